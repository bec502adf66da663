import { randomUUID } from 'node:crypto';
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { marked } from '../harness/moves.ts';
import { linkChanged, listAfter, newIdOf, newRef } from '../harness/newLink.ts';
import { row, type Case } from '../harness/table.ts';

/** A change of the link after another one. */
const again = (f: Fixture) => {
  const third = `${f.id.slice(0, 13)}-${randomUUID()}`;
  return {
    third,
    /** The list moves on; `more` adds to the write. */
    write: (actor: Actor, first: DocumentData | null) =>
      f.write(actor, (batch, db) => {
        const { movedFrom: _, ...list } = listAfter(f);
        batch.set(doc(db, 'lists', third), {
          ...list,
          id: third,
          formerIds: [f.id, newIdOf(f)],
          movedFrom: newIdOf(f),
        });
        batch.set(newRef(f, actor), { private: true, movedTo: third });
        if (first) batch.set(f.ref(actor), first);
      }),
  };
};

/** The link is changed again, and what is below the list is moved. */
export const laterLinks: Case[] = [
  ...row<(third: string) => DocumentData | null>('F13 an older link leads to the newest', {
    prepare: (f) => linkChanged(f, { done: true }),
    attempt: (f, first) => {
      const { third, write } = again(f);
      return write('owner', first(third));
    },
    deny: [
      () => ({ private: true, movedTo: 'x' }),
      (third) => ({ movedTo: third }),
      (third) => ({ private: true, movedTo: third, extra: 1 }),
    ],
    allow: (third) => ({ private: true, movedTo: third }),
    alsoAllow: [() => null],
  }),
  ...row<Actor>('F13 the owner says that all is moved', {
    prepare: (f) => linkChanged(f),
    attempt: (f, actor) => updateDoc(newRef(f, actor), { movedFrom: deleteField() }),
    deny: ['mem', 'stranger', 'visitor'],
    allow: 'owner',
  }),
  ...row<DocumentData>('F13 … and nothing else', {
    prepare: (f) => linkChanged(f),
    attempt: (f, fields) => updateDoc(newRef(f, 'owner'), fields),
    deny: [
      { movedFrom: 'x' },
      { movedFrom: deleteField(), name: 'Renamed' },
      { movedFrom: deleteField(), formerIds: [] },
      { formerIds: [] },
      { movedTo: 'x' },
    ],
    allow: { movedFrom: deleteField() },
  }),
  ...row<boolean>('F13 no list begins with former ids', {
    attempt: (f, isMoved) => {
      const id = newIdOf(f);
      return setDoc(newRef(f, 'owner'), {
        id,
        name: 'New',
        ownerId: f.uid('owner'),
        members: [f.uid('owner')],
        memberInfo: [f.info('owner')],
        items: [],
        ...(isMoved && { formerIds: [], movedFrom: f.id }),
      });
    },
    deny: [true],
    allow: false,
  }),
  ...row<(f: Fixture) => DocumentData>('F13 mirrors are moved as they are on the list', {
    prepare: (f) => linkChanged(f),
    attempt: (f, bent) =>
      setDoc(newRef(f, 'owner', 'items', f.items[0]?.id ?? ''), { ...f.items[0], ...bent(f) }),
    deny: [
      () => ({ name: 'Other' }),
      () => ({ purchasedBy: ['Anna'] }),
      (f) => ({ listId: newIdOf(f) }),
    ],
    allow: () => ({}),
  }),
  ...row<boolean>('F13 an item is marked before its mirror is moved', {
    prepare: (f, done) => linkChanged(f, { done }),
    attempt: (f) =>
      f.write('visitor', (batch) => {
        batch.update(newRef(f, 'visitor'), { items: marked(f, 0) });
        batch.set(newRef(f, 'visitor', 'items', f.items[0]?.id ?? ''), marked(f, 0)[0]);
      }),
    allow: false,
    alsoAllow: [true],
  }),
  ...row<Actor>('F13 … and deleted', {
    prepare: (f) => linkChanged(f),
    attempt: (f, actor) =>
      f.write(actor, (batch) => {
        batch.update(newRef(f, actor), { items: f.items.toSpliced(1, 1) });
        batch.delete(newRef(f, actor, 'items', f.items[1]?.id ?? ''));
      }),
    deny: ['mem2', 'visitor'],
    allow: 'mem',
  }),
  ...row<[index: number | null, done: boolean]>('F13 no item gets the id of one that is there', {
    prepare: (f, [, done]) => linkChanged(f, { done }),
    attempt: (f, [index]) => {
      const id = index === null ? randomUUID() : f.items[index]?.id;
      const item = f.item('mem', { listId: newIdOf(f), id });
      return f.write('mem', (batch) => {
        batch.update(newRef(f, 'mem'), { items: [...f.items, item] });
        batch.set(newRef(f, 'mem', 'items', item.id), item);
      });
    },
    deny: [
      [0, false],
      [1, false],
      [0, true],
    ],
    allow: [null, false],
    alsoAllow: [[null, true]],
  }),
  ...row<boolean>('F13 a new item is of the list under its new id', {
    prepare: (f) => linkChanged(f, { done: true }),
    attempt: (f, isOld) => {
      const item = f.item('mem', { listId: isOld ? f.id : newIdOf(f) });
      return f.write('mem', (batch) => {
        batch.update(newRef(f, 'mem'), { items: [...f.items, item] });
        batch.set(newRef(f, 'mem', 'items', item.id), item);
      });
    },
    deny: [true],
    allow: false,
  }),
  ...row<[DocumentData, done: boolean]>(
    'F13 an item that was there before can be deleted and taken back',
    {
      prepare: async (f, [, done]) => {
        await linkChanged(f, { done, list: { items: f.items.toSpliced(1, 1) } });
        await deleteDoc(newRef(f, 'admin', 'items', f.items[1]?.id ?? ''));
        await setDoc(newRef(f, 'admin', 'removedItems', f.items[1]?.id ?? ''), {
          item: f.items[1],
          at: serverTimestamp(),
        });
      },
      attempt: (f, [bent]) => {
        const item = { ...f.items[1], ...bent };
        return f.write('mem', (batch) => {
          batch.update(newRef(f, 'mem'), { items: [...f.items.toSpliced(1, 1), item] });
          batch.set(newRef(f, 'mem', 'items', f.items[1]?.id ?? ''), item);
          batch.delete(newRef(f, 'mem', 'removedItems', f.items[1]?.id ?? ''));
        });
      },
      deny: [[{ listId: 'x' }, true]],
      allow: [{}, true],
      // Its mirror may still be under the former id.
      alsoAllow: [[{}, false]],
    },
  ),
];
