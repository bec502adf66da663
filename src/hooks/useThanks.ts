import { useCallback, useEffect, useState } from 'react';
import { toAppError } from '../data/errors.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Which gifts of a list the user has given thanks for, by `giftKey` (F1). Not asked for before
 * `enabled`, which is when the occasion is over.
 * @returns the gifts, and how to note thanks or take that back: shown at once, taken back where it
 *   is refused (rejects with AppError)
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
      const tick = (isTicked: boolean) =>
        setThanked((before) => {
          const next = new Set(before);
          if (isTicked) next.add(gift);
          else next.delete(gift);
          return next;
        });
      tick(isThanked);
      try {
        const [{ db }, commands] = await load();
        await commands.setThanked(db, uid, listId, gift, isThanked);
      } catch (error) {
        tick(!isThanked);
        throw error;
      }
    },
    [uid, listId],
  );
  return { thanked, thank };
}

function load() {
  return Promise.all([import('../data/firestore.ts'), import('../data/thanks.ts')]);
}
