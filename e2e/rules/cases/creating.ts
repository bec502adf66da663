import { randomUUID } from 'node:crypto';
import { doc, serverTimestamp, setDoc, Timestamp, type Transaction } from 'firebase/firestore';
import type { Actor } from '../harness/fixture.ts';
import { deleteList, tombstoneOf } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';

const newId = () => `${Date.now()}-${randomUUID()}`;

/** The fields of a new list of an actor. */
const newList = (f: Fixture, actor: Actor, id: string): DocumentData => ({
  id,
  name: 'Wedding',
  ownerId: f.uid(actor),
  members: [f.uid(actor)],
  memberInfo: [f.info(actor)],
  items: [],
});

/** Creates a list as the stranger, with some fields changed. */
const create = (f: Fixture, bent: (f: Fixture, id: string) => DocumentData, id = newId()) =>
  setDoc(doc(f.as('stranger'), 'lists', id), { ...newList(f, 'stranger', id), ...bent(f, id) });

type Bent = (f: Fixture, id: string) => DocumentData;

/** Creating lists, and deleting them so that nobody can use their ids again. */
export const creating: Case[] = [
  ...row<Actor>('§6 whoever is signed in creates a list', {
    attempt: (f, actor) => {
      const id = newId();
      return setDoc(doc(f.as(actor), 'lists', id), newList(f, actor, id));
    },
    deny: ['visitor', 'anonymous'],
    allow: 'stranger',
    alsoAllow: ['owner', 'departed'],
  }),
  ...row<Bent>('a new list belongs to its creator, who is all its members', {
    attempt: create,
    deny: [
      (f) => ({ ownerId: f.uid('mem') }),
      (f) => ({ members: [f.uid('stranger'), f.uid('mem')] }),
      (f) => ({ members: [f.uid('mem')] }),
      () => ({ members: [] }),
      (f) => ({ memberInfo: [f.info('stranger'), f.info('mem')] }),
      (f) => ({ memberInfo: [{ ...f.info('stranger'), role: 'admin' }] }),
      (f) => ({ memberInfo: [f.info('mem')] }),
      () => ({ memberInfo: [] }),
      (f) => ({ memberInfo: [{ uid: f.uid('stranger'), displayName: '' }] }),
      (f) => ({ memberInfo: [{ uid: f.uid('stranger'), displayName: 5 }] }),
    ],
    allow: () => ({}),
  }),
  ...row<Bent>('§3 a new list has the fields of a list, of their types, and no others', {
    attempt: create,
    deny: [
      () => ({ description: 'x'.repeat(2001) }),
      () => ({ description: 7 }),
      () => ({ description: ['a', 'list'] }),
      () => ({ id: newId() }),
      () => ({ inviteTokens: {} }),
      () => ({ invites: [] }),
      () => ({ email: 'me@example.com' }),
      () => ({ name: 12 }),
      () => ({ name: ['Wedding'] }),
      () => ({ name: '' }),
      () => ({ name: ' ' }),
      () => ({ name: ' Wedding' }),
      () => ({ name: 'x'.repeat(101) }),
      (f) => ({ members: { 0: f.uid('stranger') } }),
      () => ({ items: null }),
      () => ({ items: {} }),
      (f, id) => ({ items: [f.item('stranger', { listId: id })] }),
      (f, id) => ({ items: [f.item('stranger', { listId: id, purchasedBy: ['Anna'] })] }),
      (f, id) => ({ items: [f.item('mem', { listId: id })] }),
    ],
    allow: () => ({ description: 'For the two of us' }),
  }),
  ...row<(keyof ReturnType<typeof newList>)[]>('§3 a new list lacks none of its fields', {
    attempt: (f, missing) => {
      const id = newId();
      const fields = Object.entries(newList(f, 'stranger', id));
      const kept = fields.filter(([key]) => !missing.includes(key));
      return setDoc(doc(f.as('stranger'), 'lists', id), Object.fromEntries(kept));
    },
    deny: [['id'], ['name'], ['ownerId'], ['members'], ['memberInfo'], ['items']],
    allow: [],
  }),
  ...row<string>('§3 a list’s id begins with the time and cannot be guessed', {
    attempt: (f, id) => create(f, () => ({}), id || newId()),
    deny: [
      '1',
      '1795258978345',
      '1795258978345-1234',
      'my-list',
      randomUUID(),
      `1795258978345-${'0'.repeat(36)}`,
      `1795258978345-${randomUUID()}x`,
    ],
    allow: '',
  }),
  ...row<boolean>('the id of a deleted list is never used again', {
    prepare: (f) => deleteList(f, 'owner', tombstoneOf(f, 'owner')),
    attempt: (f, same) => create(f, () => ({}), same ? f.id : newId()),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('§6 any member deletes the list', {
    attempt: (f, actor) => deleteList(f, actor, tombstoneOf(f, actor)),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<(f: Fixture) => DocumentData | null>(
    'deleting leaves a tombstone that says who, whose and when',
    {
      attempt: (f, stone) => deleteList(f, 'mem', stone(f)),
      deny: [
        () => null,
        (f) => tombstoneOf(f, 'owner'),
        (f) => ({ ...tombstoneOf(f, 'mem'), owner: f.uid('mem') }),
        (f) => ({ ...tombstoneOf(f, 'mem'), at: Timestamp.fromMillis(0) }),
        (f) => ({ by: f.uid('mem'), at: serverTimestamp() }),
        (f) => ({ by: f.uid('mem'), owner: f.uid('owner') }),
        (f) => ({ ...tombstoneOf(f, 'mem'), note: 'junk' }),
        () => ({}),
      ],
      allow: (f) => tombstoneOf(f, 'mem'),
    },
  ),
  ...row<boolean>('a tombstone stands only for a list deleted with it', {
    attempt: (f, withList) =>
      f.write('mem', (batch, db) => {
        if (withList) batch.delete(f.ref('mem'));
        batch.set(doc(db, 'deletedLists', f.id), tombstoneOf(f, 'mem'));
      }),
    deny: [false],
    allow: true,
  }),
  ...row<(f: Fixture) => Promise<unknown>>('a tombstone is not planted, changed or removed', {
    attempt: async (f, act) => {
      await act(f);
    },
    deny: [
      (f) => setDoc(doc(f.as('stranger'), 'deletedLists', f.id), tombstoneOf(f, 'stranger')),
      (f) => setDoc(doc(f.as('stranger'), 'deletedLists', newId()), tombstoneOf(f, 'stranger')),
      async (f) => {
        await deleteList(f, 'mem', tombstoneOf(f, 'mem'));
        await setDoc(doc(f.as('mem'), 'deletedLists', f.id), tombstoneOf(f, 'mem'));
      },
      async (f) => {
        await deleteList(f, 'mem', tombstoneOf(f, 'mem'));
        await f.write('mem', (batch, db) => batch.delete(doc(db, 'deletedLists', f.id)));
      },
    ],
    allow: (f) => deleteList(f, 'mem', tombstoneOf(f, 'mem')),
  }),
  ...row<((f: Fixture, batch: Transaction) => void) | undefined>(
    'deleting and making the list again is not one write',
    {
      attempt: (f, again) =>
        deleteList(f, 'mem', tombstoneOf(f, 'mem'), (batch) => again?.(f, batch)),
      deny: [
        (f, batch) => batch.set(f.ref('mem'), newList(f, 'mem', f.id)),
        (f, batch) => batch.set(f.ref('mem'), { ...f.list, name: 'Taken' }),
      ],
      allow: undefined,
    },
  ),
];
