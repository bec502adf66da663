import {
  collection,
  getDocsFromServer,
  limit,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { LIMITS } from '../../../src/model/limits.ts';
import { removedMarksOf, fixture, takenBefore } from '../harness/removedMarks.ts';
import type { Actor } from '../harness/fixture.ts';
import { readDoc } from '../harness/read.ts';
import { row, type Case } from '../harness/table.ts';

/** The part of a query that says whose items are meant. */
type Wished = (uid: (actor: Actor) => string) => QueryConstraint[];

const notBy =
  (actor: Actor): Wished =>
  (uid) => [where('wisher', '!=', uid(actor))];

const by =
  (...actors: Actor[]): Wished =>
  (uid) => [where('wisher', 'in', actors.map(uid))];

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
  ...row<[Actor, Wished, number]>('F2 … and found without those of whose items they are', {
    fixture,
    prepare: takenBefore(),
    attempt: (f, [actor, wished, most]) => {
      const all = collection(f.as(actor), 'lists', f.id, 'cleared');
      return getDocsFromServer(query(all, ...wished((name) => f.uid(name)), limit(most)));
    },
    alone: true,
    deny: [
      ['mem', notBy('owner'), LIMITS.removedMarksPerQuery],
      ['mem', by('mem'), LIMITS.removedMarksPerQuery],
      ['mem2', () => [], LIMITS.removedMarksPerQuery],
      ['mem2', notBy('mem2'), LIMITS.removedMarksPerQuery + 1],
      ['visitor', notBy('visitor'), LIMITS.removedMarksPerQuery],
      ['stranger', notBy('stranger'), LIMITS.removedMarksPerQuery],
      ['departed', notBy('departed'), LIMITS.removedMarksPerQuery],
    ],
    allow: ['mem2', notBy('mem2'), LIMITS.removedMarksPerQuery],
    alsoAllow: [
      ['mem', notBy('mem'), LIMITS.removedMarksPerQuery],
      // By older clients.
      ['owner', by('mem', 'mem2', 'departed'), LIMITS.removedMarksPerQuery],
    ],
  }),
];
