import { endAttempt, openAttempts } from '../../device/attempts.ts';
import { rememberMark } from '../../device/myMarks.ts';
import { isDocumentData } from '../../model/deserializers.ts';
import { piecesOf } from '../../model/item.ts';
import type { List } from '../../model/list.ts';
import type { Mark } from '../../model/marks/mark.ts';

/**
 * Checks a list for marks of this tab whose response was lost. When the list contains such a mark,
 * the write has succeeded, and the mark is stored on this device.
 * @returns the names of their items
 */
export function confirmMarks(list: List): string[] {
  const confirmed: string[] = [];
  for (const [key, stored] of openAttempts(`mark ${list.id} `)) {
    const { mark, had = 0 } = isDocumentData(stored)
      ? (stored as { mark?: Mark; had?: number })
      : {};
    const item = list.items.find(({ id }) => id === mark?.itemId);
    if (!mark || !item?.purchasedBy.includes(mark.name)) continue;
    if (piecesOf(item, mark.name) <= had) continue;
    endAttempt(key);
    // As `markPurchased` does: the pieces of earlier marks under this name count, too.
    rememberMark({ ...mark, pieces: had + mark.pieces });
    confirmed.push(mark.itemName);
  }
  return confirmed;
}
