import { useEffect } from 'react';
import { isPageBusy } from '../../lib/isPageBusy.ts';
import { latinKey } from '../../lib/latinKey.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { useSetting } from '../../hooks/useSetting.ts';

/** The action of each key; returns false when it did nothing, so that the browser handles the key. */
export type Shortcuts = Readonly<Record<string, () => boolean | void>>;

/**
 * Single-key shortcuts while the component is mounted. They are ignored while typing, with a modifier
 * key, and while a modal or menu is open; and completely when turned off on this device (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [setting] = useSetting('shortcuts');
  const latest = useLatest(shortcuts);

  useEffect(() => {
    if (setting === 'off') return undefined;
    const onKey = (event: KeyboardEvent) => {
      const key = latinKey(event);
      const run = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (!run || !isForThePage(event)) return;
      if (run() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setting, latest]);
}

/** Shift is allowed, because some keyboards need it for '/', and all for '?'. */
function isForThePage(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
  return isPlain && !event.defaultPrevented && !isPageBusy(event.target);
}
