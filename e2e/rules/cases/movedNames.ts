import { deleteDoc, deleteField, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import {
  removedMarksOf,
  entryKey,
  fixture,
  itemOf,
  stored,
  withNames,
} from '../harness/removedMarks.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { bytesOf, keeping, keptUntil } from '../harness/moves.ts';
import { linkChanged, newIdOf, newRef } from '../harness/newLink.ts';
import { commitSpelled, Double } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';

const later = { purchasedBy: ['Fay'], purchasedCounts: { Fay: 3 } };
const LATER = entryKey(5);

/** When names expire that were kept before and after the change of the link. */
const EXPIRY = {
  old: Timestamp.fromDate(keptUntil(3)),
  young: Timestamp.fromDate(keptUntil(30)),
};

/** What was kept before the link was changed. */
const keptOf = (f: Fixture, fields: DocumentData = {}): DocumentData =>
  stored(f, { expiresAt: EXPIRY.old, ...fields });

/** What was kept since the link was changed. */
const since = (f: Fixture, fields: DocumentData = {}): DocumentData => ({
  entries: { [LATER]: { ...later, at: Timestamp.fromMillis(5000) } },
  bytes: bytesOf(later),
  wisher: itemOf(f).addedBy,
  expiresAt: EXPIRY.young,
  ...fields,
});

const sinceRef = (f: Fixture, actor: Actor) => newRef(f, actor, 'cleared', itemOf(f).id);

const changedLink = async (f: Fixture) => {
  await setDoc(removedMarksOf(f, 'admin'), keptOf(f));
  await linkChanged(f);
};

/** Writes what is moved, and deletes what was there unless `stays`. */
const move = (f: Fixture, actor: Actor, fields: DocumentData, { stays = false } = {}) =>
  f.write(actor, (batch) => {
    batch.set(sinceRef(f, actor), fields);
    if (!stays) batch.delete(removedMarksOf(f, actor));
  });

/** A visitor takes Anna and Ben off, who are kept under this key. */
const takeOff = (f: Fixture, key: string) =>
  f.write('visitor', (batch) => {
    const item = withNames(itemOf(f), ['Cem'], { Cem: 3 });
    const { entries, ...kept } = keeping(itemOf(f), ['Anna', 'Ben']);
    const [entry] = Object.values(entries as DocumentData);
    batch.update(newRef(f, 'visitor'), { items: f.items.with(1, item) });
    batch.set(newRef(f, 'visitor', 'items', item.id), item);
    batch.set(sinceRef(f, 'visitor'), { ...kept, entries: { [key]: entry } }, { merge: true });
  });

interface Kept extends DocumentData {
  entries: Record<string, DocumentData>;
  bytes: number;
}

const both = (f: Fixture, bent: DocumentData = {}): DocumentData => {
  const [old, young] = [keptOf(f), since(f)] as [Kept, Kept];
  return {
    ...young,
    entries: { ...old.entries, ...young.entries },
    bytes: old.bytes + young.bytes,
    ...bent,
  };
};

/** Names that were taken off items are moved when the link of their list is changed (F13). */
export const movedNames: Case[] = [
  ...row<Actor>('F13 the owner moves the names that were taken off items', {
    fixture,
    prepare: changedLink,
    attempt: (f, actor) => move(f, actor, keptOf(f)),
    deny: ['mem', 'mem2', 'stranger', 'visitor'],
    allow: 'owner',
  }),
  ...row<(f: Fixture) => DocumentData>('F13 … all of them, as they were', {
    fixture,
    prepare: changedLink,
    attempt: (f, bent) => move(f, 'owner', keptOf(f, bent(f))),
    deny: [
      () => ({ entries: {} }),
      (f) => ({ entries: { [entryKey(0)]: (keptOf(f) as Kept).entries[entryKey(0)] } }),
      (f) => ({ entries: { ...(keptOf(f) as Kept).entries, [LATER]: later } }),
      (f) => {
        const { entries } = keptOf(f) as Kept;
        return {
          entries: {
            [entryKey(0)]: entries[entryKey(1)],
            [entryKey(1)]: entries[entryKey(0)],
          },
        };
      },
      () => ({ bytes: 0 }),
      (f) => ({ bytes: (keptOf(f) as Kept).bytes + 1 }),
      (f) => ({ wisher: f.uid('mem2') }),
      () => ({ expiresAt: Timestamp.fromDate(keptUntil(300)) }),
      () => ({ expiresAt: null }),
      () => ({ extra: 1 }),
    ],
    allow: () => ({}),
  }),
  ...row<'pieces' | 'bytes' | null>('F13 … in whole numbers that are integers', {
    fixture,
    prepare: async (f) => {
      await changedLink(f);
      await setDoc(removedMarksOf(f, 'admin'), {
        entries: { [entryKey(0)]: { ...later, at: 'then' } },
        bytes: bytesOf(later),
      });
    },
    attempt: (f, double) => {
      const Fay = double === 'pieces' ? new Double(3) : 3;
      const bytes = bytesOf(later);
      return commitSpelled(f, 'owner', [
        {
          path: `lists/${newIdOf(f)}/cleared/${itemOf(f).id}`,
          fields: {
            entries: { [entryKey(0)]: { ...later, purchasedCounts: { Fay }, at: 'then' } },
            bytes: double === 'bytes' ? new Double(bytes) : bytes,
          },
        },
        { path: `lists/${f.id}/cleared/${itemOf(f).id}`, gone: true },
      ]);
    },
    deny: ['pieces', 'bytes'],
    allow: null,
  }),
  ...row<boolean>('F13 … once', {
    fixture,
    prepare: changedLink,
    attempt: (f, stays) => move(f, 'owner', keptOf(f), { stays }),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F13 … before the change of the link is finished', {
    fixture,
    prepare: async (f, isFinished) => {
      await changedLink(f);
      if (isFinished) await updateDoc(newRef(f, 'admin'), { movedFrom: deleteField() });
    },
    attempt: (f) => move(f, 'owner', keptOf(f)),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F13 … and none of another item', {
    fixture,
    prepare: changedLink,
    attempt: (f, isOther) =>
      f.write('owner', (batch) => {
        const id = itemOf(f, isOther ? 2 : 1).id;
        batch.set(newRef(f, 'owner', 'cleared', id), keptOf(f));
        batch.delete(removedMarksOf(f, 'owner'));
      }),
    deny: [true],
    allow: false,
  }),
  ...row<(f: Fixture) => DocumentData>('F13 they are added to those that were taken off since', {
    fixture,
    prepare: async (f) => {
      await changedLink(f);
      await setDoc(sinceRef(f, 'admin'), since(f));
    },
    attempt: (f, bent) => move(f, 'owner', both(f, bent(f))),
    deny: [
      (f) => keptOf(f),
      (f) => ({ entries: (keptOf(f) as Kept).entries }),
      (f) => ({ entries: (since(f) as Kept).entries }),
      (f) => ({ bytes: (keptOf(f) as Kept).bytes }),
      (f) => ({ bytes: (since(f) as Kept).bytes }),
      (f) => ({ expiresAt: keptOf(f).expiresAt }),
      (f) => ({ wisher: f.uid('mem2') }),
      (f) => ({
        entries: {
          ...(both(f) as Kept).entries,
          [LATER]: (keptOf(f) as Kept).entries[entryKey(0)],
        },
      }),
      (f) => ({
        entries: {
          ...(both(f) as Kept).entries,
          [LATER]: { ...later, purchasedBy: ['Guy'], at: Timestamp.fromMillis(5000) },
        },
      }),
    ],
    allow: () => ({}),
  }),
  ...row<string>('F13 … whose keys are none of theirs', {
    fixture,
    prepare: changedLink,
    attempt: takeOff,
    deny: [entryKey(0), entryKey(1)],
    allow: LATER,
  }),
  ...row<string>('F13 … any where none is to be moved', {
    fixture,
    prepare: (f) => linkChanged(f),
    attempt: takeOff,
    allow: entryKey(0),
  }),
  ...row<number>('F13 … up to 200,000 bytes', {
    fixture,
    prepare: async (f, most) => {
      await changedLink(f);
      const bytes = most - (keptOf(f) as Kept).bytes;
      await setDoc(sinceRef(f, 'admin'), since(f, { bytes }));
    },
    attempt: (f, bytes) => move(f, 'owner', both(f, { bytes })),
    deny: [200_001],
    allow: 200_000,
  }),
  ...row<Actor>('F13 names that are still under the former id are read by who moves them', {
    fixture,
    prepare: changedLink,
    attempt: (f, actor) => deleteDoc(removedMarksOf(f, actor)),
    deny: ['mem', 'mem2', 'stranger', 'visitor'],
    allow: 'owner',
  }),
];
