import { collection, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import { removedMarksOf, fixture, takenBefore } from '../harness/removedMarks.ts';
import type { Actor } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';
import { row, type Case } from '../harness/table.ts';

/** Members read the names that were taken off items (F2). */
export const readingRemovedMarks: Case[] = [
  ...row<Actor>('F2 what was kept is read by members, not by who wishes for the item', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, actor) => readDoc(removedMarksOf(f, actor)),
    deny: ['mem', 'visitor', 'anonymous', 'stranger', 'departed'],
    allow: 'mem2',
    alsoAllow: ['owner'],
  }),
  ...row<Actor>('F2 … who are told that there is nothing', {
    fixture,
    attempt: (f, actor) => readDoc(removedMarksOf(f, actor)),
    deny: ['visitor', 'anonymous', 'stranger', 'departed'],
    allow: 'mem2',
  }),
  ...row<[Actor, (Actor | null)[], number]>('F2 … and found by for whom the items are', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, [actor, wishers, most]) => {
      const all = collection(f.as(actor), 'lists', f.id, 'cleared');
      const uids = wishers.map((one) => one && f.uid(one));
      return getDocsFromServer(
        uids.length > 0
          ? query(all, where('wisher', 'in', uids), limit(most))
          : query(all, limit(most)),
      );
    },
    alone: true,
    deny: [
      ['mem', ['mem', 'owner'], LIMITS.removedMarksPerQuery],
      ['mem2', [], LIMITS.removedMarksPerQuery],
      ['mem2', ['mem', 'owner'], LIMITS.removedMarksPerQuery + 1],
      ['visitor', ['mem', 'owner'], LIMITS.removedMarksPerQuery],
      ['stranger', ['mem', 'owner'], LIMITS.removedMarksPerQuery],
      ['departed', ['mem', 'owner'], LIMITS.removedMarksPerQuery],
    ],
    allow: ['mem2', ['mem', 'owner'], LIMITS.removedMarksPerQuery],
    alsoAllow: [['owner', ['mem', 'mem2', 'departed'], LIMITS.removedMarksPerQuery]],
  }),
];
