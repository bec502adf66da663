import type { Firestore } from 'firebase/firestore';
import { subscribeToList } from '../../../src/data/lists.ts';
import type { List } from '../../../src/model/list.ts';

/** The first list a subscription delivers that satisfies a condition. */
export const seenBy =
  (visitor: Firestore) => (listId: string, wanted: (list: List | null) => boolean) =>
    new Promise<List | null>((resolve, reject) => {
      const end = subscribeToList(
        visitor,
        listId,
        (list) => {
          if (!wanted(list)) return;
          end();
          resolve(list);
        },
        reject,
      );
    });
