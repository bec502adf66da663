import { cleanName } from '../line.ts';
import { LIMITS } from '../limits.ts';
import { groupMarks, type Mark, type MarkState } from './mark.ts';

/** Converts marks to a text and back, to move them to another device of the same giver (F2). */

/** More marks than any giver makes: anybody can make such a link, and it must not fill the storage. */
const MAX_MARKS = 1_000;

/** The text contains the index of a state in this array. */
const STATES: readonly (MarkState | undefined)[] = [undefined, 'getting', 'bought'];

/** The marks as a short text: each list once with its marks. */
export function marksToText(marks: readonly Mark[]): string {
  const lists = [...groupMarks(marks, ({ listId }) => listId)].map(([listId, ofList]) => [
    listId,
    ofList[0]?.listName,
    ofList.map(({ itemId, itemName, name, pieces, at, state }) => [
      itemId,
      itemName,
      name,
      pieces,
      at,
      STATES.indexOf(state),
    ]),
  ]);
  return JSON.stringify(lists);
}

/** The marks in such a text. It is not trusted: values are checked, and invalid marks are left out. */
export function marksFromText(json: string): Mark[] {
  const lists = arrayOf(JSON.parse(json));
  const marks = lists.flatMap((list) => {
    const [listId, listName, ofList] = arrayOf(list);
    return arrayOf(ofList).map((mark) => {
      const [itemId, itemName, name, pieces, at, state] = arrayOf(mark);
      return {
        listId: id(listId),
        listName: line(listName, LIMITS.listName),
        itemId: id(itemId),
        itemName: line(itemName, LIMITS.itemName) || 'A gift',
        name: line(name, LIMITS.purchaserName),
        pieces: isBetween(pieces, 1, LIMITS.quantity) ? pieces : 1,
        // The clock of the other device may be ahead.
        at: isBetween(at, 0, Number.MAX_SAFE_INTEGER) ? Math.min(at, Date.now()) : 0,
        state: STATES[Number(state)],
      };
    });
  });
  return marks
    .filter(({ listId, itemId, name }) => listId !== '' && itemId !== '' && name !== '')
    .slice(0, MAX_MARKS);
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An id as it stands in addresses and storage keys; '' for anything else. */
function id(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value) ? value : '';
}

function line(value: unknown, limit: number): string {
  return typeof value === 'string' ? cleanName(value, limit) : '';
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
