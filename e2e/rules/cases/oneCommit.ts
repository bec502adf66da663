import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import {
  removedMarksOf,
  entryKey,
  fixture,
  itemOf,
  left,
  stored,
  takenBefore,
  withNames,
  writeItem,
} from '../harness/removedMarks.ts';
import type { Actor, DocumentData, Fixture } from '../harness/fixture.ts';
import { keeping, keptUntil, moveToTrash, tombstoneOf } from '../harness/moves.ts';
import { changeLink, leftAt, linkChanged, listAfter, newRef } from '../harness/newLink.ts';
import { commitSpelled, Double } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';

const EXPIRY = Timestamp.fromDate(keptUntil(3));

/** The list without one member. */
const without = (f: Fixture, gone: Actor): DocumentData => ({
  members: f.list.members.filter((uid) => uid !== f.uid(gone)),
  memberInfo: f.list.memberInfo.filter(({ uid }) => uid !== f.uid(gone)),
});

/**
 * Several writes of the same document in one commit. The rules judge them together: `resource` is what
 * was there before all of them, `request.resource` what is there after the last. So nothing gets through
 * that would be permitted step by step.
 */
export const oneCommit: Case[] = [
  ...row<boolean>('an item is not added twice in one commit', {
    attempt: (f, twice) =>
      f.write('mem', (batch) => {
        const item = f.item('mem');
        batch.set(f.ref('mem', 'items', item.id), item);
        batch.update(f.ref('mem'), { items: [...f.items, item] });
        if (twice) batch.update(f.ref('mem'), { items: [...f.items, item, item] });
      }),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F13 nobody is made the owner and removed in one commit', {
    attempt: (f, removes) =>
      f.write('owner', (batch) => {
        batch.update(f.ref('owner'), { ownerId: f.uid('mem') });
        if (!removes) return;
        batch.update(f.ref('owner'), without(f, 'mem'));
        batch.set(f.ref('owner', 'leavers', f.uid('mem')), {
          at: serverTimestamp(),
          removed: true,
        });
      }),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F13 a member does not change the link by making the list again in between', {
    attempt: (f, again) =>
      again
        ? f.write('mem', (batch, db) => {
            batch.delete(f.ref('mem'));
            batch.set(f.ref('mem'), {
              id: f.id,
              name: 'Mine',
              ownerId: f.uid('mem'),
              members: [f.uid('mem')],
              memberInfo: [f.info('mem')],
              items: [],
            });
            batch.set(f.ref('mem'), leftAt(f));
            batch.set(newRef(f, 'mem'), listAfter(f));
            batch.set(doc(db, 'deletedLists', f.id), tombstoneOf(f, 'mem'));
          })
        : changeLink(f, 'owner'),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F2 a number of pieces is not lowered beside names that go', {
    fixture,
    attempt: (f, lowers) =>
      f.write('visitor', (batch) => {
        const item = itemOf(f);
        const first = lowers ? withNames(item, ['Ben'], { Ben: 2 }) : null;
        const last = withNames(item, ['Ben', 'Cem'], { Ben: 2, Cem: lowers ? 2 : 3 });
        if (first) batch.update(f.ref('visitor'), { items: f.items.with(1, first) });
        batch.update(f.ref('visitor'), { items: f.items.with(1, last) });
        batch.set(f.ref('visitor', 'items', item.id), last);
        batch.set(removedMarksOf(f, 'visitor'), keeping(item, ['Anna']), { merge: true });
      }),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F6 no item comes back twice in one commit', {
    fixture,
    prepare: (f) => moveToTrash(f, itemOf(f)),
    attempt: (f, twice) =>
      f.write('mem', (batch) => {
        const item = itemOf(f);
        const others = f.items.toSpliced(1, 1);
        batch.update(f.ref('mem'), { items: [...others, item] });
        if (twice) batch.update(f.ref('mem'), { items: [...others, item, item] });
        batch.set(f.ref('mem', 'items', item.id), item);
        batch.delete(f.ref('mem', 'removedItems', item.id));
      }),
    deny: [true],
    allow: false,
  }),
];

/** Writes that each look legal to one rule, and are not beside another one. */
export const betweenRules: Case[] = [
  ...row<boolean>('F2 names that were kept before do not stand for names that go now', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, keeps) =>
      writeItem(
        f,
        'visitor',
        withNames(itemOf(f), ['Cem'], { Cem: 3 }),
        (batch) =>
          keeps &&
          batch.set(removedMarksOf(f, 'visitor'), keeping(itemOf(f), ['Anna', 'Ben']), {
            merge: true,
          }),
      ),
    deny: [false],
    allow: true,
  }),
  // The names that are moved make the document heavier, too.
  ...row<'both' | 'move' | 'take'>('F13 names that are moved do not stand for names that go', {
    fixture,
    prepare: async (f) => {
      await setDoc(removedMarksOf(f, 'admin'), stored(f, { expiresAt: EXPIRY }));
      await linkChanged(f);
    },
    attempt: (f, what) =>
      f.write('owner', (batch) => {
        const item = withNames(itemOf(f), ['Cem'], { Cem: 3 });
        const cleared = newRef(f, 'owner', 'cleared', item.id);
        if (what !== 'move') {
          batch.update(newRef(f, 'owner'), { items: f.items.with(1, item) });
          batch.set(newRef(f, 'owner', 'items', item.id), item);
        }
        if (what === 'take')
          batch.set(cleared, keeping(itemOf(f), ['Anna', 'Ben']), { merge: true });
        else {
          batch.set(cleared, stored(f, { expiresAt: EXPIRY }));
          batch.delete(removedMarksOf(f, 'owner'));
        }
      }),
    deny: ['both'],
    allow: 'move',
    alsoAllow: ['take'],
  }),
  // With bytes that are a double nobody could take a name off that item any more.
  ...row<boolean>('F2 the bytes of what is left are an integer', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, double) => {
      const bytes = Number(left(f).bytes);
      return commitSpelled(f, 'mem2', [
        {
          path: `lists/${f.id}/cleared/${itemOf(f).id}`,
          fields: { bytes: double ? new Double(bytes) : bytes, entries: {} },
          mask: ['bytes', `entries.\`${entryKey(0)}\``],
        },
      ]);
    },
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('F13 a name is not kept twice, so that it can be forgotten', {
    fixture: (f) => ({ formerMembers: [f.info('mem')] }),
    attempt: (f, twice) =>
      f.write('owner', (batch) => {
        batch.update(f.ref('owner'), {
          ...without(f, 'mem'),
          ...(twice && { formerMembers: [f.info('mem'), f.info('mem')] }),
        });
        batch.set(f.ref('owner', 'leavers', f.uid('mem')), {
          at: serverTimestamp(),
          removed: true,
        });
      }),
    deny: [true],
    allow: false,
  }),
];
