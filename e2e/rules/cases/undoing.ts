import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import type { Actor } from '../harness/fixture.ts';
import { leave, withChange } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, Fixture } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';

const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 24 * 60 * 60_000);

const without = (value: unknown, fields: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(fields).filter(([, other]) => other !== value));

const bought = { purchasedBy: ['Anna', 'Ben'], purchasedCounts: { Ben: 2 }, quantity: 4 };

/** Item 1, mem's, is bought by two. */
const fixture = (f: Fixture): DocumentData => ({ items: withChange(f, 1, bought) });

const itemOne = (f: Fixture): StoredItem => {
  const item = f.items[1];
  if (!item) throw new Error('the fixture has no item 1');
  return item;
};

const aside = (f: Fixture, actor: Actor, id = itemOne(f).id) => f.ref(actor, 'removedItems', id);

/** Deletes item 1 and stores it in `removedItems`. */
const remove = (f: Fixture, actor: Actor, bent: DocumentData = {}, id = itemOne(f).id) =>
  f.write(actor, (batch) => {
    const item = itemOne(f);
    batch.update(f.ref(actor), { items: f.items.filter((other) => other !== item) });
    batch.delete(f.ref(actor, 'items', item.id));
    batch.set(
      aside(f, actor, id),
      without(undefined, { item, at: serverTimestamp(), expiresAt: inDays(1), ...bent }),
    );
  });

interface Return {
  item: DocumentData;
  /** Whether the removed item is deleted. */
  spend: boolean;
}

/** Restores item 1 at the end of the list. */
const restore = (f: Fixture, actor: Actor, bent: Partial<Return> = {}) =>
  f.write(actor, (batch) => {
    const { item = itemOne(f), spend = true } = bent;
    const others = f.items.filter(({ id }) => id !== itemOne(f).id);
    batch.update(f.ref(actor), { items: [...others, item] });
    batch.set(f.ref(actor, 'items', itemOne(f).id), item);
    if (spend) batch.delete(aside(f, actor));
  });

/** Item 1 was deleted so many minutes ago. */
const removedFor = async (f: Fixture, minutes: number) => {
  const item = itemOne(f);
  const others = f.items.filter((other) => other !== item);
  await f.write('admin', (batch) => {
    batch.update(f.ref('admin'), { items: others });
    batch.delete(f.ref('admin', 'items', item.id));
    batch.set(aside(f, 'admin'), {
      item,
      at: Timestamp.fromMillis(Date.now() - minutes * 60_000),
    });
  });
};

/** Undoing a deletion within the hour (F6). */
export const undoing: Case[] = [
  ...row<Actor>('F6 who deletes an item puts it aside', {
    fixture,
    attempt: (f, actor) => remove(f, actor),
    deny: ['mem2', 'owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<(f: Fixture) => Promise<unknown>>('F6 moved to the trash is what was deleted, now', {
    fixture,
    attempt: (f, act) => act(f),
    deny: [
      (f) => remove(f, 'mem', { at: Timestamp.fromMillis(0) }),
      (f) => remove(f, 'mem', { at: Timestamp.fromMillis(Date.now() + 9e9) }),
      (f) => remove(f, 'mem', { extra: 1 }),
      (f) => remove(f, 'mem', { expiresAt: inDays(31.1) }),
      (f) => remove(f, 'mem', { expiresAt: undefined }),
      (f) => remove(f, 'mem', { expiresAt: null }),
      (f) => remove(f, 'mem', { expiresAt: 'never' }),
      (f) => remove(f, 'mem', { item: { ...itemOne(f), purchasedBy: [] } }),
      (f) => remove(f, 'mem', { item: { ...itemOne(f), name: 'Other' } }),
      (f) => remove(f, 'mem', { item: f.items[0] }, f.items[0]?.id),
      (f) => remove(f, 'mem', {}, 'another-id'),
      // Without deleting it.
      (f) =>
        setDoc(aside(f, 'mem'), { item: itemOne(f), at: serverTimestamp(), expiresAt: inDays(1) }),
    ],
    allow: (f) => remove(f, 'mem'),
    // The clock of a device may be slow or fast.
    alsoAllow: [
      (f) => remove(f, 'mem', { expiresAt: inDays(-3) }),
      (f) => remove(f, 'mem', { expiresAt: inDays(30.9) }),
    ],
  }),
  ...row<[Actor, boolean]>('F6 an undo is not blocked by another item under the deleted id', {
    fixture,
    prepare: (f) => removedFor(f, 1),
    attempt: (f, [actor, sameId]) => {
      const item = f.item(actor, sameId ? { id: itemOne(f).id } : {});
      const others = f.items.filter(({ id }) => id !== itemOne(f).id);
      return f.write(actor, (batch) => {
        batch.update(f.ref(actor), { items: [...others, item] });
        batch.set(f.ref(actor, 'items', item.id), item);
      });
    },
    deny: [
      ['mem2', true],
      ['owner', true],
      ['mem', true],
    ],
    allow: ['mem2', false],
  }),
  ...row<boolean>('F6 nobody puts another’s item aside, not even who may delete it', {
    attempt: (f, keeps) =>
      f.write('owner', (batch) => {
        const item = f.items[3];
        const fields = { item, at: serverTimestamp(), expiresAt: inDays(1) };
        batch.update(f.ref('owner'), { items: f.items.filter((other) => other !== item) });
        batch.delete(f.ref('owner', 'items', item?.id ?? ''));
        if (keeps) batch.set(aside(f, 'owner', item?.id), fields);
      }),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F6 nothing is moved to the trash that stays, mirrored or not', {
    fixture,
    prepare: (f) =>
      f.write('admin', (batch) => {
        for (const { id } of f.items) batch.delete(f.ref('admin', 'items', id));
      }),
    attempt: (f, deletes) =>
      f.write('mem', (batch) => {
        const item = itemOne(f);
        const fields = { item, at: serverTimestamp(), expiresAt: inDays(1) };
        if (deletes) {
          batch.update(f.ref('mem'), { items: f.items.filter((other) => other !== item) });
        }
        batch.set(aside(f, 'mem'), fields);
      }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('F6 nothing is moved to the trash that is only edited', {
    fixture,
    attempt: (f, keeps) =>
      f.write('mem', (batch) => {
        const item = itemOne(f);
        const fields = { item, at: serverTimestamp(), expiresAt: inDays(1) };
        batch.update(f.ref('mem'), { items: withChange(f, 1, { name: 'Edited' }) });
        batch.set(f.ref('mem', 'items', item.id), { ...item, name: 'Edited' });
        if (keeps) batch.set(aside(f, 'mem'), fields);
      }),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('F6 what is in the trash is its owner’s to see', {
    fixture,
    prepare: (f) => removedFor(f, 0),
    attempt: (f, actor) => readDoc(aside(f, actor)),
    deny: ['mem2', 'owner', 'visitor'],
    allow: 'mem',
  }),
  // To others the answer would tell which items of a private list are in the trash.
  ...row<Actor>('F6 … and only members are told that an item is not in the trash', {
    attempt: (f, actor) => readDoc(aside(f, actor)),
    deny: ['visitor', 'anonymous', 'stranger', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<Actor>('F6 … and to forget', {
    fixture,
    prepare: (f) => removedFor(f, 0),
    attempt: (f, actor) => deleteDoc(aside(f, actor)),
    deny: ['mem2', 'owner', 'visitor'],
    allow: 'mem',
  }),
  ...row<Actor>('F6 … also once its owner has left the list', {
    fixture,
    prepare: async (f) => {
      await removedFor(f, 0);
      await leave(f, 'mem');
    },
    attempt: async (f, actor) => {
      await readDoc(aside(f, actor));
      await deleteDoc(aside(f, actor));
    },
    deny: ['mem2', 'owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<string>('F6 nobody browses the trash, or who left', {
    fixture,
    attempt: (f, folder) =>
      folder === ''
        ? readDoc(f.ref('mem'))
        : getDocsFromServer(collection(f.as('mem'), 'lists', f.id, folder)),
    deny: ['removedItems', 'leavers'],
    allow: '',
  }),
  ...row<boolean>('F6 who deleted the list cleans both up', {
    fixture,
    prepare: async (f, mine) => {
      await removedFor(f, 0);
      await setDoc(f.ref('admin', 'leavers', f.uid('departed')), { at: Timestamp.now() });
      await setDoc(doc(f.as('admin'), 'deletedLists', f.id), {
        by: f.uid(mine ? 'owner' : 'mem2'),
        at: Timestamp.now(),
      });
    },
    attempt: async (f) => {
      await getDocsFromServer(collection(f.ref('owner'), 'removedItems'));
      await getDocsFromServer(collection(f.ref('owner'), 'leavers'));
      await deleteDoc(aside(f, 'owner'));
      await deleteDoc(f.ref('owner', 'leavers', f.uid('departed')));
    },
    deny: [false],
    allow: true,
  }),
  ...row<Actor>('F6 a deletion is undone by who did it', {
    fixture,
    prepare: (f) => removedFor(f, 1),
    attempt: (f, actor) => restore(f, actor),
    deny: ['mem2', 'owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<Partial<Return>>('F6 an item comes back as it went, once', {
    fixture,
    prepare: (f) => removedFor(f, 1),
    attempt: (f, bent) =>
      restore(f, 'mem', bent.item ? { ...bent, item: { ...itemOne(f), ...bent.item } } : bent),
    deny: [
      { spend: false },
      { item: { purchasedBy: ['Anna'] } },
      { item: { purchasedBy: ['Anna', 'Ben', 'Cem'] } },
      { item: { name: 'Other' } },
      { item: { purchasedCounts: { Ben: 3 } } },
    ],
    allow: {},
  }),
  ...row<number>('F6 a deletion is undone within the hour', {
    fixture,
    prepare: removedFor,
    attempt: (f) => restore(f, 'mem'),
    deny: [61],
    allow: 59,
  }),
];
