import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { DAY_MS } from '../../../src/lib/time.ts';
import type { Actor } from '../harness/fixture.ts';
import { deleteList, invite, join, leave, type Join } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';

/** Asked at the attempt: the mutants run for so long that a time from the start would be over. */
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);

const create = (f: Fixture, actor: Actor, bent: DocumentData = {}, id: string = randomUUID()) =>
  setDoc(f.ref(actor, 'invites', id), f.invite(actor, bent));

/** Joins a list that has changed meanwhile. */
const joinNow = async (f: Fixture, actor: Actor, bent: Partial<Join>) => {
  const list = (await readDoc(f.ref('admin'))).data() ?? {};
  await join(f, actor, {
    ...bent,
    members: [...list.members, f.uid(actor)],
    memberInfo: [...list.memberInfo, f.info(actor)],
  });
};

const without = (key: string) => (f: Fixture) =>
  Object.fromEntries(Object.entries(f.invite('mem')).filter(([other]) => other !== key));

const endList = (f: Fixture, actor: Actor) =>
  deleteList(f, actor, { by: f.uid(actor), owner: f.uid('owner'), at: serverTimestamp() });

/** The subcollections of a list, except those for undo. */
const FOLDERS = ['invites', 'inviteTokens', 'joins', 'items'] as const;

/** Creating, reading and revoking invites, and what is left of them after their list is deleted. */
export const invites: Case[] = [
  ...row<Actor>('§6 members invite', {
    attempt: (f, actor) => create(f, actor),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner', 'mem2'],
  }),
  ...row<Actor>('members revoke any invite of their list', {
    attempt: (f, actor) => deleteDoc(f.ref(actor, 'invites', f.inviteId)),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<() => DocumentData>('an invite lives for 14 days from now', {
    attempt: (f, bent) => create(f, 'mem', bent()),
    deny: [
      () => ({ expiresAt: inDays(3650) }),
      () => ({ expiresAt: inDays(15.01) }),
      () => ({ expiresAt: inDays(-1) }),
      () => ({ expiresAt: null }),
      () => ({ expiresAt: 'never' }),
      () => ({ createdAt: Timestamp.fromMillis(0) }),
      () => ({ createdAt: inDays(1) }),
      () => ({ createdAt: null }),
    ],
    allow: () => ({ expiresAt: inDays(14) }),
    alsoAllow: [() => ({ expiresAt: inDays(1) })],
  }),
  ...row<(f: Fixture) => DocumentData>('an invite is its maker’s own and holds nothing else', {
    attempt: (f, bent) => create(f, 'mem', bent(f)),
    deny: [
      () => ({ usedBy: null }),
      (f) => ({ createdBy: f.uid('owner') }),
      (f) => ({ createdBy: f.uid('stranger') }),
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
  ...row<((f: Fixture) => DocumentData) | undefined>('an invite lacks nothing', {
    attempt: (f, fields) =>
      setDoc(f.ref('mem', 'invites', randomUUID()), fields ? fields(f) : f.invite('mem')),
    deny: ['email', 'createdBy', 'createdAt', 'expiresAt'].map(without),
    allow: undefined,
  }),
  ...row<string>('an invite’s id is a random UUID', {
    attempt: (f, id) => create(f, 'mem', {}, id || randomUUID()),
    deny: ['1234', 'join', `${randomUUID()}x`, '00000000-0000-0000-0000-000000000000'],
    allow: '',
  }),
  ...row<string>('an invite’s token cannot be guessed', {
    attempt: (f, token) => invite(f, 'mem', {}, { token: token || randomUUID() }),
    deny: ['1234', 'join', `${randomUUID()}x`, '00000000-0000-0000-0000-000000000000'],
    allow: '',
  }),
  ...row<Actor>('§6 members make tokens', {
    prepare: (f, actor) =>
      f.list.members.includes(f.uid(actor))
        ? Promise.resolve()
        : setDoc(f.ref('admin', 'invites', f.spent), f.invite(actor)),
    attempt: (f, actor) =>
      f.list.members.includes(f.uid(actor))
        ? invite(f, actor)
        : setDoc(f.ref(actor, 'inviteTokens', randomUUID()), {
            invite: f.spent,
            expiresAt: f.invite(actor).expiresAt,
          }),
    deny: ['visitor', 'anonymous', 'stranger', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<(f: Fixture) => DocumentData>(
    'a token says which invite it opens and until when, nothing more',
    {
      attempt: (f, link) => invite(f, 'mem', {}, { link: link(f) }),
      deny: [
        () => ({ email: 'friend@example.com' }),
        () => ({ expiresAt: inDays(3650) }),
        () => ({ expiresAt: null }),
        () => ({ invite: randomUUID() }),
        () => ({ invite: 5 }),
        (f) => ({ invite: f.inviteId }),
      ],
      allow: () => ({}),
    },
  ),
  ...row<boolean>('an invite that is there gets no second token, not even from its maker', {
    attempt: async (f, anew) => {
      const { spend } = await invite(f, 'mem');
      const made = (await readDoc(f.ref('mem', 'invites', spend))).data() ?? {};
      if (anew) await invite(f, 'mem');
      else {
        await setDoc(f.ref('mem', 'inviteTokens', randomUUID()), {
          invite: spend,
          expiresAt: made.expiresAt,
        });
      }
    },
    deny: [false],
    allow: true,
  }),
  ...row<string>('the invite that a new token opens has an id as any', {
    attempt: (f, id) => invite(f, 'mem', {}, { id: id || randomUUID() }),
    deny: ['1234'],
    allow: '',
  }),
  ...row<boolean>('a token is not turned to another invite', {
    attempt: (f, anew) =>
      anew
        ? invite(f, 'owner')
        : updateDoc(f.ref('owner', 'inviteTokens', f.spent), { invite: f.inviteId }),
    deny: [false],
    allow: true,
  }),
  ...row<DocumentData | null>('an invite is not changed afterwards', {
    attempt: (f, change) =>
      change === null
        ? deleteDoc(f.ref('owner', 'invites', f.inviteId))
        : updateDoc(f.ref('owner', 'invites', f.inviteId), change),
    deny: [{ usedBy: null }, { expiresAt: inDays(14) }, { email: 'other@example.com' }],
    allow: null,
  }),
  ...row<boolean>('a departed member’s open invite is dead, and is not his to hand out', {
    attempt: async (f, stays) => {
      const made = await invite(f, 'mem');
      if (!stays) await leave(f, 'mem');
      await joinNow(f, 'invitee', made);
    },
    deny: [false],
    allow: true,
  }),
  ...row<'own' | 'seen' | 'later'>('who left does not come back with an invite made before', {
    attempt: async (f, which) => {
      const before = which === 'own' ? await invite(f, 'mem') : undefined;
      await leave(f, 'mem');
      const seen = { token: f.token, spend: f.inviteId };
      await joinNow(f, 'mem', which === 'later' ? await invite(f, 'owner') : (before ?? seen));
    },
    deny: ['own', 'seen'],
    allow: 'later',
  }),
  ...row<'forgotten' | 'rewritten' | 'kept'>('… nor by touching the note of having left', {
    prepare: (f) => leave(f, 'mem'),
    attempt: async (f, which) => {
      const note = f.ref('mem', 'leavers', f.uid('mem'));
      if (which === 'forgotten') await deleteDoc(note);
      if (which === 'rewritten') await setDoc(note, { at: Timestamp.fromMillis(0) });
      await joinNow(f, 'mem', await invite(f, 'owner'));
    },
    deny: ['forgotten', 'rewritten'],
    allow: 'kept',
  }),
  ...row<boolean>('a token of a deleted list opens nothing and says nothing', {
    prepare: (f, gone) => (gone ? endList(f, 'mem') : Promise.resolve()),
    attempt: (f) => readDoc(f.ref('invitee', 'inviteTokens', f.token)),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('an invite of a deleted list shows its address to nobody', {
    prepare: (f, gone) => (gone ? endList(f, 'mem') : Promise.resolve()),
    attempt: (f) => readDoc(f.ref('mem2', 'invites', f.inviteId)),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('who deleted a list clears away what lay beside it', {
    prepare: (f) => endList(f, 'mem'),
    attempt: async (f, actor) => {
      for (const folder of FOLDERS) {
        const found = await getDocsFromServer(collection(f.ref(actor), folder));
        await Promise.all(found.docs.map(({ ref }) => deleteDoc(ref)));
      }
    },
    deny: ['visitor', 'stranger', 'mem2', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<Actor>('a tombstone that names no owner lets only who deleted clear away', {
    prepare: (f) =>
      f.write('admin', (batch, db) => {
        batch.delete(f.ref('admin'));
        batch.set(doc(db, 'deletedLists', f.id), { by: f.uid('mem'), at: serverTimestamp() });
      }),
    attempt: async (f, actor) => {
      const found = await getDocsFromServer(collection(f.ref(actor), 'invites'));
      await Promise.all(found.docs.map(({ ref }) => deleteDoc(ref)));
    },
    deny: ['owner', 'mem2'],
    allow: 'mem',
  }),
  ...FOLDERS.flatMap((folder) =>
    row<Actor>(`only who deleted a list, and its owner, look through its ${folder}`, {
      prepare: (f) => endList(f, 'mem'),
      attempt: (f, actor) => getDocsFromServer(collection(f.ref(actor), folder)),
      deny: ['stranger', 'mem2'],
      allow: 'mem',
      alsoAllow: ['owner'],
    }),
  ),
  ...row<[Actor, (typeof FOLDERS)[number]]>('only who deleted a list, and its owner, clear it', {
    prepare: (f) => endList(f, 'mem'),
    attempt: (f, [actor, folder]) => {
      const id = {
        invites: f.inviteId,
        inviteTokens: f.token,
        joins: f.uid('departed'),
        items: f.items[0]?.id ?? '',
      };
      return deleteDoc(f.ref(actor, folder, id[folder]));
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
    prepare: (f, gone) => (gone ? endList(f, 'mem') : Promise.resolve()),
    attempt: (f) => readDoc(f.ref('visitor', 'items', f.items[0]?.id ?? '')),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('nothing is written beside a deleted list', {
    prepare: (f, gone) => (gone ? endList(f, 'mem') : Promise.resolve()),
    attempt: (f) => create(f, 'mem'),
    deny: [true],
    allow: false,
  }),
  ...row<(f: Fixture) => Promise<unknown>>('a stranger writes nothing beside a deleted list', {
    prepare: (f) => endList(f, 'mem'),
    attempt: (f, act) => act(f),
    deny: [
      (f) => setDoc(f.ref('stranger', 'items', randomUUID()), f.item('stranger')),
      (f) => setDoc(f.ref('stranger', 'joins', f.uid('stranger')), { token: f.token }),
      (f) => deleteDoc(f.ref('stranger', 'invites', f.inviteId)),
      (f) => setDoc(doc(f.as('stranger'), 'lists', f.id, 'notes', '1'), { a: 1 }),
    ],
    allow: (f) => deleteDoc(f.ref('mem', 'invites', f.inviteId)),
  }),
];
