import { randomUUID } from 'node:crypto';
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { DAY_MS } from '../../../src/lib/time.ts';
import { LIMITS } from '../../../src/model/limits.ts';
import { crowd, join, profileOf, withChange, writeItems } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';

const long = (size: number) => 'x'.repeat(size);
const longUrl = (size: number) => 'https://shop.example/'.padEnd(size, 'x');

/** A row that writes a value at a bound and one past it. */
const bound = (
  name: string,
  most: number,
  attempt: (f: Fixture, size: number) => Promise<unknown>,
  fixture?: (f: Fixture) => DocumentData,
): Case[] =>
  row<number>(`${name}: ${most} and no more`, {
    attempt,
    deny: [most + 1],
    allow: most,
    ...(fixture ? { fixture } : {}),
  });

const ofItem = (name: string, most: number, fields: (size: number) => DocumentData): Case[] => [
  ...bound(`§3 a new item’s ${name}`, most, (f, size) =>
    writeItems(f, 'mem', [...f.items, f.item('mem', fields(size))]),
  ),
  ...bound(`§3 an edited item’s ${name}`, most, (f, size) =>
    writeItems(f, 'mem', withChange(f, 1, fields(size))),
  ),
];

const names = (size: number) => Array.from({ length: size }, (_, i) => `Name ${i}`);

const named = (f: Fixture, displayName: string) =>
  f.list.memberInfo.with(1, { uid: f.uid('mem'), displayName });

/** `LIMITS` and the rules have the same numbers: writes a value at each, and one past it. */
export const limits: Case[] = [
  ...bound('§3 a list’s name', LIMITS.listName, (f, size) =>
    updateDoc(f.ref('mem'), { name: long(size) }),
  ),
  ...bound('§3 a list’s description', LIMITS.description, (f, size) =>
    updateDoc(f.ref('mem'), { description: long(size) }),
  ),
  ...ofItem('name', LIMITS.itemName, (size) => ({ name: long(size) })),
  ...ofItem('notes', LIMITS.notes, (size) => ({ notes: long(size) })),
  ...ofItem('size', LIMITS.size, (size) => ({ size: long(size) })),
  ...ofItem('color', LIMITS.color, (size) => ({ color: long(size) })),
  ...ofItem('url', LIMITS.url, (size) => ({ url: longUrl(size) })),
  ...ofItem('imageUrl', LIMITS.url, (size) => ({ imageUrl: longUrl(size) })),
  ...ofItem('price', LIMITS.maxPrice, (price) => ({ price })),
  ...bound('§4 a purchaser’s name', LIMITS.purchaserName, (f, size) =>
    writeItems(f, 'visitor', withChange(f, 1, { purchasedBy: [long(size)] })),
  ),
  ...row<number>('§4 names on an item', {
    fixture: (f) => ({
      items: f.items.map((item, i) => ({
        ...item,
        purchasedBy: names(LIMITS.purchasersPerItem - i),
      })),
    }),
    attempt: (f, index) =>
      writeItems(
        f,
        'visitor',
        withChange(f, index, { purchasedBy: [...(f.items[index]?.purchasedBy ?? []), 'One more'] }),
      ),
    deny: [0],
    allow: 1,
  }),
  ...[LIMITS.membersPerList - 1, LIMITS.membersPerList].map((size) => {
    const [one] = row<null>(`§4 someone joins a list of ${size} members`, {
      fixture: (f) => crowd(f, size),
      attempt: (f) => join(f, 'invitee'),
      ...(size < LIMITS.membersPerList ? {} : { deny: [null] }),
      allow: null,
    });
    if (!one) throw new Error('a row has at least one case');
    return one;
  }),
  ...bound('§4 a joiner’s name', LIMITS.displayName, (f, size) =>
    join(f, 'invitee', {
      memberInfo: [...f.list.memberInfo, { uid: f.uid('invitee'), displayName: long(size) }],
    }),
  ),
  ...bound('§4 a member’s new name', LIMITS.displayName, (f, size) =>
    updateDoc(f.ref('mem'), { memberInfo: named(f, long(size)) }),
  ),
  ...bound('§3 a creator’s name', LIMITS.displayName, (f, size) => {
    const id = `${Date.now()}-${randomUUID()}`;
    return setDoc(doc(f.as('stranger'), 'lists', id), {
      id,
      name: 'Wedding',
      items: [],
      ownerId: f.uid('stranger'),
      members: [f.uid('stranger')],
      memberInfo: [{ uid: f.uid('stranger'), displayName: long(size) }],
    });
  }),
  ...['name', 'firstName', 'lastName', 'displayName'].flatMap((key) =>
    bound(`§3 a profile’s ${key}`, LIMITS.personName, (f, size) =>
      setDoc(doc(f.as('mem'), 'users', f.uid('mem')), profileOf(f, 'mem', { [key]: long(size) })),
    ),
  ),
  ...bound('an invited address', LIMITS.email, (f, size) =>
    setDoc(
      f.ref('mem', 'invites', randomUUID()),
      f.invite('mem', { email: 'a@example.com'.padEnd(size, 'x') }),
    ),
  ),
  ...row<number>('§4 an invite’s days, with one for a fast clock', {
    attempt: (f, seconds) =>
      setDoc(
        f.ref('mem', 'invites', randomUUID()),
        f.invite('mem', {
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
  ...bound('invites asked for at once', LIMITS.invitesPerQuery, (f, most) =>
    getDocsFromServer(query(collection(f.ref('mem'), 'invites'), limit(most))),
  ),
];
