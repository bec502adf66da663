import { randomUUID } from 'node:crypto';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { LIMITS } from '../../../src/model/limits.ts';
import { emailOf } from '../harness/actors.ts';
import { changed, join, marked, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, StoredItem, World } from '../harness/world.ts';

const LONG = 'x'.repeat(900_000);

/** A list of `size` items, every other one mem's; item 0 is marked once. */
const holding =
  (size: number) =>
  (w: World): DocumentData => ({
    items: Array.from({ length: size }, (_, i) =>
      w.item(i % 2 ? 'mem' : 'owner', { name: `Item ${i}`, purchasedBy: i === 0 ? ['Ben'] : [] }),
    ),
  });

/** A mark of one item and, when given, a forbidden price on another. */
const markOf =
  (index: number, alsoPrice = -1) =>
  (w: World): StoredItem[] =>
    changed(marked(w, index), alsoPrice, { price: 1 });

/** A list at its limit of items. */
export const full: Case[] = [
  ...row<number>('§3 a list holds 500 items', {
    stage: holding(LIMITS.itemsPerList - 1),
    attempt: (w, more) =>
      writeItems(w, 'mem', [...w.items, ...Array.from({ length: more }, () => w.item('mem'))]),
    deny: [2],
    allow: 1,
  }),
  ...row<'add' | 'edit'>('§3 a full list takes no more items, but edits', {
    stage: holding(LIMITS.itemsPerList),
    attempt: (w, what) =>
      writeItems(
        w,
        'mem',
        what === 'add' ? [...w.items, w.item('mem')] : withChange(w, 1, { name: 'Kettle' }),
      ),
    deny: ['add'],
    allow: 'edit',
  }),
];

/** Floods: what is big, kept apart because the coverage report repeats every value. */
export const bulk: Case[] = [
  ...row<string>('a megabyte is no name, title or address', {
    attempt: (w, text) => writeItems(w, 'visitor', marked(w, 0, text)),
    deny: [LONG],
    allow: 'Anna',
  }),
  ...row<number>('§4 ten thousand names are not one', {
    attempt: (w, size) =>
      writeItems(
        w,
        'visitor',
        withChange(w, 1, { purchasedBy: Array.from({ length: size }, (_, i) => `n${i}`) }),
      ),
    deny: [10_000],
    allow: 1,
  }),
  ...row<string>('a megabyte is no list name', {
    attempt: (w, name) => updateDoc(w.ref('mem'), { name }),
    deny: [LONG],
    allow: 'Renamed',
  }),
  ...row<string>('a megabyte is no new list’s name', {
    attempt: (w, name) => {
      const id = `${Date.now()}-${randomUUID()}`;
      return setDoc(doc(w.as('stranger'), 'lists', id), {
        id,
        name,
        items: [],
        ownerId: w.uid('stranger'),
        members: [w.uid('stranger')],
        memberInfo: [w.info('stranger')],
      });
    },
    deny: [LONG],
    allow: 'Wedding',
  }),
  ...row<string>('a megabyte is no member’s name', {
    attempt: (w, displayName) =>
      join(w, 'invitee', {
        memberInfo: [...w.list.memberInfo, { uid: w.uid('invitee'), displayName }],
      }),
    deny: [LONG],
    allow: 'Ivy',
  }),
  ...row<DocumentData>('a megabyte is no picture, address or profile', {
    attempt: (w, { imageUrl, email, name }) =>
      imageUrl !== undefined
        ? writeItems(w, 'mem', [...w.items, w.item('mem', { imageUrl })])
        : email !== undefined
          ? setDoc(w.ref('mem', 'invites', randomUUID()), w.invite('mem', { email }))
          : updateDoc(doc(w.as('mem'), 'users', w.uid('mem')), { name }),
    prepare: (w) =>
      setDoc(doc(w.as('server'), 'users', w.uid('mem')), {
        uid: w.uid('mem'),
        name: 'Mem',
        email: emailOf(w.uid('mem')),
        createdAt: 1,
        provider: 'email',
        firstName: 'Mem',
        lastName: '',
        displayName: 'Mem',
      }),
    deny: [
      { imageUrl: `data:image/png;base64,${LONG}` },
      { imageUrl: `https://shop.example/${LONG}` },
      { email: `${LONG}@example.com` },
      { name: LONG },
    ],
    allow: { imageUrl: 'https://shop.example/x.png' },
    alsoAllow: [{ email: 'friend@example.com' }, { name: 'Maria' }],
  }),
  ...row<(w: World) => StoredItem[]>('any one of 500 items is marked, and no two', {
    stage: holding(LIMITS.itemsPerList),
    attempt: (w, items) => writeItems(w, 'visitor', items(w)),
    deny: [markOf(0, 499), markOf(250, 251), markOf(256, 0), markOf(499, 255), markOf(128, 300)],
    allow: markOf(0),
    // Each step of the search for the difference is taken alone, and all of them together.
    alsoAllow: [2, 4, 8, 16, 32, 64, 128, 256, 127, 255, 383, 498, 499].map((index) =>
      markOf(index),
    ),
  }),
  ...row<number[]>('any one of 500 items is deleted, and no two', {
    stage: holding(LIMITS.itemsPerList),
    attempt: (w, gone) =>
      writeItems(
        w,
        'mem',
        w.items.filter((_, i) => !gone.includes(i)),
      ),
    deny: [
      [1, 3],
      [257, 499],
    ],
    allow: [1],
    alsoAllow: [[499]],
  }),
];
