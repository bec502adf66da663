import { Timestamp, updateDoc } from 'firebase/firestore';
import { marksWeight, maxMarksWeight } from '../../../src/model/size/listSize.ts';
import {
  removedMarksOf,
  fixture,
  itemOf,
  keepOnly,
  left,
  leftSpelled,
  takenBefore,
  withNames,
  writeItem,
  writeItemSpelled,
} from '../harness/removedMarks.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { changed, withChange } from '../harness/moves.ts';
import { Double } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';

const allFive = ['Anna', 'Ben', 'Cem', 'Dan', 'Dora'];

/** Puts Dan, with his four pieces, and Dora back on item 1: two names, which no mark can bring. */
const restore = (
  f: Fixture,
  actor: Actor,
  { names = allFive, counts = { Ben: 2, Cem: 3, Dan: 4 }, fields = {} }: Back = {},
) =>
  writeItem(f, actor, withNames(itemOf(f), names, counts), (batch) => {
    if (fields) batch.update(removedMarksOf(f, actor), left(f, fields));
  });

interface Back {
  names?: string[];
  counts?: DocumentData;
  /** Further fields of what is left in `cleared`; null leaves everything in it. */
  fields?: DocumentData | null;
}

const eighteen = Array.from({ length: 18 }, (_, i) => `Giver ${i}`);

const heavyNames = ['a', 'b', 'c'].map((name) => `${'茶'.repeat(59)}${name}`);

/** Two names with which these weigh so many bytes more than what fits among four items. */
const tooHeavyBy = (over: number) => {
  const used = marksWeight({ purchasedBy: [...heavyNames, 'y', ''], purchasedCounts: {} });
  return ['y', 'x'.repeat(maxMarksWeight(4) - used + over)];
};

/** Names that members put back on their items, or forget (F2). */
export const puttingBack: Case[] = [
  ...row<Actor>('F2 members put names back, not who wishes for the item', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, actor) => restore(f, actor),
    deny: ['mem', 'visitor', 'stranger', 'departed'],
    allow: 'mem2',
    alsoAllow: ['owner'],
  }),
  ...row<Back>('F2 a name comes back as it was kept, and once', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, back) => restore(f, 'mem2', back),
    deny: [
      { fields: null },
      { fields: { bytes: 0 } },
      { fields: { entries: {} } },
      { fields: { wisher: 'somebody' } },
      { fields: { expiresAt: Timestamp.fromMillis(0) } },
      { names: ['Anna', 'Ben', 'Cem', 'Dan', 'Eve'], counts: { Ben: 2, Cem: 3, Dan: 4, Eve: 4 } },
      {
        names: ['Anna', 'Ben', 'Cem', 'Dan', 'Dora', 'Eve'],
        counts: { Ben: 2, Cem: 3, Dan: 4, Eve: 4 },
      },
      { names: ['Dan', 'Dora', 'Anna', 'Ben', 'Cem'] },
      { names: ['Anna', 'Ben', 'Cem', 'Dora', 'Dan'] },
      { names: ['Anna', 'Ben', 'Dan', 'Dora'], counts: { Ben: 2, Dan: 4 } },
      { counts: { Ben: 2, Cem: 3, Dan: 5 } },
      { counts: { Ben: 2, Cem: 3, Dan: 2 } },
      { counts: { Ben: 2, Cem: 3, Dan: 4, Anna: 4 } },
      { counts: { Ben: 4, Cem: 3, Dan: 4 } },
      { counts: { Cem: 3, Dan: 4 } },
      { counts: { Ben: 2, Cem: 3 } },
    ],
    allow: {},
  }),
  ...row<boolean>('F2 … as it was spelled', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, double) => {
      const counts = { Ben: 2, Cem: 3, Dan: double ? new Double(4) : 4 };
      return writeItemSpelled(f, 'mem2', withNames(itemOf(f), allFive, counts), leftSpelled(f));
    },
    deny: [true],
    allow: false,
  }),
  ...row<Back>('F2 of names that are there again only the others come back', {
    fixture,
    prepare: (f) =>
      keepOnly(f, {
        purchasedBy: ['Dan', 'Ben', 'Anna', 'Dora'],
        purchasedCounts: { Dan: 4, Ben: 7, Anna: 2 },
      }),
    attempt: (f, back) => restore(f, 'mem2', { fields: { entries: {}, bytes: 0 }, ...back }),
    deny: [
      { names: ['Anna', 'Ben', 'Cem', 'Dan', 'Dora', 'Ben'] },
      { counts: { Ben: 7, Cem: 3, Dan: 4 } },
      { counts: { Ben: 2, Cem: 3, Dan: 4, Anna: 2 } },
    ],
    allow: {},
  }),
  ...row<number>('F2 … also of a name that has a key of its own, whose pieces stay', {
    fixture: (f) => ({
      items: withChange(f, 1, {
        quantity: 9,
        purchasedBy: ['__x__', 'Ben'],
        purchasedCounts: { '__x__ ': 2 },
      }),
    }),
    prepare: (f) =>
      keepOnly(f, { purchasedBy: ['__x__', 'Dora'], purchasedCounts: { '__x__ ': 3 } }),
    attempt: (f, pieces) =>
      restore(f, 'mem2', {
        names: ['__x__', 'Ben', 'Dora'],
        counts: { '__x__ ': pieces },
        fields: { entries: {}, bytes: 0 },
      }),
    deny: [3],
    allow: 2,
  }),
  ...row<DocumentData>('F2 … and that has none stays without, beside others that come back', {
    fixture: (f) => ({ items: withChange(f, 1, { quantity: 9, purchasedBy: ['Ben', '__x__'] }) }),
    prepare: (f) =>
      keepOnly(f, { purchasedBy: ['__x__', 'Dora', 'Eve'], purchasedCounts: { '__x__ ': 3 } }),
    attempt: (f, counts) =>
      restore(f, 'mem2', {
        names: ['Ben', '__x__', 'Dora', 'Eve'],
        counts,
        fields: { entries: {}, bytes: 0 },
      }),
    deny: [{ '__x__ ': 3 }],
    allow: {},
  }),
  ...row<string[]>('F2 what comes back fits: at most twenty names', {
    fixture: (f) => ({ items: withChange(f, 1, { quantity: 99, purchasedBy: eighteen }) }),
    prepare: (f, names) => keepOnly(f, { purchasedBy: names, purchasedCounts: {} }),
    attempt: (f, names) =>
      restore(f, 'mem2', {
        names: [...eighteen, ...names],
        counts: {},
        fields: { entries: {}, bytes: 0 },
      }),
    deny: [['Dan', 'Eve', 'Fay']],
    allow: ['Dan', 'Eve'],
  }),
  ...row<number>('F2 … and no more bytes than a mark may bring', {
    fixture: (f) => ({ items: withChange(f, 1, { quantity: 99, purchasedBy: heavyNames }) }),
    prepare: (f, over) => keepOnly(f, { purchasedBy: tooHeavyBy(over), purchasedCounts: {} }),
    attempt: (f, over) =>
      restore(f, 'mem2', {
        names: [...heavyNames, ...tooHeavyBy(over)],
        counts: {},
        fields: { entries: {}, bytes: 0 },
      }),
    deny: [1],
    allow: 0,
  }),
  ...row<boolean>('F7 nothing is put back on an archived list', {
    fixture,
    prepare: async (f, archived) => {
      await takenBefore()(f);
      if (archived) await updateDoc(f.ref('admin'), { archivedAt: Timestamp.now() });
    },
    attempt: (f) => restore(f, 'mem2'),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F2 what comes back changes no other item', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, other) => {
      const back = withNames(itemOf(f), allFive, { Ben: 2, Cem: 3, Dan: 4 });
      const items = f.items.with(1, back);
      return f.write('mem2', (batch) => {
        batch.update(f.ref('mem2'), {
          items: other ? changed(items, 2, { purchasedBy: ['Dan'] }) : items,
        });
        batch.set(f.ref('mem2', 'items', back.id), back);
        batch.update(removedMarksOf(f, 'mem2'), left(f));
      });
    },
    deny: [true],
    allow: false,
  }),
];
