import { randomUUID } from 'node:crypto';
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { LIMITS } from '../../../src/model/limits.ts';
import { emailOf } from '../harness/actors.ts';
import { join, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, World } from '../harness/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const long = (size: number) => 'x'.repeat(size);
const longUrl = (size: number) => 'https://shop.example/'.padEnd(size, 'x');

/** A row that writes at a bound and one past it. */
const bound = (
  name: string,
  most: number,
  attempt: (w: World, size: number) => Promise<unknown>,
  stage?: (w: World) => DocumentData,
): Case[] =>
  row<number>(`${name}: ${most} and no more`, {
    attempt,
    deny: [most + 1],
    allow: most,
    ...(stage ? { stage } : {}),
  });

const ofItem = (name: string, most: number, fields: (size: number) => DocumentData): Case[] => [
  ...bound(`§3 a new item’s ${name}`, most, (w, size) =>
    writeItems(w, 'mem', [...w.items, w.item('mem', fields(size))]),
  ),
  ...bound(`§3 an edited item’s ${name}`, most, (w, size) =>
    writeItems(w, 'mem', withChange(w, 1, fields(size))),
  ),
];

const people = (size: number) => (w: World) => {
  const more = Array.from({ length: size - 3 }, (_, i) => `other-${i}`);
  return {
    members: [...w.list.members, ...more],
    memberInfo: [...w.list.memberInfo, ...more.map((uid) => ({ uid, displayName: uid }))],
  };
};

const names = (size: number) => Array.from({ length: size }, (_, i) => `Name ${i}`);

const named = (w: World, displayName: string) =>
  w.list.memberInfo.with(1, { uid: w.uid('mem'), displayName });

/** `LIMITS` and the rules hold the same numbers: each is written at, and one past it. */
export const limits: Case[] = [
  ...bound('§3 a list’s name', LIMITS.listName, (w, size) =>
    updateDoc(w.ref('mem'), { name: long(size) }),
  ),
  ...bound('§3 a list’s description', LIMITS.description, (w, size) =>
    updateDoc(w.ref('mem'), { description: long(size) }),
  ),
  ...ofItem('name', LIMITS.itemName, (size) => ({ name: long(size) })),
  ...ofItem('notes', LIMITS.notes, (size) => ({ notes: long(size) })),
  ...ofItem('size', LIMITS.size, (size) => ({ size: long(size) })),
  ...ofItem('color', LIMITS.color, (size) => ({ color: long(size) })),
  ...ofItem('url', LIMITS.url, (size) => ({ url: longUrl(size) })),
  ...ofItem('imageUrl', LIMITS.url, (size) => ({ imageUrl: longUrl(size) })),
  ...ofItem('price', LIMITS.maxPrice, (price) => ({ price })),
  ...bound('§4 a purchaser’s name', LIMITS.purchaserName, (w, size) =>
    writeItems(w, 'visitor', withChange(w, 1, { purchasedBy: [long(size)] })),
  ),
  ...row<number>('§4 names on an item', {
    stage: (w) => ({
      items: w.items.map((item, i) => ({
        ...item,
        purchasedBy: names(LIMITS.purchasersPerItem - i),
      })),
    }),
    attempt: (w, index) =>
      writeItems(
        w,
        'visitor',
        withChange(w, index, { purchasedBy: [...(w.items[index]?.purchasedBy ?? []), 'One more'] }),
      ),
    deny: [0],
    allow: 1,
  }),
  ...[LIMITS.membersPerList - 1, LIMITS.membersPerList].map((size) => {
    const [one] = row<null>(`§4 someone joins a list of ${size} members`, {
      stage: people(size),
      attempt: (w) => join(w, 'invitee'),
      ...(size < LIMITS.membersPerList ? {} : { deny: [null] }),
      allow: null,
    });
    if (!one) throw new Error('a row has at least one case');
    return one;
  }),
  ...bound('§4 a joiner’s name', LIMITS.displayName, (w, size) =>
    join(w, 'invitee', {
      memberInfo: [...w.list.memberInfo, { uid: w.uid('invitee'), displayName: long(size) }],
    }),
  ),
  ...bound('§4 a member’s new name', LIMITS.displayName, (w, size) =>
    updateDoc(w.ref('mem'), { memberInfo: named(w, long(size)) }),
  ),
  ...bound('§3 a creator’s name', LIMITS.displayName, (w, size) => {
    const id = `${Date.now()}-${randomUUID()}`;
    return setDoc(doc(w.as('stranger'), 'lists', id), {
      id,
      name: 'Wedding',
      items: [],
      ownerId: w.uid('stranger'),
      members: [w.uid('stranger')],
      memberInfo: [{ uid: w.uid('stranger'), displayName: long(size) }],
    });
  }),
  ...['name', 'firstName', 'lastName', 'displayName'].flatMap((key) =>
    bound(`§3 a profile’s ${key}`, LIMITS.personName, (w, size) =>
      setDoc(doc(w.as('mem'), 'users', w.uid('mem')), {
        uid: w.uid('mem'),
        name: '',
        email: emailOf(w.uid('mem')),
        provider: 'email',
        firstName: '',
        lastName: '',
        displayName: '',
        createdAt: w.invite('mem').createdAt,
        [key]: long(size),
      }),
    ),
  ),
  ...bound('an invited address', LIMITS.email, (w, size) =>
    setDoc(
      w.ref('mem', 'invites', randomUUID()),
      w.invite('mem', { email: 'a@example.com'.padEnd(size, 'x') }),
    ),
  ),
  ...row<number>('§4 an invite’s days, with one for a fast clock', {
    attempt: (w, seconds) =>
      setDoc(
        w.ref('mem', 'invites', randomUUID()),
        w.invite('mem', {
          expiresAt: Timestamp.fromMillis(
            Date.now() +
              (LIMITS.inviteDays + LIMITS.inviteClockSlackDays) * DAY_MS +
              seconds * 1000,
          ),
        }),
      ),
    deny: [30],
    allow: -30,
  }),
  ...bound('lists asked for at once', LIMITS.listsPerQuery, (w, most) =>
    getDocs(
      query(
        collection(w.as('mem'), 'lists'),
        where('members', 'array-contains', w.uid('mem')),
        limit(most),
      ),
    ),
  ),
  ...bound('invites asked for at once', LIMITS.invitesPerQuery, (w, most) =>
    getDocs(query(collection(w.ref('mem'), 'invites'), limit(most))),
  ),
];
