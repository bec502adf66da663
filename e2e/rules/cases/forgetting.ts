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
import { BATCH_SIZE } from '../../../src/data/listDeletion.ts';
import {
  removedMarksOf,
  entryKey,
  fixture,
  itemOf,
  left,
  leftSpelled,
  stored,
  takenBefore,
} from '../harness/removedMarks.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { keptUntil, marked, withChange, writeItems } from '../harness/moves.ts';
import { commitSpelled } from '../harness/spelled.ts';
import { readDoc } from '../harness/read.ts';
import { row, type Case } from '../harness/table.ts';

/** Item 1 in the trash, from which it can be restored. */
const aside = (f: Fixture): DocumentData => ({
  item: itemOf(f),
  at: serverTimestamp(),
  expiresAt: Timestamp.fromDate(keptUntil(1)),
});

/** What was kept goes: by members, with its item, or with the list (F2). */
export const forgetting: Case[] = [
  ...row<Actor>('F2 members forget an entry, not who wishes for the item', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, actor) => updateDoc(removedMarksOf(f, actor), left(f)),
    deny: ['mem', 'visitor', 'stranger', 'departed'],
    allow: 'mem2',
    alsoAllow: ['owner'],
  }),
  ...row<(f: Fixture) => DocumentData>('F2 … as a whole, and no other', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, fields) => updateDoc(removedMarksOf(f, 'mem2'), fields(f)),
    deny: [
      (f) => left(f, { bytes: 1 }),
      (f) => left(f, { entries: {}, bytes: 0 }),
      (f) => left(f, { wisher: f.uid('mem2') }),
      (f) => left(f, { extra: 1 }),
      // Dan's entry goes, and Eve's stands twice; or another one stands in its place.
      (f) => {
        const { entries } = stored(f) as { entries: DocumentData };
        const [key, other] = [entryKey(0), entryKey(1)];
        return left(f, { entries: { ...entries, [key]: entries[other] } });
      },
      // … or under Dan's key.
      (f) => {
        const { entries } = stored(f) as { entries: DocumentData };
        return left(f, { entries: { [entryKey(0)]: entries[entryKey(1)] } });
      },
      (f) => {
        const { entries } = left(f) as { entries: DocumentData };
        const key = entryKey(1);
        return left(f, {
          entries: { [key]: { ...(entries[key] as DocumentData), purchasedBy: ['Zoe'] } },
        });
      },
    ],
    allow: (f) => left(f),
  }),
  ...row<boolean>('F2 … and respells nothing', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, double) =>
      commitSpelled(f, 'mem2', [
        { path: `lists/${f.id}/cleared/${itemOf(f).id}`, ...leftSpelled(f, { double }) },
      ]),
    deny: [true],
    allow: false,
  }),
  ...row<Actor>('F2 members forget all that was kept of an item', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, actor) => deleteDoc(removedMarksOf(f, actor)),
    deny: ['mem', 'visitor', 'stranger', 'departed'],
    allow: 'mem2',
    alsoAllow: ['owner'],
  }),
  ...row<[Actor, ...Actor[]]>('F2 … also who wishes for it, while nobody else is on the list', {
    fixture: (f) => ({
      ...fixture(f),
      ownerId: f.uid('mem'),
      members: [f.uid('mem')],
      memberInfo: [f.info('mem')],
    }),
    prepare: async (f, [, ...others]) => {
      await takenBefore()(f);
      const members = [f.uid('mem'), ...others.map((other) => f.uid(other))];
      await updateDoc(f.ref('admin'), { members });
    },
    attempt: (f, [actor]) => deleteDoc(removedMarksOf(f, actor)),
    deny: [['visitor'], ['stranger'], ['owner'], ['mem', 'mem2']],
    allow: ['mem'],
  }),
  ...row<number>('F2 … who even then reads only that there is nothing', {
    fixture: (f) => ({ ...fixture(f), members: [f.uid('mem')], memberInfo: [f.info('mem')] }),
    prepare: takenBefore(),
    attempt: (f, index) => readDoc(removedMarksOf(f, 'mem', index)),
    deny: [1],
    allow: 2,
  }),
  ...row<boolean>('F2 with an item goes what was kept of it', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, gone) =>
      writeItems(f, 'mem', gone ? f.items.toSpliced(1, 1) : withChange(f, 1, { name: 'Other' }), {
        more: (batch) => batch.delete(removedMarksOf(f, 'mem')),
      }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('F2 … also where there is nothing', {
    fixture,
    attempt: (f, gone) =>
      writeItems(f, 'mem', gone ? f.items.toSpliced(1, 1) : marked(f, 1, 'Dan'), {
        more: (batch) => batch.delete(removedMarksOf(f, 'mem')),
      }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('F2 … but not while the item can be restored', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, restorable) =>
      writeItems(f, 'mem', f.items.toSpliced(1, 1), {
        more: (batch) => {
          batch.delete(removedMarksOf(f, 'mem'));
          if (restorable) batch.set(f.ref('mem', 'removedItems', itemOf(f).id), aside(f));
        },
      }),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F2 … which nobody but its contributor decides', {
    fixture,
    prepare: async (f) => {
      await takenBefore()(f);
      await writeItems(f, 'mem', f.items.toSpliced(1, 1), {
        more: (batch) => batch.set(f.ref('mem', 'removedItems', itemOf(f).id), aside(f)),
      });
    },
    attempt: (f, forgets) =>
      f.write(forgets ? 'mem' : 'visitor', (batch) => {
        if (forgets) batch.delete(f.ref('mem', 'removedItems', itemOf(f).id));
        batch.delete(removedMarksOf(f, forgets ? 'mem' : 'visitor'));
      }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('F2 … also after leaving, together with the item', {
    fixture,
    prepare: async (f, together) => {
      const { id } = itemOf(f);
      await takenBefore()(f);
      await f.write('admin', (batch) => {
        const { members, memberInfo } = f.list;
        batch.update(f.ref('admin'), {
          items: f.items.toSpliced(1, 1),
          members: members.filter((uid) => uid !== f.uid('mem')),
          memberInfo: memberInfo.filter(({ uid }) => uid !== f.uid('mem')),
        });
        batch.delete(f.ref('admin', 'items', id));
        if (together) batch.set(f.ref('admin', 'removedItems', id), aside(f));
      });
    },
    attempt: (f, together) =>
      f.write('mem', (batch) => {
        if (together) batch.delete(f.ref('mem', 'removedItems', itemOf(f).id));
        batch.delete(removedMarksOf(f, 'mem'));
      }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('F2 who deleted the list cleans it up', {
    fixture,
    prepare: async (f, mine) => {
      await takenBefore()(f);
      await f.write('admin', (batch) => {
        for (const { id } of f.items) batch.delete(f.ref('admin', 'items', id));
        batch.delete(f.ref('admin'));
      });
      await setDoc(doc(f.as('admin'), 'deletedLists', f.id), {
        by: f.uid(mine ? 'owner' : 'mem2'),
        at: Timestamp.now(),
      });
    },
    attempt: async (f) => {
      await getDocsFromServer(collection(f.ref('owner'), 'cleared'));
      await deleteDoc(removedMarksOf(f, 'owner'));
    },
    alone: true,
    deny: [false],
    allow: true,
  }),
  ...row<null>('F2 … as many at once as the app deletes in one write', {
    prepare: (f) =>
      f.write('admin', (batch, db) => {
        for (const ref of manyOf(f, 'admin')) batch.set(ref, stored(f));
        batch.delete(f.ref('admin'));
        batch.set(doc(db, 'deletedLists', f.id), { by: f.uid('owner'), at: Timestamp.now() });
      }),
    attempt: (f) =>
      f.write('owner', (batch) => manyOf(f, 'owner').forEach((ref) => batch.delete(ref))),
    allow: null,
  }),
];

/** What was kept of as many items as the app deletes in one write. */
const manyOf = (f: Fixture, actor: Actor) =>
  Array.from({ length: BATCH_SIZE }, (_, i) => f.ref(actor, 'cleared', entryKey(i + 10)));
