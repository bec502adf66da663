import { chunks } from '../../src/lib/chunks.ts';
import type { Case } from './harness/table.ts';

/** What each file of cases exports: tables of cases, and what other files of cases share. */
const files = import.meta.glob<Record<string, unknown>>('./cases/*.ts', { eager: true });

/**
 * How many cases share one report of the emulator, which repeats every value of every expression. With
 * some hundred it can be too big to be answered, depending on what else the emulator holds.
 */
const CASES_PER_REPORT = 60;

/**
 * All cases by area, which is the name of their table; what is left of a long table is `area 2`, and so
 * on. A new file in `cases` needs no entry anywhere.
 */
export const cases: Record<string, Case[]> = Object.fromEntries(
  Object.values(files)
    .flatMap((exports) => Object.entries(exports))
    .filter((named): named is [string, Case[]] => Array.isArray(named[1]))
    .flatMap(([area, rows]) =>
      chunks(rows, CASES_PER_REPORT).map((part, i) => [i === 0 ? area : `${area} ${i + 1}`, part]),
    ),
);
