import { useEffect, useRef } from 'react';
import { useSetting } from './useSetting.ts';

/** What a single key does; false when there is nothing to do, so that the browser may have the key. */
export type Shortcuts = Readonly<Record<string, () => boolean | void>>;

/**
 * Shortcuts of one key while the component is on the page. Never while somebody types, with a
 * modifier, or while a modal or a menu is open; and not at all when they are turned off on this
 * device (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [setting] = useSetting('shortcuts');
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    if (setting === 'off') return undefined;
    const onKey = (event: KeyboardEvent) => {
      const run = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!run || !isForThePage(event)) return;
      if (run() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setting]);
}

/** Shift is no modifier here: some keyboards need it for '/', all for '?'. */
function isForThePage(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
  return isPlain && !event.defaultPrevented && !isBusy(event.target);
}

/**
 * Whether the keyboard or the clipboard belong to something else than the page: a field at `target`,
 * or an open modal or menu.
 */
export function isBusy(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
  if (target instanceof Element && target.closest(fields)) return true;
  return document.querySelector('dialog[open], [popover=auto]:popover-open') !== null;
}
