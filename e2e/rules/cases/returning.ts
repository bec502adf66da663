import {
  deleteDoc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type WriteBatch,
} from 'firebase/firestore/lite';
import type { Actor } from '../harness/actors.ts';
import { leave } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, World } from '../harness/world.ts';

/** Mem has left already, so many minutes ago. */
const leftFor = async (w: World, minutes: number) => {
  await leave(w, 'mem');
  await setDoc(w.ref('server', 'leavers', w.uid('mem')), {
    at: Timestamp.fromMillis(Date.now() - minutes * 60_000),
  });
};

const leaveToReturn = (w: World, actor: Actor, bent: DocumentData = {}, uid = w.uid(actor)) =>
  w.write(actor, (batch) => {
    batch.update(w.ref(actor), {
      members: w.list.members.filter((other) => other !== w.uid(actor)),
      memberInfo: w.list.memberInfo.filter((other) => other.uid !== w.uid(actor)),
    });
    batch.set(w.ref(actor, 'leavers', uid), { at: serverTimestamp(), ...bent });
  });

interface ComeBack {
  displayName?: string;
  spend?: boolean;
  twice?: boolean;
  extra?: DocumentData;
  more?: (batch: WriteBatch) => void;
}

const comeBack = (
  w: World,
  actor: Actor,
  { displayName = 'Mem', spend = true, twice = false, extra = {}, more }: ComeBack = {},
) =>
  w.write(actor, (batch) => {
    const uid = w.uid(actor);
    const members = w.list.members.filter((other) => twice || other !== uid);
    const memberInfo = w.list.memberInfo.filter((other) => twice || other.uid !== uid);
    batch.update(w.ref(actor), {
      members: [...members, uid],
      memberInfo: [...memberInfo, { uid, displayName }],
      ...extra,
    });
    if (spend) batch.delete(w.ref(actor, 'leavers', uid));
    more?.(batch);
  });

/** Mem comes back, and writes to an invite with a proof that names it. */
const comeBackWith = (w: World, token: unknown, write: (batch: WriteBatch) => unknown = () => {}) =>
  comeBack(w, 'mem', {
    more: (batch) => {
      batch.set(w.ref('mem', 'joins', w.uid('mem')), { token });
      write(batch);
    },
  });

/** Leaving is undone within the hour (F6). */
export const returning: Case[] = [
  ...row<Actor>('F6 who leaves may say so, to come back', {
    attempt: (w, actor) => leaveToReturn(w, actor),
    deny: ['owner', 'stranger', 'visitor', 'departed'],
    allow: 'mem',
  }),
  ...row<(w: World) => Promise<unknown>>('F6 only who leaves, by leaving, now', {
    attempt: (w, act) => act(w),
    deny: [
      (w) => leaveToReturn(w, 'mem', { at: Timestamp.fromMillis(0) }),
      (w) => leaveToReturn(w, 'mem', { extra: 1 }),
      (w) => leaveToReturn(w, 'mem', {}, w.uid('stranger')),
      (w) => setDoc(w.ref('mem', 'leavers', w.uid('mem')), { at: serverTimestamp() }),
      (w) => setDoc(w.ref('stranger', 'leavers', w.uid('stranger')), { at: serverTimestamp() }),
      (w) => setDoc(w.ref('departed', 'leavers', w.uid('departed')), { at: serverTimestamp() }),
    ],
    allow: (w) => leaveToReturn(w, 'mem'),
  }),
  ...row<[Actor, Actor | null]>(
    'F6 the trace of leaving is the leaver’s to see, and nobody’s to delete',
    {
      prepare: (w) => leftFor(w, 0),
      attempt: async (w, [reader, remover]) => {
        await getDoc(w.ref(reader, 'leavers', w.uid('mem')));
        if (remover) await deleteDoc(w.ref(remover, 'leavers', w.uid('mem')));
      },
      deny: [
        ['owner', 'mem'],
        ['visitor', 'mem'],
        ['mem', 'owner'],
        ['mem', 'visitor'],
        // Who forgot having left could come back with an older invite.
        ['mem', 'mem'],
      ],
      allow: ['mem', null],
    },
  ),
  ...row<number>('F6 who left comes back within the hour', {
    prepare: leftFor,
    attempt: (w) => comeBack(w, 'mem'),
    deny: [61],
    allow: 59,
  }),
  ...row<ComeBack>('F6 who left comes back as a member and nothing more', {
    prepare: (w) => leftFor(w, 1),
    attempt: (w, bent) => comeBack(w, 'mem', bent),
    deny: [
      { spend: false },
      { displayName: '' },
      { displayName: 'x'.repeat(101) },
      { extra: { name: 'Mine' } },
    ],
    allow: {},
  }),
  ...row<(w: World) => Promise<unknown>>('F6 who comes back reopens no invite', {
    prepare: (w) => leftFor(w, 1),
    attempt: (w, act) => act(w),
    deny: [
      (w) =>
        comeBackWith(w, w.token, (b) => b.set(w.ref('mem', 'invites', w.spent), w.invite('mem'))),
      (w) =>
        comeBackWith(w, w.token, (b) => b.update(w.ref('mem', 'invites', w.inviteId), { a: 1 })),
      (w) => comeBackWith(w, w.spent, (b) => b.delete(w.ref('mem', 'invites', w.inviteId))),
      (w) => comeBackWith(w, w.spent, (b) => b.delete(w.ref('mem', 'inviteTokens', w.token))),
    ],
    // An invite that was open he may use up, as by joining with it.
    allow: (w) => comeBackWith(w, w.token, (b) => b.delete(w.ref('mem', 'invites', w.inviteId))),
  }),
  ...row<(w: World) => unknown>('F6 the proof of who comes back is a token’s and no bigger', {
    prepare: (w) => leftFor(w, 1),
    attempt: (w, token) => comeBackWith(w, token(w)),
    deny: [() => 'x'.repeat(100_000), () => '', () => 5, () => null, () => ['x'], () => 'a/b'],
    allow: (w) => w.token,
  }),
  ...row<DocumentData | null>('F6 nobody leaves without a note of it', {
    attempt: (w, note) => leave(w, 'mem', {}, note),
    deny: [null, {}, { at: Timestamp.fromMillis(0) }, { at: Timestamp.fromMillis(4e12) }],
    allow: { at: serverTimestamp() },
  }),
  ...row<Actor>('F6 nobody else comes back on another’s trace', {
    prepare: (w) => leftFor(w, 1),
    attempt: (w, actor) => comeBack(w, actor),
    deny: ['stranger', 'departed', 'visitor'],
    allow: 'mem',
  }),
  ...row<boolean>('F6 who came back by an invite meanwhile is not a member twice', {
    prepare: async (w, isMember) => {
      await leftFor(w, 1);
      if (!isMember) return;
      const { members, memberInfo } = w.list;
      await updateDoc(w.ref('server'), { members, memberInfo });
    },
    attempt: (w, isMember) => comeBack(w, 'mem', { twice: isMember }),
    deny: [true],
    allow: false,
  }),
];
