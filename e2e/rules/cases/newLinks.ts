import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { invite, join, marked, withChange, writeItems, tombstoneOf } from '../harness/moves.ts';
import {
  changeLink,
  isGone,
  leftAt,
  linkChanged,
  listAfter,
  newIdOf,
  newRef,
  type NewLink,
} from '../harness/newLink.ts';
import { readDoc } from '../harness/read.ts';
import { commitSpelled, Double } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';

type Bent = (f: Fixture) => Partial<NewLink>;

/** A list that has everything a list can have. */
const whole = (f: Fixture): DocumentData => ({
  items: withChange(f, 1, { quantity: 3, purchasedBy: ['Anna'], purchasedCounts: { Anna: 2 } }),
  people: { [randomUUID()]: 'Leo' },
  formerMembers: [f.info('departed')],
  eventDate: '2030-01-01',
  itemBytes: 308_800,
  private: true,
});

const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((at) => `1700000000000-${at}`);

/** The owner changes the link of a list (F13). */
export const newLinks: Case[] = [
  ...row<Actor>('F13 the owner changes the link', {
    fixture: whole,
    attempt: (f, actor) => changeLink(f, actor),
    deny: ['mem', 'stranger', 'departed', 'visitor', 'anonymous'],
    allow: 'owner',
  }),
  ...row<Bent>('F13 … of which both halves are one write', {
    attempt: (f, bent) => changeLink(f, 'owner', bent(f)),
    deny: [
      () => ({ list: null }),
      () => ({ left: null }),
      () => ({ left: null, tombstone: null }),
      (f) => ({ left: leftAt(f, { movedTo: f.id }) }),
      (f) => ({ left: leftAt(f, { movedTo: 'x' }) }),
      (f) => ({ left: leftAt(f, { private: false }) }),
      (f) => ({ left: { movedTo: newIdOf(f) } }),
      (f) => ({ left: leftAt(f, { members: f.list.members }) }),
      (f) => ({ left: leftAt(f, { name: 'Birthday' }) }),
    ],
    allow: () => ({}),
    alsoAllow: [() => ({ tombstone: null })],
  }),
  ...row<(f: Fixture) => DocumentData>('F13 the list is the same under its new id', {
    fixture: whole,
    attempt: (f, bent) => changeLink(f, 'owner', { list: listAfter(f, bent(f)) }),
    deny: [
      (f) => ({ members: [...f.list.members, f.uid('stranger')] }),
      (f) => ({ members: f.list.members.slice(0, -1) }),
      (f) => ({ memberInfo: f.list.memberInfo.with(1, { ...f.info('mem'), displayName: 'X' }) }),
      (f) => ({ ownerId: f.uid('mem') }),
      () => ({ name: 'Renamed' }),
      () => ({ items: [] }),
      (f) => ({ items: marked(f, 0) }),
      (f) => ({ items: withChange(f, 0, { listId: newIdOf(f) }) }),
      () => ({ private: false }),
      () => ({ people: {} }),
      () => ({ formerMembers: [] }),
      () => ({ eventDate: '2030-01-02' }),
      () => ({ archivedAt: serverTimestamp() }),
      () => ({ itemBytes: 308_801 }),
      () => ({ extra: 1 }),
      (f) => ({ id: f.id }),
      () => ({ id: 'x' }),
      () => ({ movedFrom: 'x' }),
      () => ({ formerIds: [] }),
      () => ({ formerIds: 'x' }),
      (f) => ({ formerIds: [f.id, f.id] }),
      (f) => ({ formerIds: ['x', f.id] }),
      () => ({ formerIds: ['x'] }),
    ],
    allow: () => ({}),
  }),
  ...row<'item' | 'bytes' | null>('F13 … and its numbers are spelled as they were', {
    fixture: (f) => ({ ...whole(f), items: withChange(f, 1, { price: 10 }) }),
    attempt: (f, double) =>
      commitSpelled(f, 'owner', [
        {
          path: `lists/${newIdOf(f)}`,
          fields: listAfter(f, {
            ...(double === 'item' && { items: withChange(f, 1, { price: new Double(10) }) }),
            ...(double === 'bytes' && { itemBytes: new Double(308_800) }),
          }),
        },
        { path: `lists/${f.id}`, fields: leftAt(f) },
      ]),
    deny: ['item', 'bytes'],
    allow: null,
  }),
  ...row<number>('F13 its former ids are known, at most five of them', {
    fixture: () => ({ formerIds: others.slice(0, 4) }),
    prepare: (f, size) => updateDoc(f.ref('admin'), { formerIds: others.slice(0, Math.abs(size)) }),
    attempt: (f, size) => {
      const all = [...others.slice(0, Math.abs(size)), f.id];
      return changeLink(f, 'owner', {
        list: listAfter(f, { formerIds: size < 0 ? all : all.slice(-5) }),
      });
    },
    deny: [-5],
    allow: 5,
    alsoAllow: [4],
  }),
  ...row<DocumentData>('F13 only a list whose last change of the link is finished', {
    prepare: (f, fields) => updateDoc(f.ref('admin'), fields),
    attempt: (f) => changeLink(f, 'owner'),
    deny: [{ movedFrom: 'x' }],
    allow: { movedFrom: deleteField() },
  }),
  ...row<boolean>('F13 the new id is none of a deleted list', {
    prepare: async (f, isTaken) => {
      if (isTaken) {
        await setDoc(doc(f.as('admin'), 'deletedLists', newIdOf(f)), tombstoneOf(f));
      }
    },
    attempt: (f) => changeLink(f, 'owner'),
    deny: [true],
    allow: false,
  }),
  ...row<string>('F13 … and nobody can guess it', {
    attempt: (f, id) =>
      f.write('owner', (batch, db) => {
        const to = id || newIdOf(f);
        batch.set(doc(db, 'lists', to), listAfter(f, { id: to }));
        batch.set(f.ref('owner'), leftAt(f, { movedTo: to }));
      }),
    deny: ['short', '1700000000000-guess'],
    allow: '',
  }),
  ...row<boolean>('F13 a list does not become another one that exists', {
    prepare: async (f, exists) => {
      if (exists) await setDoc(newRef(f, 'admin'), { ...f.list, id: newIdOf(f) });
    },
    attempt: (f) => changeLink(f, 'owner'),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('F13 where a list went is read by its members there', {
    prepare: async (f) => {
      await linkChanged(f);
      await isGone(f, 'mem2');
    },
    attempt: (f, actor) => readDoc(f.ref(actor)),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed', 'mem2'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<boolean>('F13 … and by nobody once the list is deleted', {
    prepare: async (f, isDeleted) => {
      await linkChanged(f);
      if (isDeleted) await deleteDoc(newRef(f, 'admin'));
    },
    attempt: (f) => readDoc(f.ref('owner')),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('F13 the list is found by its members, under the new id only', {
    alone: true,
    prepare: (f) => linkChanged(f),
    attempt: async (f, actor) => {
      const { docs } = await getDocsFromServer(
        query(
          collection(f.as(actor), 'lists'),
          where('members', 'array-contains', f.uid('mem')),
          limit(100),
        ),
      );
      if (docs.some(({ id }) => id === f.id)) throw new Error('the former id is found');
    },
    deny: ['stranger'],
    allow: 'mem',
  }),
  ...row<boolean>('F13 the mirrors of items under the former id are not shown any more', {
    prepare: (f, isMoved) => (isMoved ? linkChanged(f) : Promise.resolve()),
    attempt: (f) => readDoc(f.ref('mem', 'items', f.items[0]?.id ?? '')),
    deny: [true],
    allow: false,
  }),
  ...row<[boolean, (f: Fixture) => Promise<unknown>]>('F13 nothing is written under a former id', {
    prepare: (f, [isMoved]) => (isMoved ? linkChanged(f) : Promise.resolve()),
    attempt: (f, [, write]) => write(f),
    deny: (
      [
        (f) => setDoc(f.ref('owner'), f.list),
        (f) => updateDoc(f.ref('owner'), { name: 'Renamed' }),
        (f) => updateDoc(f.ref('owner'), { movedTo: f.id }),
        (f) => updateDoc(f.ref('stranger'), { movedTo: newIdOf(f) + 'x' }),
        (f) => updateDoc(f.ref('owner'), { private: deleteField() }),
        (f) => updateDoc(f.ref('owner'), { members: [f.uid('owner')] }),
        (f) => deleteDoc(f.ref('owner')),
        (f) => deleteDoc(f.ref('stranger')),
        (f) => writeItems(f, 'visitor', marked(f, 0)),
        (f) => writeItems(f, 'mem', [...f.items, f.item('mem')]),
        (f) => join(f, 'invitee'),
        (f) => invite(f, 'mem'),
        (f) => setDoc(f.ref('mem', 'items', f.items[0]?.id ?? ''), f.items[0]),
        (f) => deleteDoc(f.ref('mem', 'items', f.items[0]?.id ?? '')),
        (f) => setDoc(f.ref('mem', 'leavers', f.uid('mem')), { at: serverTimestamp() }),
        (f) => deleteDoc(f.ref('mem', 'invites', f.inviteId)),
        (f) => readDoc(f.ref('mem', 'invites', f.inviteId)),
      ] as ((f: Fixture) => Promise<unknown>)[]
    ).map((write) => [true, write] as [boolean, (f: Fixture) => Promise<unknown>]),
    allow: [false, (f) => writeItems(f, 'visitor', marked(f, 0))],
    alsoAllow: [
      [false, (f) => writeItems(f, 'mem', [...f.items, f.item('mem')])],
      [false, (f) => join(f, 'invitee')],
      [false, (f) => invite(f, 'mem')],
    ],
  }),
  ...row<Actor>('F13 what is left below it is cleared by who changed the link', {
    prepare: (f) => linkChanged(f),
    attempt: async (f, actor) => {
      await deleteDoc(f.ref(actor, 'items', f.items[0]?.id ?? ''));
      await deleteDoc(f.ref(actor, 'invites', f.inviteId));
      await deleteDoc(f.ref(actor, 'inviteTokens', f.token));
      await deleteDoc(f.ref(actor, 'joins', f.uid('departed')));
      await deleteDoc(f.ref(actor, 'leavers', f.uid('departed')));
    },
    deny: ['mem', 'stranger', 'visitor'],
    allow: 'owner',
  }),
  ...row<[Actor, owner: Actor]>('F13 … and by who owns the list since', {
    prepare: async (f, [, owner]) => {
      await linkChanged(f);
      await updateDoc(newRef(f, 'admin'), { ownerId: f.uid(owner) });
    },
    attempt: (f, [actor]) => deleteDoc(f.ref(actor, 'invites', f.inviteId)),
    deny: [
      ['mem2', 'mem'],
      ['mem', 'owner'],
    ],
    allow: ['mem', 'mem'],
  }),
  ...row<Bent>('F13 … as the note in the same write says', {
    attempt: (f, bent) => changeLink(f, 'owner', bent(f)),
    deny: [
      (f) => ({ tombstone: { ...tombstoneOf(f), by: f.uid('mem') } }),
      (f) => ({ tombstone: { ...tombstoneOf(f), owner: f.uid('mem') } }),
      (f) => ({ tombstone: { ...tombstoneOf(f), at: new Date(0) } }),
      (f) => ({ tombstone: { ...tombstoneOf(f), movedTo: newIdOf(f) } }),
    ],
    allow: () => ({}),
  }),
  ...row<boolean>('F13 … and not later', {
    prepare: (f, isLater) => (isLater ? moveWithoutNote(f) : Promise.resolve()),
    attempt: (f, isLater) =>
      isLater
        ? setDoc(doc(f.as('owner'), 'deletedLists', f.id), tombstoneOf(f))
        : changeLink(f, 'owner'),
    deny: [true],
    allow: false,
  }),
];

const moveWithoutNote = (f: Fixture) => changeLink(f, 'owner', { tombstone: null });
