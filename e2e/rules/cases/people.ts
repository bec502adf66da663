import { randomUUID } from 'node:crypto';
import { deleteField, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import type { Actor, DocumentData, Fixture, StoredItem } from '../harness/fixture.ts';
import { marked, withChange, writeItems, withoutField } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';

const [LEO, MIA, NOBODY] = [randomUUID(), randomUUID(), randomUUID()] as const;

/** A list with two people; item 1, which is mem's, is for Leo. */
const fixture = (f: Fixture): DocumentData => ({
  people: { [LEO]: 'Leo', [MIA]: 'Mia' },
  items: withChange(f, 1, { for: LEO }),
});

/** Item 1 is for somebody who was removed from the list. */
const orphaned = (f: Fixture): DocumentData => ({
  people: { [MIA]: 'Mia' },
  items: withChange(f, 1, { for: LEO, purchasedBy: ['Ben'] }),
});

const writePeople = (f: Fixture, actor: Actor, people: unknown, more: DocumentData = {}) =>
  updateDoc(f.ref(actor), { people, ...more });

const peopleOf = (f: Fixture) => f.list.people as Record<string, string>;

/** So many people with different names. */
const crowd = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, i) => [randomUUID(), `Person ${i}`]));

/** Deletes item 1, and puts it aside. */
const remove = (f: Fixture) =>
  f.write('mem', (batch) => {
    const item = f.items[1] as StoredItem;
    batch.update(f.ref('mem'), { items: f.items.toSpliced(1, 1) });
    batch.delete(f.ref('mem', 'items', item.id));
    batch.set(f.ref('mem', 'removedItems', item.id), {
      item,
      at: serverTimestamp(),
      expiresAt: Timestamp.fromMillis(Date.now() + 1e7),
    });
  });

/** Takes item 1 back, with these changes. */
const takeBack = (f: Fixture, bent: DocumentData) =>
  f.write('mem', (batch) => {
    const item = { ...(f.items[1] as StoredItem), ...bent };
    batch.update(f.ref('mem'), { items: [...f.items.toSpliced(1, 1), item] });
    batch.set(f.ref('mem', 'items', item.id), item);
    batch.delete(f.ref('mem', 'removedItems', item.id));
  });

/** People without an account, and items that are for them (F11). */
export const people: Case[] = [
  ...row<Actor>('F11 a member adds a first person', {
    attempt: (f, actor) => writePeople(f, actor, { [LEO]: 'Leo' }),
    deny: ['visitor', 'anonymous', 'stranger', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<Actor>('F11 any member renames and removes a person', {
    fixture,
    attempt: async (f, actor) => {
      await writePeople(f, actor, { ...peopleOf(f), [LEO]: 'Leonard' });
      await writePeople(f, actor, { [MIA]: 'Mia' });
    },
    deny: ['visitor', 'anonymous', 'stranger', 'departed'],
    allow: 'mem2',
  }),
  ...row<DocumentData>('F11 one person a write', {
    fixture,
    attempt: (f, bent) => writePeople(f, 'mem', bent),
    deny: [
      { [LEO]: 'Leo', [MIA]: 'Mia', [NOBODY]: 'One', [randomUUID()]: 'Two' },
      { [LEO]: 'Leonard', [MIA]: 'Maria' },
      { [LEO]: 'Mia', [MIA]: 'Leo' },
      { [LEO]: 'Leonard', [MIA]: 'Mia', [NOBODY]: 'One' },
      { [NOBODY]: 'Leo', [MIA]: 'Mia' },
      {},
    ],
    allow: { [LEO]: 'Leo', [MIA]: 'Mia', [NOBODY]: 'One' },
    alsoAllow: [
      { [LEO]: 'Leonard', [MIA]: 'Mia' },
      { [LEO]: 'Mia', [MIA]: 'Mia' },
      { [LEO]: 'Leo', [MIA]: 'Mia', [NOBODY]: 'Leo' },
      { [MIA]: 'Mia' },
    ],
  }),
  ...row<unknown>('F11 the last person goes, the map stays', {
    fixture: () => ({ people: { [LEO]: 'Leo' } }),
    attempt: (f, value) => writePeople(f, 'mem', value),
    deny: [deleteField(), null, 5, '', []],
    allow: {},
  }),
  ...row<string>('F11 a person’s id is a random UUID', {
    attempt: (f, id) => writePeople(f, 'mem', { [id]: 'Leo' }),
    deny: [
      'leo',
      '00000000-0000-0000-0000-000000000000',
      LEO.toUpperCase(),
      `${LEO}x`,
      `x${LEO}`,
      `${LEO}\n`,
    ],
    allow: LEO,
  }),
  ...row<unknown>('F11 a person’s name is a line of 1 to 60 characters', {
    fixture: () => ({ people: { [MIA]: 'Mia' } }),
    attempt: (f, name) => writePeople(f, 'mem', { [MIA]: 'Mia', [LEO]: name }),
    deny: [
      '',
      ' ',
      ' Leo',
      'Leo\n',
      'L\u200Beo',
      'x'.repeat(LIMITS.listPersonName + 1),
      5,
      null,
      true,
      { name: 'Leo' },
      ['Leo'],
    ],
    allow: 'x'.repeat(LIMITS.listPersonName),
    alsoAllow: ['Leo & Mia', '👨‍👩‍👧‍👦', 'Großmutter'],
  }),
  ...row<unknown>('F11 a changed name is one, too', {
    fixture: () => ({ people: { [MIA]: 'Mia' } }),
    attempt: (f, name) => writePeople(f, 'mem', { [MIA]: name }),
    deny: ['', 'x'.repeat(LIMITS.listPersonName + 1), 5, null, ['Mia']],
    allow: 'Maria',
  }),
  ...row<number>('F11 a list has at most 20 people', {
    prepare: (f, size) => updateDoc(f.ref('admin'), { people: crowd(size) }),
    attempt: (f) => updateDoc(f.ref('mem'), { [`people.${LEO}`]: 'Leo' }),
    deny: [LIMITS.peoplePerList],
    allow: LIMITS.peoplePerList - 1,
  }),
  ...row<(f: Fixture) => DocumentData>('F11 nothing else changes with a person', {
    fixture,
    attempt: (f, more) => writePeople(f, 'mem', { ...peopleOf(f), [LEO]: 'Leonard' }, more(f)),
    deny: [
      () => ({ name: 'Renamed' }),
      () => ({ extra: 1 }),
      (f) => ({ ownerId: f.uid('mem') }),
      (f) => ({ members: [...f.list.members, f.uid('stranger')] }),
      (f) => ({ items: withChange(f, 1, { name: 'Other' }) }),
      (f) => ({ items: withChange(f, 1, { for: MIA }) }),
      (f) => ({ items: f.items.slice(1) }),
      (f) => ({ itemBytes: 1, items: f.items }),
    ],
    allow: () => ({}),
  }),
  ...row<unknown>('F11 a new item is for nobody, or for a person of the list', {
    fixture,
    attempt: (f, whom) =>
      writeItems(f, 'mem2', [
        ...f.items,
        f.item('mem2', whom === undefined ? {} : { for: whom as string }),
      ]),
    deny: [NOBODY, '', 'Leo', null, 5, true, [LEO], { [LEO]: 'Leo' }],
    allow: LEO,
    alsoAllow: [undefined],
  }),
  ...row<boolean>('F11 … not for somebody of a list without people', {
    attempt: (f, isFor) =>
      writeItems(f, 'mem', [...f.items, f.item('mem', isFor ? { for: LEO } : {})]),
    deny: [true],
    allow: false,
  }),
  ...row<unknown>('F11 an item can be given to somebody else', {
    fixture,
    attempt: (f, whom) => writeItems(f, 'mem', withChange(f, 1, { for: whom })),
    deny: [NOBODY, '', 'Mia', null, 5, [MIA]],
    allow: MIA,
  }),
  ...row<Actor>('F11 … and back to its contributor, by nobody else', {
    fixture,
    attempt: (f, actor) => writeItems(f, actor, f.items.with(1, withoutField(f.items[1], 'for'))),
    deny: ['visitor', 'mem2', 'owner', 'stranger'],
    allow: 'mem',
  }),
  ...row<DocumentData>('F11 a mark leaves whom an item is for', {
    fixture,
    attempt: (f, bent) => writeItems(f, 'visitor', withChange(f, 1, bent)),
    deny: [
      { purchasedBy: ['Anna'], for: MIA },
      { purchasedBy: ['Anna'], for: NOBODY },
      { for: MIA },
    ],
    allow: { purchasedBy: ['Anna'] },
  }),
  ...row<(f: Fixture) => Promise<unknown>>('F11 an item whose person was removed is not locked', {
    fixture: orphaned,
    attempt: (f, act) => act(f),
    deny: [
      (f) => writeItems(f, 'mem', withChange(f, 1, { for: NOBODY })),
      (f) => writeItems(f, 'mem2', [...f.items, f.item('mem2', { for: LEO })]),
    ],
    allow: (f) => writeItems(f, 'mem', withChange(f, 1, { name: 'Edited' })),
    alsoAllow: [
      (f) => writeItems(f, 'mem', withChange(f, 1, { for: MIA })),
      (f) => writeItems(f, 'mem', f.items.with(1, withoutField(f.items[1], 'for'))),
      (f) => writeItems(f, 'visitor', marked(f, 1)),
      (f) => writeItems(f, 'visitor', withChange(f, 1, { purchasedBy: [] })),
      (f) => writeItems(f, 'mem', [...f.items.toSpliced(1, 1), f.items[1]]),
      (f) => writeItems(f, 'mem', f.items.toSpliced(1, 1)),
    ],
  }),
  ...row<DocumentData>('F11 … and a deletion of it can be undone', {
    fixture: orphaned,
    prepare: remove,
    attempt: takeBack,
    deny: [{ for: MIA }, { for: NOBODY }],
    allow: {},
  }),
];
