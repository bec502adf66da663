import { collection, deleteDoc, doc, getDocsFromServer, setDoc } from 'firebase/firestore';
import { type Actor, type DocumentData, type Fixture } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';
import { row, type Case } from '../harness/table.ts';

const given = (f: Fixture, actor: Actor, of: Actor = 'mem') =>
  doc(f.as(actor), 'users', f.uid(of), 'thanks', f.id);

/** Whom a user has thanked (F1): only that user reads and writes it. */
export const thanks: Case[] = [
  ...row<Actor>('F1 whom one has thanked one writes, reads and forgets oneself', {
    attempt: async (f, actor) => {
      await setDoc(given(f, actor), { given: [] });
      await setDoc(given(f, actor), { given: ['item-1 Anna'] });
      await setDoc(given(f, actor), { given: ['item-1 Anna', 'item-2 Ben'] });
      await readDoc(given(f, actor));
      await getDocsFromServer(collection(f.as(actor), 'users', f.uid('mem'), 'thanks'));
      await deleteDoc(given(f, actor));
    },
    deny: ['owner', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<Actor>('F1 nobody reads whom another has thanked', {
    prepare: (f) => setDoc(given(f, 'admin'), { given: ['item-1 Anna'] }),
    attempt: (f, actor) => readDoc(given(f, actor)),
    deny: ['owner', 'mem2', 'visitor'],
    allow: 'mem',
  }),
  ...row<Actor>('F1 nobody writes whom another has thanked', {
    attempt: (f, actor) => setDoc(given(f, actor), { given: ['item-1 Anna'] }),
    deny: ['owner', 'mem2', 'visitor', 'stranger'],
    allow: 'mem',
  }),
  ...row<Actor>('F1 an anonymous account keeps no thanks', {
    attempt: (f, actor) => setDoc(given(f, actor, actor), { given: [] }),
    deny: ['anonymous'],
    allow: 'mem',
  }),
  ...row<Actor>('F1 thanks are for lists one is or was a member of', {
    attempt: (f, actor) => setDoc(given(f, actor, actor), { given: ['item-1 Anna'] }),
    deny: ['stranger', 'invitee'],
    allow: 'mem',
    alsoAllow: ['owner', 'departed'],
  }),
  ...row<boolean>('F1 … also when the list has another link by now', {
    prepare: async (f, isThere) => {
      if (isThere) await setDoc(given(f, 'admin', 'stranger'), { given: ['item-1 Anna'] });
    },
    attempt: (f) =>
      setDoc(given(f, 'stranger', 'stranger'), {
        given: ['item-1 Anna', 'item-2 Ben'].slice(0, 1),
      }),
    deny: [false],
    allow: true,
  }),
  ...row<string>('F1 … not for any id', {
    attempt: (f, id) =>
      setDoc(doc(f.as('mem'), 'users', f.uid('mem'), 'thanks', id || f.id), { given: [] }),
    deny: ['x', 'x'.repeat(1000)],
    allow: '',
  }),
  ...row<DocumentData>('F1 thanks begin with one gift at most', {
    attempt: (f, fields) => setDoc(given(f, 'mem'), fields),
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
    prepare: (f) => setDoc(given(f, 'admin'), { given: ['a', 'b', 'c'] }),
    attempt: (f, after) => setDoc(given(f, 'mem'), { given: after }),
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
    prepare: (f, size) => setDoc(given(f, 'admin'), { given: gifts(size - 1) }),
    attempt: (f, size) => setDoc(given(f, 'mem'), { given: gifts(size) }),
    deny: [2001],
    allow: 2000,
  }),
  ...row<boolean>('F1 thanks from before these bounds can be read and deleted', {
    prepare: (f) =>
      setDoc(doc(f.as('admin'), 'users', f.uid('mem'), 'thanks', 'x'), { given: [5] }),
    attempt: async (f, own) => {
      const old = doc(f.as(own ? 'mem' : 'mem2'), 'users', f.uid('mem'), 'thanks', 'x');
      await readDoc(old);
      await deleteDoc(old);
    },
    deny: [false],
    allow: true,
  }),
];

function gifts(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `item ${i}`);
}
