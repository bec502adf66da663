import { afterAll, describe, expect, test } from 'vitest';
import { chunks } from '../../src/lib/chunks.ts';
import { areas, UNREPORTED } from './allCases.ts';
import { coverage, expressions, type Expression } from './harness/coverage.ts';
import { Evaluations } from './harness/evaluations.ts';
import { closeEnvironment, loadRules, openEnvironment, RULES } from './harness/environment.ts';
import { mutantsOf, type Mutant } from './harness/mutants.ts';
import type { Case } from './harness/table.ts';

/**
 * Does the table test every condition? Each condition of the rules is loosened in turn, and some
 * case must then fail. Runs on its own (`npm run test:mutants`), because it takes about half an hour.
 *
 * First each case is run on the rules as they are, and the emulator reports what each expression was
 * in it. A mutant is then tried only on the cases in which the changed expression had a value that
 * the change affects: in all others it can have no effect.
 */
const ENVIRONMENTS = 3;
/** Cases on which a mutant is tried at the same time. */
const AT_ONCE = 4;
/**
 * Cases between two loadings of the rules, which take half a second each. Only loading makes the
 * emulator forget the values that it keeps for its report, and they would fill its memory.
 */
const CASES_PER_LOADING = 8;

/** Their values are too big for a report, so every mutant is tried on these cases, too, at last. */
const unreported = areas.flatMap(([name, cases]) => (name === UNREPORTED ? cases : []));
const reported = areas.filter(([name]) => name !== UNREPORTED).map(([, cases]) => cases);

const environments = await Promise.all(
  Array.from({ length: ENVIRONMENTS }, (_, i) =>
    openEnvironment(`demo-giftlists-rules-mutants-${i + 1}`),
  ),
);
type Environment = (typeof environments)[number];
const free = [...environments];

const mutants = mutantsOf(RULES, await evaluationsOfTable());
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
  await withEnvironment(async (env) => {
    await loadRules(env);
    expect((await firstFailing(env, reported.flat()))?.title).toBeUndefined();
  });
});

/** Runs the table on the rules as they are; throws when a case fails. */
async function evaluationsOfTable(): Promise<Evaluations> {
  const evaluations = await withEnvironment(async (env) => {
    await loadRules(env);
    return new Evaluations(await expressions(env));
  });
  const waiting = reported.flatMap((rows) => chunks(rows, CASES_PER_LOADING)).values();
  const work = async (env: Environment) => {
    for (const rows of waiting) {
      // The report tells cases apart only one after the other.
      await loadRules(env);
      let before: Expression[] = [];
      for (const one of rows) {
        if (await fails(env, one)) throw new Error(`A case fails on the rules: ${one.title}`);
        const after = await coverage(env);
        evaluations.add(one, before, after);
        before = after;
      }
      await env.clearFirestore();
    }
  };
  await Promise.all(environments.map(work));
  return evaluations;
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
  let killer: Case | undefined;
  for (const rows of [...chunks(mutant.cases, CASES_PER_LOADING), ...chunks(unreported, AT_ONCE)]) {
    await loadRules(env, mutant.rules, { warnings: 'ignore' });
    killer = await firstFailing(env, rows);
    if (killer) break;
  }
  await env.clearFirestore();
  return killer;
}

/** The first case found to fail: of those that may run at the same time as others, then of the rest. */
async function firstFailing(env: Environment, rows: readonly Case[]): Promise<Case | undefined> {
  const together = rows.filter(({ alone }) => !alone);
  const apart = rows.filter(({ alone }) => alone);
  return (await firstFailingOf(env, together, AT_ONCE)) ?? firstFailingOf(env, apart, 1);
}

async function firstFailingOf(
  env: Environment,
  rows: readonly Case[],
  atOnce: number,
): Promise<Case | undefined> {
  const waiting = rows.values();
  let failing: Case | undefined;
  const work = async () => {
    for (const one of waiting) {
      if (failing) return;
      if (await fails(env, one)) failing = one;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
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
