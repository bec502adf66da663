import { afterAll, describe, expect, test } from 'vitest';
import { cases } from './cases/all.ts';
import { expressions, type Expression } from './harness/coverage.ts';
import { clearData, loadRules, retire, RULES } from './harness/emulator.ts';
import { mutantsOf, type Mutant } from './harness/mutants.ts';
import type { Case } from './harness/table.ts';

/**
 * Would the table notice? Each condition of the rules is loosened in turn, and some case must then
 * come out otherwise. Runs on its own (`npm run test:mutants`): it takes minutes.
 */
const PROJECT = 'demo-giftlists-rules-mutants';
const AT_ONCE = 8;

/** Cases that caught a mutant lately: they may catch the next, which is often its neighbour. */
let lately: Case[] = [];
const LATELY = 24;

const mutants = await mutantsFromTable();
const survivors: string[] = [];
let noticed = 0;

describe(`${mutants.length} mutants of firestore.rules`, () => {
  test.each(mutants.map((mutant) => [mutant.title, mutant] as const))(
    'the table notices %s',
    async (title, mutant) => {
      const killer = await killerOf(mutant);
      if (killer) noticed += 1;
      if (killer) lately = [killer, ...lately.filter((one) => one !== killer)].slice(0, LATELY);
      else survivors.push(title);
      expect(killer?.title).toBeDefined();
    },
  );

  afterAll(async () => {
    await retire(PROJECT);
    console.log(
      `mutants: ${noticed} of ${noticed + survivors.length} tried were noticed` +
        survivors.map((title) => `\n  survived: ${title}`).join(''),
    );
  });
});

test('there are at least 60 mutants', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60);
});

/** Runs the whole table on the rules as they are, and makes the mutants from what it saw. */
async function mutantsFromTable(): Promise<Mutant[]> {
  await retire(PROJECT);
  const reports = new Map<string, Expression[]>();
  for (const [area, rows] of Object.entries(cases)) {
    // Big values would make the emulator's report too big; this area adds no expression.
    if (area === 'bulk') continue;
    // oxlint-disable-next-line no-await-in-loop -- one report after the other
    await loadRules(PROJECT);
    // oxlint-disable-next-line no-await-in-loop
    const odd = await firstOdd(rows);
    if (odd) throw new Error(`The table fails on the rules as they are: ${odd.title}`);
    // oxlint-disable-next-line no-await-in-loop
    reports.set(area, await expressions(PROJECT));
  }
  return mutantsOf(RULES, reports);
}

async function killerOf(mutant: Mutant): Promise<Case | undefined> {
  await loadRules(PROJECT, mutant.rules, { warnings: 'ignore' });
  const likely = mutant.areas.flatMap((area) => cases[area] ?? []);
  const all = Object.values(cases).flat();
  const killer = await firstOdd([...new Set([...lately, ...likely, ...all])]);
  await clearData(PROJECT);
  return killer;
}

/** The first case found to come out otherwise than expected; waits for those under way. */
async function firstOdd(rows: readonly Case[]): Promise<Case | undefined> {
  const waiting = rows.values();
  let odd: Case | undefined;
  const work = async () => {
    for (const one of waiting) {
      if (odd) return;
      // oxlint-disable-next-line no-await-in-loop -- each worker takes one case at a time
      if (await isOdd(one)) odd = one;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return odd;
}

async function isOdd(one: Case): Promise<boolean> {
  if ((await one.run(PROJECT)) === one.expected) return false;
  // The emulator now and then refuses under load: a control counts when it is refused twice.
  return one.expected === 'DENY' || (await one.run(PROJECT)) === 'DENY';
}
