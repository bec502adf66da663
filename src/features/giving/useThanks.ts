import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readThanks, setThanked } from '../../hooks/commands/listCommands.ts';
import { toAppError } from '../../model/errors.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Which gifts of a list the user has given thanks for, by `giftKey` (F1).
 * @returns the gifts; how to note thanks or take that back: shown at once, taken back where it is
 *   refused (rejects with AppError); and whether something noted is not saved yet
 */
export function useThanks(
  uid: string,
  listId: string,
): {
  thanked: ReadonlySet<string>;
  thank: (gift: string, thanked: boolean) => Promise<void>;
  saving: boolean;
} {
  const [stored, setStored] = useState(none);
  // What was ticked here is newer than what is read meanwhile.
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [unsaved, setUnsaved] = useState(0);
  // One write at a time, so that the last tick is also the last to be stored.
  const lastWrite = useRef(Promise.resolve());

  useEffect(() => {
    let cancelled = false;
    readThanks(uid, listId).then(
      (given) => {
        if (!cancelled) setStored(given);
      },
      (error: unknown) => console.info('Thanks could not be read', toAppError(error)),
    );
    return () => {
      cancelled = true;
    };
  }, [uid, listId]);

  const thank = useCallback(
    async (gift: string, isThanked: boolean) => {
      const tick = (isTicked: boolean) =>
        setTicked((before) => new Map(before).set(gift, isTicked));
      tick(isThanked);
      setUnsaved((count) => count + 1);
      const write = lastWrite.current.then(() => setThanked(uid, listId, gift, isThanked));
      lastWrite.current = write.catch(() => undefined);
      try {
        await write;
      } catch (error) {
        tick(!isThanked);
        throw error;
      } finally {
        setUnsaved((count) => count - 1);
      }
    },
    [uid, listId],
  );
  const thanked = useMemo(() => {
    const now = new Set(stored);
    for (const [gift, isTicked] of ticked) {
      if (isTicked) now.add(gift);
      else now.delete(gift);
    }
    return now;
  }, [stored, ticked]);
  return { thanked, thank, saving: unsaved > 0 };
}
