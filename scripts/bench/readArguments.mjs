import { parseArgs } from 'node:util';

import { UserError } from '../userError.mjs';

/**
 * Reads the arguments of a bench: `--runs N` (default 5), and `--only TEXT` for what has the text in its
 * name.
 * @template {{ name: string }} T
 * @param {T[]} all
 * @returns {{ chosen: T[], runs: number }}
 * @throws {UserError} when nothing has such a name, or the runs are no number
 */
export function readArguments(all) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  });
  const chosen = all.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new UserError(`Nothing here is called "${values.only}".`);
  const runs = Number(values.runs);
  // Without a run nothing would be measured, and every goal be met.
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs must be 1 or more.');
  return { chosen, runs };
}
