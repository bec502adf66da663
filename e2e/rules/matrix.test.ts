import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areas, UNREPORTED } from './allCases.ts';
import { coverage, join, type Coverage, type Expression } from './harness/coverage.ts';
import { closeEnvironment, loadRules, openEnvironment } from './harness/environment.ts';

const env = await openEnvironment('demo-giftlists-rules-matrix');

/** This area has long lists, so its report is read after each case, before it is too big. */
const LARGE = 'full';

const reports: Expression[][] = [];

afterAll(() => closeEnvironment(env));

describe.each(areas)('%s', (area, rows) => {
  // New rules begin a new coverage report: one on all areas together would be too big.
  beforeAll(() => loadRules(env));

  const isApart = area === UNREPORTED || area === LARGE;
  const report = async () => {
    if (area !== UNREPORTED) reports.push(await coverage(env));
  };

  // The emulator keeps every value it has seen until a project gets new rules.
  if (isApart) beforeEach(() => loadRules(env));
  if (isApart) afterEach(report);
  afterAll(async () => {
    if (!isApart) await report();
    await env.clearFirestore();
  });

  for (const one of rows) {
    const run = isApart || one.alone ? test : test.concurrent;
    run(`${one.expected} ${one.title}`, () => one.run(env));
  }
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
