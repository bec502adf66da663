import { randomUUID } from 'node:crypto';
import { deleteField, increment, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import {
  bought,
  removedMarksOf,
  fixture,
  itemOf,
  KEY,
  takenBefore,
  withNames,
  writeItem,
} from '../harness/removedMarks.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import {
  bytesOf,
  keeping,
  keptUntil,
  purchasesOf,
  withChange,
  writeItems,
  type RemovedPurchases,
} from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';

const LEO = randomUUID();

/** What `takenBefore` keeps under the first and the second key. */
const DAN_AND_DORA = {
  purchasedBy: ['Dan', 'Dora'],
  purchasedCounts: { Dan: 4 },
  at: Timestamp.fromMillis(1000),
};
const EVE = {
  purchasedBy: ['Eve'],
  purchasedCounts: { Eve: 4 },
  at: Timestamp.fromMillis(1001),
};

interface Kept {
  entry: DocumentData;
  key: string;
  fields: DocumentData;
}

/** What is kept of Anna and Ben, who go off item 1, with the bytes of the entry. */
const keptOf = (f: Fixture, { entry = {}, key = KEY, fields = {} }: Partial<Kept> = {}) => {
  const right = keeping(itemOf(f), ['Anna', 'Ben']);
  const [first] = Object.values(right.entries as Record<string, DocumentData>);
  const { purchasedBy, purchasedCounts, ...rest } = { ...first, ...entry } as RemovedPurchases;
  const bytes = bytesOf({ purchasedBy, purchasedCounts: purchasedCounts ?? {} });
  const entries = { [key]: { purchasedBy, purchasedCounts, ...rest } };
  return { ...right, bytes: increment(bytes), entries, ...fields };
};

/** Takes Anna and Ben off item 1. */
const take = (f: Fixture, actor: Actor, bent: Partial<Kept> = {}) =>
  writeItem(f, actor, withNames(itemOf(f), ['Cem'], { Cem: 3 }), (batch) =>
    batch.set(removedMarksOf(f, actor), keptOf(f, bent), { merge: true }),
  );

/** Names that are taken off items (F2) are kept for members. */
export const removedMarks: Case[] = [
  ...row<Actor>('F2 anyone takes names off, and what goes is kept', {
    fixture,
    attempt: (f, actor) => take(f, actor),
    allow: 'visitor',
    alsoAllow: ['anonymous', 'stranger', 'mem', 'mem2', 'owner'],
  }),
  ...row<Partial<Kept> | null>('F2 kept are the names that go, all of them and no others', {
    fixture,
    attempt: (f, bent) =>
      bent
        ? take(f, 'visitor', bent)
        : writeItem(f, 'visitor', withNames(itemOf(f), ['Cem'], { Cem: 3 })),
    deny: [
      null,
      { entry: { purchasedBy: ['Anna'] } },
      { entry: { purchasedBy: ['Ben', 'Anna'] } },
      { entry: { purchasedBy: ['Anna', 'Ben', 'Cem'] } },
      { entry: { purchasedBy: ['Anna', 'Eve'] } },
      { entry: { purchasedBy: [] } },
      { entry: { purchasedCounts: {} } },
      { entry: { purchasedCounts: { Ben: 3 } } },
      { entry: { purchasedCounts: { Ben: 2, Cem: 3 } } },
      { entry: { purchasedCounts: { Ben: 2, Anna: 2 } } },
      { entry: { purchasedCounts: { Ben: 2, Cem: 2 } } },
      { entry: { purchasedCounts: null } },
      { entry: { at: Timestamp.now() } },
      { entry: { at: Timestamp.fromMillis(0) } },
      { entry: { extra: 1 } },
      { key: 'short' },
      { key: 'x'.repeat(1000) },
    ],
    allow: {},
  }),
  ...row<(f: Fixture) => string>('F11 … of what is for a person without an account, as theirs', {
    fixture: (f) => ({
      people: { [LEO]: 'Leo' },
      items: withChange(f, 1, { ...bought, for: LEO }),
    }),
    attempt: (f, wisher) => take(f, 'visitor', { fields: { wisher: wisher(f) } }),
    deny: [(f) => f.uid('mem'), () => randomUUID()],
    allow: () => LEO,
  }),
  ...row<(f: Fixture) => string>('F11 … but not of one who is not on the list', {
    fixture: (f) => ({ items: withChange(f, 1, { ...bought, for: LEO }) }),
    attempt: (f, wisher) => take(f, 'visitor', { fields: { wisher: wisher(f) } }),
    deny: [() => LEO],
    allow: (f) => f.uid('mem'),
  }),
  ...row<DocumentData>('F2 … with who wishes for it, and the bytes', {
    fixture,
    attempt: (f, fields) => take(f, 'visitor', { fields }),
    deny: [
      { wisher: 'somebody' },
      { wisher: deleteField() },
      { bytes: 0 },
      { bytes: LIMITS.removedMarksOverhead },
      { bytes: Number.NaN },
      { bytes: '325' },
      { bytes: deleteField() },
      { expiresAt: Timestamp.fromMillis(0) },
      { expiresAt: null },
      { expiresAt: 'never' },
      { extra: 1 },
    ],
    allow: {},
    // A device whose clock is far off.
    alsoAllow: [{ expiresAt: deleteField() }],
  }),
  ...row<number>('F2 … and with an end in thirty days, by a clock that is a day off at most', {
    fixture,
    attempt: (f, days) =>
      take(f, 'visitor', { fields: { expiresAt: Timestamp.fromDate(keptUntil(days)) } }),
    deny: [
      LIMITS.removedMarksDays - LIMITS.removedMarksClockSlackDays - 0.01,
      LIMITS.removedMarksDays + LIMITS.removedMarksClockSlackDays + 0.01,
    ],
    allow: LIMITS.removedMarksDays,
    alsoAllow: [
      LIMITS.removedMarksDays - LIMITS.removedMarksClockSlackDays + 0.01,
      LIMITS.removedMarksDays + LIMITS.removedMarksClockSlackDays - 0.01,
    ],
  }),
  ...row<(f: Fixture) => Promise<unknown>>('F2 nothing is kept that has not just gone', {
    fixture,
    attempt: (f, act) => act(f),
    deny: [
      (f) => setDoc(removedMarksOf(f, 'visitor'), keptOf(f), { merge: true }),
      // With a mark, an edit, nothing.
      (f) =>
        writeItem(
          f,
          'visitor',
          { ...itemOf(f), purchasedBy: ['Anna', 'Ben', 'Cem', 'Dan'] },
          (batch) => batch.set(removedMarksOf(f, 'visitor'), keptOf(f), { merge: true }),
        ),
      (f) =>
        writeItem(
          f,
          'visitor',
          { ...itemOf(f), purchasedBy: ['Anna', 'Ben', 'Cem', 'Dan'] },
          (batch) =>
            batch.set(
              removedMarksOf(f, 'visitor'),
              keptOf(f, {
                entry: { purchasedBy: [], purchasedCounts: {} },
                fields: { bytes: LIMITS.removedMarksOverhead },
              }),
              { merge: true },
            ),
        ),
      (f) =>
        writeItem(f, 'mem', { ...itemOf(f), name: 'Other' }, (batch) =>
          batch.set(removedMarksOf(f, 'mem'), keptOf(f), { merge: true }),
        ),
      // Names of this item under another one, which does not have them.
      (f) =>
        writeItem(f, 'visitor', withNames(itemOf(f), ['Cem'], { Cem: 3 }), (batch) => {
          batch.set(removedMarksOf(f, 'visitor'), keptOf(f), { merge: true });
          batch.set(removedMarksOf(f, 'visitor', 2), keeping(itemOf(f), bought.purchasedBy), {
            merge: true,
          });
        }),
      (f) =>
        writeItem(f, 'visitor', withNames(itemOf(f), ['Cem'], { Cem: 3 }), (batch) =>
          batch.set(removedMarksOf(f, 'visitor', 2), keptOf(f), { merge: true }),
        ),
    ],
    allow: (f) => take(f, 'visitor'),
  }),
  ...row<DocumentData>('F2 what was kept before stays as it is', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, more) =>
      take(f, 'visitor', {
        key: KEY.replace('4000', '4001'),
        fields: {
          bytes: increment(bytesOf(purchasesOf(itemOf(f), ['Anna', 'Ben']))),
          entries: {
            [KEY.replace('4000', '4001')]: {
              ...purchasesOf(itemOf(f), ['Anna', 'Ben']),
              at: serverTimestamp(),
            },
            ...more,
          },
        },
      }),
    deny: [
      { [KEY]: { purchasedBy: ['Eve'] } },
      { [KEY]: { purchasedCounts: { Dan: 2 } } },
      { [KEY]: { at: Timestamp.fromMillis(1) } },
      { [KEY]: deleteField() },
      { [KEY.replace('4000', '4002')]: { purchasedBy: ['Zoe'] } },
      // Under another key, in another one's place, and what goes now twice.
      { [KEY]: deleteField(), [KEY.replace('4000', '4002')]: DAN_AND_DORA },
      { [KEY]: { ...EVE, purchasedCounts: { Dan: deleteField(), Eve: 4 } } },
      {
        [KEY.replace('4000', '4002')]: {
          purchasedBy: ['Anna', 'Ben'],
          purchasedCounts: { Ben: 2 },
          at: serverTimestamp(),
        },
      },
    ],
    allow: {},
  }),
  ...row<DocumentData>('F2 … also where another entry is equal', {
    fixture,
    prepare: takenBefore({
      entries: { [KEY.replace('4000', '4001')]: EVE, [KEY.replace('4000', '4002')]: EVE },
    }),
    attempt: (f, more) => {
      const kept = keptOf(f);
      return take(f, 'visitor', {
        fields: { entries: { ...kept.entries, [KEY.replace('4000', '4002')]: more } },
      });
    },
    deny: [{ purchasedBy: ['Zoe'] }],
    allow: EVE,
  }),
  ...row<number>('F2 what is kept of one item has a bound, at which no name goes', {
    fixture,
    prepare: (f, over) =>
      takenBefore({
        bytes:
          LIMITS.removedMarksBytes -
          bytesOf({ purchasedBy: ['Anna', 'Ben'], purchasedCounts: { Ben: 2 } }) +
          over,
      })(f),
    attempt: (f) => take(f, 'visitor', { key: randomUUID() }),
    deny: [1],
    allow: 0,
  }),
  ...row<[string[], string[]]>('F2 several names go at once, but a reserved one goes alone', {
    fixture: (f) => ({
      items: withChange(f, 1, {
        quantity: 9,
        purchasedBy: ['__x__', 'Ben', 'Cem'],
        purchasedCounts: { '__x__ ': 2, Ben: 3 },
      }),
    }),
    attempt: (f, [names, keys]) => {
      const counts = (itemOf(f).purchasedCounts ?? {}) as DocumentData;
      const kept = Object.fromEntries(keys.map((key) => [key, counts[key]]));
      return writeItems(f, 'visitor', f.items.with(1, withNames(itemOf(f), names, kept)));
    },
    deny: [
      [['Cem'], []],
      [['Cem'], ['__x__ ']],
      [['Cem'], ['Ben']],
      [['__x__'], ['__x__ ', 'Ben']],
      [['__x__'], []],
    ],
    allow: [['__x__'], ['__x__ ']],
    alsoAllow: [
      [['Ben', 'Cem'], ['Ben']],
      [[], []],
    ],
  }),
  ...row<string[]>('F2 … also a reserved one without a number of pieces', {
    fixture: (f) => ({
      items: withChange(f, 1, {
        quantity: 9,
        purchasedBy: ['__x__', 'Ben', 'Cem'],
        purchasedCounts: { Ben: 3 },
      }),
    }),
    attempt: (f, names) =>
      writeItems(f, 'visitor', f.items.with(1, withNames(itemOf(f), names, {}))),
    deny: [['Cem']],
    allow: ['__x__'],
  }),
];
