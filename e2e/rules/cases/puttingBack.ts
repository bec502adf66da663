import { setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { mostMarks } from '../../../src/model/listSize.ts';
import {
  clearedOf,
  entryKey,
  fixture,
  itemOf,
  KEY,
  left,
  stored,
  takenBefore,
  withNames,
  writeItem,
} from '../harness/cleared.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { bytesOf, changed, withChange } from '../harness/moves.ts';
import { commitSpelled, Double } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';

/** Puts Dan back on item 1, with his four pieces. */
const restore = (
  f: Fixture,
  actor: Actor,
  {
    names = ['Anna', 'Ben', 'Cem', 'Dan'],
    counts = { Ben: 2, Cem: 3, Dan: 4 },
    fields = {},
  }: Back = {},
) =>
  writeItem(f, actor, withNames(itemOf(f), names, counts), (batch) => {
    if (fields) batch.update(clearedOf(f, actor), left(f, fields));
  });

interface Back {
  names?: string[];
  counts?: DocumentData;
  /** Further fields of what is left in `cleared`; null leaves everything in it. */
  fields?: DocumentData | null;
}

const nineteen = Array.from({ length: 19 }, (_, i) => `Giver ${i}`);

/** Names that weigh 40 bytes less than what fits among four items. */
const heavyNames = (() => {
  const most = mostMarks(4) - 40;
  const names = ['a', 'b', 'c'].map((name) => `${'茶'.repeat(59)}${name}`);
  const used = names.reduce((sum, name) => sum + Buffer.byteLength(name) + 1, 0);
  return { names, most, used };
})();

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
      { fields: { addedBy: 'somebody' } },
      { fields: { expiresAt: Timestamp.fromMillis(0) } },
      { names: ['Anna', 'Ben', 'Cem', 'Eve'], counts: { Ben: 2, Cem: 3, Eve: 4 } },
      { names: ['Anna', 'Ben', 'Cem', 'Dan', 'Eve'], counts: { Ben: 2, Cem: 3, Dan: 4, Eve: 4 } },
      { names: ['Dan', 'Anna', 'Ben', 'Cem'] },
      { names: ['Anna', 'Ben', 'Dan'], counts: { Ben: 2, Dan: 4 } },
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
      const names = ['Anna', 'Ben', 'Cem', 'Dan'];
      const counts = { Ben: 2, Cem: 3, Dan: double ? new Double(4) : 4 };
      const item = withNames(itemOf(f), names, counts);
      const list = `lists/${f.id}`;
      return commitSpelled(f, 'mem2', [
        { path: list, fields: { items: f.items.with(1, item) }, mask: ['items'] },
        { path: `${list}/items/${item.id}`, fields: item },
        {
          path: `${list}/cleared/${item.id}`,
          fields: {
            bytes: left(f).bytes,
            entries: {
              [entryKey(1)]: {
                purchasedBy: ['Eve'],
                purchasedCounts: { Eve: 4 },
                at: new Date(1001),
              },
            },
          },
          mask: ['bytes', 'entries'],
        },
      ]);
    },
    deny: [true],
    allow: false,
  }),
  ...row<Back>('F2 of names that are there again only the others come back', {
    fixture,
    prepare: (f) =>
      setDoc(
        clearedOf(f, 'admin'),
        stored(f, {
          entries: {
            [KEY]: {
              purchasedBy: ['Dan', 'Ben', 'Anna'],
              purchasedCounts: { Dan: 4, Ben: 7, Anna: 2 },
              at: Timestamp.fromMillis(1),
            },
          },
          bytes: bytesOf({
            purchasedBy: ['Dan', 'Ben', 'Anna'],
            purchasedCounts: { Dan: 4, Ben: 7, Anna: 2 },
          }),
        }),
      ),
    attempt: (f, back) => restore(f, 'mem2', { fields: { entries: {}, bytes: 0 }, ...back }),
    deny: [
      { names: ['Anna', 'Ben', 'Cem', 'Dan', 'Ben'] },
      { counts: { Ben: 7, Cem: 3, Dan: 4 } },
      { counts: { Ben: 2, Cem: 3, Dan: 4, Anna: 2 } },
    ],
    allow: {},
  }),
  ...row<string[]>('F2 what comes back fits: at most twenty names', {
    fixture: (f) => ({ items: withChange(f, 1, { quantity: 99, purchasedBy: nineteen }) }),
    prepare: (f, names) =>
      setDoc(
        clearedOf(f, 'admin'),
        stored(f, {
          entries: { [KEY]: { purchasedBy: names, purchasedCounts: {}, at: Timestamp.now() } },
          bytes: bytesOf({ purchasedBy: names, purchasedCounts: {} }),
        }),
      ),
    attempt: (f, names) =>
      restore(f, 'mem2', {
        names: [...nineteen, ...names],
        counts: {},
        fields: { entries: {}, bytes: 0 },
      }),
    deny: [['Dan', 'Eve']],
    allow: ['Dan'],
  }),
  ...row<number>('F2 … and no more bytes than a mark may bring', {
    fixture: (f) => ({ items: withChange(f, 1, { quantity: 99, purchasedBy: heavyNames.names }) }),
    prepare: (f, over) => {
      const names = ['x'.repeat(mostMarks(4) - heavyNames.used - 1 + over)];
      return setDoc(
        clearedOf(f, 'admin'),
        stored(f, {
          entries: { [KEY]: { purchasedBy: names, purchasedCounts: {}, at: Timestamp.now() } },
          bytes: bytesOf({ purchasedBy: names, purchasedCounts: {} }),
        }),
      );
    },
    attempt: (f, over) =>
      restore(f, 'mem2', {
        names: [...heavyNames.names, 'x'.repeat(mostMarks(4) - heavyNames.used - 1 + over)],
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
      const back = withNames(itemOf(f), ['Anna', 'Ben', 'Cem', 'Dan'], { Ben: 2, Cem: 3, Dan: 4 });
      const items = f.items.with(1, back);
      return f.write('mem2', (batch) => {
        batch.update(f.ref('mem2'), {
          items: other ? changed(items, 2, { purchasedBy: ['Dan'] }) : items,
        });
        batch.set(f.ref('mem2', 'items', back.id), back);
        batch.update(clearedOf(f, 'mem2'), left(f));
      });
    },
    deny: [true],
    allow: false,
  }),
];
