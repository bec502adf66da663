import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocsFromServer,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';
import { commitSpelled, Double } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';

const ONE = randomUUID();
const TWO = randomUUID();

const draft = (f: Fixture, bent: DocumentData = {}): DocumentData => ({
  listId: f.id,
  savedAt: 1_790_000_000_000,
  name: 'Kettle',
  ...bent,
});

const at = (f: Fixture, actor: Actor, whose: Actor = actor) =>
  doc(f.as(actor), 'users', f.uid(whose), 'drafts', 'all');

const stored = (f: Fixture, drafts: DocumentData) => setDoc(at(f, 'admin', 'mem'), drafts);

/** So many drafts, each with other texts. */
const many = (f: Fixture, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [randomUUID(), draft(f, { name: `Kettle ${i}` })]),
  );

/** A text with which a draft without a name has so many bytes. */
const filler = (f: Fixture, bytes: number) => 'x'.repeat(bytes - f.id.length);

/** F12: items that a user has saved without adding them. */
export const drafts: Case[] = [
  ...row<Actor>('F12 one’s drafts one writes, reads and deletes oneself', {
    attempt: async (f, actor) => {
      await setDoc(at(f, actor, 'mem'), { [ONE]: draft(f) });
      await readDoc(at(f, actor, 'mem'));
      await deleteDoc(at(f, actor, 'mem'));
    },
    deny: ['owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<Actor>('F12 nobody else reads a draft, not even members of its list', {
    prepare: (f) => stored(f, { [ONE]: draft(f) }),
    attempt: (f, actor) => readDoc(at(f, actor, 'mem')),
    deny: ['owner', 'mem2', 'visitor', 'anonymous'],
    allow: 'mem',
  }),
  ...row<Actor>('F12 nobody else changes or deletes a draft', {
    prepare: (f) => stored(f, { [ONE]: draft(f) }),
    attempt: (f, actor) => deleteDoc(at(f, actor, 'mem')),
    deny: ['owner', 'mem2', 'visitor', 'anonymous'],
    allow: 'mem',
  }),
  ...row<Actor>('F12 an anonymous account has no drafts', {
    attempt: (f, actor) => setDoc(at(f, actor), { [ONE]: draft(f) }),
    deny: ['anonymous'],
    allow: 'stranger',
  }),
  ...row<Actor | null>('F12 drafts are not searched', {
    alone: true,
    prepare: (f) => stored(f, { [ONE]: draft(f) }),
    attempt: (f, actor) =>
      actor
        ? getDocsFromServer(collection(f.as(actor), 'users', f.uid('mem'), 'drafts'))
        : readDoc(at(f, 'mem')),
    deny: ['mem2', 'visitor', 'mem'],
    allow: null,
  }),
  ...row<string>('F12 drafts are in one document, which bounds their number', {
    attempt: (f, name) =>
      setDoc(doc(f.as('mem'), 'users', f.uid('mem'), 'drafts', name), { [ONE]: draft(f) }),
    deny: ['more', ONE, 'x'.repeat(500)],
    allow: 'all',
  }),
  ...row<DocumentData>('F12 a draft has what the form has, of the right types', {
    attempt: (f, bent) => setDoc(at(f, 'mem'), { [ONE]: draft(f, bent) }),
    deny: [
      ...[
        'name',
        'url',
        'price',
        'currency',
        'quantity',
        'size',
        'color',
        'notes',
        'imageUrl',
        'category',
        'for',
        'newPerson',
      ].flatMap((key) => [5, null, ['x'], { a: 'x' }, true].map((value) => ({ [key]: value }))),
      ...[5, null, ['x'], { a: 'x' }].map((listId) => ({ listId })),
      ...['1790000000000', null, 0.5, new Date()].map((savedAt) => ({ savedAt })),
      { mostWanted: 'yes' },
      { mostWanted: false },
      { purchasedBy: [] },
      { extra: 'x' },
    ],
    allow: {},
    alsoAllow: [
      { name: '', mostWanted: true },
      {
        url: 'not an address',
        price: 'about 20',
        currency: 'EUR',
        quantity: '-3',
        size: 'M',
        color: 'red',
        notes: 'Two\nlines',
        imageUrl: 'x',
        category: 'Tea',
        for: 'new',
        newPerson: 'Leo',
      },
    ],
  }),
  ...row<string>('F12 a draft has a list and a time', {
    attempt: (f, key) => {
      const fields = Object.entries(draft(f)).filter(([other]) => other !== key);
      return setDoc(at(f, 'mem'), { [ONE]: Object.fromEntries(fields) });
    },
    deny: ['listId', 'savedAt'],
    allow: 'name',
  }),
  ...row<unknown>('F12 a draft is a map', {
    attempt: (f, value) => setDoc(at(f, 'mem'), { [ONE]: value ?? draft(f) }),
    deny: ['x', 5, ['x'], 'x'.repeat(100_000)],
    allow: null,
  }),
  ...row<(f: Fixture) => DocumentData>('F12 the texts of a draft are bounded in bytes', {
    attempt: (f, bent) => setDoc(at(f, 'mem'), { [ONE]: draft(f, { name: '', ...bent(f) }) }),
    deny: [
      (f) => ({ notes: filler(f, LIMITS.draftBytes + 1) }),
      (f) => ({ notes: filler(f, LIMITS.draftBytes - 1), name: '€' }),
      () => ({ listId: 'x'.repeat(LIMITS.draftBytes + 1) }),
    ],
    allow: (f) => ({ notes: filler(f, LIMITS.draftBytes) }),
    alsoAllow: [(f) => ({ notes: filler(f, LIMITS.draftBytes - 3), imageUrl: '€' })],
  }),
  ...row<string>('F12 a draft’s name is a UUID, which becomes the item’s id', {
    attempt: (f, name) => setDoc(at(f, 'mem'), { [name]: draft(f) }),
    deny: ['x', 'x'.repeat(1_000), `${ONE}x`, `x${ONE}`, ONE.toUpperCase()],
    allow: ONE,
  }),
  ...row<DocumentData>('F12 one draft changes per write', {
    prepare: (f) => stored(f, { [ONE]: draft(f) }),
    attempt: (f, changes) => updateDoc(at(f, 'mem'), changes),
    deny: [
      { [TWO]: { listId: 'x', savedAt: 1 }, [randomUUID()]: { listId: 'y', savedAt: 1 } },
      { [TWO]: { listId: 'x', savedAt: 1 }, [randomUUID()]: { listId: 'x', savedAt: 1 } },
      { [ONE]: { listId: 'x', savedAt: 1 }, [TWO]: { listId: 'y', savedAt: 1 } },
    ],
    allow: { [ONE]: deleteField(), [TWO]: { listId: 'x', savedAt: 1 } },
    alsoAllow: [
      { [TWO]: { listId: 'x', savedAt: 1 } },
      { [ONE]: { listId: 'x', savedAt: 1 } },
      { [ONE]: deleteField() },
    ],
  }),
  ...row<string[]>('F12 what equals a stored draft has a UUID too, and comes one at a time', {
    prepare: (f) => stored(f, { [ONE]: draft(f) }),
    attempt: (f, names) =>
      updateDoc(at(f, 'mem'), Object.fromEntries(names.map((name) => [name, draft(f)]))),
    deny: [['x'.repeat(1_000)], [TWO, randomUUID()], [TWO, 'x']],
    allow: [TWO],
  }),
  ...row<number>('F12 drafts are bounded in number', {
    prepare: (f, count) => stored(f, many(f, count - 1)),
    attempt: (f) => updateDoc(at(f, 'mem'), { [ONE]: draft(f) }),
    deny: [LIMITS.drafts + 1],
    allow: LIMITS.drafts,
  }),
  ...row<unknown>('F12 the time of a draft is an integer, also through REST', {
    attempt: (f, savedAt) =>
      commitSpelled(f, 'mem', [
        {
          path: `users/${f.uid('mem')}/drafts/all`,
          fields: { [ONE]: { listId: 'x', savedAt } },
        },
      ]),
    deny: [new Double(1)],
    allow: 1,
  }),
  ...row<DocumentData>('F12 publishing adds the item and deletes its draft in one write', {
    prepare: (f) => stored(f, { [ONE]: draft(f), [TWO]: draft(f, { name: 'Lamp' }) }),
    attempt: (f, { whose = 'mem', rest = deleteField() }) => {
      const item = f.item('mem', { id: ONE });
      return f.write('mem', (batch) => {
        batch.update(f.ref('mem'), { items: [...f.items, item] });
        batch.set(f.ref('mem', 'items', ONE), item);
        batch.set(at(f, 'mem', whose as Actor), { [ONE]: rest }, { merge: true });
      });
    },
    deny: [{ whose: 'mem2' }, { rest: 'x' }],
    allow: {},
  }),
];
