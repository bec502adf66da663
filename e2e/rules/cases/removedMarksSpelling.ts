import { Timestamp } from 'firebase/firestore';
import {
  fixture,
  itemOf,
  KEY,
  takenBefore,
  withNames,
  writeItemSpelled,
} from '../harness/removedMarks.ts';
import { bytesOf, keptUntil, purchasesOf } from '../harness/moves.ts';
import { Double } from '../harness/spelled.ts';
import { row, type Case } from '../harness/table.ts';

/** Eve went with her four pieces; the key is behind that of any newer entry. */
const EVES = { purchasedBy: ['Eve'], purchasedCounts: { Eve: 4 } };
const LAST_KEY = KEY.replace('4000', '4fff');

/** Numbers of names that are taken off items, spelled as no browser does. */
export const removedMarksSpelling: Case[] = [
  ...row<'pieces' | 'bytes' | null>('F2 names are kept with whole numbers that are integers', {
    fixture,
    attempt: (f, double) => {
      const item = withNames(itemOf(f), ['Cem'], { Cem: 3 });
      const purchases = purchasesOf(itemOf(f), ['Anna', 'Ben']);
      const bytes = bytesOf(purchases);
      return writeItemSpelled(f, 'visitor', item, {
        fields: {
          wisher: item.addedBy,
          bytes: double === 'bytes' ? new Double(bytes) : bytes,
          expiresAt: keptUntil(),
          entries: {
            [KEY]: {
              ...purchases,
              purchasedCounts: { Ben: double === 'pieces' ? new Double(2) : 2 },
            },
          },
        },
        mask: ['wisher', 'bytes', 'expiresAt', `entries.\`${KEY}\``],
        now: `entries.\`${KEY}\`.at`,
      });
    },
    deny: ['pieces', 'bytes'],
    allow: null,
  }),
  ...row<boolean>('F2 what was kept before stays as it is, in the spelling of its numbers, too', {
    fixture,
    prepare: takenBefore({
      entries: { [LAST_KEY]: { ...EVES, at: Timestamp.fromMillis(1000) } },
      bytes: bytesOf(EVES),
    }),
    attempt: (f, double) => {
      const item = withNames(itemOf(f), ['Cem'], { Cem: 3 });
      const purchases = purchasesOf(itemOf(f), ['Anna', 'Ben']);
      const pieces = double ? new Double(4) : 4;
      return writeItemSpelled(f, 'visitor', item, {
        fields: {
          wisher: item.addedBy,
          bytes: bytesOf(EVES) + bytesOf(purchases),
          expiresAt: keptUntil(),
          entries: {
            [KEY]: purchases,
            [LAST_KEY]: { ...EVES, purchasedCounts: { Eve: pieces }, at: new Date(1000) },
          },
        },
        mask: ['wisher', 'bytes', 'expiresAt', 'entries'],
        now: `entries.\`${KEY}\`.at`,
      });
    },
    deny: [true],
    allow: false,
  }),
  ...row<Record<'stay' | 'go', Record<string, number>>>('F2 pieces stay or go with their name', {
    fixture,
    attempt: (f, { stay, go }) => {
      const purchases = { purchasedBy: ['Anna', 'Ben'], purchasedCounts: go };
      return writeItemSpelled(f, 'visitor', withNames(itemOf(f), ['Cem'], stay), {
        fields: {
          wisher: itemOf(f).addedBy,
          bytes: bytesOf(purchases),
          expiresAt: keptUntil(),
          entries: { [KEY]: purchases },
        },
        mask: ['wisher', 'bytes', 'expiresAt', `entries.\`${KEY}\``],
        now: `entries.\`${KEY}\`.at`,
      });
    },
    deny: [
      { stay: {}, go: { Ben: 2, Cem: 3 } },
      { stay: { Ben: 2, Cem: 3 }, go: {} },
    ],
    allow: { stay: { Cem: 3 }, go: { Ben: 2 } },
  }),
];
