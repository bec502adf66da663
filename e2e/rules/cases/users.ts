import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { emailOf, type Actor } from '../harness/fixture.ts';
import { profileOf } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';

const at = (f: Fixture, actor: Actor, whose: Actor = actor) =>
  doc(f.as(actor), 'users', f.uid(whose));

const users = (f: Fixture, actor: Actor) => collection(f.as(actor), 'users');

/** Writes a profile of mem. */
const exists = (f: Fixture) => setDoc(at(f, 'admin', 'mem'), profileOf(f, 'mem'));

const BAD: readonly DocumentData[] = [
  ...['name', 'firstName', 'lastName', 'displayName'].flatMap((key) => [
    { [key]: 'x'.repeat(101) },
    { [key]: 5 },
    { [key]: ['Mem'] },
    { [key]: null },
  ]),
  { role: 'admin' },
  { isPremium: true },
  { provider: 'facebook' },
  { provider: null },
  { uid: 'other' },
  { uid: null },
];

/** `users/{uid}` (§3 User record): only its user reads and writes it. */
export const userRecords: Case[] = [
  ...row<Actor>('§7 one creates one’s own profile', {
    attempt: (f, actor) => setDoc(at(f, actor), profileOf(f, actor)),
    deny: ['visitor', 'anonymous'],
    allow: 'mem',
    alsoAllow: ['stranger'],
  }),
  ...row<[Actor, Actor]>('nobody makes another’s profile, nor writes over it', {
    prepare: (f, [, whose]) =>
      whose === 'mem2' ? setDoc(at(f, 'admin', 'mem2'), profileOf(f, 'mem2')) : Promise.resolve(),
    attempt: (f, [actor, whose]) => setDoc(at(f, actor, whose), profileOf(f, whose)),
    deny: [
      ['stranger', 'mem'],
      ['mem', 'mem2'],
      ['visitor', 'mem'],
    ],
    allow: ['mem', 'mem'],
  }),
  ...row<DocumentData>('nobody makes another’s profile with an address of his own', {
    attempt: (f, bent) =>
      setDoc(
        doc(f.as('mem'), 'users', typeof bent.uid === 'string' ? bent.uid : f.uid('mem')),
        profileOf(f, 'mem', bent),
      ),
    deny: [{ uid: 'somebody-else' }],
    allow: {},
  }),
  ...row<DocumentData>('§3 a new profile holds what a profile may hold', {
    attempt: (f, bent) => setDoc(at(f, 'mem'), profileOf(f, 'mem', bent)),
    deny: [
      ...BAD,
      { email: 'victim@example.com' },
      { email: null },
      { createdAt: Timestamp.fromMillis(0) },
      { createdAt: '2025-01-01' },
    ],
    allow: {},
    alsoAllow: [{ lastName: '' }, { provider: 'google' }, { provider: 'unknown' }],
  }),
  ...row<string>('§3 a profile lacks nothing', {
    attempt: (f, key) => {
      const fields = Object.entries(profileOf(f, 'mem')).filter(([other]) => other !== key);
      return setDoc(at(f, 'mem'), Object.fromEntries(fields));
    },
    deny: ['uid', 'name', 'email', 'createdAt', 'provider', 'firstName', 'lastName', 'displayName'],
    allow: '',
  }),
  ...row<DocumentData>('§7 one updates one’s own profile, within the same bounds', {
    prepare: exists,
    attempt: (f, changes) => updateDoc(at(f, 'mem'), changes),
    deny: [
      ...BAD,
      { email: 'victim@example.com' },
      { createdAt: Timestamp.fromMillis(0) },
      { createdAt: serverTimestamp() },
      { createdAt: deleteField() },
      { uid: deleteField() },
      { email: deleteField() },
    ],
    allow: { firstName: 'Maria', displayName: 'Maria Ber' },
  }),
  ...row<string>('an e-mail follows the account, and an older one may stay meanwhile', {
    prepare: (f) =>
      setDoc(at(f, 'admin', 'mem'), profileOf(f, 'mem', { email: 'old@example.com' })),
    attempt: (f, email) =>
      updateDoc(at(f, 'mem'), { firstName: 'Maria', email: email || emailOf(f.uid('mem')) }),
    deny: ['victim@example.com'],
    allow: '',
    alsoAllow: ['old@example.com'],
  }),
  ...row<Actor>('one reads one’s own profile, nobody another’s', {
    prepare: exists,
    attempt: (f, actor) => readDoc(at(f, actor, 'mem')),
    deny: ['visitor', 'anonymous', 'stranger', 'mem2', 'owner'],
    allow: 'mem',
  }),
  ...row<Actor>('an account without a sign-in has no profile', {
    prepare: (f) => setDoc(at(f, 'admin', 'anonymous'), profileOf(f, 'anonymous')),
    attempt: (f, actor) => readDoc(at(f, actor)),
    deny: ['anonymous'],
    allow: 'stranger',
  }),
  ...row<(f: Fixture) => Promise<unknown>>('profiles are never searched', {
    alone: true,
    prepare: exists,
    attempt: (f, ask) => ask(f),
    deny: [
      (f) => getDocsFromServer(users(f, 'visitor')),
      (f) =>
        getDocsFromServer(
          query(users(f, 'visitor'), where('email', '==', 'a@example.com'), limit(1)),
        ),
      (f) => getDocsFromServer(query(users(f, 'mem'), limit(1))),
      (f) => getDocsFromServer(query(users(f, 'mem'), where('uid', '==', f.uid('mem')), limit(1))),
    ],
    allow: (f) => readDoc(at(f, 'mem')),
  }),
  ...row<Actor>('nobody changes another’s profile', {
    prepare: exists,
    attempt: (f, actor) => updateDoc(at(f, actor, 'mem'), { firstName: 'Fool' }),
    deny: ['visitor', 'anonymous', 'stranger', 'mem2', 'owner'],
    allow: 'mem',
  }),
  ...row<Actor>('F6 one deletes one’s own profile, nobody another’s', {
    prepare: exists,
    attempt: (f, actor) => deleteDoc(at(f, actor, 'mem')),
    deny: ['visitor', 'anonymous', 'stranger', 'mem2', 'owner'],
    allow: 'mem',
  }),
  ...row<Actor>('F6 an account without a sign-in deletes nothing, not even under its own uid', {
    prepare: (f, actor) => setDoc(at(f, 'admin', actor), profileOf(f, actor)),
    attempt: (f, actor) => deleteDoc(at(f, actor)),
    deny: ['anonymous'],
    allow: 'stranger',
  }),
  ...row<Actor>('F6 a deleted profile can be made anew: a deletion cut short leaves an account', {
    prepare: async (f) => {
      await exists(f);
      await deleteDoc(at(f, 'mem'));
    },
    attempt: (f, actor) => setDoc(at(f, actor, 'mem'), profileOf(f, 'mem')),
    deny: ['stranger'],
    allow: 'mem',
  }),
];

const withoutAddress = { email: '' };

/** Profiles of accounts without an e-mail address. */
export const withoutEmail: Case[] = [
  ...row<[Actor, string]>('§4 an account without an address has a profile, without one', {
    attempt: (f, [actor, email]) => setDoc(at(f, actor), profileOf(f, actor, { email })),
    deny: [
      ['noEmail', 'victim@example.com'],
      ['mem', ''],
    ],
    allow: ['noEmail', ''],
  }),
  ...row<DocumentData>('§7 … and changes it', {
    prepare: (f) => setDoc(at(f, 'admin', 'noEmail'), profileOf(f, 'noEmail', withoutAddress)),
    attempt: (f, changes) => updateDoc(at(f, 'noEmail'), changes),
    deny: [{ email: 'victim@example.com' }],
    allow: { firstName: 'Maria' },
  }),
];
