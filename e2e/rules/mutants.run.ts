import { afterAll, describe, expect, test } from 'vitest';
import { chunks } from '../../src/lib/chunks.ts';
import { cases } from './cases/all.ts';
import { expressions, type Expression } from './harness/coverage.ts';
import { closeEnvironment, loadRules, openEnvironment, RULES } from './harness/environment.ts';
import { mutantsOf, type Mutant } from './harness/mutants.ts';
import type { Case } from './harness/table.ts';

/**
 * Does the table test every condition? Each condition of the rules is loosened in turn, and some
 * case must then fail. Runs on its own (`npm run test:mutants`), because it takes half an hour.
 *
 * The cases are run in small groups on the rules as they are, and the emulator reports what each
 * expression was in each group. A mutant is then tried only on the groups in which the changed
 * expression had a value that the change affects: in all others the mutant cannot differ.
 */
const GROUP = 8;
/** Cases that run at the same time in one environment. */
const AT_ONCE = 4;
/** Most of the time goes into loading rules, which the emulator does one after the other. */
const ENVIRONMENTS = 3;

/** Their values are too big for a report, so every mutant is tried on these cases, too, at last. */
const { bulk: unreported = [], ...reported } = cases;

const environments = await Promise.all(
  Array.from({ length: ENVIRONMENTS }, (_, i) =>
    openEnvironment(`demo-giftlists-rules-mutants-${i + 1}`),
  ),
);
type Environment = (typeof environments)[number];
const free = [...environments];

const groups = new Map<string, Case[]>();
for (const [area, rows] of Object.entries(reported)) {
  for (const [i, group] of chunks(rows, GROUP).entries())
    groups.set(`${area}, group ${i + 1}`, group);
}
const mutants = mutantsOf(RULES, await reportsOfGroups());
const survivors: string[] = [];
let noticed = 0;

afterAll(() => Promise.all(environments.map(closeEnvironment)));

describe(`${mutants.length} mutants of firestore.rules`, () => {
  test.concurrent.each(mutants.map((mutant) => [mutant.title, mutant] as const))(
    'the table notices %s',
    async (title, mutant) => {
      const killer = await withEnvironment((env) => killerOf(env, mutant));
      if (killer) noticed += 1;
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
  await expect(reportsOfGroups()).resolves.toBeDefined();
});

/** Runs the whole table on the rules as they are, without failures. Gives the report of each group. */
async function reportsOfGroups(): Promise<Map<string, Expression[]>> {
  const reports = new Map<string, Expression[]>();
  const waiting = groups.entries();
  const work = (env: Environment) => async () => {
    for (const [name, group] of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one report after the other
      await loadRules(env);
      // oxlint-disable-next-line no-await-in-loop
      const failing = await firstFailing(env, group);
      if (failing) throw new Error(`The table fails on the rules as they are: ${failing.title}`);
      // oxlint-disable-next-line no-await-in-loop
      reports.set(name, await expressions(env));
      // oxlint-disable-next-line no-await-in-loop
      await env.clearFirestore();
    }
  };
  await Promise.all(environments.map((env) => work(env)()));
  return reports;
}

async function withEnvironment<T>(work: (env: Environment) => Promise<T>): Promise<T> {
  const env = free.pop();
  // As many tests run at once as there are environments (e2e/vitest.projects.ts).
  if (!env) throw new Error('More tests run at once than there are environments.');
  try {
    return await work(env);
  } finally {
    free.push(env);
  }
}

async function killerOf(env: Environment, mutant: Mutant): Promise<Case | undefined> {
  await loadRules(env, mutant.rules, { warnings: 'ignore' });
  const likely = mutant.groups.flatMap((name) => groups.get(name) ?? []);
  // What is loosened, denials notice; what is made stricter, permissions do.
  const first = likely.toSorted(
    (a, b) => Number(isNoticing(b, mutant)) - Number(isNoticing(a, mutant)),
  );
  const killer = (await firstFailing(env, first)) ?? (await firstFailing(env, unreported));
  await env.clearFirestore();
  return killer;
}

function isNoticing({ expected }: Case, { isStricter }: Mutant): boolean {
  return (expected === 'ALLOW') === isStricter;
}

/** The first case found to fail. Waits for the cases that are running. */
async function firstFailing(env: Environment, rows: readonly Case[]): Promise<Case | undefined> {
  const waiting = rows.values();
  let failing: Case | undefined;
  const work = async () => {
    for (const one of waiting) {
      if (failing) return;
      // oxlint-disable-next-line no-await-in-loop -- each worker takes one case at a time
      if (await fails(env, one)) failing = one;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failing;
}

/** Whether a case fails twice: under load the emulator sometimes fails a request for no other reason. */
async function fails(env: Environment, one: Case): Promise<boolean> {
  const failed = () =>
    one.run(env).then(
      () => false,
      () => true,
    );
  return (await failed()) && (await failed());
}
