import { useEffect, useMemo, useRef, useState } from 'react';
import { readThanks, setThanked } from '../../hooks/commands/listCommands.ts';
import { watchPromise } from '../../lib/loading/watchPromise.ts';
import { loggedError } from '../../model/errors.ts';
import type { List } from '../../model/list.ts';
import { useToast } from '../../ui/toasts/Toast.tsx';

const NO_GIFTS: ReadonlySet<string> = new Set();

/**
 * Which gifts of a list the user has given thanks for, by `giftKey` (F1). A toast says when that cannot be read.
 * @returns `thanked`, the gifts; `thank`, which sets or clears one optimistically, and reverts that
 *   and rejects with an AppError when the write is refused; `saving`, whether a write is not done yet
 */
export function useThanks(
  uid: string,
  { id, formerIds }: Pick<List, 'id' | 'formerIds'>,
): {
  thanked: ReadonlySet<string>;
  thank: (gift: string, thanked: boolean) => Promise<void>;
  saving: boolean;
} {
  // A string, because each snapshot of the list has a new array.
  const former = (formerIds ?? []).join(' ');
  const [stored, setStored] = useState(NO_GIFTS);
  // Changes made here are newer than data that is read meanwhile.
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [unsaved, setUnsaved] = useState(0);
  // One write at a time, so that the last change is also written last.
  const lastWrite = useRef(Promise.resolve());
  const showToast = useToast();

  useEffect(
    () =>
      watchPromise(readThanks(uid, listOf(id, former)), setStored, (error) =>
        showToast(`Whom you have thanked is not known. ${loggedError(error).message}`, 'error'),
      ),
    [uid, id, former, showToast],
  );

  const thank = async (gift: string, isThanked: boolean) => {
    setTicked((before) => new Map(before).set(gift, isThanked));
    setUnsaved((count) => count + 1);
    const write = lastWrite.current.then(() =>
      setThanked(uid, listOf(id, former), gift, isThanked),
    );
    lastWrite.current = write.catch(() => undefined);
    try {
      await write;
      setStored((before) => withChanges(before, [[gift, isThanked]]));
    } catch (error) {
      setTicked((before) => new Map([...before].filter(([other]) => other !== gift)));
      throw error;
    } finally {
      setUnsaved((count) => count - 1);
    }
  };
  const thanked = useMemo(() => withChanges(stored, ticked), [stored, ticked]);
  return { thanked, thank, saving: unsaved > 0 };
}

function withChanges(
  gifts: ReadonlySet<string>,
  changes: Iterable<readonly [gift: string, isThanked: boolean]>,
): ReadonlySet<string> {
  const changed = new Set(gifts);
  for (const [gift, isThanked] of changes) {
    if (isThanked) changed.add(gift);
    else changed.delete(gift);
  }
  return changed;
}

function listOf(id: string, former: string): Pick<List, 'id' | 'formerIds'> {
  return former === '' ? { id } : { id, formerIds: former.split(' ') };
}
