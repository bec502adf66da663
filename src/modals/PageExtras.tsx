import { useState } from 'react';
import { TourCard } from '../components/TourCard.tsx';
import { useLinks } from '../hooks/useLinks.ts';
import { useShortcuts } from '../hooks/useShortcuts.ts';
import { onDemand } from './onDemand.tsx';

const ShortcutsModal = onDemand(() => import('./ShortcutsModal.tsx'));

export interface PageExtrasProps {
  /** What `n` makes on this page. */
  what?: 'list' | 'item';
  /** Opens the form for it, with links when some were brought along; absent for who may not. */
  onNew?: (links: readonly string[]) => void;
  /** Nothing much is here yet: shows how things work. */
  newcomer?: boolean;
}

/** F9: shortcuts of one key, and the tour for newcomers. F4: links that are pasted or come along. */
export default function PageExtras({ what, onNew, newcomer = false }: PageExtrasProps) {
  const [help, setHelp] = useState<[key: string, does: string][] | null>(null);
  useShortcuts({
    n: () => (onNew ? onNew([]) : false),
    '/': () => {
      const first = sorting();
      first?.focus();
      return first !== null;
    },
    '?': () => {
      const keys: [string, string][] = [['?', 'Show these shortcuts']];
      if (sorting()) keys.unshift(['/', 'Go to sorting and filters']);
      if (onNew) keys.unshift(['n', what === 'list' ? 'Create a new list' : 'Add a new item']);
      setHelp(keys);
    },
  });
  useLinks(what === 'item' ? onNew : undefined);
  return (
    <>
      {newcomer && <TourCard />}
      {help && <ShortcutsModal keys={help} onClose={() => setHelp(null)} />}
    </>
  );
}

/** The first control of the page's Sort By, when it has one. */
function sorting(): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    'main [role=group][aria-label="Sort By"] :is(button, select, input)',
  );
}
