import { useEffect, useRef } from 'react';
import { isPageBusy } from '../../lib/isPageBusy.ts';
import { useSetting } from '../../hooks/useSetting.ts';

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
  return isPlain && !event.defaultPrevented && !isPageBusy(event.target);
}
