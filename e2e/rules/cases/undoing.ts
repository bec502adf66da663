import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import type { Actor } from '../harness/actors.ts';
import { leave, withChange } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, World } from '../harness/world.ts';

const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 24 * 60 * 60_000);

const without = (value: unknown, fields: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(fields).filter(([, other]) => other !== value));

const bought = { purchasedBy: ['Anna', 'Ben'], purchasedCounts: { Ben: 2 }, quantity: 4 };

/** Item 1, mem's, is bought by two. */
const stage = (w: World): DocumentData => ({ items: withChange(w, 1, bought) });

const itemOne = (w: World): StoredItem => {
  const item = w.items[1];
  if (!item) throw new Error('the stage has no item 1');
  return item;
};

const aside = (w: World, actor: Actor, id = itemOne(w).id) => w.ref(actor, 'removedItems', id);

/** Deletes item 1 and puts it aside. */
const remove = (w: World, actor: Actor, bent: DocumentData = {}, id = itemOne(w).id) =>
  w.write(actor, (batch) => {
    const item = itemOne(w);
    batch.update(w.ref(actor), { items: w.items.filter((other) => other !== item) });
    batch.delete(w.ref(actor, 'items', item.id));
    batch.set(
      aside(w, actor, id),
      without(undefined, { item, at: serverTimestamp(), expiresAt: inDays(1), ...bent }),
    );
  });

interface Return {
  item: DocumentData;
  /** Whether what was put aside is used up. */
  spend: boolean;
}

/** Brings item 1 back at the end. */
const restore = (w: World, actor: Actor, bent: Partial<Return> = {}) =>
  w.write(actor, (batch) => {
    const { item = itemOne(w), spend = true } = bent;
    const others = w.items.filter(({ id }) => id !== itemOne(w).id);
    batch.update(w.ref(actor), { items: [...others, item] });
    batch.set(w.ref(actor, 'items', itemOne(w).id), item);
    if (spend) batch.delete(aside(w, actor));
  });

/** Item 1 is deleted already; it was put aside so many minutes ago. */
const removedFor = async (w: World, minutes: number) => {
  const item = itemOne(w);
  const others = w.items.filter((other) => other !== item);
  await w.write('server', (batch) => {
    batch.update(w.ref('server'), { items: others });
    batch.delete(w.ref('server', 'items', item.id));
    batch.set(aside(w, 'server'), {
      item,
      at: Timestamp.fromMillis(Date.now() - minutes * 60_000),
    });
  });
};

/** A deletion is undone within the hour (F6). */
export const undoing: Case[] = [
  ...row<Actor>('F6 who deletes an item puts it aside', {
    stage,
    attempt: (w, actor) => remove(w, actor),
    deny: ['mem2', 'owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<(w: World) => Promise<unknown>>('F6 put aside is what was deleted, now', {
    stage,
    attempt: (w, act) => act(w),
    deny: [
      (w) => remove(w, 'mem', { at: Timestamp.fromMillis(0) }),
      (w) => remove(w, 'mem', { at: Timestamp.fromMillis(Date.now() + 9e9) }),
      (w) => remove(w, 'mem', { extra: 1 }),
      (w) => remove(w, 'mem', { expiresAt: inDays(31.1) }),
      (w) => remove(w, 'mem', { expiresAt: undefined }),
      (w) => remove(w, 'mem', { expiresAt: null }),
      (w) => remove(w, 'mem', { expiresAt: 'never' }),
      (w) => remove(w, 'mem', { item: { ...itemOne(w), purchasedBy: [] } }),
      (w) => remove(w, 'mem', { item: { ...itemOne(w), name: 'Other' } }),
      (w) => remove(w, 'mem', { item: w.items[0] }, w.items[0]?.id),
      (w) => remove(w, 'mem', {}, 'another-id'),
      // Without deleting it.
      (w) =>
        setDoc(aside(w, 'mem'), { item: itemOne(w), at: serverTimestamp(), expiresAt: inDays(1) }),
    ],
    allow: (w) => remove(w, 'mem'),
    // A device's clock may run slow, or fast.
    alsoAllow: [
      (w) => remove(w, 'mem', { expiresAt: inDays(-3) }),
      (w) => remove(w, 'mem', { expiresAt: inDays(30.9) }),
    ],
  }),
  ...row<[Actor, boolean]>('F6 an undo is not blocked by another item under the deleted id', {
    stage,
    prepare: (w) => removedFor(w, 1),
    attempt: (w, [actor, sameId]) => {
      const item = w.item(actor, sameId ? { id: itemOne(w).id } : {});
      const others = w.items.filter(({ id }) => id !== itemOne(w).id);
      return w.write(actor, (batch) => {
        batch.update(w.ref(actor), { items: [...others, item] });
        batch.set(w.ref(actor, 'items', item.id), item);
      });
    },
    deny: [
      ['mem2', true],
      ['owner', true],
      ['mem', true],
    ],
    allow: ['mem2', false],
  }),
  ...row<boolean>('F6 nobody puts another’s item aside, mirrored or not', {
    stage,
    prepare: (w) =>
      w.write('server', (batch) => {
        for (const { id } of w.items) batch.delete(w.ref('server', 'items', id));
      }),
    attempt: (w, own) => {
      const item = w.items[own ? 1 : 2];
      const fields = { item, at: serverTimestamp(), expiresAt: inDays(1) };
      return setDoc(aside(w, 'mem', item?.id), fields);
    },
    deny: [false],
    allow: true,
  }),
  ...row<Actor>('F6 what was put aside is its owner’s to see', {
    stage,
    prepare: (w) => removedFor(w, 0),
    attempt: (w, actor) => getDoc(aside(w, actor)),
    deny: ['mem2', 'owner', 'visitor'],
    allow: 'mem',
  }),
  ...row<Actor>('F6 that nothing was put aside is no secret', {
    attempt: (w, actor) => getDoc(aside(w, actor)),
    allow: 'mem',
    alsoAllow: ['visitor'],
  }),
  ...row<Actor>('F6 … and to forget', {
    stage,
    prepare: (w) => removedFor(w, 0),
    attempt: (w, actor) => deleteDoc(aside(w, actor)),
    deny: ['mem2', 'owner', 'visitor'],
    allow: 'mem',
  }),
  ...row<Actor>('F6 … also once its owner has left the list', {
    stage,
    prepare: async (w) => {
      await removedFor(w, 0);
      await leave(w, 'mem');
    },
    attempt: async (w, actor) => {
      await getDoc(aside(w, actor));
      await deleteDoc(aside(w, actor));
    },
    deny: ['mem2', 'owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<string>('F6 nobody browses what was put aside, or who left', {
    stage,
    attempt: (w, folder) =>
      folder === ''
        ? getDoc(w.ref('mem'))
        : getDocs(collection(w.as('mem'), 'lists', w.id, folder)),
    deny: ['removedItems', 'leavers'],
    allow: '',
  }),
  ...row<boolean>('F6 who deleted the list cleans both up', {
    stage,
    prepare: async (w, mine) => {
      await removedFor(w, 0);
      await setDoc(w.ref('server', 'leavers', w.uid('departed')), { at: Timestamp.now() });
      await setDoc(doc(w.as('server'), 'deletedLists', w.id), {
        by: w.uid(mine ? 'owner' : 'mem2'),
        at: Timestamp.now(),
      });
    },
    attempt: async (w) => {
      await getDocs(collection(w.ref('owner'), 'removedItems'));
      await getDocs(collection(w.ref('owner'), 'leavers'));
      await deleteDoc(aside(w, 'owner'));
      await deleteDoc(w.ref('owner', 'leavers', w.uid('departed')));
    },
    deny: [false],
    allow: true,
  }),
  ...row<Actor>('F6 a deletion is undone by who did it', {
    stage,
    prepare: (w) => removedFor(w, 1),
    attempt: (w, actor) => restore(w, actor),
    deny: ['mem2', 'owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<Partial<Return>>('F6 an item comes back as it went, once', {
    stage,
    prepare: (w) => removedFor(w, 1),
    attempt: (w, bent) =>
      restore(w, 'mem', bent.item ? { ...bent, item: { ...itemOne(w), ...bent.item } } : bent),
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
    stage,
    prepare: removedFor,
    attempt: (w) => restore(w, 'mem'),
    deny: [61],
    allow: 59,
  }),
];
