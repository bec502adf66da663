import { randomUUID } from 'node:crypto';
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import type { Actor } from '../harness/actors.ts';
import { changed, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, World } from '../harness/world.ts';

type Items = (w: World) => unknown;

const edit = (w: World, index: number, changes: DocumentData = { name: 'Kettle' }) =>
  withChange(w, index, changes);

const minus = (w: World, ...indexes: number[]) => w.items.filter((_, i) => !indexes.includes(i));

/** Mem's items at these places; the rest as usual. */
const mems =
  (...indexes: number[]) =>
  (w: World): DocumentData => ({
    items: w.items.map((item, i) =>
      indexes.includes(i) ? { ...item, addedBy: w.uid('mem') } : item,
    ),
  });

const asMem = (items: Items) => (w: World) => writeItems(w, 'mem', items(w));

/** What members do to items (§6): their own, one at a time. */
export const items: Case[] = [
  ...row<Actor>('§6 members add items', {
    attempt: (w, actor) => writeItems(w, actor, [...w.items, w.item(actor)]),
    deny: ['visitor', 'ghost', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner', 'mem2'],
  }),
  ...row<Actor>('§6 members add the first item of a list', {
    stage: () => ({ items: [] }),
    attempt: (w, actor) => writeItems(w, actor, [w.item(actor)]),
    deny: ['stranger'],
    allow: 'mem',
  }),
  ...row<(w: World) => DocumentData>('a new item is its maker’s, of this list, unmarked', {
    attempt: (w, bent) => writeItems(w, 'mem', [...w.items, w.item('mem', bent(w))]),
    deny: [
      (w) => ({ addedBy: w.uid('owner') }),
      (w) => ({ addedBy: { uid: w.uid('mem'), name: 'Mem' } }),
      () => ({ purchasedBy: ['Anna'] }),
      () => ({ purchasedBy: 'Anna' }),
      () => ({ listId: randomUUID() }),
      () => ({ extra: 1 }),
      () => ({ wanted: true, quantity: 2 }),
      () => ({ id: '' }),
      () => ({ id: 'x'.repeat(1000) }),
      () => ({ id: 'short' }),
      () => ({ id: 7 }),
    ],
    allow: () => ({}),
  }),
  ...row<Items>('one item is added, at the end, and the others stay', {
    attempt: (w, change) => asMem(change)(w),
    deny: [
      (w) => [...w.items, w.item('mem'), w.item('mem')],
      (w) => [w.item('mem'), ...w.items],
      (w) => [...w.items, w.items[1]],
      (w) => [...w.items, w.item('mem', { id: w.items[0]?.id })],
      (w) => [...w.items, w.item('mem', { id: w.items[1]?.id })],
      (w) => [...edit(w, 1), w.item('mem')],
      (w) => [...edit(w, 0, { purchasedBy: ['Anna'] }), w.item('mem')],
      (w) => [...w.items.toReversed(), w.item('mem')],
      (w) => [...minus(w, 1), w.item('mem'), w.item('mem')],
      (w) => [...w.items, 'teapot'],
      (w) => [...w.items, null],
      (w) => [...w.items, { list: [] }],
    ],
    allow: (w) => [...w.items, w.item('mem')],
  }),
  ...row<boolean>('an id that holds a slash leads nowhere', {
    attempt: (w, honest) => {
      const item = w.item('mem', honest ? {} : { id: 'a/b/c' });
      return w.write('mem', (batch) => {
        batch.update(w.ref('mem'), { items: [...w.items, item] });
        batch.set(w.ref('mem', 'items', ...item.id.split('/')), item);
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('two additions in one batch', {
    attempt: (w, same) =>
      w.write('mem', (batch) => {
        const first = w.item('mem');
        const second = w.item('mem', { id: first.id, name: 'Kettle' });
        for (const item of same ? [first, second] : [first]) {
          batch.update(w.ref('mem'), {
            items: [...w.items, first, ...(item === first ? [] : [item])],
          });
          batch.set(w.ref('mem', 'items', item.id), item);
        }
      }),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('an addition that is sent again changes nothing and is not refused', {
    attempt: async (w, member) => {
      await writeItems(w, member ? 'mem' : 'owner', w.items);
      await w.write(member ? 'mem' : 'stranger', (batch) => {
        const actor = member ? 'mem' : 'stranger';
        batch.update(w.ref(actor), { items: w.items });
        batch.set(w.ref(actor, 'items', w.items[1]?.id ?? ''), w.items[1] ?? {});
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<Actor>('§6 one edits one’s own items', {
    attempt: (w, actor) => writeItems(w, actor, edit(w, 1)),
    deny: ['visitor', 'ghost', 'stranger', 'mem2', 'owner', 'departed'],
    allow: 'mem',
  }),
  ...row<number>('§6 another member’s item is not one’s own', {
    attempt: (w, index) => writeItems(w, 'mem', edit(w, index)),
    deny: [0, 2, 3],
    allow: 1,
  }),
  ...row<Actor>('who left edits the item left behind no more', {
    attempt: (w, actor) => writeItems(w, actor, edit(w, actor === 'mem2' ? 2 : 3)),
    deny: ['departed'],
    allow: 'mem2',
  }),
  ...row<number[]>('§6 first, middle and last item alike', {
    stage: mems(0, 1, 3),
    attempt: async (w, [index = 0]) => writeItems(w, 'mem', edit(w, index)),
    deny: [[2]],
    allow: [0],
    alsoAllow: [[1], [3]],
  }),
  ...row<DocumentData>('an item someone marked is still its maker’s to edit', {
    stage: (w) => ({ items: withChange(w, 1, { purchasedBy: ['Anna', 'Ben'] }) }),
    attempt: (w, also) => writeItems(w, 'mem', edit(w, 1, { name: 'Kettle', ...also })),
    deny: [{ purchasedBy: [] }, { purchasedBy: ['Anna'] }, { purchasedBy: ['Anna', 'Ben', 'Cem'] }],
    allow: {},
  }),
  ...row<(w: World) => DocumentData>('an edit leaves alone what an item is', {
    attempt: (w, also) => writeItems(w, 'mem', edit(w, 1, { name: 'Kettle', ...also(w) })),
    deny: [
      (w) => ({ addedBy: w.uid('owner') }),
      () => ({ listId: 'other' }),
      () => ({ id: randomUUID() }),
      () => ({ extra: 1 }),
    ],
    allow: () => ({}),
  }),
  ...row<Actor>('nobody makes an item his own by editing it', {
    attempt: (w, actor) => writeItems(w, actor, edit(w, 1, { addedBy: w.uid(actor), name: 'X' })),
    deny: ['stranger', 'owner', 'departed'],
    allow: 'mem',
  }),
  ...row<Items>('one item is edited at a time', {
    stage: mems(1, 3),
    attempt: (w, change) => asMem(change)(w),
    deny: [
      (w) => changed(edit(w, 1), 0, { name: 'Kettle' }),
      (w) => changed(edit(w, 1), 3, { name: 'Kettle' }),
      (w) => edit(w, 1).toReversed(),
      ({ items: [a, b, c, d] }) => [a, d, c, b],
      (w) => [w.items[0], w.item('mem'), ...w.items.slice(2)],
      (w) => edit(w, 1).with(2, null as unknown as StoredItem),
    ],
    allow: (w) => edit(w, 1),
  }),
  ...row<DocumentData>('an edit comes with no change of the list', {
    attempt: (w, listFields) => writeItems(w, 'mem', edit(w, 1), { listFields }),
    deny: [{ name: 'Renamed' }, { description: '' }, { extra: 1 }, { memberInfo: [] }],
    allow: {},
  }),
  ...row<Actor>('§6 one deletes one’s own items', {
    attempt: (w, actor) => writeItems(w, actor, minus(w, 1)),
    deny: ['visitor', 'ghost', 'stranger', 'mem2', 'owner', 'departed'],
    allow: 'mem',
  }),
  ...row<Actor>('who left deletes the item left behind no more', {
    attempt: (w, actor) => writeItems(w, actor, minus(w, actor === 'mem2' ? 2 : 3)),
    deny: ['departed'],
    allow: 'mem2',
  }),
  ...row<Items>('one item is deleted at a time, and the others stay', {
    stage: mems(0, 1, 3),
    attempt: (w, change) => asMem(change)(w),
    deny: [
      (w) => minus(w, 2),
      (w) => minus(w, 0, 1),
      (w) => minus(w, 1, 2),
      (w) => minus(w, 1, 3),
      () => [],
      (w) => edit(w, 3).filter((_, i) => i !== 1),
      (w) => edit(w, 0).filter((_, i) => i !== 1),
      (w) => edit(w, 2, { purchasedBy: ['Anna'] }).filter((_, i) => i !== 1),
      (w) => minus(w, 1).toReversed(),
      ({ items: [a, , c, d] }) => [a, d, c],
    ],
    allow: (w) => minus(w, 1),
    alsoAllow: [(w) => minus(w, 0), (w) => minus(w, 3)],
  }),
  ...row<unknown>('the last item goes and an empty array stays', {
    stage: (w) => ({ items: [w.items[1]] }),
    attempt: (w, left) => writeItems(w, 'mem', left),
    deny: [{}, '', null],
    allow: [],
  }),
  ...row<unknown>('the array stays an array even where a mirror was missing', {
    stage: (w) => ({ items: [w.items[1]] }),
    prepare: (w) => deleteDoc(w.ref('server', 'items', w.items[0]?.id ?? '')),
    attempt: (w, left) => w.write('mem', (batch) => batch.update(w.ref('mem'), { items: left })),
    deny: [{}, ''],
    allow: [],
  }),
  ...row<'both' | 'list' | 'mirror'>('§3 an item and its mirror go together', {
    attempt: (w, copies) =>
      w.write('mem', (batch) => {
        if (copies !== 'mirror') batch.update(w.ref('mem'), { items: minus(w, 1) });
        if (copies !== 'list') batch.delete(w.ref('mem', 'items', w.items[1]?.id ?? ''));
      }),
    deny: ['list', 'mirror'],
    allow: 'both',
  }),
  ...row<'both' | 'list' | 'mirror'>('§3 an item and its mirror come together', {
    attempt: (w, copies) => {
      const item = w.item('mem');
      return w.write('mem', (batch) => {
        if (copies !== 'mirror') batch.update(w.ref('mem'), { items: [...w.items, item] });
        if (copies !== 'list') batch.set(w.ref('mem', 'items', item.id), item);
      });
    },
    deny: ['list', 'mirror'],
    allow: 'both',
  }),
  ...row<(w: World, item: StoredItem) => [string, DocumentData]>(
    '§3 a mirror is its item, under its id',
    {
      attempt: (w, bent) => {
        const item = w.item('mem');
        const [id, fields] = bent(w, item);
        return w.write('mem', (batch) => {
          batch.update(w.ref('mem'), { items: [...w.items, item] });
          batch.set(w.ref('mem', 'items', item.id), item);
          batch.set(w.ref('mem', 'items', id), fields);
        });
      },
      deny: [
        (_w, item) => [randomUUID(), item],
        (_w, item) => [item.id, { ...item, price: 1 }],
        (w) => [w.items[1]?.id ?? '', { ...w.items[1], price: 1 }],
        (w) => [w.items[1]?.id ?? '', w.items[0] ?? {}],
      ],
      allow: (_w, item) => [item.id, item],
    },
  ),
  ...row<(w: World) => Promise<unknown>>('a mirror is nothing on its own', {
    attempt: (w, act) => act(w),
    deny: [
      (w) => setDoc(w.ref('mem', 'items', w.items[1]?.id ?? ''), { ...w.items[1], name: 'X' }),
      (w) => setDoc(w.ref('mem', 'items', 'other'), w.items[1] ?? {}),
      (w) => deleteDoc(w.ref('mem', 'items', w.items[1]?.id ?? '')),
      (w) => deleteDoc(w.ref('owner', 'items', w.items[1]?.id ?? '')),
    ],
    allow: (w) => writeItems(w, 'mem', edit(w, 1)),
  }),
];
