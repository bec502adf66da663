import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import {
  clearedOf,
  entryKey,
  fixture,
  itemOf,
  left,
  leftSpelled,
  stored,
  takenBefore,
} from '../harness/cleared.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { marked, withChange, writeItems } from '../harness/moves.ts';
import { commitSpelled } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';

/** What was kept goes: by members, with its item, or with the list (F2). */
export const forgetting: Case[] = [
  ...row<Actor>('F2 members forget an entry, not who wishes for the item', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, actor) => updateDoc(clearedOf(f, actor), left(f)),
    deny: ['mem', 'visitor', 'stranger', 'departed'],
    allow: 'mem2',
    alsoAllow: ['owner'],
  }),
  ...row<(f: Fixture) => DocumentData>('F2 … as a whole, and no other', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, fields) => updateDoc(clearedOf(f, 'mem2'), fields(f)),
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
    attempt: (f, actor) => deleteDoc(clearedOf(f, actor)),
    deny: ['mem', 'visitor', 'stranger', 'departed'],
    allow: 'mem2',
    alsoAllow: ['owner'],
  }),
  ...row<boolean>('F2 with an item goes what was kept of it', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, gone) =>
      writeItems(f, 'mem', gone ? f.items.toSpliced(1, 1) : withChange(f, 1, { name: 'Other' }), {
        more: (batch) => batch.delete(clearedOf(f, 'mem')),
      }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('F2 … also where there is nothing', {
    fixture,
    attempt: (f, gone) =>
      writeItems(f, 'mem', gone ? f.items.toSpliced(1, 1) : marked(f, 1, 'Dan'), {
        more: (batch) => batch.delete(clearedOf(f, 'mem')),
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
      await deleteDoc(clearedOf(f, 'owner'));
    },
    alone: true,
    deny: [false],
    allow: true,
  }),
];
