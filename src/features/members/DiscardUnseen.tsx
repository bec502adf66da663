import { discardUnseenMarks } from '../../hooks/commands/markCommands.ts';
import { LIMITS } from '../../model/limits.ts';
import { isForOthers, type List } from '../../model/list.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import modalStyles from '../../components/modals/modals.module.css';
import { useAskFirst } from '../../components/modals/useAskFirst.ts';

/**
 * Makes room on a member's own items while nobody else is on the list (F2): the names that were taken
 * off them are forgotten, and not shown before.
 */
export function DiscardUnseen({ list, viewer }: { list: List; viewer: string }) {
  const showToast = useToast();
  const mine = list.items.filter((item) => !isForOthers(list, item, viewer));
  const { isAsking, failure, button } = useAskFirst(async () => {
    await discardUnseenMarks(
      list.id,
      mine.map(({ id }) => id),
    );
    showToast('Removed names were discarded.');
  });
  if (mine.length === 0) return null;
  return (
    <section aria-label="Your own items">
      <h3 className={modalStyles.subtitle}>Your own items</h3>
      <p className="hint">
        Names that are removed from your items are kept for {LIMITS.removedMarksDays} days, for
        other members to restore, and this list has no other members. If a giver is told that no
        more names can be removed, discard the older ones here.
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button {...button}>{isAsking ? 'Discard for good' : 'Discard removed names'}</Button>
    </section>
  );
}
