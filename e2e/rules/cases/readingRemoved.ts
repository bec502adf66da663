import { collection, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import { clearedOf, fixture, takenBefore } from '../harness/cleared.ts';
import type { Actor } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';
import { row, type Case } from '../harness/table.ts';

/** Members read the names that were taken off items (F2). */
export const readingRemoved: Case[] = [
  ...row<Actor>('F2 what was kept is read by members, not by who wishes for the item', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, actor) => readDoc(clearedOf(f, actor)),
    deny: ['mem', 'visitor', 'anonymous', 'stranger', 'departed'],
    allow: 'mem2',
    alsoAllow: ['owner'],
  }),
  ...row<Actor>('F2 … who are told that there is nothing', {
    fixture,
    attempt: (f, actor) => readDoc(clearedOf(f, actor)),
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
      ['mem', ['mem', 'owner'], LIMITS.clearedPerQuery],
      ['mem2', [], LIMITS.clearedPerQuery],
      ['mem2', ['mem', 'owner'], LIMITS.clearedPerQuery + 1],
      ['visitor', ['mem', 'owner'], LIMITS.clearedPerQuery],
      ['stranger', ['mem', 'owner'], LIMITS.clearedPerQuery],
      ['departed', ['mem', 'owner'], LIMITS.clearedPerQuery],
    ],
    allow: ['mem2', ['mem', 'owner'], LIMITS.clearedPerQuery],
    alsoAllow: [['owner', ['mem', 'mem2', 'departed'], LIMITS.clearedPerQuery]],
  }),
];
