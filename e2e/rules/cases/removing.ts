import { deleteDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { invite, join, leave, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';

type Bend = (f: Fixture) => DocumentData;

/** The memberships without some actors. */
const without = (f: Fixture, ...gone: Actor[]) => {
  const uids = new Set<unknown>(gone.map((actor) => f.uid(actor)));
  return {
    members: f.list.members.filter((uid) => !uids.has(uid)),
    memberInfo: f.list.memberInfo.filter(({ uid }) => !uids.has(uid)),
  };
};

const NOTE = () => ({ at: serverTimestamp(), removed: true });

/** Removes mem: both halves of the membership, and the note (null: none). */
const remove = (
  f: Fixture,
  actor: Actor,
  bent: DocumentData = {},
  note: DocumentData | null = NOTE(),
  whom: Actor = 'mem',
) =>
  f.write(actor, (batch) => {
    batch.update(f.ref(actor), { ...without(f, whom), ...bent });
    if (note) batch.set(f.ref(actor, 'leavers', f.uid(whom)), note);
  });

const former = (f: Fixture, count: number): DocumentData[] =>
  Array.from({ length: count }, (_, i) => ({ ...f.info('departed'), displayName: `Gone ${i}` }));

/** Mem writes themselves back in, as after leaving. */
const comeBack = (f: Fixture) =>
  f.write('mem', (batch) => {
    const { members, memberInfo } = without(f, 'mem');
    batch.update(f.ref('mem'), {
      members: [...members, f.uid('mem')],
      memberInfo: [...memberInfo, f.info('mem')],
    });
    batch.delete(f.ref('mem', 'leavers', f.uid('mem')));
  });

/** Mem joins again with an invite. */
const joinAgain = (f: Fixture, { token, spend }: { token: string; spend: string }) => {
  const { members, memberInfo } = without(f, 'mem');
  return join(f, 'mem', {
    members: [...members, f.uid('mem')],
    memberInfo: [...memberInfo, f.info('mem')],
    token,
    spend,
  });
};

const removeItem = (f: Fixture, actor: Actor, index: number) =>
  writeItems(f, actor, f.items.toSpliced(index, 1));

/** The owner removes a member (F13), with what becomes of the name and the items. */
export const removing: Case[] = [
  ...row<[Actor, Actor]>('F13 the owner removes another member', {
    attempt: (f, [actor, whom]) => remove(f, actor, {}, NOTE(), whom),
    deny: [
      ['mem2', 'mem'],
      ['mem', 'mem'],
      ['mem', 'owner'],
      ['owner', 'owner'],
      ['owner', 'stranger'],
      ['stranger', 'mem'],
      ['visitor', 'mem'],
      ['departed', 'mem'],
    ],
    allow: ['owner', 'mem'],
    alsoAllow: [['owner', 'mem2']],
  }),
  ...row<Bend>('F13 who removes somebody changes nobody else', {
    attempt: (f, bend) => remove(f, 'owner', bend(f)),
    deny: [
      (f) => without(f, 'mem', 'mem2'),
      (f) => ({ members: without(f, 'mem', 'mem2').members }),
      (f) => ({ memberInfo: without(f, 'mem', 'mem2').memberInfo }),
      (f) => ({ memberInfo: without(f, 'mem2').memberInfo }),
      (f) => ({ members: without(f, 'mem2').members }),
      (f) => ({ members: f.list.members }),
      (f) => ({ memberInfo: f.list.memberInfo }),
      (f) => ({ members: without(f, 'mem').members.toReversed() }),
      (f) => ({ memberInfo: without(f, 'mem').memberInfo.toReversed() }),
      (f) => ({ members: [...without(f, 'mem').members, f.uid('stranger')] }),
      (f) => ({ memberInfo: [...without(f, 'mem').memberInfo, f.info('stranger')] }),
      (f) => ({ memberInfo: [f.info('owner'), { ...f.info('mem2'), displayName: 'Fool' }] }),
      (f) => ({ members: [f.uid('mem2')], memberInfo: [f.info('mem2')] }),
      () => ({ name: 'Renamed' }),
      (f) => ({ ownerId: f.uid('mem2') }),
      (f) => ({ items: f.items.toSpliced(1, 1) }),
    ],
    allow: () => ({}),
  }),
  ...row<DocumentData | null>('F13 nobody is removed without a note that says so, now', {
    attempt: (f, note) => remove(f, 'owner', {}, note),
    deny: [
      null,
      { at: serverTimestamp() },
      { removed: true },
      { at: Timestamp.fromMillis(0), removed: true },
      { at: serverTimestamp(), removed: false },
      { at: serverTimestamp(), removed: true, why: 'x' },
    ],
    allow: NOTE(),
  }),
  ...row<Bend>('F13 the name stays with the items: the one that was there, and no other', {
    attempt: (f, bend) => remove(f, 'owner', bend(f)),
    deny: [
      (f) => ({ formerMembers: [f.info('mem2')] }),
      (f) => ({ formerMembers: [{ ...f.info('mem'), displayName: 'Fool' }] }),
      (f) => ({ formerMembers: [f.info('mem'), f.info('mem')] }),
      () => ({ formerMembers: null }),
      () => ({ formerMembers: 'x'.repeat(1000) }),
    ],
    allow: (f) => ({ formerMembers: [f.info('mem')] }),
    alsoAllow: [() => ({}), () => ({ formerMembers: [] })],
  }),
  ...row<number>('F13 at most 20 names of former members are kept', {
    prepare: (f, count) => updateDoc(f.ref('admin'), { formerMembers: former(f, count) }),
    attempt: (f, count) =>
      remove(f, 'owner', { formerMembers: [...former(f, count), f.info('mem')] }),
    deny: [20],
    allow: 19,
  }),
  ...row<Bend>('F13 a name that is kept changes none of the others', {
    fixture: (f) => ({ formerMembers: former(f, 2) }),
    attempt: (f, bend) =>
      remove(f, 'owner', { formerMembers: [...former(f, 2), f.info('mem')], ...bend(f) }),
    deny: [
      (f) => ({ formerMembers: [f.info('mem')] }),
      (f) => ({ formerMembers: [f.info('mem'), ...former(f, 2)] }),
      (f) => ({ formerMembers: [...former(f, 1), f.info('mem')] }),
    ],
    allow: () => ({}),
    alsoAllow: [(f) => ({ formerMembers: former(f, 2) })],
  }),
  ...row<(f: Fixture) => Promise<unknown>>('F13 joining, leaving and a new name keep no name', {
    attempt: (f, act) => act(f),
    deny: [
      (f) => leave(f, 'mem', { formerMembers: [f.info('mem')] }),
      (f) => join(f, 'invitee', { listFields: { formerMembers: [f.info('mem')] } }),
      (f) =>
        updateDoc(f.ref('mem'), {
          memberInfo: f.list.memberInfo.with(1, { ...f.info('mem'), displayName: 'New' }),
          formerMembers: [f.info('mem')],
        }),
      (f) => updateDoc(f.ref('mem'), { formerMembers: [f.info('mem')] }),
      (f) => updateDoc(f.ref('owner'), { formerMembers: [f.info('mem')] }),
    ],
    allow: (f) => leave(f, 'mem'),
  }),
  ...row<[Actor, Bend]>('F13 one kept name is forgotten, by the owner or whose it is', {
    fixture: (f) => ({ formerMembers: [f.info('stranger'), f.info('departed')] }),
    attempt: (f, [actor, bend]) => updateDoc(f.ref(actor), bend(f)),
    deny: [
      ['mem', (f) => ({ formerMembers: [f.info('stranger')] })],
      ['visitor', (f) => ({ formerMembers: [f.info('stranger')] })],
      ['stranger', (f) => ({ formerMembers: [f.info('stranger')] })],
      ['owner', () => ({ formerMembers: [] })],
      ['owner', (f) => ({ formerMembers: [f.info('departed'), f.info('stranger')] })],
      ['owner', (f) => ({ formerMembers: [f.info('mem')] })],
      ['owner', (f) => ({ formerMembers: [{ ...f.info('stranger'), displayName: 'Fool' }] })],
      ['departed', (f) => ({ formerMembers: [f.info('stranger'), f.info('mem')] })],
      ['departed', (f) => ({ formerMembers: [f.info('stranger')], name: 'Mine' })],
    ],
    allow: ['owner', (f) => ({ formerMembers: [f.info('stranger')] })],
    alsoAllow: [['departed', (f) => ({ formerMembers: [f.info('stranger')] })]],
  }),
  ...row<boolean>('F13 who was removed does not come back as if they had left', {
    prepare: (f, left) => (left ? leave(f, 'mem') : remove(f, 'owner')),
    attempt: comeBack,
    deny: [false],
    allow: true,
  }),
  ...row<'before' | 'after'>('F13 … nor with an invite made before', {
    attempt: async (f, when) => {
      const earlier = await invite(f, 'owner');
      await remove(f, 'owner');
      await joinAgain(f, when === 'before' ? earlier : await invite(f, 'owner'));
    },
    deny: ['before'],
    allow: 'after',
  }),
  ...row<Actor>('F13 … nor does anybody with an invite that they made', {
    attempt: async (f, by) => {
      const { token, spend } = await invite(f, by);
      await remove(f, 'owner');
      const { members, memberInfo } = without(f, 'mem');
      await join(f, 'invitee', {
        members: [...members, f.uid('invitee')],
        memberInfo: [...memberInfo, f.info('invitee')],
        token,
        spend,
      });
    },
    deny: ['mem'],
    allow: 'mem2',
  }),
  ...row<(f: Fixture) => Promise<unknown>>('F13 the note is not theirs to change', {
    prepare: (f) => remove(f, 'owner'),
    attempt: (f, act) => act(f),
    deny: [
      (f) => deleteDoc(f.ref('mem', 'leavers', f.uid('mem'))),
      (f) => setDoc(f.ref('mem', 'leavers', f.uid('mem')), { at: serverTimestamp() }),
      (f) => setDoc(f.ref('mem2', 'leavers', f.uid('mem')), NOTE()),
    ],
    // The owner may say it again, after an answer that was lost.
    allow: (f) => setDoc(f.ref('owner', 'leavers', f.uid('mem')), NOTE()),
  }),
  ...row<[Actor, Actor]>('F13 who leaves first is removed all the same, by the owner alone', {
    prepare: (f) => leave(f, 'mem'),
    attempt: async (f, [actor, whom]) => {
      await setDoc(f.ref(actor, 'leavers', f.uid(whom)), NOTE());
    },
    deny: [
      ['mem2', 'mem'],
      ['mem', 'mem'],
      ['visitor', 'mem'],
      // A member, and somebody who never was one.
      ['owner', 'mem2'],
      ['owner', 'stranger'],
    ],
    allow: ['owner', 'mem'],
  }),
  ...row<DocumentData>('F13 … with the very note that says so', {
    prepare: (f) => leave(f, 'mem'),
    attempt: (f, note) => setDoc(f.ref('owner', 'leavers', f.uid('mem')), note),
    deny: [
      { at: serverTimestamp() },
      { at: Timestamp.fromMillis(0), removed: true },
      { at: Timestamp.fromMillis(4e12), removed: true },
      { at: serverTimestamp(), removed: true, why: 'x'.repeat(1000) },
    ],
    allow: NOTE(),
  }),
  ...row<boolean>('F13 … and does not come back then', {
    prepare: async (f, removed) => {
      await leave(f, 'mem');
      if (removed) await setDoc(f.ref('owner', 'leavers', f.uid('mem')), NOTE());
    },
    attempt: comeBack,
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F13 who was removed changes their own items no more', {
    prepare: (f, removed) => (removed ? remove(f, 'owner') : Promise.resolve()),
    attempt: (f) => writeItems(f, 'mem', withChange(f, 1, { name: 'New' })),
    deny: [true],
    allow: false,
  }),
  ...row<[Actor, number]>('F13 the owner deletes what former members left behind, no more', {
    attempt: (f, [actor, index]) => removeItem(f, actor, index),
    deny: [
      ['owner', 1],
      ['owner', 2],
      ['mem', 3],
      ['departed', 3],
      ['stranger', 3],
      ['visitor', 3],
    ],
    allow: ['owner', 3],
    alsoAllow: [['owner', 0]],
  }),
  ...row<(f: Fixture) => unknown>('F13 … no item of an older shape, which may be a member’s', {
    prepare: (f, addedBy) => {
      const [item] = f.items.splice(3, 1);
      f.items.push({ ...f.item('departed'), ...item, addedBy: addedBy(f) as string });
      return updateDoc(f.ref('admin'), { items: f.items });
    },
    attempt: (f) => removeItem(f, 'owner', 3),
    deny: [(f) => ({ uid: f.uid('mem'), name: 'Mem' })],
    allow: () => 'somebody',
  }),
  ...row<boolean>('F13 … and changes nothing of it', {
    attempt: (f, deletes) =>
      deletes
        ? removeItem(f, 'owner', 3)
        : writeItems(f, 'owner', withChange(f, 3, { name: 'Other' })),
    deny: [false],
    allow: true,
  }),
];
