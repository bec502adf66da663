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
 * All cases, by the name of their table; what is left of a long table is `name 2`, and so on. A new file in
 * `cases` needs no entry anywhere.
 */
export const areas: [name: string, cases: Case[]][] = Object.values(files)
  .flatMap((exports) => Object.entries(exports))
  .filter((named): named is [string, Case[]] => Array.isArray(named[1]))
  .flatMap(([name, rows]) =>
    chunks(rows, CASES_PER_REPORT).map((part, i): [string, Case[]] => [
      i === 0 ? name : `${name} ${i + 1}`,
      part,
    ]),
  );

/** This area has no report: its values are megabytes, and the report repeats every value. */
export const UNREPORTED = 'bulk';
