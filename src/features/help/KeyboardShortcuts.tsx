import { useState } from 'react';
import { lazyModal } from '../../components/lazyModal.tsx';
import { useShortcuts } from './useShortcuts.ts';

const ShortcutsModal = lazyModal(() => import('./ShortcutsModal.tsx'));

interface KeyboardShortcutsProps {
  /** What `n` creates on this page. */
  what?: 'list' | 'item';
  /** Opens the form for it; undefined for users who may not. */
  onNew?: (() => void) | undefined;
}

/** F9: single-key shortcuts, and the modal that lists them. */
export default function KeyboardShortcuts({ what, onNew }: KeyboardShortcutsProps) {
  const [help, setHelp] = useState<[key: string, does: string][] | null>(null);
  useShortcuts({
    n: () => (onNew ? onNew() : false),
    '/': () => {
      const first = firstSortControl();
      first?.focus();
      return first !== null;
    },
    '?': () => {
      const keys: [string, string][] = [['?', 'Show these shortcuts']];
      if (firstSortControl()) keys.unshift(['/', 'Go to sorting and filters']);
      if (onNew) keys.unshift(['n', what === 'list' ? 'Create a new list' : 'Add a new item']);
      setHelp(keys);
    },
  });
  return help && <ShortcutsModal keys={help} onClose={() => setHelp(null)} />;
}

/** The first control in the page's Sort By group, if there is one. */
function firstSortControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    'main [role=group][aria-label="Sort By"] :is(button, select, input)',
  );
}
