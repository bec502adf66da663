import { useEffect, useMemo, useState } from 'react';
import { beginVisit, endVisit } from '../../device/lists/visits.ts';
import { useViewer } from '../../hooks/useAuth.tsx';
import { addedBetween } from '../../model/news/addedBetween.ts';
import type { Item } from '../../model/item.ts';
import { itemNameId } from '../../model/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { highlight } from '../highlight.ts';
import { scrollToSection } from './scrollToSection.ts';

interface NewItemsProps {
  listId: string;
  /** All items of the list, also those that a filter hides. */
  items: readonly Pick<Item, 'id' | 'name' | 'addedBy' | 'addedAt'>[];
}

/**
 * Records on this device that the list is being viewed. If others have added items since the last
 * visit, a button says how many and goes from one to the next (F17).
 */
export default function NewItems({ listId, items }: NewItemsProps) {
  const viewer = useViewer();
  const showToast = useToast();
  const visit = useVisit(listId, viewer);
  const added = useMemo(
    () => (visit ? addedBetween(items, viewer, visit) : []),
    [items, viewer, visit],
  );
  const [last, setLast] = useState({ id: '', position: 0 });
  if (added.length === 0) return null;

  const shown = added.find(({ id }) => id === last.id);
  const position = shown ? last.position : 0;
  const showNext = () => {
    const cards = cardsOf(added);
    const index = (cards.findIndex(({ id }) => id === last.id) + 1) % cards.length;
    const next = cards[index];
    if (!next) return showToast('The new items are hidden by your search or filters.', 'error');
    setLast({ id: next.id, position: index + 1 });
    scrollToSection(next.card);
    highlight(next.card);
  };
  const text = `${position > 0 ? `${position} of ` : ''}${added.length} new`;
  return (
    <>
      <Button
        variant="secondary"
        title="New since your last visit"
        aria-label={`${text} since your last visit. Show ${position > 0 ? 'the next' : 'the first'}`}
        onClick={showNext}
      >
        {text}
      </Button>
      <span role="status" className="visually-hidden">
        {shown?.name}
      </span>
    </>
  );
}

/** The cards of items on the page, in its order. */
function cardsOf(items: readonly Pick<Item, 'id'>[]): { id: string; card: HTMLElement }[] {
  const cards = items.flatMap(({ id }) => {
    const card = document.getElementById(itemNameId(id))?.closest('li');
    return card ? [{ id, card }] : [];
  });
  return cards.toSorted((a, b) =>
    a.card.compareDocumentPosition(b.card) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/**
 * When the last visit ended, and when this one began; null for the first visit. A visit is interrupted
 * while the tab is in the background, and begins again when the session becomes known, because a
 * user's visits are stored apart from a visitor's.
 */
function useVisit(listId: string, viewer: string | null): readonly [number, number] | null {
  const [visit, setVisit] = useState<readonly [number, number] | null>(null);
  useEffect(() => {
    const begin = () => {
      const before = beginVisit(listId);
      setVisit(before === null ? null : [before, Date.now()]);
    };
    const onChange = () => (document.hidden ? endVisit(listId) : begin());
    if (!document.hidden) begin();
    // Captured, because data/firestore.ts stops this event when the page enters the back/forward cache.
    document.addEventListener('visibilitychange', onChange, true);
    return () => {
      document.removeEventListener('visibilitychange', onChange, true);
      if (!document.hidden) endVisit(listId);
    };
  }, [listId, viewer]);
  return visit;
}
