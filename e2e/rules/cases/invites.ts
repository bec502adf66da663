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
import { deleteList, invite, join, leave, type Join } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, World } from '../harness/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);

const create = (w: World, actor: Actor, bent: DocumentData = {}, id: string = randomUUID()) =>
  setDoc(w.ref(actor, 'invites', id), w.invite(actor, bent));

/** Joins a list that has changed meanwhile. */
const joinNow = async (w: World, actor: Actor, bent: Partial<Join>) => {
  const list = (await getDoc(w.ref('server'))).data() ?? {};
  await join(w, actor, {
    ...bent,
    members: [...list.members, w.uid(actor)],
    memberInfo: [...list.memberInfo, w.info(actor)],
  });
};

const without = (key: string) => (w: World) =>
  Object.fromEntries(Object.entries(w.invite('mem')).filter(([other]) => other !== key));

const endList = (w: World, actor: Actor) =>
  deleteList(w, actor, { by: w.uid(actor), owner: w.uid('owner'), at: serverTimestamp() });

/** What is kept beside a list, apart from the traces of undoing. */
const FOLDERS = ['invites', 'inviteTokens', 'joins', 'items'] as const;

/** Invites made, read, revoked; and what is left when their list is gone. */
export const invites: Case[] = [
  ...row<Actor>('§6 members invite', {
    attempt: (w, actor) => create(w, actor),
    deny: ['visitor', 'ghost', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner', 'mem2'],
  }),
  ...row<Actor>('members revoke any invite of their list', {
    attempt: (w, actor) => deleteDoc(w.ref(actor, 'invites', w.inviteId)),
    deny: ['visitor', 'ghost', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<DocumentData>('an invite lives for 14 days from now', {
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
  ...row<(w: World) => DocumentData>('an invite is its maker’s own and holds nothing else', {
    attempt: (w, bent) => create(w, 'mem', bent(w)),
    deny: [
      () => ({ usedBy: null }),
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
  ...row<((w: World) => DocumentData) | undefined>('an invite lacks nothing', {
    attempt: (w, fields) =>
      setDoc(w.ref('mem', 'invites', randomUUID()), fields ? fields(w) : w.invite('mem')),
    deny: ['email', 'createdBy', 'createdAt', 'expiresAt'].map(without),
    allow: undefined,
  }),
  ...row<string>('an invite’s id is a random UUID', {
    attempt: (w, id) => create(w, 'mem', {}, id || randomUUID()),
    deny: ['1234', 'join', `${randomUUID()}x`, '00000000-0000-0000-0000-000000000000'],
    allow: '',
  }),
  ...row<string>('an invite’s token cannot be guessed', {
    attempt: (w, token) => invite(w, 'mem', {}, { token: token || randomUUID() }),
    deny: ['1234', 'join', `${randomUUID()}x`, '00000000-0000-0000-0000-000000000000'],
    allow: '',
  }),
  ...row<Actor>('§6 members make tokens', {
    prepare: (w, actor) =>
      w.list.members.includes(w.uid(actor))
        ? Promise.resolve()
        : setDoc(w.ref('server', 'invites', w.spent), w.invite(actor)),
    attempt: (w, actor) =>
      w.list.members.includes(w.uid(actor))
        ? invite(w, actor)
        : setDoc(w.ref(actor, 'inviteTokens', randomUUID()), {
            invite: w.spent,
            expiresAt: w.invite(actor).expiresAt,
          }),
    deny: ['visitor', 'ghost', 'stranger', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<(w: World) => DocumentData>(
    'a token says which invite it opens and until when, nothing more',
    {
      attempt: (w, link) => invite(w, 'mem', {}, { link: link(w) }),
      deny: [
        () => ({ email: 'friend@example.com' }),
        () => ({ expiresAt: inDays(3650) }),
        () => ({ expiresAt: null }),
        () => ({ invite: randomUUID() }),
        () => ({ invite: 5 }),
        (w) => ({ invite: w.inviteId }),
      ],
      allow: () => ({}),
    },
  ),
  ...row<boolean>('an invite that is there gets no second token, not even from its maker', {
    attempt: async (w, anew) => {
      const { spend } = await invite(w, 'mem');
      const made = (await getDoc(w.ref('mem', 'invites', spend))).data() ?? {};
      if (anew) await invite(w, 'mem');
      else {
        await setDoc(w.ref('mem', 'inviteTokens', randomUUID()), {
          invite: spend,
          expiresAt: made.expiresAt,
        });
      }
    },
    deny: [false],
    allow: true,
  }),
  ...row<string>('the invite that a new token opens has an id as any', {
    attempt: (w, id) => invite(w, 'mem', {}, { id: id || randomUUID() }),
    deny: ['1234'],
    allow: '',
  }),
  ...row<boolean>('a token is not turned to another invite', {
    attempt: (w, anew) =>
      anew
        ? invite(w, 'owner')
        : updateDoc(w.ref('owner', 'inviteTokens', w.spent), { invite: w.inviteId }),
    deny: [false],
    allow: true,
  }),
  ...row<DocumentData | null>('an invite is not changed afterwards', {
    attempt: (w, change) =>
      change === null
        ? deleteDoc(w.ref('owner', 'invites', w.inviteId))
        : updateDoc(w.ref('owner', 'invites', w.inviteId), change),
    deny: [{ usedBy: null }, { expiresAt: inDays(14) }, { email: 'other@example.com' }],
    allow: null,
  }),
  ...row<boolean>('a departed member’s open invite is dead, and is not his to hand out', {
    attempt: async (w, stays) => {
      const made = await invite(w, 'mem');
      if (!stays) await leave(w, 'mem');
      await joinNow(w, 'invitee', made);
    },
    deny: [false],
    allow: true,
  }),
  ...row<'own' | 'seen' | 'later'>('who left does not come back with an invite made before', {
    attempt: async (w, which) => {
      const before = which === 'own' ? await invite(w, 'mem') : undefined;
      await leave(w, 'mem');
      const seen = { token: w.token, spend: w.inviteId };
      await joinNow(w, 'mem', which === 'later' ? await invite(w, 'owner') : (before ?? seen));
    },
    deny: ['own', 'seen'],
    allow: 'later',
  }),
  ...row<'forgotten' | 'rewritten' | 'kept'>('… nor by touching the note of having left', {
    prepare: (w) => leave(w, 'mem'),
    attempt: async (w, which) => {
      const note = w.ref('mem', 'leavers', w.uid('mem'));
      if (which === 'forgotten') await deleteDoc(note);
      if (which === 'rewritten') await setDoc(note, { at: Timestamp.fromMillis(0) });
      await joinNow(w, 'mem', await invite(w, 'owner'));
    },
    deny: ['forgotten', 'rewritten'],
    allow: 'kept',
  }),
  ...row<boolean>('a token of a deleted list opens nothing and says nothing', {
    prepare: (w, gone) => (gone ? endList(w, 'mem') : Promise.resolve()),
    attempt: (w) => getDoc(w.ref('invitee', 'inviteTokens', w.token)),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('an invite of a deleted list shows its address to nobody', {
    prepare: (w, gone) => (gone ? endList(w, 'mem') : Promise.resolve()),
    attempt: (w) => getDoc(w.ref('mem2', 'invites', w.inviteId)),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('who deleted a list clears away what lay beside it', {
    prepare: (w) => endList(w, 'mem'),
    attempt: async (w, actor) => {
      for (const folder of FOLDERS) {
        // oxlint-disable-next-line no-await-in-loop -- the first refusal is the answer
        const found = await getDocs(collection(w.ref(actor), folder));
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(found.docs.map(({ ref }) => deleteDoc(ref)));
      }
    },
    deny: ['visitor', 'stranger', 'mem2', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<Actor>('a tombstone that names no owner lets only who deleted clear away', {
    prepare: (w) =>
      w.write('server', (batch, db) => {
        batch.delete(w.ref('server'));
        batch.set(doc(db, 'deletedLists', w.id), { by: w.uid('mem'), at: serverTimestamp() });
      }),
    attempt: async (w, actor) => {
      const found = await getDocs(collection(w.ref(actor), 'invites'));
      await Promise.all(found.docs.map(({ ref }) => deleteDoc(ref)));
    },
    deny: ['owner', 'mem2'],
    allow: 'mem',
  }),
  ...FOLDERS.flatMap((folder) =>
    row<Actor>(`only who deleted a list, and its owner, look through its ${folder}`, {
      prepare: (w) => endList(w, 'mem'),
      attempt: (w, actor) => getDocs(collection(w.ref(actor), folder)),
      deny: ['stranger', 'mem2'],
      allow: 'mem',
      alsoAllow: ['owner'],
    }),
  ),
  ...row<[Actor, (typeof FOLDERS)[number]]>('only who deleted a list, and its owner, clear it', {
    prepare: (w) => endList(w, 'mem'),
    attempt: (w, [actor, folder]) => {
      const id = {
        invites: w.inviteId,
        inviteTokens: w.token,
        joins: w.uid('departed'),
        items: w.items[0]?.id ?? '',
      };
      return deleteDoc(w.ref(actor, folder, id[folder]));
    },
    deny: [
      ['stranger', 'invites'],
      ['mem2', 'invites'],
      ['invitee', 'inviteTokens'],
      ['departed', 'joins'],
      ['mem2', 'items'],
      ['visitor', 'items'],
    ],
    allow: ['mem', 'invites'],
    alsoAllow: [
      ['mem', 'inviteTokens'],
      ['mem', 'joins'],
      ['mem', 'items'],
      ['owner', 'items'],
    ],
  }),
  ...row<boolean>('an item of a deleted list is shown to nobody', {
    prepare: (w, gone) => (gone ? endList(w, 'mem') : Promise.resolve()),
    attempt: (w) => getDoc(w.ref('visitor', 'items', w.items[0]?.id ?? '')),
    deny: [true],
    allow: false,
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
      (w) => deleteDoc(w.ref('stranger', 'invites', w.inviteId)),
      (w) => setDoc(doc(w.as('stranger'), 'lists', w.id, 'notes', '1'), { a: 1 }),
    ],
    allow: (w) => deleteDoc(w.ref('mem', 'invites', w.inviteId)),
  }),
];
