import { chunks } from '../../../src/lib/chunks.ts';
import type { Case } from '../harness/table.ts';
import { bulk, full } from './bulk.ts';
import { categories } from './categories.ts';
import { removedMarks } from './removedMarks.ts';
import { removedMarksSpelling } from './removedMarksSpelling.ts';
import { creating } from './creating.ts';
import { currencies } from './currencies.ts';
import { forgetting } from './forgetting.ts';
import { invites } from './invites.ts';
import { editedContents, newContents } from './itemContents.ts';
import { items } from './items.ts';
import { joining } from './joining.ts';
import { drafts } from './drafts.ts';
import { limits } from './limits.ts';
import { marks } from './marks.ts';
import { members } from './members.ts';
import { puttingBack } from './puttingBack.ts';
import { readingRemovedMarks } from './readingRemovedMarks.ts';
import { reads } from './reads.ts';
import { tokens } from './tokens.ts';
import { movedNames } from './movedNames.ts';
import { moving, farMoves } from './moving.ts';
import { laterLinks } from './laterLinks.ts';
import { newLinks } from './newLinks.ts';
import { betweenRules, oneCommit } from './oneCommit.ts';
import { occasions } from './occasions.ts';
import { people } from './people.ts';
import { privateLists } from './privateLists.ts';
import { quantities } from './quantities.ts';
import { removing } from './removing.ts';
import { sizes } from './sizes.ts';
import { misspelled } from './misspelled.ts';
import { spelling } from './spelling.ts';
import { returning } from './returning.ts';
import { undoing } from './undoing.ts';
import { names } from './names.ts';
import { thanks } from './thanks.ts';
import { userRecords, withoutEmail } from './users.ts';

const areas: Record<string, Case[]> = {
  reads,
  marks,
  removedMarks: [...removedMarks, ...removedMarksSpelling],
  readingRemovedMarks,
  puttingBack: [...puttingBack, ...forgetting],
  creating,
  joining,
  tokens,
  invites,
  items,
  newContents,
  editedContents,
  members,
  currencies,
  categories,
  quantities,
  moving,
  oneCommit: [...oneCommit, ...betweenRules],
  occasions,
  people,
  undoing,
  spelling: [...spelling, ...misspelled],
  sizes,
  returning,
  removing,
  privateLists,
  newLinks: [...newLinks, ...laterLinks, ...movedNames],
  users: [...userRecords, ...withoutEmail, ...thanks],
  drafts,
  names,
  limits,
  full,
  bulk: [...bulk, ...farMoves],
};

/**
 * How many cases share one report of the emulator, which repeats every value of every expression. With
 * some hundred it can be too big to be answered, depending on what else the emulator holds.
 */
const CASES_PER_REPORT = 60;

/** All cases by area; what is left of a long area is `area 2`, and so on. */
export const cases: Record<string, Case[]> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, rows]) =>
    chunks(rows, CASES_PER_REPORT).map((part, i) => [i === 0 ? area : `${area} ${i + 1}`, part]),
  ),
);
