import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
} from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import type { Actor } from '../harness/fixture.ts';
import { row, type Case } from '../harness/table.ts';
import type { Fixture } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';

const read = (fixture: Fixture, actor: Actor, ...path: [string, ...string[]]) =>
  readDoc(doc(fixture.as(actor), path.join('/')));

const lists = (fixture: Fixture, actor: Actor) => collection(fixture.as(actor), 'lists');

const ownLists = (fixture: Fixture, actor: Actor, of: Actor = actor, most = 100) =>
  getDocsFromServer(
    query(lists(fixture, actor), where('members', 'array-contains', fixture.uid(of)), limit(most)),
  );

const invites = (fixture: Fixture, actor: Actor) => collection(fixture.ref(actor), 'invites');

const asMember = (fixture: Fixture, actor: Actor) =>
  getDocsFromServer(query(invites(fixture, actor), limit(100)));

/** Who may read what (§6 Roles and permissions). */
export const reads: Case[] = [
  ...row<Actor>('§6 anyone opens a list by its id', {
    attempt: (f, actor) => read(f, actor, 'lists', f.id),
    allow: 'visitor',
    alsoAllow: ['anonymous', 'stranger', 'departed', 'mem'],
  }),
  ...row<Actor>('§6 anyone opens an item by its id', {
    attempt: (f, actor) => read(f, actor, 'lists', f.id, 'items', f.items[0]?.id ?? ''),
    allow: 'visitor',
    alsoAllow: ['stranger'],
  }),
  ...row<(f: Fixture) => Promise<unknown>>('nobody goes through the lists of others', {
    alone: true,
    attempt: (f, ask) => ask(f),
    deny: [
      (f) => getDocsFromServer(lists(f, 'visitor')),
      (f) => getDocsFromServer(query(lists(f, 'visitor'), limit(1))),
      (f) =>
        getDocsFromServer(
          query(lists(f, 'visitor'), where('ownerId', '==', f.uid('owner')), limit(100)),
        ),
      (f) => getCountFromServer(lists(f, 'visitor')),
      (f) => ownLists(f, 'visitor', 'mem'),
      (f) => getDocsFromServer(query(lists(f, 'stranger'), limit(100))),
      (f) =>
        getDocsFromServer(
          query(lists(f, 'stranger'), where('ownerId', '==', f.uid('owner')), limit(100)),
        ),
      (f) => ownLists(f, 'stranger', 'mem'),
      (f) => ownLists(f, 'anonymous', 'mem'),
    ],
    allow: (f) => ownLists(f, 'mem'),
  }),
  ...row<number>('§7 a member asks for his own lists, 100 at a time', {
    alone: true,
    attempt: (f, most) => ownLists(f, 'mem', 'mem', most),
    deny: [LIMITS.listsPerQuery + 1, 1000],
    allow: LIMITS.listsPerQuery,
  }),
  ...row<boolean>('a query for own lists has a limit', {
    alone: true,
    attempt: (f, bounded) => {
      const mine = query(lists(f, 'mem'), where('members', 'array-contains', f.uid('mem')));
      return getDocsFromServer(bounded ? query(mine, limit(100)) : mine);
    },
    deny: [false],
    allow: true,
  }),
  ...row<string>('nobody searches across lists', {
    alone: true,
    attempt: (f, group) =>
      group === ''
        ? asMember(f, 'mem')
        : getDocsFromServer(query(collectionGroup(f.as('mem'), group), limit(10))),
    deny: ['items', 'invites', 'inviteTokens', 'joins'],
    allow: '',
  }),
  ...row<Actor>('a list’s invites are its members’ business', {
    attempt: (f, actor) => asMember(f, actor),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner'],
  }),
  ...row<number>('members read invites 100 at a time', {
    attempt: (f, most) => getDocsFromServer(query(invites(f, 'mem'), limit(most))),
    deny: [101],
    allow: 100,
  }),
  ...row<Actor>('no stranger asks for one unused invite, or for those to an address', {
    attempt: (f, actor) =>
      Promise.all([
        getDocsFromServer(
          query(invites(f, actor), where('createdBy', '==', f.uid('owner')), limit(1)),
        ),
        getDocsFromServer(
          query(invites(f, actor), where('email', '==', 'friend@example.com'), limit(1)),
        ),
      ]),
    deny: ['stranger', 'visitor'],
    allow: 'mem',
  }),
  ...row<Actor>('an invite shows itself to members', {
    attempt: (f, actor) => read(f, actor, 'lists', f.id, 'invites', f.inviteId),
    deny: ['visitor', 'anonymous', 'invitee', 'departed'],
    allow: 'mem',
  }),
  ...row<Actor>('a token shows itself to a signed-in holder', {
    attempt: async (f, actor) => {
      const shown = await read(f, actor, 'lists', f.id, 'inviteTokens', f.token);
      const fields = Object.keys(shown.data() ?? {})
        .toSorted()
        .join(' ');
      if (fields !== 'expiresAt invite') throw new Error(`it shows ${fields}`);
    },
    deny: ['visitor', 'anonymous'],
    allow: 'invitee',
    alsoAllow: ['mem'],
  }),
  ...row<Actor>('nobody lists the tokens of a list, members neither', {
    attempt: (f, actor) =>
      actor === 'admin'
        ? asMember(f, 'mem')
        : getDocsFromServer(query(collection(f.ref(actor), 'inviteTokens'), limit(1))),
    deny: ['mem', 'owner', 'invitee', 'visitor'],
    allow: 'admin',
  }),
  ...row<Actor>('a holder of one token sees no other invite', {
    attempt: (f, actor) => asMember(f, actor),
    deny: ['invitee'],
    allow: 'mem2',
  }),
  ...row<string>('proofs of joining and tombstones are shown to nobody', {
    attempt: (f, path) => read(f, 'mem', path || `lists/${f.id}`),
    deny: ['deletedLists/1', 'lists/x/joins/y'],
    allow: '',
  }),
  ...row<(f: Fixture) => Promise<unknown>>(
    'a member’s own proof, the mirrors as a whole, or junk',
    {
      attempt: (f, ask) => ask(f),
      deny: [
        (f) => read(f, 'departed', 'lists', f.id, 'joins', f.uid('departed')),
        (f) => read(f, 'visitor', 'lists', f.id, 'joins', f.uid('departed')),
        (f) => getDocsFromServer(query(collection(f.ref('mem'), 'joins'), limit(1))),
        (f) => getDocsFromServer(query(collection(f.ref('mem'), 'items'), limit(1))),
        (f) => getDocsFromServer(query(collection(f.ref('visitor'), 'items'), limit(1))),
        (f) => read(f, 'mem', 'secrets/1'),
        (f) => read(f, 'mem', 'lists', f.id, 'secrets', '1'),
      ],
      allow: (f) => read(f, 'mem', 'lists', f.id, 'items', f.items[0]?.id ?? ''),
    },
  ),
  ...row<(f: Fixture) => Promise<unknown>>('the public document holds nothing secret', {
    attempt: async (f) => {
      const fields = JSON.stringify((await readDoc(f.ref('visitor'))).data());
      for (const secret of [f.token, f.spent, '@']) {
        if (fields.includes(secret)) throw new Error(`the public document holds ${secret}`);
      }
    },
    allow: () => Promise.resolve(),
  }),
];
