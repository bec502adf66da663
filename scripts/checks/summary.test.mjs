import { expect, it } from 'vitest';

import { countPlaywright, countVitest, failIfEmpty, summary } from './summary.mjs';

const passed = { status: 'passed', fullName: 'adds up' };
const file = { name: 'a.test.ts', status: 'passed', assertionResults: [passed] };
const broken = {
  name: 'b.test.ts',
  status: 'failed',
  message: 'no such module',
  assertionResults: [],
};
/** @type {any} what is read of a report */
const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file],
};
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
/** @type {any} what is read of a report */
const playwright = { stats, suites: [], errors: [] };
const phone = { projectName: 'phone', status: 'expected', results: [{ errors: [] }] };
const unexpected = {
  ...phone,
  status: 'unexpected',
  results: [{ errors: [{ message: 'not visible' }] }],
};
const spec = { file: 'a.spec.ts', tests: [phone] };
const good = { passed: 3, failed: 0, flaky: 0 };

it('counts a skipped test, and a file that broke before its first test, as failed', () => {
  expect(countVitest({ ...vitest, numFailedTests: 2 })).toMatchObject({ passed: 5, failed: 2 });
  expect(countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).failed).toBe(2);
  expect(countVitest({ ...vitest, testResults: [file, broken] }).failed).toBe(1);
});

it('does not count as failed what a person has not chosen to run', () => {
  const some = { ...vitest, numFailedTests: 1, numPendingTests: 3 };
  const notChosen = { ...file, assertionResults: [{ status: 'skipped', fullName: 'is red' }] };
  expect(countVitest({ ...some, testResults: [notChosen] }, { chosen: true })).toMatchObject({
    passed: 5,
    failed: 1,
    failures: [],
  });
});

it('counts a skipped or flaky browser test, and an error outside of the tests, as failed', () => {
  expect(countPlaywright({ ...playwright, stats: { ...stats, skipped: 1 } }).failed).toBe(1);
  expect(countPlaywright({ ...playwright, stats: { ...stats, flaky: 1, unexpected: 2 } })).toEqual({
    passed: 4,
    failed: 3,
    flaky: 1,
    failures: [],
  });
  expect(countPlaywright({ ...playwright, errors: [{}] }).failed).toBe(1);
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

it('repeats which tests failed or did not run, and why', () => {
  const failed = { status: 'failed', fullName: 'adds a name', failureMessages: ['expected 1'] };
  const skipped = { status: 'skipped', fullName: 'adds a price' };
  const inVitest = countVitest({
    ...vitest,
    testResults: [{ ...file, assertionResults: [passed, failed, skipped] }, broken],
  });
  const inPlaywright = countPlaywright({
    ...playwright,
    suites: [
      {
        specs: [
          { ...spec, title: 'is marked' },
          { ...spec, tests: [{ ...phone, status: 'skipped' }], title: 'is printed' },
        ],
        suites: [{ specs: [{ ...spec, tests: [unexpected], title: 'is sorted' }] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  });
  const results = [
    { name: 'unit', count: inVitest, seconds: 1 },
    { name: 'e2e', count: failIfEmpty(inPlaywright, 1), seconds: 1 },
  ];
  const text = summary(results);
  expect(text).toContain('b.test.ts\nno such module');
  expect(text).toContain('adds a name\nexpected 1');
  expect(text).toContain('adds a price\ndid not run');
  expect(text).toContain('[phone] a.spec.ts › is sorted\nnot visible');
  expect(text).toContain('[phone] a.spec.ts › is printed\ndid not run');
  expect(text).toContain('e2e\nno browser');
  expect(text).not.toContain('is marked');
  expect(text).not.toContain('adds up');
});
