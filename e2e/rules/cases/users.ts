import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { emailOf, type Actor } from '../harness/actors.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, World } from '../harness/world.ts';

const profile = (w: World, actor: Actor, bent: DocumentData = {}): DocumentData => ({
  uid: w.uid(actor),
  name: 'Mem Ber',
  email: emailOf(w.uid(actor)),
  createdAt: serverTimestamp(),
  provider: 'email',
  firstName: 'Mem',
  lastName: 'Ber',
  displayName: 'Mem Ber',
  ...bent,
});

const at = (w: World, actor: Actor, whose: Actor = actor) =>
  doc(w.as(actor), 'users', w.uid(whose));

const users = (w: World, actor: Actor) => collection(w.as(actor), 'users');

/** Mem has a profile already. */
const exists = (w: World) => setDoc(at(w, 'server', 'mem'), profile(w, 'mem'));

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

/** `users/{uid}` (§3 User record): everyone their own. */
export const userRecords: Case[] = [
  ...row<Actor>('§7 one creates one’s own profile', {
    attempt: (w, actor) => setDoc(at(w, actor), profile(w, actor)),
    deny: ['visitor', 'ghost'],
    allow: 'mem',
    alsoAllow: ['stranger'],
  }),
  ...row<[Actor, Actor]>('nobody makes another’s profile, nor writes over it', {
    prepare: (w, [, whose]) =>
      whose === 'mem2' ? setDoc(at(w, 'server', 'mem2'), profile(w, 'mem2')) : Promise.resolve(),
    attempt: (w, [actor, whose]) => setDoc(at(w, actor, whose), profile(w, whose)),
    deny: [
      ['stranger', 'mem'],
      ['mem', 'mem2'],
      ['visitor', 'mem'],
    ],
    allow: ['mem', 'mem'],
  }),
  ...row<DocumentData>('nobody makes another’s profile with an address of his own', {
    attempt: (w, bent) =>
      setDoc(
        doc(w.as('mem'), 'users', typeof bent.uid === 'string' ? bent.uid : w.uid('mem')),
        profile(w, 'mem', bent),
      ),
    deny: [{ uid: 'somebody-else' }],
    allow: {},
  }),
  ...row<DocumentData>('§3 a new profile holds what a profile may hold', {
    attempt: (w, bent) => setDoc(at(w, 'mem'), profile(w, 'mem', bent)),
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
    attempt: (w, key) => {
      const fields = Object.entries(profile(w, 'mem')).filter(([other]) => other !== key);
      return setDoc(at(w, 'mem'), Object.fromEntries(fields));
    },
    deny: ['uid', 'name', 'email', 'createdAt', 'provider', 'firstName', 'lastName', 'displayName'],
    allow: '',
  }),
  ...row<DocumentData>('§7 one updates one’s own profile, within the same bounds', {
    prepare: exists,
    attempt: (w, changes) => updateDoc(at(w, 'mem'), changes),
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
    prepare: (w) => setDoc(at(w, 'server', 'mem'), profile(w, 'mem', { email: 'old@example.com' })),
    attempt: (w, email) =>
      updateDoc(at(w, 'mem'), { firstName: 'Maria', email: email || emailOf(w.uid('mem')) }),
    deny: ['victim@example.com'],
    allow: '',
    alsoAllow: ['old@example.com'],
  }),
  ...row<Actor>('one reads one’s own profile, nobody another’s', {
    prepare: exists,
    attempt: (w, actor) => getDoc(at(w, actor, 'mem')),
    deny: ['visitor', 'ghost', 'stranger', 'mem2', 'owner'],
    allow: 'mem',
  }),
  ...row<Actor>('an account without a sign-in has no profile', {
    prepare: (w) => setDoc(at(w, 'server', 'ghost'), profile(w, 'ghost')),
    attempt: (w, actor) => getDoc(at(w, actor)),
    deny: ['ghost'],
    allow: 'stranger',
  }),
  ...row<(w: World) => Promise<unknown>>('profiles are never searched', {
    prepare: exists,
    attempt: (w, ask) => ask(w),
    deny: [
      (w) => getDocs(users(w, 'visitor')),
      (w) => getDocs(query(users(w, 'visitor'), where('email', '==', 'a@example.com'), limit(1))),
      (w) => getDocs(query(users(w, 'mem'), limit(1))),
      (w) => getDocs(query(users(w, 'mem'), where('uid', '==', w.uid('mem')), limit(1))),
    ],
    allow: (w) => getDoc(at(w, 'mem')),
  }),
  ...row<Actor>('nobody changes another’s profile', {
    prepare: exists,
    attempt: (w, actor) => updateDoc(at(w, actor, 'mem'), { firstName: 'Fool' }),
    deny: ['visitor', 'ghost', 'stranger', 'mem2', 'owner'],
    allow: 'mem',
  }),
  ...row<Actor>('F6 one deletes one’s own profile, nobody another’s', {
    prepare: exists,
    attempt: (w, actor) => deleteDoc(at(w, actor, 'mem')),
    deny: ['visitor', 'ghost', 'stranger', 'mem2', 'owner'],
    allow: 'mem',
  }),
  ...row<Actor>('F6 an account without a sign-in deletes nothing, not even under its own uid', {
    prepare: (w, actor) => setDoc(at(w, 'server', actor), profile(w, actor)),
    attempt: (w, actor) => deleteDoc(at(w, actor)),
    deny: ['ghost'],
    allow: 'stranger',
  }),
  ...row<Actor>('F6 a deleted profile can be made anew: a deletion cut short leaves an account', {
    prepare: async (w) => {
      await exists(w);
      await deleteDoc(at(w, 'mem'));
    },
    attempt: (w, actor) => setDoc(at(w, actor, 'mem'), profile(w, 'mem')),
    deny: ['stranger'],
    allow: 'mem',
  }),
];

const withoutAddress = { email: '' };

/** Accounts without an e-mail address have profiles, too. */
export const withoutEmail: Case[] = [
  ...row<[Actor, string]>('§4 an account without an address has a profile, without one', {
    attempt: (w, [actor, email]) => setDoc(at(w, actor), profile(w, actor, { email })),
    deny: [
      ['addressless', 'victim@example.com'],
      ['mem', ''],
    ],
    allow: ['addressless', ''],
  }),
  ...row<DocumentData>('§7 … and changes it', {
    prepare: (w) =>
      setDoc(at(w, 'server', 'addressless'), profile(w, 'addressless', withoutAddress)),
    attempt: (w, changes) => updateDoc(at(w, 'addressless'), changes),
    deny: [{ email: 'victim@example.com' }],
    allow: { firstName: 'Maria' },
  }),
];

const given = (w: World, actor: Actor, of: Actor = 'mem') =>
  doc(w.as(actor), 'users', w.uid(of), 'thanks', w.id);

/** Whom somebody has thanked (F1) is theirs alone. */
export const thanks: Case[] = [
  ...row<Actor>('F1 whom one has thanked one writes, reads and forgets oneself', {
    attempt: async (w, actor) => {
      await setDoc(given(w, actor), { given: [] });
      await setDoc(given(w, actor), { given: ['item-1 Anna'] });
      await setDoc(given(w, actor), { given: ['item-1 Anna', 'item-2 Ben'] });
      await getDoc(given(w, actor));
      await getDocs(collection(w.as(actor), 'users', w.uid('mem'), 'thanks'));
      await deleteDoc(given(w, actor));
    },
    deny: ['owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<Actor>('F1 nobody reads whom another has thanked', {
    prepare: (w) => setDoc(given(w, 'server'), { given: ['item-1 Anna'] }),
    attempt: (w, actor) => getDoc(given(w, actor)),
    deny: ['owner', 'mem2', 'visitor'],
    allow: 'mem',
  }),
  ...row<Actor>('F1 an anonymous account keeps no thanks', {
    attempt: (w, actor) => setDoc(given(w, actor, actor), { given: [] }),
    deny: ['ghost'],
    allow: 'mem',
  }),
  ...row<Actor>('F1 thanks are for lists one is or was a member of', {
    attempt: (w, actor) => setDoc(given(w, actor, actor), { given: ['item-1 Anna'] }),
    deny: ['stranger', 'invitee'],
    allow: 'mem',
    alsoAllow: ['owner', 'departed'],
  }),
  ...row<string>('F1 … not for any id', {
    attempt: (w, id) =>
      setDoc(doc(w.as('mem'), 'users', w.uid('mem'), 'thanks', id || w.id), { given: [] }),
    deny: ['x', 'x'.repeat(1000)],
    allow: '',
  }),
  ...row<DocumentData>('F1 thanks begin with one gift at most', {
    attempt: (w, fields) => setDoc(given(w, 'mem'), fields),
    deny: [
      { given: 'Anna' },
      { given: '' },
      { given: { a: 1 } },
      { given: null },
      {},
      { given: [], extra: 1 },
      { given: [5] },
      { given: [{ a: 1 }] },
      { given: ['item-1 Anna', 'item-2 Ben'] },
      { given: ['x'.repeat(1601)] },
      { given: ['ä'.repeat(801)] },
    ],
    allow: { given: [] },
    alsoAllow: [{ given: ['item-1 Anna'] }, { given: ['x'.repeat(1600)] }],
  }),
  ...row<string[]>('F1 thanks grow by one gift, and lose any', {
    prepare: (w) => setDoc(given(w, 'server'), { given: ['a', 'b', 'c'] }),
    attempt: (w, after) => setDoc(given(w, 'mem'), { given: after }),
    deny: [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'x', 'd'],
      ['a', 'b', 'x'],
      ['a', 'b', 'c', 'x'.repeat(1601)],
    ],
    allow: ['a', 'b', 'c', 'd'],
    alsoAllow: [['a', 'c'], []],
  }),
  ...row<number>('F1 thanks are a bounded list', {
    prepare: (w, size) => setDoc(given(w, 'server'), { given: gifts(size - 1) }),
    attempt: (w, size) => setDoc(given(w, 'mem'), { given: gifts(size) }),
    deny: [2001],
    allow: 2000,
  }),
  ...row<boolean>('F1 thanks from before these bounds can be read and deleted', {
    prepare: (w) =>
      setDoc(doc(w.as('server'), 'users', w.uid('mem'), 'thanks', 'x'), { given: [5] }),
    attempt: async (w, own) => {
      const old = doc(w.as(own ? 'mem' : 'mem2'), 'users', w.uid('mem'), 'thanks', 'x');
      await getDoc(old);
      await deleteDoc(old);
    },
    deny: [false],
    allow: true,
  }),
];

function gifts(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `item ${i}`);
}
