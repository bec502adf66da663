import { expect, it } from 'vitest';

import { countPlaywright, countVitest, failIfEmpty, summary } from './summary.mjs';

const file = { status: 'passed', assertionResults: [{}] };
const broken = { status: 'failed', assertionResults: [] };
const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, testResults: [file] };
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
const good = { passed: 3, failed: 0, flaky: 0 };

it('counts a skipped test, and a file that broke before its first test, as failed', () => {
  expect(countVitest({ ...vitest, numFailedTests: 2 })).toMatchObject({ passed: 5, failed: 2 });
  expect(countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).failed).toBe(2);
  expect(countVitest({ ...vitest, testResults: [file, broken] }).failed).toBe(1);
});

it('does not count as failed what a person has not chosen to run', () => {
  const some = { ...vitest, numFailedTests: 1, numPendingTests: 3 };
  expect(countVitest(some, { chosen: true })).toMatchObject({ passed: 5, failed: 1 });
});

it('counts a skipped or flaky journey, and an error outside of the journeys, as failed', () => {
  expect(countPlaywright({ stats: { ...stats, skipped: 1 } }).failed).toBe(1);
  expect(countPlaywright({ stats: { ...stats, flaky: 1, unexpected: 2 } })).toEqual({
    passed: 4,
    failed: 3,
    flaky: 1,
  });
  expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1);
});

it('fails a part that ran no test, left no report, or failed without a failed test', () => {
  expect(failIfEmpty(good, 0)).toEqual(good);
  expect(failIfEmpty({ ...good, failed: 2 }, 1).failed).toBe(2);
  expect(failIfEmpty({ ...good, passed: 0 }, 0).failed).toBe(1);
  expect(failIfEmpty(undefined, 0).failed).toBe(1);
  expect(failIfEmpty(good, 1).failed).toBe(1);
});

it('prints the number of flaky tests, and the sum in the last line', () => {
  const results = [
    { name: 'lint', count: good, seconds: 2.2 },
    { name: 'e2e', count: { passed: 10, failed: 1, flaky: 1 }, seconds: 60 },
  ];
  expect(summary(results).split('\n').slice(-3)).toEqual(['Flaky: 1', '', '13 passed, 1 failed']);
});
