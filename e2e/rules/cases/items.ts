import { randomUUID } from 'node:crypto';
import { deleteDoc, setDoc } from 'firebase/firestore';
import type { Actor } from '../harness/fixture.ts';
import { changed, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, Fixture } from '../harness/fixture.ts';

type Items = (f: Fixture) => unknown;

const edit = (f: Fixture, index: number, changes: DocumentData = { name: 'Kettle' }) =>
  withChange(f, index, changes);

const minus = (f: Fixture, ...indexes: number[]) => f.items.filter((_, i) => !indexes.includes(i));

/** Mem's items at these places; the rest as usual. */
const mems =
  (...indexes: number[]) =>
  (f: Fixture): DocumentData => ({
    items: f.items.map((item, i) =>
      indexes.includes(i) ? { ...item, addedBy: f.uid('mem') } : item,
    ),
  });

const asMem = (items: Items) => (f: Fixture) => writeItems(f, 'mem', items(f));

/** What members do to items (§6): their own, one at a time. */
export const items: Case[] = [
  ...row<Actor>('§6 members add items', {
    attempt: (f, actor) => writeItems(f, actor, [...f.items, f.item(actor)]),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner', 'mem2'],
  }),
  ...row<Actor>('§6 members add the first item of a list', {
    fixture: () => ({ items: [] }),
    attempt: (f, actor) => writeItems(f, actor, [f.item(actor)]),
    deny: ['stranger'],
    allow: 'mem',
  }),
  ...row<(f: Fixture) => DocumentData>('a new item is its maker’s, of this list, unmarked', {
    attempt: (f, bent) => writeItems(f, 'mem', [...f.items, f.item('mem', bent(f))]),
    deny: [
      (f) => ({ addedBy: f.uid('owner') }),
      (f) => ({ addedBy: { uid: f.uid('mem'), name: 'Mem' } }),
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
    attempt: (f, change) => asMem(change)(f),
    deny: [
      (f) => [...f.items, f.item('mem'), f.item('mem')],
      (f) => [f.item('mem'), ...f.items],
      (f) => [...f.items, f.items[1]],
      (f) => [...f.items, f.item('mem', { id: f.items[0]?.id })],
      (f) => [...f.items, f.item('mem', { id: f.items[1]?.id })],
      (f) => [...edit(f, 1), f.item('mem')],
      (f) => [...edit(f, 0, { purchasedBy: ['Anna'] }), f.item('mem')],
      (f) => [...f.items.toReversed(), f.item('mem')],
      (f) => [...minus(f, 1), f.item('mem'), f.item('mem')],
      (f) => [...f.items, 'teapot'],
      (f) => [...f.items, null],
      (f) => [...f.items, { list: [] }],
    ],
    allow: (f) => [...f.items, f.item('mem')],
  }),
  ...row<boolean>('an id that holds a slash leads nowhere', {
    attempt: (f, honest) => {
      const item = f.item('mem', honest ? {} : { id: 'a/b/c' });
      return f.write('mem', (batch) => {
        batch.update(f.ref('mem'), { items: [...f.items, item] });
        batch.set(f.ref('mem', 'items', ...item.id.split('/')), item);
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('two additions in one batch', {
    attempt: (f, same) =>
      f.write('mem', (batch) => {
        const first = f.item('mem');
        const second = f.item('mem', { id: first.id, name: 'Kettle' });
        for (const item of same ? [first, second] : [first]) {
          batch.update(f.ref('mem'), {
            items: [...f.items, first, ...(item === first ? [] : [item])],
          });
          batch.set(f.ref('mem', 'items', item.id), item);
        }
      }),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('an addition that is sent again changes nothing and is not refused', {
    attempt: async (f, member) => {
      await writeItems(f, member ? 'mem' : 'owner', f.items);
      await f.write(member ? 'mem' : 'stranger', (batch) => {
        const actor = member ? 'mem' : 'stranger';
        batch.update(f.ref(actor), { items: f.items });
        batch.set(f.ref(actor, 'items', f.items[1]?.id ?? ''), f.items[1] ?? {});
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<Actor>('§6 one edits one’s own items', {
    attempt: (f, actor) => writeItems(f, actor, edit(f, 1)),
    deny: ['visitor', 'anonymous', 'stranger', 'mem2', 'owner', 'departed'],
    allow: 'mem',
  }),
  ...row<number>('§6 another member’s item is not one’s own', {
    attempt: (f, index) => writeItems(f, 'mem', edit(f, index)),
    deny: [0, 2, 3],
    allow: 1,
  }),
  ...row<Actor>('who left edits the item left behind no more', {
    attempt: (f, actor) => writeItems(f, actor, edit(f, actor === 'mem2' ? 2 : 3)),
    deny: ['departed'],
    allow: 'mem2',
  }),
  ...row<number[]>('§6 first, middle and last item alike', {
    fixture: mems(0, 1, 3),
    attempt: async (f, [index = 0]) => writeItems(f, 'mem', edit(f, index)),
    deny: [[2]],
    allow: [0],
    alsoAllow: [[1], [3]],
  }),
  ...row<DocumentData>('an item someone marked is still its maker’s to edit', {
    fixture: (f) => ({ items: withChange(f, 1, { purchasedBy: ['Anna', 'Ben'] }) }),
    attempt: (f, also) => writeItems(f, 'mem', edit(f, 1, { name: 'Kettle', ...also })),
    deny: [{ purchasedBy: [] }, { purchasedBy: ['Anna'] }, { purchasedBy: ['Anna', 'Ben', 'Cem'] }],
    allow: {},
  }),
  ...row<(f: Fixture) => DocumentData>('an edit leaves alone what an item is', {
    attempt: (f, also) => writeItems(f, 'mem', edit(f, 1, { name: 'Kettle', ...also(f) })),
    deny: [
      (f) => ({ addedBy: f.uid('owner') }),
      () => ({ listId: 'other' }),
      () => ({ id: randomUUID() }),
      () => ({ extra: 1 }),
    ],
    allow: () => ({}),
  }),
  ...row<Actor>('nobody makes an item his own by editing it', {
    attempt: (f, actor) => writeItems(f, actor, edit(f, 1, { addedBy: f.uid(actor), name: 'X' })),
    deny: ['stranger', 'owner', 'departed'],
    allow: 'mem',
  }),
  ...row<Items>('one item is edited at a time', {
    fixture: mems(1, 3),
    attempt: (f, change) => asMem(change)(f),
    deny: [
      (f) => changed(edit(f, 1), 0, { name: 'Kettle' }),
      (f) => changed(edit(f, 1), 3, { name: 'Kettle' }),
      (f) => edit(f, 1).toReversed(),
      ({ items: [a, b, c, d] }) => [a, d, c, b],
      (f) => [f.items[0], f.item('mem'), ...f.items.slice(2)],
      (f) => edit(f, 1).with(2, null as unknown as StoredItem),
    ],
    allow: (f) => edit(f, 1),
  }),
  ...row<DocumentData>('an edit comes with no change of the list', {
    attempt: (f, listFields) => writeItems(f, 'mem', edit(f, 1), { listFields }),
    deny: [{ name: 'Renamed' }, { description: '' }, { extra: 1 }, { memberInfo: [] }],
    allow: {},
  }),
  ...row<Actor>('§6 one deletes one’s own items', {
    attempt: (f, actor) => writeItems(f, actor, minus(f, 1)),
    deny: ['visitor', 'anonymous', 'stranger', 'mem2', 'owner', 'departed'],
    allow: 'mem',
  }),
  ...row<Actor>('who left deletes the item left behind no more', {
    attempt: (f, actor) => writeItems(f, actor, minus(f, actor === 'mem2' ? 2 : 3)),
    deny: ['departed'],
    allow: 'mem2',
  }),
  ...row<Items>('one item is deleted at a time, and the others stay', {
    fixture: mems(0, 1, 3),
    attempt: (f, change) => asMem(change)(f),
    deny: [
      (f) => minus(f, 2),
      (f) => minus(f, 0, 1),
      (f) => minus(f, 1, 2),
      (f) => minus(f, 1, 3),
      () => [],
      (f) => edit(f, 3).filter((_, i) => i !== 1),
      (f) => edit(f, 0).filter((_, i) => i !== 1),
      (f) => edit(f, 2, { purchasedBy: ['Anna'] }).filter((_, i) => i !== 1),
      (f) => minus(f, 1).toReversed(),
      ({ items: [a, , c, d] }) => [a, d, c],
    ],
    allow: (f) => minus(f, 1),
    alsoAllow: [(f) => minus(f, 0), (f) => minus(f, 3)],
  }),
  ...row<number>('one item is deleted at a time, also when only the first one’s mirror goes', {
    fixture: mems(2, 3),
    attempt: (f, left) =>
      f.write('mem', (batch) => {
        batch.update(f.ref('mem'), { items: f.items.slice(0, left) });
        batch.delete(f.ref('mem', 'items', f.items[left]?.id ?? ''));
      }),
    deny: [2],
    allow: 3,
  }),
  ...row<unknown>('the last item goes and an empty array stays', {
    fixture: (f) => ({ items: [f.items[1]] }),
    attempt: (f, left) => writeItems(f, 'mem', left),
    deny: [{}, '', null],
    allow: [],
  }),
  ...row<unknown>('the array stays an array even where a mirror was missing', {
    fixture: (f) => ({ items: [f.items[1]] }),
    prepare: (f) => deleteDoc(f.ref('admin', 'items', f.items[0]?.id ?? '')),
    attempt: (f, left) => f.write('mem', (batch) => batch.update(f.ref('mem'), { items: left })),
    deny: [{}, ''],
    allow: [],
  }),
  ...row<'both' | 'list' | 'mirror' | 'more'>('§3 an item and its mirror go together', {
    attempt: (f, written) =>
      f.write('mem', (batch) => {
        if (written !== 'mirror') batch.update(f.ref('mem'), { items: minus(f, 1) });
        if (written !== 'list') batch.delete(f.ref('mem', 'items', f.items[1]?.id ?? ''));
        if (written === 'more') batch.delete(f.ref('mem', 'items', f.items[2]?.id ?? ''));
      }),
    deny: ['list', 'mirror', 'more'],
    allow: 'both',
  }),
  ...row<'both' | 'list' | 'mirror'>('§3 an item and its mirror come together', {
    attempt: (f, written) => {
      const item = f.item('mem');
      return f.write('mem', (batch) => {
        if (written !== 'mirror') batch.update(f.ref('mem'), { items: [...f.items, item] });
        if (written !== 'list') batch.set(f.ref('mem', 'items', item.id), item);
      });
    },
    deny: ['list', 'mirror'],
    allow: 'both',
  }),
  ...row<(f: Fixture, item: StoredItem) => [string, DocumentData]>(
    '§3 a mirror is its item, under its id',
    {
      attempt: (f, bent) => {
        const item = f.item('mem');
        const [id, fields] = bent(f, item);
        return f.write('mem', (batch) => {
          batch.update(f.ref('mem'), { items: [...f.items, item] });
          batch.set(f.ref('mem', 'items', item.id), item);
          batch.set(f.ref('mem', 'items', id), fields);
        });
      },
      deny: [
        (_w, item) => [randomUUID(), item],
        (_w, item) => [item.id, { ...item, price: 1 }],
        (f) => [f.items[1]?.id ?? '', { ...f.items[1], price: 1 }],
        (f) => [f.items[1]?.id ?? '', f.items[0] ?? {}],
      ],
      allow: (_w, item) => [item.id, item],
    },
  ),
  ...row<(f: Fixture) => Promise<unknown>>('a mirror is nothing on its own', {
    attempt: (f, act) => act(f),
    deny: [
      (f) => setDoc(f.ref('mem', 'items', f.items[1]?.id ?? ''), { ...f.items[1], name: 'X' }),
      (f) => setDoc(f.ref('mem', 'items', 'other'), f.items[1] ?? {}),
      (f) => deleteDoc(f.ref('mem', 'items', f.items[1]?.id ?? '')),
      (f) => deleteDoc(f.ref('owner', 'items', f.items[1]?.id ?? '')),
    ],
    allow: (f) => writeItems(f, 'mem', edit(f, 1)),
  }),
];
