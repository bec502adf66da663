import { randomUUID } from 'node:crypto';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import { changed, join, marked, profileOf, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, Fixture } from '../harness/fixture.ts';
import { move } from './moving.ts';

const LONG = 'x'.repeat(900_000);

/** A list of `size` items, every other one mem's; item 0 is marked once. */
const holding =
  (size: number) =>
  (f: Fixture): DocumentData => ({
    items: Array.from({ length: size }, (_, i) =>
      f.item(i % 2 ? 'mem' : 'owner', { name: `Item ${i}`, purchasedBy: i === 0 ? ['Ben'] : [] }),
    ),
  });

/** A mark of one item and, when given, a forbidden price on another. */
const markOf =
  (index: number, alsoPrice = -1) =>
  (f: Fixture): StoredItem[] =>
    changed(marked(f, index), alsoPrice, { price: 1 });

/** A list at its limit of items. */
export const full: Case[] = [
  ...row<number>('§3 a list holds 500 items', {
    fixture: holding(LIMITS.itemsPerList - 1),
    attempt: (f, more) =>
      writeItems(f, 'mem', [...f.items, ...Array.from({ length: more }, () => f.item('mem'))]),
    deny: [2],
    allow: 1,
  }),
  ...row<'add' | 'edit'>('§3 a full list takes no more items, but edits', {
    fixture: holding(LIMITS.itemsPerList),
    attempt: (f, what) =>
      writeItems(
        f,
        'mem',
        what === 'add' ? [...f.items, f.item('mem')] : withChange(f, 1, { name: 'Kettle' }),
      ),
    deny: ['add'],
    allow: 'edit',
  }),
];

/** Very large values and lists, in an area without a report, because it repeats every value. */
export const bulk: Case[] = [
  ...row<string>('a megabyte is no name, title or address', {
    attempt: (f, text) => writeItems(f, 'visitor', marked(f, 0, text)),
    deny: [LONG],
    allow: 'Anna',
  }),
  ...row<number>('§4 ten thousand names are not one', {
    attempt: (f, size) =>
      writeItems(
        f,
        'visitor',
        withChange(f, 1, { purchasedBy: Array.from({ length: size }, (_, i) => `n${i}`) }),
      ),
    deny: [10_000],
    allow: 1,
  }),
  ...row<string>('a megabyte is no list name', {
    attempt: (f, name) => updateDoc(f.ref('mem'), { name }),
    deny: [LONG],
    allow: 'Renamed',
  }),
  ...row<string>('a megabyte is no new list’s name', {
    attempt: (f, name) => {
      const id = `${Date.now()}-${randomUUID()}`;
      return setDoc(doc(f.as('stranger'), 'lists', id), {
        id,
        name,
        items: [],
        ownerId: f.uid('stranger'),
        members: [f.uid('stranger')],
        memberInfo: [f.info('stranger')],
      });
    },
    deny: [LONG],
    allow: 'Wedding',
  }),
  ...row<string>('a megabyte is no member’s name', {
    attempt: (f, displayName) =>
      join(f, 'invitee', {
        memberInfo: [...f.list.memberInfo, { uid: f.uid('invitee'), displayName }],
      }),
    deny: [LONG],
    allow: 'Ivy',
  }),
  ...row<DocumentData>('a megabyte is no picture, address or profile', {
    attempt: (f, { imageUrl, email, name }) =>
      imageUrl !== undefined
        ? writeItems(f, 'mem', [...f.items, f.item('mem', { imageUrl })])
        : email !== undefined
          ? setDoc(f.ref('mem', 'invites', randomUUID()), f.invite('mem', { email }))
          : updateDoc(doc(f.as('mem'), 'users', f.uid('mem')), { name }),
    prepare: (f) => setDoc(doc(f.as('admin'), 'users', f.uid('mem')), profileOf(f, 'mem')),
    deny: [
      { imageUrl: `data:image/png;base64,${LONG}` },
      { imageUrl: `https://shop.example/${LONG}` },
      { email: `${LONG}@example.com` },
      { name: LONG },
    ],
    allow: { imageUrl: 'https://shop.example/x.png' },
    alsoAllow: [{ email: 'friend@example.com' }, { name: 'Maria' }],
  }),
  ...row<(f: Fixture) => StoredItem[]>('any one of 500 items is marked, and no two', {
    fixture: holding(LIMITS.itemsPerList),
    attempt: (f, items) => writeItems(f, 'visitor', items(f)),
    deny: [markOf(0, 499), markOf(250, 251), markOf(256, 0), markOf(499, 255), markOf(128, 300)],
    allow: markOf(0),
    // Places that need each step of the search for the difference alone, and all of them together.
    alsoAllow: [2, 4, 8, 16, 32, 64, 128, 256, 127, 255, 383, 498, 499].map((index) =>
      markOf(index),
    ),
  }),
  ...row<number[]>('any one of 500 items is deleted, and no two', {
    fixture: holding(LIMITS.itemsPerList),
    attempt: (f, gone) =>
      writeItems(
        f,
        'mem',
        f.items.filter((_, i) => !gone.includes(i)),
      ),
    deny: [
      [1, 3],
      [257, 499],
    ],
    allow: [1],
    alsoAllow: [[499]],
  }),
  // Each step of both searches for the difference runs.
  ...row<[number, number]>('F7 an item moves any distance', {
    fixture: holding(LIMITS.itemsPerList),
    attempt: (f, [from, to]) => writeItems(f, 'mem', move(f.items, from, to)),
    deny: [[0, 499]],
    allow: [1, 499],
    alsoAllow: [
      [499, 0],
      [3, 497],
      [5, 495],
      [7, 491],
      [9, 483],
      [11, 467],
      [13, 435],
      [15, 371],
      [17, 243],
      [255, 127],
    ],
  }),
];
