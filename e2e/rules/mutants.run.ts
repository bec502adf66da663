import { afterAll, describe, expect, test } from 'vitest';
import { cases } from './cases/all.ts';
import { expressions, type Expression } from './harness/coverage.ts';
import { closeEnvironment, loadRules, openEnvironment, RULES } from './harness/environment.ts';
import { mutantsOf, type Mutant } from './harness/mutants.ts';
import type { Case } from './harness/table.ts';

/**
 * Does the table test every condition? Each condition of the rules is loosened in turn, and some
 * case must then fail. Runs on its own (`npm run test:mutants`), because it takes minutes.
 */
const env = await openEnvironment('demo-giftlists-rules-mutants');
const AT_ONCE = 8;

/** The cases that noticed the last mutants. They often notice the next, whose line is near. */
let recent: Case[] = [];
const RECENT = 24;

const mutants = mutantsOf(RULES, await reportsOfTable());
const survivors: string[] = [];
let noticed = 0;

afterAll(() => closeEnvironment(env));

describe(`${mutants.length} mutants of firestore.rules`, () => {
  test.each(mutants.map((mutant) => [mutant.title, mutant] as const))(
    'the table notices %s',
    async (title, mutant) => {
      const killer = await killerOf(mutant);
      if (killer) noticed += 1;
      if (killer) recent = [killer, ...recent.filter((one) => one !== killer)].slice(0, RECENT);
      else survivors.push(title);
      expect(killer?.title).toBeDefined();
    },
  );

  afterAll(() => {
    console.log(
      `mutants: ${noticed} of ${noticed + survivors.length} tried were noticed` +
        survivors.map((title) => `\n  survived: ${title}`).join(''),
    );
  });
});

test('there are at least 60 mutants', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60);
});

// A case that depends on when the run began would fail by now, and so would have noticed any mutant.
test('the table still passes on the rules as they are', async () => {
  await expect(reportsOfTable()).resolves.toBeDefined();
});

/** Runs the whole table on the rules as they are, without failures. Gives the report of each area. */
async function reportsOfTable(): Promise<Map<string, Expression[]>> {
  await env.clearFirestore();
  const reports = new Map<string, Expression[]>();
  for (const [area, rows] of Object.entries(cases)) {
    // Big values would make the emulator's report too big; this area adds no expression.
    if (area === 'bulk') continue;
    // oxlint-disable-next-line no-await-in-loop -- one report after the other
    await loadRules(env);
    // oxlint-disable-next-line no-await-in-loop
    const failing = await firstFailing(rows);
    if (failing) throw new Error(`The table fails on the rules as they are: ${failing.title}`);
    // oxlint-disable-next-line no-await-in-loop
    reports.set(area, await expressions(env));
  }
  return reports;
}

async function killerOf(mutant: Mutant): Promise<Case | undefined> {
  await loadRules(env, mutant.rules, { warnings: 'ignore' });
  const likely = mutant.areas.flatMap((area) => cases[area] ?? []);
  const all = Object.values(cases).flat();
  // What is loosened, denials notice; what is made stricter, permissions do.
  const first = (rows: Case[]) =>
    rows.toSorted((a, b) => Number(isNoticing(b, mutant)) - Number(isNoticing(a, mutant)));
  const killer = await firstFailing([...new Set([...first(recent), ...first(likely), ...all])]);
  await env.clearFirestore();
  return killer;
}

function isNoticing({ expected }: Case, { isStricter }: Mutant): boolean {
  return (expected === 'ALLOW') === isStricter;
}

/** The first case found to fail. Waits for the cases that are running. */
async function firstFailing(rows: readonly Case[]): Promise<Case | undefined> {
  const waiting = rows.values();
  let failing: Case | undefined;
  const work = async () => {
    for (const one of waiting) {
      if (failing) return;
      // oxlint-disable-next-line no-await-in-loop -- each worker takes one case at a time
      if (await fails(one)) failing = one;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failing;
}

/** Whether a case fails twice: under load the emulator sometimes fails a request for no other reason. */
async function fails(one: Case): Promise<boolean> {
  const failed = () =>
    one.run(env).then(
      () => false,
      () => true,
    );
  return (await failed()) && (await failed());
}
