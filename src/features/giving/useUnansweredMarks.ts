import { useEffect } from 'react';
import { endAttempt, hasAttempts, openAttempts } from '../../device/attempts.ts';
import { isDocumentData } from '../../model/serializers.ts';
import { loadWithRetry, OPTIONAL } from '../../lib/loadWithRetry.ts';
import { piecesOf } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import type { Mark } from '../../model/mark.ts';

/**
 * Finds marks of this tab whose response was lost, also before a reload. When the list contains such a
 * mark, the write has succeeded, and the mark is stored on this device.
 * @param onArrived is called with the name of the item
 */
export function useUnansweredMarks(list: List, onArrived: (itemName: string) => void): void {
  useEffect(() => {
    let cancelled = false;
    const confirmMarks = async () => {
      const { rememberMark } = await loadWithRetry(
        () => import('../../device/myMarks.ts'),
        OPTIONAL,
      );
      if (cancelled) return;
      for (const [what, noted] of openAttempts(`mark ${list.id} `)) {
        const { mark, had = 0 } = isDocumentData(noted)
          ? (noted as { mark?: Mark; had?: number })
          : {};
        const item = list.items.find(({ id }) => id === mark?.itemId);
        if (!mark || !item?.purchasedBy.includes(mark.name)) continue;
        if (piecesOf(item, mark.name) <= had) continue;
        endAttempt(what);
        // As `markPurchased` does: the pieces of earlier marks under this name count, too.
        rememberMark({ ...mark, pieces: had + mark.pieces });
        onArrived(mark.itemName);
      }
    };
    if (hasAttempts()) void confirmMarks();
    return () => {
      cancelled = true;
    };
  }, [list, onArrived]);
}
