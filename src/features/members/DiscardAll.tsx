import { discardAllRemovedMarks } from '../../hooks/commands/markCommands.ts';
import type { RemovedMarks } from '../../model/marks/removedMarks.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAskFirst } from '../../components/modals/useAskFirst.ts';

/**
 * Forgets everything that was taken off a list's items, which asks first (F2): after a flood of junk
 * it makes room for removing more names.
 */
export function DiscardAll({
  listId,
  removed,
}: {
  listId: string;
  removed: readonly RemovedMarks[];
}) {
  const { isAsking, failure, button } = useAskFirst(async () => {
    for (const itemId of new Set(removed.map((marks) => marks.itemId))) {
      // One at a time, to limit the load on the server.
      await discardAllRemovedMarks(listId, itemId);
    }
  });
  return (
    <>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button {...button}>
        {isAsking ? `Discard all ${removed.length} for good` : `Discard all ${removed.length}`}
      </Button>
    </>
  );
}
