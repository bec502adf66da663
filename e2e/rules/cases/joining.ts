import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../harness/actors.ts';
import { join, marked, type Join } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import { World, type DocumentData } from '../harness/world.ts';

type Bend = (w: World) => Partial<Join>;

const me = (w: World, changes: DocumentData = {}) => [
  ...w.list.memberInfo,
  { ...w.info('invitee'), ...changes },
];

/** Puts another invite beside the usual one and gives its token back, and its id. */
const addInvite = async (w: World, fields: DocumentData) => {
  const [token, spend] = [randomUUID(), randomUUID()];
  await setDoc(w.ref('server', 'invites', spend), fields);
  await setDoc(w.ref('server', 'inviteTokens', token), { invite: spend });
  return { token, spend };
};

const crowd = (size: number) => (w: World) => {
  const others = Array.from({ length: size - 3 }, (_, i) => `other-${i}`);
  return {
    members: [...w.list.members, ...others],
    memberInfo: [...w.list.memberInfo, ...others.map((uid) => ({ uid, displayName: uid }))],
  };
};

/** Joining a list (§4 List membership): one write, one person, one token. */
export const joining: Case[] = [
  ...row<Actor>('§2 whoever is signed in and holds a fresh token joins', {
    attempt: (w, actor) => join(w, actor),
    deny: ['ghost', 'visitor'],
    allow: 'invitee',
    alsoAllow: ['stranger', 'departed'],
  }),
  ...row<Bend>('a join changes membership only', {
    attempt: (w, bend) => join(w, 'invitee', bend(w)),
    deny: [
      () => ({ listFields: { name: 'Mine' } }),
      () => ({ listFields: { description: 'Mine' } }),
      (w) => ({ listFields: { ownerId: w.uid('invitee') } }),
      () => ({ listFields: { extra: 1 } }),
      () => ({ listFields: { items: [] } }),
      (w) => ({
        listFields: { items: [...w.items, w.item('invitee')] },
      }),
      (w) => ({
        listFields: { items: marked(w, 0) },
        more: (batch) =>
          batch.set(w.ref('invitee', 'items', w.items[0]?.id ?? ''), marked(w, 0)[0]),
      }),
      (w) => ({ more: (batch) => batch.delete(w.ref('invitee')) }),
    ],
    allow: () => ({}),
  }),
  ...row<Bend>('a join adds its own member, last, and nobody else', {
    attempt: (w, bend) => join(w, 'invitee', bend(w)),
    deny: [
      (w) => ({ members: [...w.list.members, w.uid('invitee'), w.uid('stranger')] }),
      (w) => ({ members: [...w.list.members, w.uid('stranger')] }),
      (w) => ({ members: [...w.list.members.slice(0, -1), w.uid('invitee')] }),
      (w) => ({ members: [...w.list.members.toReversed(), w.uid('invitee')] }),
      (w) => ({ members: [w.uid('invitee'), ...w.list.members] }),
      (w) => ({ members: [...w.list.members, w.uid('invitee'), w.uid('invitee')] }),
      (w) => ({ members: w.list.members }),
      (w) => ({ memberInfo: w.list.memberInfo }),
      (w) => ({ memberInfo: [...me(w), w.info('stranger')] }),
      (w) => ({ memberInfo: [{ ...w.info('owner'), displayName: 'Fool' }, ...me(w).slice(1)] }),
      (w) => ({ memberInfo: me(w).toReversed() }),
      (w) => ({ memberInfo: me(w, { uid: w.uid('stranger') }) }),
      (w) => ({ memberInfo: me(w, { role: 'admin' }) }),
      (w) => ({ memberInfo: me(w, { email: 'ivy@example.com' }) }),
    ],
    allow: (w) => ({ memberInfo: me(w, { displayName: 'Ivy' }) }),
  }),
  ...row<unknown>('§3 a member’s name is a line of 1 to 100 characters', {
    attempt: (w, displayName) => join(w, 'invitee', { memberInfo: me(w, { displayName }) }),
    deny: ['', ' ', 'x'.repeat(101), { first: 'Ivy' }, 5, null],
    allow: 'Ivy',
  }),
  ...row<number>('a list has at most 100 members', {
    attempt: async (w, size) => {
      const full = await new World(w.projectId, crowd(size)).build();
      try {
        await join(full, 'invitee');
      } finally {
        await full.end();
      }
    },
    deny: [100],
    allow: 99,
  }),
  ...row<Bend>('a join proves itself with one token, its own, and no more than that', {
    attempt: (w, bend) => join(w, 'invitee', bend(w)),
    deny: [
      (w) => ({
        more: (batch) =>
          batch.set(w.ref('invitee', 'joins', w.uid('stranger')), { token: w.token }),
      }),
      (w) => ({ proof: { token: w.token, blob: 'x'.repeat(1000) } }),
      () => ({ proof: null }),
      () => ({ proof: {} }),
      () => ({ spend: null }),
      () => ({ spend: randomUUID() }),
    ],
    allow: () => ({}),
  }),
  ...row<'invite' | 'token' | null>('a join spends one invite', {
    attempt: async (w, second) => {
      const other = await addInvite(w, w.invite('mem'));
      await join(w, 'invitee', {
        more: (batch) => {
          if (second === null) return;
          if (second === 'invite') batch.delete(w.ref('invitee', 'invites', other.spend));
          else batch.delete(w.ref('invitee', 'inviteTokens', other.token));
        },
      });
    },
    deny: ['invite', 'token'],
    allow: null,
  }),
  ...row<boolean>('a proof is not written without joining', {
    attempt: (w, joins) =>
      joins
        ? join(w, 'stranger')
        : setDoc(w.ref('stranger', 'joins', w.uid('stranger')), { token: w.token }),
    deny: [false],
    allow: true,
  }),
  ...row<(w: World) => Promise<unknown>>('a member or one who left has no use for a proof', {
    attempt: (w, act) => act(w),
    deny: [
      (w) => setDoc(w.ref('mem', 'joins', w.uid('mem')), { token: w.token }),
      (w) => w.write('mem', (batch) => batch.delete(w.ref('mem', 'joins', w.uid('departed')))),
      (w) => w.write('departed', (b) => b.delete(w.ref('departed', 'joins', w.uid('departed')))),
      (w) => setDoc(w.ref('departed', 'joins', w.uid('departed')), { token: w.token }),
    ],
    allow: (w) => join(w, 'departed'),
  }),
  ...row<Actor>('a member joins no second time', {
    attempt: (w, actor) => join(w, actor),
    deny: ['mem', 'owner'],
    allow: 'invitee',
  }),
  ...row<boolean>('a token outlives its invite', {
    attempt: (w, burns) =>
      join(w, 'invitee', {
        more: (batch) => {
          if (burns) batch.delete(w.ref('invitee', 'inviteTokens', w.token));
        },
      }),
    deny: [true],
    allow: false,
  }),
  ...row<'' | 'invites' | 'inviteTokens'>('nobody burns a token without joining', {
    attempt: (w, folder) =>
      folder === ''
        ? join(w, 'stranger')
        : deleteDoc(w.ref('stranger', folder, folder === 'invites' ? w.inviteId : w.token)),
    deny: ['invites', 'inviteTokens'],
    allow: '',
  }),
  ...row<Partial<DocumentData>>(
    'a token is good once, for 14 days, from someone who is still here',
    {
      attempt: async (w, changes) => {
        const days = changes.expired ? -1 : 14;
        const by = (changes.by ?? 'mem') as Actor;
        const made = await addInvite(w, w.invite(by, {}, days));
        if (changes.used) await deleteDoc(w.ref('server', 'invites', made.spend));
        await join(w, 'invitee', made);
      },
      deny: [{ used: true }, { expired: true }, { by: 'departed' }, { by: 'stranger' }],
      allow: {},
    },
  ),
  ...row<boolean>('a spent token admits nobody, even untouched', {
    attempt: (w, fresh) =>
      fresh
        ? join(w, 'departed')
        : join(w, 'departed', { token: w.spent, proof: null, spend: null }),
    deny: [false],
    allow: true,
  }),
  ...row<(w: World) => string>('who left does not come back with what he once used', {
    attempt: (w, token) => join(w, 'departed', { token: token(w) }),
    deny: [(w) => w.spent],
    allow: (w) => w.token,
  }),
];
