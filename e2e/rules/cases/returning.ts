import {
  deleteDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type Transaction,
} from 'firebase/firestore';
import type { Actor } from '../harness/fixture.ts';
import { join, leave } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';

/** Mem left so many minutes ago. */
const leftFor = async (f: Fixture, minutes: number) => {
  await leave(f, 'mem');
  await setDoc(f.ref('admin', 'leavers', f.uid('mem')), {
    at: Timestamp.fromMillis(Date.now() - minutes * 60_000),
  });
};

const leaveToReturn = (f: Fixture, actor: Actor, bent: DocumentData = {}, uid = f.uid(actor)) =>
  f.write(actor, (batch) => {
    batch.update(f.ref(actor), {
      members: f.list.members.filter((other) => other !== f.uid(actor)),
      memberInfo: f.list.memberInfo.filter((other) => other.uid !== f.uid(actor)),
    });
    batch.set(f.ref(actor, 'leavers', uid), { at: serverTimestamp(), ...bent });
  });

interface ComeBack {
  displayName?: string;
  spend?: boolean;
  twice?: boolean;
  extra?: DocumentData;
  more?: (batch: Transaction) => void;
}

const comeBack = (
  f: Fixture,
  actor: Actor,
  { displayName = 'Mem', spend = true, twice = false, extra = {}, more }: ComeBack = {},
) =>
  f.write(actor, (batch) => {
    const uid = f.uid(actor);
    const members = f.list.members.filter((other) => twice || other !== uid);
    const memberInfo = f.list.memberInfo.filter((other) => twice || other.uid !== uid);
    batch.update(f.ref(actor), {
      members: [...members, uid],
      memberInfo: [...memberInfo, { uid, displayName }],
      ...extra,
    });
    if (spend) batch.delete(f.ref(actor, 'leavers', uid));
    more?.(batch);
  });

/** Mem comes back, and writes to an invite with a proof that names it. */
const comeBackWith = (
  f: Fixture,
  token: unknown,
  write: (batch: Transaction) => unknown = () => {},
) =>
  comeBack(f, 'mem', {
    more: (batch) => {
      batch.set(f.ref('mem', 'joins', f.uid('mem')), { token });
      write(batch);
    },
  });

/** Undoing leaving within the hour (F6). */
export const returning: Case[] = [
  ...row<Actor>('F6 who leaves may say so, to come back', {
    attempt: (f, actor) => leaveToReturn(f, actor),
    deny: ['owner', 'stranger', 'visitor', 'departed'],
    allow: 'mem',
  }),
  ...row<(f: Fixture) => Promise<unknown>>('F6 only who leaves, by leaving, now', {
    attempt: (f, act) => act(f),
    deny: [
      (f) => leaveToReturn(f, 'mem', { at: Timestamp.fromMillis(0) }),
      (f) => leaveToReturn(f, 'mem', { extra: 1 }),
      (f) => leaveToReturn(f, 'mem', {}, f.uid('stranger')),
      (f) => setDoc(f.ref('mem', 'leavers', f.uid('mem')), { at: serverTimestamp() }),
      (f) => setDoc(f.ref('stranger', 'leavers', f.uid('stranger')), { at: serverTimestamp() }),
      (f) => setDoc(f.ref('departed', 'leavers', f.uid('departed')), { at: serverTimestamp() }),
    ],
    allow: (f) => leaveToReturn(f, 'mem'),
  }),
  ...row<Actor>('F6 the note of leaving is for the leaver’s eyes', {
    prepare: (f) => leftFor(f, 0),
    attempt: (f, reader) => readDoc(f.ref(reader, 'leavers', f.uid('mem'))),
    deny: ['owner', 'mem2', 'visitor'],
    allow: 'mem',
  }),
  ...row<Actor | null>('F6 … and nobody deletes it', {
    prepare: (f) => leftFor(f, 0),
    attempt: (f, remover) =>
      remover
        ? deleteDoc(f.ref(remover, 'leavers', f.uid('mem')))
        : readDoc(f.ref('mem', 'leavers', f.uid('mem'))),
    // Who left could come back with an older invite.
    deny: ['owner', 'visitor', 'mem'],
    allow: null,
  }),
  ...row<Actor>('F6 who joins deletes their own note, not that of another', {
    prepare: async (f) => {
      await setDoc(f.ref('admin', 'leavers', f.uid('invitee')), { at: Timestamp.fromMillis(0) });
      await setDoc(f.ref('admin', 'leavers', f.uid('departed')), { at: Timestamp.fromMillis(0) });
    },
    attempt: (f, whose) =>
      join(f, 'invitee', {
        more: (batch) => batch.delete(f.ref('invitee', 'leavers', f.uid(whose))),
      }),
    deny: ['departed'],
    allow: 'invitee',
  }),
  ...row<number>('F6 who left comes back within the hour', {
    prepare: leftFor,
    attempt: (f) => comeBack(f, 'mem'),
    deny: [61],
    allow: 59,
  }),
  ...row<ComeBack>('F6 who left comes back as a member and nothing more', {
    prepare: (f) => leftFor(f, 1),
    attempt: (f, bent) => comeBack(f, 'mem', bent),
    deny: [
      { spend: false },
      { displayName: '' },
      { displayName: 'x'.repeat(101) },
      { extra: { name: 'Mine' } },
    ],
    allow: {},
  }),
  ...row<(f: Fixture) => Promise<unknown>>('F6 who comes back reopens no invite', {
    prepare: (f) => leftFor(f, 1),
    attempt: (f, act) => act(f),
    deny: [
      (f) =>
        comeBackWith(f, f.token, (b) => b.set(f.ref('mem', 'invites', f.spent), f.invite('mem'))),
      (f) =>
        comeBackWith(f, f.token, (b) => b.update(f.ref('mem', 'invites', f.inviteId), { a: 1 })),
      (f) => comeBackWith(f, f.spent, (b) => b.delete(f.ref('mem', 'invites', f.inviteId))),
      (f) => comeBackWith(f, f.spent, (b) => b.delete(f.ref('mem', 'inviteTokens', f.token))),
    ],
    // Deleting an open invite is permitted, as in joining with it.
    allow: (f) => comeBackWith(f, f.token, (b) => b.delete(f.ref('mem', 'invites', f.inviteId))),
  }),
  ...row<(f: Fixture) => unknown>('F6 the proof of who comes back is a token’s and no bigger', {
    prepare: (f) => leftFor(f, 1),
    attempt: (f, token) => comeBackWith(f, token(f)),
    deny: [() => 'x'.repeat(100_000), () => '', () => 5, () => null, () => ['x'], () => 'a/b'],
    allow: (f) => f.token,
  }),
  ...row<DocumentData | null>('F6 nobody leaves without a note of it', {
    attempt: (f, note) => leave(f, 'mem', {}, note),
    deny: [null, {}, { at: Timestamp.fromMillis(0) }, { at: Timestamp.fromMillis(4e12) }],
    allow: { at: serverTimestamp() },
  }),
  ...row<Actor>('F6 nobody else comes back on another’s trace', {
    prepare: (f) => leftFor(f, 1),
    attempt: (f, actor) => comeBack(f, actor),
    deny: ['stranger', 'departed', 'visitor'],
    allow: 'mem',
  }),
  ...row<boolean>('F6 who came back by an invite meanwhile is not a member twice', {
    prepare: async (f, isMember) => {
      await leftFor(f, 1);
      if (!isMember) return;
      const { members, memberInfo } = f.list;
      await updateDoc(f.ref('admin'), { members, memberInfo });
    },
    attempt: (f, isMember) => comeBack(f, 'mem', { twice: isMember }),
    deny: [true],
    allow: false,
  }),
];
