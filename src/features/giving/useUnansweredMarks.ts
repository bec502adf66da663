import { useEffect } from 'react';
import { endAttempt, hasAttempts, openAttempts } from '../../device/attempts.ts';
import { isDocumentData } from '../../model/serializers.ts';
import { loadWithRetry, OPTIONAL } from '../../lib/loadWithRetry.ts';
import { piecesOf } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import type { Mark } from '../../model/mark.ts';

/**
 * Marks of this tab whose answer was lost, also before a reload: those that the list shows by now
 * have arrived, and this device remembers them.
 * @param onArrived is told the name of the item
 */
export function useUnansweredMarks(list: List, onArrived: (itemName: string) => void): void {
  useEffect(() => {
    let cancelled = false;
    const settle = async () => {
      const { rememberMark } = await loadWithRetry(
        () => import('../../device/myMarks.ts'),
        OPTIONAL,
      );
      if (cancelled) return;
      for (const [what, noted] of openAttempts(`mark ${list.id} `)) {
        const { mark, had } = isDocumentData(noted) ? (noted as { mark?: Mark; had?: number }) : {};
        const item = list.items.find(({ id }) => id === mark?.itemId);
        if (!mark || !item?.purchasedBy.includes(mark.name)) continue;
        if (piecesOf(item, mark.name) <= (had ?? 0)) continue;
        endAttempt(what);
        rememberMark(mark);
        onArrived(mark.itemName);
      }
    };
    if (hasAttempts()) void settle();
    return () => {
      cancelled = true;
    };
  }, [list, onArrived]);
}
