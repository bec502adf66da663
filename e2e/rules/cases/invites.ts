import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Actor } from '../harness/actors.ts';
import { deleteList, join, leave } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { Fields, World } from '../harness/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);

const create = (w: World, actor: Actor, bent: Fields = {}, token: string = randomUUID()) =>
  setDoc(w.ref(actor, 'invites', token), w.invite(actor, bent));

const without = (key: string) => (w: World) =>
  Object.fromEntries(Object.entries(w.invite('mem')).filter(([other]) => other !== key));

const endList = (w: World, actor: Actor) =>
  deleteList(w, actor, { by: w.uid(actor), at: serverTimestamp() });

/** Invites made, read, revoked; and what is left when their list is gone. */
export const invites: Case[] = [
  ...row<Actor>('§6 members invite', {
    attempt: (w, actor) => create(w, actor),
    deny: ['visitor', 'ghost', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner', 'mem2'],
  }),
  ...row<Actor>('members revoke any invite of their list', {
    attempt: (w, actor) => deleteDoc(w.ref(actor, 'invites', w.token)),
    deny: ['visitor', 'ghost', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<Fields>('an invite lives for 14 days from now', {
    attempt: (w, bent) => create(w, 'mem', bent),
    deny: [
      { expiresAt: inDays(3650) },
      { expiresAt: inDays(15.01) },
      { expiresAt: inDays(-1) },
      { expiresAt: null },
      { expiresAt: 'never' },
      { createdAt: Timestamp.fromMillis(0) },
      { createdAt: inDays(1) },
      { createdAt: null },
    ],
    allow: { expiresAt: inDays(14) },
    alsoAllow: [{ expiresAt: inDays(1) }],
  }),
  ...row<(w: World) => Fields>('an invite is unused, its maker’s own and holds nothing else', {
    attempt: (w, bent) => create(w, 'mem', bent(w)),
    deny: [
      (w) => ({ usedBy: w.uid('stranger') }),
      (w) => ({ usedBy: w.uid('mem') }),
      (w) => ({ createdBy: w.uid('owner') }),
      (w) => ({ createdBy: w.uid('stranger') }),
      () => ({ note: 'x' }),
      () => ({ email: '' }),
      () => ({ email: 'friend' }),
      () => ({ email: 'a friend@example.com' }),
      () => ({ email: `${'x'.repeat(250)}@example.com` }),
      () => ({ email: 5 }),
      () => ({ email: ['friend@example.com'] }),
    ],
    allow: () => ({}),
  }),
  ...row<((w: World) => Fields) | undefined>('an invite lacks nothing', {
    attempt: (w, fields) =>
      setDoc(w.ref('mem', 'invites', randomUUID()), fields ? fields(w) : w.invite('mem')),
    deny: ['email', 'createdBy', 'createdAt', 'expiresAt', 'usedBy'].map(without),
    allow: undefined,
  }),
  ...row<string>('an invite’s token cannot be guessed', {
    attempt: (w, token) => create(w, 'mem', {}, token || randomUUID()),
    deny: ['1234', 'join', `${randomUUID()}x`, '00000000-0000-0000-0000-000000000000'],
    allow: '',
  }),
  ...row<Fields | null>('an invite is not changed afterwards', {
    attempt: (w, change) =>
      change === null
        ? deleteDoc(w.ref('mem', 'invites', w.spent))
        : updateDoc(w.ref('mem', 'invites', w.spent), change),
    deny: [{ usedBy: null }, { expiresAt: inDays(14) }, { email: 'other@example.com' }],
    allow: null,
  }),
  ...row<boolean>('an invite is not changed by who joins with it', {
    attempt: (w, plain) =>
      join(w, 'invitee', {
        spend: { usedBy: w.uid('invitee'), ...(plain ? {} : { email: 'x@example.com' }) },
      }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('a departed member’s open invite is dead, and is not his to hand out', {
    attempt: async (w, stays) => {
      const token = randomUUID();
      await create(w, 'mem', {}, token);
      if (!stays) await leave(w, 'mem');
      const list = (await getDoc(w.ref('server'))).data() ?? {};
      await join(w, 'invitee', {
        token,
        members: [...list.members, w.uid('invitee')],
        memberInfo: [...list.memberInfo, w.info('invitee')],
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('who left does not come back with an invite made before', {
    attempt: async (w, given) => {
      const token = randomUUID();
      await create(w, 'mem', {}, token);
      await leave(w, 'mem');
      const list = (await getDoc(w.ref('server'))).data() ?? {};
      await join(w, 'mem', {
        token: given ? w.token : token,
        members: [...list.members, w.uid('mem')],
        memberInfo: [...list.memberInfo, w.info('mem')],
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('an invite of a deleted list shows its address to nobody', {
    prepare: (w, gone) => (gone ? endList(w, 'mem') : Promise.resolve()),
    attempt: (w) => getDoc(w.ref('invitee', 'invites', w.token)),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('who deleted a list clears away what lay beside it', {
    prepare: (w) => endList(w, 'mem'),
    attempt: async (w, actor) => {
      for (const folder of ['invites', 'joins', 'items']) {
        // oxlint-disable-next-line no-await-in-loop -- the first refusal is the answer
        const found = await getDocs(collection(w.ref(actor), folder));
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(found.docs.map(({ ref }) => deleteDoc(ref)));
      }
    },
    deny: ['visitor', 'stranger', 'owner', 'departed'],
    allow: 'mem',
  }),
  ...(['invites', 'joins', 'items'] as const).flatMap((folder) =>
    row<Actor>(`only who deleted a list looks through its ${folder}`, {
      prepare: (w) => endList(w, 'mem'),
      attempt: (w, actor) => getDocs(collection(w.ref(actor), folder)),
      deny: ['stranger', 'owner'],
      allow: 'mem',
    }),
  ),
  ...row<[Actor, 'invites' | 'joins' | 'items']>('only who deleted a list clears its remains', {
    prepare: (w) => endList(w, 'mem'),
    attempt: (w, [actor, folder]) => {
      const id = { invites: w.token, joins: w.uid('departed'), items: w.items[0]?.id ?? '' };
      return deleteDoc(w.ref(actor, folder, id[folder]));
    },
    deny: [
      ['stranger', 'invites'],
      ['owner', 'invites'],
      ['departed', 'joins'],
      ['owner', 'items'],
      ['visitor', 'items'],
    ],
    allow: ['mem', 'invites'],
    alsoAllow: [
      ['mem', 'joins'],
      ['mem', 'items'],
    ],
  }),
  ...row<boolean>('nothing is written beside a deleted list', {
    prepare: (w, gone) => (gone ? endList(w, 'mem') : Promise.resolve()),
    attempt: (w) => create(w, 'mem'),
    deny: [true],
    allow: false,
  }),
  ...row<(w: World) => Promise<unknown>>('a stranger writes nothing beside a deleted list', {
    prepare: (w) => endList(w, 'mem'),
    attempt: (w, act) => act(w),
    deny: [
      (w) => setDoc(w.ref('stranger', 'items', randomUUID()), w.item('stranger')),
      (w) => setDoc(w.ref('stranger', 'joins', w.uid('stranger')), { token: w.token }),
      (w) => updateDoc(w.ref('stranger', 'invites', w.token), { usedBy: w.uid('stranger') }),
      (w) => setDoc(doc(w.as('stranger'), 'lists', w.id, 'notes', '1'), { a: 1 }),
    ],
    allow: (w) => deleteDoc(w.ref('mem', 'invites', w.token)),
  }),
];
