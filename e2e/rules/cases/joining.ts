import { deleteDoc, setDoc } from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../harness/fixture.ts';
import { crowd, join, marked, type Join } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import { Fixture, type DocumentData } from '../harness/fixture.ts';

type Bend = (f: Fixture) => Partial<Join>;

const me = (f: Fixture, changes: DocumentData = {}) => [
  ...f.list.memberInfo,
  { ...f.info('invitee'), ...changes },
];

/** Adds another invite and returns its token and its id. */
const addInvite = async (f: Fixture, fields: DocumentData) => {
  const [token, spend] = [randomUUID(), randomUUID()];
  await setDoc(f.ref('admin', 'invites', spend), fields);
  await setDoc(f.ref('admin', 'inviteTokens', token), { invite: spend });
  return { token, spend };
};

/** Joining a list (§4 List membership): one write, one member, one token. */
export const joining: Case[] = [
  ...row<Actor>('§2 whoever is signed in and holds a fresh token joins', {
    attempt: (f, actor) => join(f, actor),
    deny: ['anonymous', 'visitor'],
    allow: 'invitee',
    alsoAllow: ['stranger', 'departed'],
  }),
  ...row<Bend>('a join changes membership only', {
    attempt: (f, bend) => join(f, 'invitee', bend(f)),
    deny: [
      () => ({ listFields: { name: 'Mine' } }),
      () => ({ listFields: { description: 'Mine' } }),
      (f) => ({ listFields: { ownerId: f.uid('invitee') } }),
      () => ({ listFields: { extra: 1 } }),
      () => ({ listFields: { items: [] } }),
      (f) => ({
        listFields: { items: [...f.items, f.item('invitee')] },
      }),
      (f) => ({
        listFields: { items: marked(f, 0) },
        more: (batch) =>
          batch.set(f.ref('invitee', 'items', f.items[0]?.id ?? ''), marked(f, 0)[0]),
      }),
      (f) => ({ more: (batch) => batch.delete(f.ref('invitee')) }),
    ],
    allow: () => ({}),
  }),
  ...row<Bend>('a join adds its own member, last, and nobody else', {
    attempt: (f, bend) => join(f, 'invitee', bend(f)),
    deny: [
      (f) => ({ members: [...f.list.members, f.uid('invitee'), f.uid('stranger')] }),
      (f) => ({ members: [...f.list.members, f.uid('stranger')] }),
      (f) => ({ members: [...f.list.members.slice(0, -1), f.uid('invitee')] }),
      (f) => ({ members: [...f.list.members.toReversed(), f.uid('invitee')] }),
      (f) => ({ members: [f.uid('invitee'), ...f.list.members] }),
      (f) => ({ members: [...f.list.members, f.uid('invitee'), f.uid('invitee')] }),
      (f) => ({ members: f.list.members }),
      (f) => ({ memberInfo: f.list.memberInfo }),
      (f) => ({ memberInfo: [...me(f), f.info('stranger')] }),
      (f) => ({ memberInfo: [{ ...f.info('owner'), displayName: 'Fool' }, ...me(f).slice(1)] }),
      (f) => ({ memberInfo: me(f).toReversed() }),
      (f) => ({ memberInfo: me(f, { uid: f.uid('stranger') }) }),
      (f) => ({ memberInfo: me(f, { role: 'admin' }) }),
      (f) => ({ memberInfo: me(f, { email: 'ivy@example.com' }) }),
    ],
    allow: (f) => ({ memberInfo: me(f, { displayName: 'Ivy' }) }),
  }),
  ...row<unknown>('§3 a member’s name is a line of 1 to 100 characters', {
    attempt: (f, displayName) => join(f, 'invitee', { memberInfo: me(f, { displayName }) }),
    deny: ['', ' ', 'x'.repeat(101), { first: 'Ivy' }, 5, null],
    allow: 'Ivy',
  }),
  ...row<number>('a list has at most 100 members', {
    attempt: async (f, size) => {
      const full = await new Fixture(f.env, (other) => crowd(other, size)).build();
      try {
        await join(full, 'invitee');
      } finally {
        full.end();
      }
    },
    deny: [100],
    allow: 99,
  }),
  ...row<Bend>('a join proves itself with one token, its own, and no more than that', {
    attempt: (f, bend) => join(f, 'invitee', bend(f)),
    deny: [
      (f) => ({
        more: (batch) =>
          batch.set(f.ref('invitee', 'joins', f.uid('stranger')), { token: f.token }),
      }),
      (f) => ({ proof: { token: f.token, blob: 'x'.repeat(1000) } }),
      () => ({ proof: null }),
      () => ({ proof: {} }),
      () => ({ spend: null }),
      () => ({ spend: randomUUID() }),
    ],
    allow: () => ({}),
  }),
  ...row<'invite' | 'token' | null>('a join spends one invite', {
    attempt: async (f, second) => {
      const other = await addInvite(f, f.invite('mem'));
      await join(f, 'invitee', {
        more: (batch) => {
          if (second === null) return;
          if (second === 'invite') batch.delete(f.ref('invitee', 'invites', other.spend));
          else batch.delete(f.ref('invitee', 'inviteTokens', other.token));
        },
      });
    },
    deny: ['invite', 'token'],
    allow: null,
  }),
  ...row<boolean>('a proof is not written without joining', {
    attempt: (f, joins) =>
      joins
        ? join(f, 'stranger')
        : setDoc(f.ref('stranger', 'joins', f.uid('stranger')), { token: f.token }),
    deny: [false],
    allow: true,
  }),
  ...row<(f: Fixture) => Promise<unknown>>('a member or one who left has no use for a proof', {
    attempt: (f, act) => act(f),
    deny: [
      (f) => setDoc(f.ref('mem', 'joins', f.uid('mem')), { token: f.token }),
      (f) => f.write('mem', (batch) => batch.delete(f.ref('mem', 'joins', f.uid('departed')))),
      (f) => f.write('departed', (b) => b.delete(f.ref('departed', 'joins', f.uid('departed')))),
      (f) => setDoc(f.ref('departed', 'joins', f.uid('departed')), { token: f.token }),
    ],
    allow: (f) => join(f, 'departed'),
  }),
  ...row<Actor>('a member joins no second time', {
    attempt: (f, actor) => join(f, actor),
    deny: ['mem', 'owner'],
    allow: 'invitee',
  }),
  ...row<Actor>('a member does not join again with an old proof whose invite was made again', {
    attempt: async (f, actor) => {
      await setDoc(f.ref('admin', 'joins', f.uid(actor)), { token: f.token });
      await join(f, actor, { proof: null });
    },
    deny: ['mem', 'owner'],
    allow: 'departed',
  }),
  ...row<boolean>('a token outlives its invite', {
    attempt: (f, burns) =>
      join(f, 'invitee', {
        more: (batch) => {
          if (burns) batch.delete(f.ref('invitee', 'inviteTokens', f.token));
        },
      }),
    deny: [true],
    allow: false,
  }),
  ...row<'' | 'invites' | 'inviteTokens'>('nobody burns a token without joining', {
    attempt: (f, folder) =>
      folder === ''
        ? join(f, 'stranger')
        : deleteDoc(f.ref('stranger', folder, folder === 'invites' ? f.inviteId : f.token)),
    deny: ['invites', 'inviteTokens'],
    allow: '',
  }),
  ...row<Partial<DocumentData>>(
    'a token is good once, for 14 days, from someone who is still here',
    {
      attempt: async (f, changes) => {
        const days = changes.expired ? -1 : 14;
        const by = (changes.by ?? 'mem') as Actor;
        const made = await addInvite(f, f.invite(by, {}, days));
        if (changes.used) await deleteDoc(f.ref('admin', 'invites', made.spend));
        await join(f, 'invitee', made);
      },
      deny: [{ used: true }, { expired: true }, { by: 'departed' }, { by: 'stranger' }],
      allow: {},
    },
  ),
  ...row<boolean>('a spent token admits nobody, even untouched', {
    attempt: (f, fresh) =>
      fresh
        ? join(f, 'departed')
        : join(f, 'departed', { token: f.spent, proof: null, spend: null }),
    deny: [false],
    allow: true,
  }),
  ...row<(f: Fixture) => string>('who left does not come back with what he once used', {
    attempt: (f, token) => join(f, 'departed', { token: token(f) }),
    deny: [(f) => f.spent],
    allow: (f) => f.token,
  }),
  ...row<Actor>('with the proof of an earlier joining nobody takes an invite away', {
    prepare: (f) => setDoc(f.ref('admin', 'joins', f.uid('departed')), { token: f.token }),
    attempt: (f, actor) => deleteDoc(f.ref(actor, 'invites', f.inviteId)),
    deny: ['departed'],
    allow: 'mem',
  }),
];
