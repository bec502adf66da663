import {
  collection,
  collectionGroup,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import type { Actor } from '../harness/actors.ts';
import { row, type Case } from '../harness/table.ts';
import type { World } from '../harness/world.ts';

const read = (world: World, actor: Actor, ...path: [string, ...string[]]) =>
  getDoc(doc(world.as(actor), path.join('/')));

const lists = (world: World, actor: Actor) => collection(world.as(actor), 'lists');

const ownLists = (world: World, actor: Actor, of: Actor = actor, most = 100) =>
  getDocs(
    query(lists(world, actor), where('members', 'array-contains', world.uid(of)), limit(most)),
  );

const invites = (world: World, actor: Actor) => collection(world.ref(actor), 'invites');

const asMember = (world: World, actor: Actor) => getDocs(query(invites(world, actor), limit(100)));

/** Who may look at what (§6 Roles and permissions). */
export const reads: Case[] = [
  ...row<Actor>('§6 anyone opens a list by its id', {
    attempt: (w, actor) => read(w, actor, 'lists', w.id),
    allow: 'visitor',
    alsoAllow: ['ghost', 'stranger', 'departed', 'mem'],
  }),
  ...row<Actor>('§6 anyone opens an item by its id', {
    attempt: (w, actor) => read(w, actor, 'lists', w.id, 'items', w.items[0]?.id ?? ''),
    allow: 'visitor',
    alsoAllow: ['stranger'],
  }),
  ...row<(w: World) => Promise<unknown>>('nobody goes through the lists of others', {
    attempt: (w, ask) => ask(w),
    deny: [
      (w) => getDocs(lists(w, 'visitor')),
      (w) => getDocs(query(lists(w, 'visitor'), limit(1))),
      (w) =>
        getDocs(query(lists(w, 'visitor'), where('ownerId', '==', w.uid('owner')), limit(100))),
      (w) => getCount(lists(w, 'visitor')),
      (w) => ownLists(w, 'visitor', 'mem'),
      (w) => getDocs(query(lists(w, 'stranger'), limit(100))),
      (w) =>
        getDocs(query(lists(w, 'stranger'), where('ownerId', '==', w.uid('owner')), limit(100))),
      (w) => ownLists(w, 'stranger', 'mem'),
      (w) => ownLists(w, 'ghost', 'mem'),
    ],
    allow: (w) => ownLists(w, 'mem'),
  }),
  ...row<number>('§7 a member asks for his own lists, 100 at a time', {
    attempt: (w, most) => ownLists(w, 'mem', 'mem', most),
    deny: [101, 1000],
    allow: 100,
  }),
  ...row<boolean>('a query for own lists has a limit', {
    attempt: (w, bounded) => {
      const mine = query(lists(w, 'mem'), where('members', 'array-contains', w.uid('mem')));
      return getDocs(bounded ? query(mine, limit(100)) : mine);
    },
    deny: [false],
    allow: true,
  }),
  ...row<string>('nobody searches across lists', {
    attempt: (w, group) =>
      group === ''
        ? asMember(w, 'mem')
        : getDocs(query(collectionGroup(w.as('mem'), group), limit(10))),
    deny: ['items', 'invites', 'inviteTokens', 'joins'],
    allow: '',
  }),
  ...row<Actor>('a list’s invites are its members’ business', {
    attempt: (w, actor) => asMember(w, actor),
    deny: ['visitor', 'ghost', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<number>('members read invites 100 at a time', {
    attempt: (w, most) => getDocs(query(invites(w, 'mem'), limit(most))),
    deny: [101],
    allow: 100,
  }),
  ...row<Actor>('no stranger asks for one unused invite, or for those to an address', {
    attempt: (w, actor) =>
      Promise.all([
        getDocs(query(invites(w, actor), where('createdBy', '==', w.uid('owner')), limit(1))),
        getDocs(query(invites(w, actor), where('email', '==', 'friend@example.com'), limit(1))),
      ]),
    deny: ['stranger', 'visitor'],
    allow: 'mem',
  }),
  ...row<Actor>('an invite shows itself to members', {
    attempt: (w, actor) => read(w, actor, 'lists', w.id, 'invites', w.inviteId),
    deny: ['visitor', 'ghost', 'invitee', 'departed'],
    allow: 'mem',
  }),
  ...row<Actor>('a token shows itself to a signed-in holder', {
    attempt: async (w, actor) => {
      const shown = await read(w, actor, 'lists', w.id, 'inviteTokens', w.token);
      const fields = Object.keys(shown.data() ?? {})
        .toSorted()
        .join(' ');
      if (fields !== 'expiresAt invite') throw new Error(`it shows ${fields}`);
    },
    deny: ['visitor', 'ghost'],
    allow: 'invitee',
    alsoAllow: ['mem'],
  }),
  ...row<Actor>('nobody lists the tokens of a list, members neither', {
    attempt: (w, actor) =>
      actor === 'server'
        ? asMember(w, 'mem')
        : getDocs(query(collection(w.ref(actor), 'inviteTokens'), limit(1))),
    deny: ['mem', 'owner', 'invitee', 'visitor'],
    allow: 'server',
  }),
  ...row<Actor>('a holder of one token sees no other invite', {
    attempt: (w, actor) => asMember(w, actor),
    deny: ['invitee'],
    allow: 'mem2',
  }),
  ...row<string>('proofs of joining and tombstones are shown to nobody', {
    attempt: (w, path) => read(w, 'mem', path || `lists/${w.id}`),
    deny: ['deletedLists/1', 'lists/x/joins/y'],
    allow: '',
  }),
  ...row<(w: World) => Promise<unknown>>('a member’s own proof, the mirrors as a whole, or junk', {
    attempt: (w, ask) => ask(w),
    deny: [
      (w) => read(w, 'departed', 'lists', w.id, 'joins', w.uid('departed')),
      (w) => read(w, 'visitor', 'lists', w.id, 'joins', w.uid('departed')),
      (w) => getDocs(query(collection(w.ref('mem'), 'joins'), limit(1))),
      (w) => getDocs(query(collection(w.ref('mem'), 'items'), limit(1))),
      (w) => getDocs(query(collection(w.ref('visitor'), 'items'), limit(1))),
      (w) => read(w, 'mem', 'secrets/1'),
      (w) => read(w, 'mem', 'lists', w.id, 'secrets', '1'),
    ],
    allow: (w) => read(w, 'mem', 'lists', w.id, 'items', w.items[0]?.id ?? ''),
  }),
  ...row<(w: World) => Promise<unknown>>('the public document holds nothing secret', {
    attempt: async (w) => {
      const fields = JSON.stringify((await getDoc(w.ref('visitor'))).data());
      for (const secret of [w.token, w.spent, '@']) {
        if (fields.includes(secret)) throw new Error(`the public document holds ${secret}`);
      }
    },
    allow: () => Promise.resolve(),
  }),
];
