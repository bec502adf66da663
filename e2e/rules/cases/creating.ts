import { randomUUID } from 'node:crypto';
import { doc, serverTimestamp, setDoc, Timestamp, type WriteBatch } from 'firebase/firestore/lite';
import type { Actor } from '../harness/actors.ts';
import { deleteList } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, World } from '../harness/world.ts';

const newId = () => `${Date.now()}-${randomUUID()}`;

/** What a new list of an actor holds. */
const newList = (w: World, actor: Actor, id: string): DocumentData => ({
  id,
  name: 'Wedding',
  ownerId: w.uid(actor),
  members: [w.uid(actor)],
  memberInfo: [w.info(actor)],
  items: [],
});

/** Creates a list as the stranger, with some fields bent. */
const create = (w: World, bent: (w: World, id: string) => DocumentData, id = newId()) =>
  setDoc(doc(w.as('stranger'), 'lists', id), { ...newList(w, 'stranger', id), ...bent(w, id) });

type Bent = (w: World, id: string) => DocumentData;

const tombstone = (w: World, actor: Actor): DocumentData => ({
  by: w.uid(actor),
  owner: w.uid('owner'),
  at: serverTimestamp(),
});

/** Creating lists, and deleting them so that their ids stay theirs. */
export const creating: Case[] = [
  ...row<Actor>('§6 whoever is signed in creates a list', {
    attempt: (w, actor) => {
      const id = newId();
      return setDoc(doc(w.as(actor), 'lists', id), newList(w, actor, id));
    },
    deny: ['visitor', 'ghost'],
    allow: 'stranger',
    alsoAllow: ['owner', 'departed'],
  }),
  ...row<Bent>('a new list belongs to its creator, who is all its members', {
    attempt: create,
    deny: [
      (w) => ({ ownerId: w.uid('mem') }),
      (w) => ({ members: [w.uid('stranger'), w.uid('mem')] }),
      (w) => ({ members: [w.uid('mem')] }),
      () => ({ members: [] }),
      (w) => ({ memberInfo: [w.info('stranger'), w.info('mem')] }),
      (w) => ({ memberInfo: [{ ...w.info('stranger'), role: 'admin' }] }),
      (w) => ({ memberInfo: [w.info('mem')] }),
      () => ({ memberInfo: [] }),
      (w) => ({ memberInfo: [{ uid: w.uid('stranger'), displayName: '' }] }),
      (w) => ({ memberInfo: [{ uid: w.uid('stranger'), displayName: 5 }] }),
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
      (w) => ({ members: { 0: w.uid('stranger') } }),
      () => ({ items: null }),
      () => ({ items: {} }),
      (w, id) => ({ items: [w.item('stranger', { listId: id })] }),
      (w, id) => ({ items: [w.item('stranger', { listId: id, purchasedBy: ['Anna'] })] }),
      (w, id) => ({ items: [w.item('mem', { listId: id })] }),
    ],
    allow: () => ({ description: 'For the two of us' }),
  }),
  ...row<(keyof ReturnType<typeof newList>)[]>('§3 a new list lacks none of its fields', {
    attempt: (w, missing) => {
      const id = newId();
      const fields = Object.entries(newList(w, 'stranger', id));
      const kept = fields.filter(([key]) => !missing.includes(key));
      return setDoc(doc(w.as('stranger'), 'lists', id), Object.fromEntries(kept));
    },
    deny: [['id'], ['name'], ['ownerId'], ['members'], ['memberInfo'], ['items']],
    allow: [],
  }),
  ...row<string>('§3 a list’s id begins with the time and cannot be guessed', {
    attempt: (w, id) => create(w, () => ({}), id || newId()),
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
    prepare: (w) => deleteList(w, 'owner', tombstone(w, 'owner')),
    attempt: (w, same) => create(w, () => ({}), same ? w.id : newId()),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('§6 any member deletes the list', {
    attempt: (w, actor) => deleteList(w, actor, tombstone(w, actor)),
    deny: ['visitor', 'ghost', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<(w: World) => DocumentData | null>(
    'deleting leaves a tombstone that says who, whose and when',
    {
      attempt: (w, stone) => deleteList(w, 'mem', stone(w)),
      deny: [
        () => null,
        (w) => tombstone(w, 'owner'),
        (w) => ({ ...tombstone(w, 'mem'), owner: w.uid('mem') }),
        (w) => ({ ...tombstone(w, 'mem'), at: Timestamp.fromMillis(0) }),
        (w) => ({ by: w.uid('mem'), at: serverTimestamp() }),
        (w) => ({ by: w.uid('mem'), owner: w.uid('owner') }),
        (w) => ({ ...tombstone(w, 'mem'), note: 'junk' }),
        () => ({}),
      ],
      allow: (w) => tombstone(w, 'mem'),
    },
  ),
  ...row<boolean>('a tombstone stands only for a list deleted with it', {
    attempt: (w, withList) =>
      w.write('mem', (batch, db) => {
        if (withList) batch.delete(w.ref('mem'));
        batch.set(doc(db, 'deletedLists', w.id), tombstone(w, 'mem'));
      }),
    deny: [false],
    allow: true,
  }),
  ...row<(w: World) => Promise<unknown>>('a tombstone is not planted, changed or removed', {
    attempt: async (w, act) => {
      await act(w);
    },
    deny: [
      (w) => setDoc(doc(w.as('stranger'), 'deletedLists', w.id), tombstone(w, 'stranger')),
      (w) => setDoc(doc(w.as('stranger'), 'deletedLists', newId()), tombstone(w, 'stranger')),
      async (w) => {
        await deleteList(w, 'mem', tombstone(w, 'mem'));
        await setDoc(doc(w.as('mem'), 'deletedLists', w.id), tombstone(w, 'mem'));
      },
      async (w) => {
        await deleteList(w, 'mem', tombstone(w, 'mem'));
        await w.write('mem', (batch, db) => batch.delete(doc(db, 'deletedLists', w.id)));
      },
    ],
    allow: (w) => deleteList(w, 'mem', tombstone(w, 'mem')),
  }),
  ...row<((w: World, batch: WriteBatch) => void) | undefined>(
    'deleting and making the list again is not one write',
    {
      attempt: (w, again) =>
        deleteList(w, 'mem', tombstone(w, 'mem'), (batch) => again?.(w, batch)),
      deny: [
        (w, batch) => batch.set(w.ref('mem'), newList(w, 'mem', w.id)),
        (w, batch) => batch.set(w.ref('mem'), { ...w.list, name: 'Taken' }),
      ],
      allow: undefined,
    },
  ),
];
