import { useCallback, useEffect, useState } from 'react';
import { toAppError } from '../data/errors.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Which gifts of a list the user has given thanks for, by `giftKey` (F1). Not asked for before
 * `enabled`, which is when the occasion is over.
 * @returns the gifts, how to note thanks or take that back (rejects with AppError), and why they
 *   could not be read
 */
export function useThanks(
  uid: string,
  listId: string,
  enabled: boolean,
): {
  thanked: ReadonlySet<string>;
  thank: (gift: string, thanked: boolean) => Promise<void>;
} {
  const [thanked, setThanked] = useState(none);

  useEffect(() => {
    if (!enabled) return;
    let ended = false;
    load()
      .then(([{ db }, { readThanks }]) => readThanks(db, uid, listId))
      .then(
        (given) => {
          if (!ended) setThanked(given);
        },
        (error: unknown) => console.info('Thanks could not be read', toAppError(error)),
      );
    return () => {
      ended = true;
    };
  }, [uid, listId, enabled]);

  const thank = useCallback(
    async (gift: string, isThanked: boolean) => {
      const [{ db }, commands] = await load();
      await commands.setThanked(db, uid, listId, gift, isThanked);
      setThanked((before) => {
        const next = new Set(before);
        if (isThanked) next.add(gift);
        else next.delete(gift);
        return next;
      });
    },
    [uid, listId],
  );
  return { thanked, thank };
}

function load() {
  return Promise.all([import('../data/firestore.ts'), import('../data/thanks.ts')]);
}
