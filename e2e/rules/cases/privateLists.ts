import { randomUUID } from 'node:crypto';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { Double, writeSpelled } from '../harness/spelled.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { join, marked, withChange, writeItems } from '../harness/moves.ts';
import { readDoc } from '../harness/read.ts';
import { row, type Case } from '../harness/table.ts';

const hidden = (): DocumentData => ({ private: true });

/** A list that is private for `true`, open for `false`; otherwise the same. */
const hideIf = (f: Fixture, isPrivate: boolean) =>
  isPrivate ? updateDoc(f.ref('admin'), hidden()) : Promise.resolve();

/** Writing mirrors of items by themselves: the answer would tell what a private list contains. */
const mirrors = (title: string, write: (f: Fixture, actor: Actor) => Promise<void>) =>
  row<[boolean, Actor]>(title, {
    prepare: (f, [isPrivate]) => hideIf(f, isPrivate),
    attempt: (f, [, actor]) => write(f, actor),
    deny: [
      [true, 'visitor'],
      [true, 'stranger'],
      [true, 'departed'],
    ],
    allow: [true, 'mem'],
    alsoAllow: [[false, 'visitor']],
  });

/** The owner closes the public link, and opens it again (F13). */
export const privateLists: Case[] = [
  ...row<Actor>('F13 the owner makes a list private', {
    attempt: (f, actor) => updateDoc(f.ref(actor), { private: true }),
    deny: ['mem', 'stranger', 'departed', 'visitor'],
    allow: 'owner',
  }),
  ...row<Actor>('F13 … and shows it again', {
    fixture: hidden,
    attempt: (f, actor) => updateDoc(f.ref(actor), { private: deleteField() }),
    deny: ['mem', 'stranger', 'visitor'],
    allow: 'owner',
  }),
  ...row<DocumentData>('F13 it is private or not, and nothing else changes', {
    attempt: (f, fields) => updateDoc(f.ref('owner'), fields),
    deny: [
      { private: false },
      { private: null },
      { private: 1 },
      { private: 'x'.repeat(1000) },
      { private: true, name: 'Renamed' },
      { private: true, archivedAt: deleteField(), ownerId: 'x' },
      { private: true, items: [] },
    ],
    allow: { private: true },
  }),
  ...row<Actor>('F13 a private list is its members’ to read', {
    fixture: hidden,
    attempt: (f, actor) => readDoc(f.ref(actor)),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner', 'mem2'],
  }),
  ...row<Actor>('F13 … each of its items too', {
    fixture: hidden,
    attempt: (f, actor) => readDoc(f.ref(actor, 'items', f.items[0]?.id ?? '')),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
  }),
  ...row<boolean>('F13 … and is read by all once it is shown again', {
    prepare: hideIf,
    attempt: async (f) => {
      await readDoc(f.ref('visitor'));
      await readDoc(f.ref('visitor', 'items', f.items[0]?.id ?? ''));
    },
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('F13 that there is no such list is no secret', {
    attempt: (f, actor) => readDoc(doc(f.as(actor), 'lists', `${Date.now()}-${randomUUID()}`)),
    allow: 'visitor',
    alsoAllow: ['stranger'],
  }),
  ...row<[boolean, Actor]>('F13 nobody finds a private list who is not a member', {
    alone: true,
    prepare: (f, [isPrivate]) => hideIf(f, isPrivate),
    attempt: (f, [, actor]) =>
      getDocsFromServer(
        query(
          collection(f.as(actor), 'lists'),
          where('members', 'array-contains', f.uid('mem')),
          limit(100),
        ),
      ),
    deny: [
      [true, 'stranger'],
      [true, 'visitor'],
    ],
    allow: [true, 'mem'],
  }),
  ...row<[boolean, Actor, (f: Fixture) => unknown]>(
    'F13 only members mark on a private list, so that no answer tells what it contains',
    {
      fixture: (f) => ({ items: withChange(f, 1, { purchasedBy: ['Anna'] }) }),
      prepare: (f, [isPrivate]) => hideIf(f, isPrivate),
      attempt: (f, [, actor, items]) => writeItems(f, actor, items(f)),
      deny: [
        [true, 'visitor', (f) => marked(f, 0)],
        [true, 'stranger', (f) => marked(f, 0)],
        [true, 'departed', (f) => withChange(f, 1, { purchasedBy: [] })],
      ],
      allow: [true, 'mem', (f) => marked(f, 0)],
      alsoAllow: [[false, 'visitor', (f) => marked(f, 0)]],
    },
  ),
  ...row<[boolean, Actor]>('F13 … or correct the spelling of its numbers', {
    prepare: async (f, [isPrivate]) => {
      const items = f.items.map((item, i) => (i === 0 ? { ...item, price: new Double(10) } : item));
      await writeSpelled(f, 'admin', items, {
        listFields: isPrivate ? hidden() : {},
      });
    },
    attempt: (f, [, actor]) => writeSpelled(f, actor, f.items),
    deny: [
      [true, 'visitor'],
      [true, 'stranger'],
    ],
    allow: [true, 'mem'],
    alsoAllow: [[false, 'visitor']],
  }),
  ...mirrors('F13 only members write mirrors of a private list’s items', (f, actor) =>
    setDoc(f.ref(actor, 'items', f.items[1]?.id ?? ''), f.items[1]),
  ),
  // Deleting what is there is refused, so being allowed would say that it is not there.
  ...mirrors('F13 only members delete mirrors that a private list does not have', (f, actor) =>
    deleteDoc(f.ref(actor, 'items', randomUUID())),
  ),
  ...row<Actor>('F13 … or removed names that it does not have', {
    fixture: hidden,
    attempt: (f, actor) => deleteDoc(f.ref(actor, 'cleared', randomUUID())),
    deny: ['visitor', 'stranger', 'departed'],
    allow: 'mem',
  }),
  // The write sets fields to what they already are, and a wrong guess would be refused.
  ...row<[boolean, Actor]>('F13 nobody guesses at a private list while forgetting their own name', {
    fixture: (f) => ({
      formerMembers: [f.info('departed'), f.info('mem')],
      eventDate: '2030-01-02',
    }),
    prepare: (f, [isPrivate]) => hideIf(f, isPrivate),
    attempt: (f, [, actor]) =>
      updateDoc(f.ref(actor), {
        formerMembers: arrayRemove(f.info(actor === 'mem' ? 'mem' : 'departed')),
        items: arrayUnion(f.items[0]),
        eventDate: '2030-01-02',
      }),
    deny: [[true, 'departed']],
    allow: [false, 'departed'],
    alsoAllow: [
      [true, 'mem'],
      [true, 'owner'],
    ],
  }),
  ...row<boolean>('F13 an invite admits to a private list as to any other', {
    prepare: hideIf,
    attempt: (f) => join(f, 'invitee'),
    allow: true,
    alsoAllow: [false],
  }),
];
