import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from './cases/all.ts';
import { coverage, join, type Coverage, type Expression } from './harness/coverage.ts';
import { closeEnvironment, loadRules, openEnvironment } from './harness/environment.ts';

/** Each area has a project of its own, because one coverage report on all of them is too big. */
const projectOf = (area: string) => `demo-giftlists-rules-${area.toLowerCase()}`;

/** This area has no report: its values are megabytes, and the report repeats every value. */
const UNREPORTED = 'bulk';
/** This area has long lists, so its report is read after each case, before it is too big. */
const LARGE = 'full';

const areas = Object.entries(cases);
const reports: Expression[][] = [];

describe.each(areas)('%s', (area, rows) => {
  let env: RulesTestEnvironment;

  beforeAll(async () => {
    env = await openEnvironment(projectOf(area));
    await loadRules(env);
  });

  const isApart = area === UNREPORTED || area === LARGE;
  const report = async () => {
    if (area !== UNREPORTED) reports.push(await coverage(env));
  };

  // The emulator keeps every value it has seen until a project gets new rules.
  if (isApart) beforeEach(() => loadRules(env));
  if (isApart) afterEach(report);
  afterAll(async () => {
    if (!isApart) await report();
    await closeEnvironment(env);
  });

  const run = isApart ? test : test.concurrent;

  run.each(rows.map((one) => [`${one.expected} ${one.title}`, one] as const))('%s', (_title, one) =>
    one.run(env),
  );
});

describe('the table', () => {
  const all = areas.flatMap(([, rows]) => rows);

  test('has at least 230 cases, refusals more than half of them', () => {
    const refusals = all.filter(({ expected }) => expected === 'DENY').length;
    console.log(`rules: ${all.length} cases, ${refusals} DENY and ${all.length - refusals} ALLOW`);
    expect(all.length).toBeGreaterThan(230);
    expect(refusals * 2).toBeGreaterThan(all.length);
  });
});

describe('every expression of firestore.rules', () => {
  let report: Coverage;

  beforeAll(() => {
    report = join(reports);
  });

  afterAll(() => {
    const { conditions, oneSided, others, untouched } = report;
    console.log(
      `rules coverage: ${conditions.length - oneSided.length} of ${conditions.length} conditions ` +
        `were both true and false, ${others.length - untouched.length} of ${others.length} other ` +
        'expressions were evaluated',
    );
  });

  test('that is a condition was both true and false', () => {
    expect(report.oneSided.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });

  test('that is none was evaluated', () => {
    expect(report.untouched.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });
});
