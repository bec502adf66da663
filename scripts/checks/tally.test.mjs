import { describe, expect, it } from 'vitest';

import { Tally, countPlaywright, countVitest, distrust } from './tally.mjs';

const file = { status: 'passed', assertionResults: [{}] };
const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, testResults: [file] };
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } };

describe('counting', () => {
  it('counts passed and failed tests of Vitest', () => {
    expect(countVitest({ ...vitest, numFailedTests: 2 })).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a skipped test as failed', () => {
    expect(countVitest({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).failed).toBe(2);
    expect(countPlaywright({ stats: { ...playwright.stats, skipped: 1 } }).failed).toBe(1);
  });

  it('counts a file that broke before its first test as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countVitest({ ...vitest, testResults: [file, broken] }).failed).toBe(1);
  });

  it('counts a flaky journey as failed and remembers that it was flaky', () => {
    const stats = { ...playwright.stats, flaky: 1, unexpected: 2 };
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 3, flaky: 1 });
  });

  it('counts an error outside of the journeys as failed', () => {
    expect(countPlaywright({ ...playwright, errors: [{}] }).failed).toBe(1);
  });
});

describe('distrust', () => {
  const good = { passed: 3, failed: 0, flaky: 0 };

  it('leaves an honest count alone', () => {
    expect(distrust(good, 0)).toEqual(good);
    expect(distrust({ passed: 3, failed: 2, flaky: 0 }, 1).failed).toBe(2);
  });

  it('fails a part that ran no test', () => {
    expect(distrust({ passed: 0, failed: 0, flaky: 0 }, 0).failed).toBe(1);
  });

  it('fails a part whose runner failed without a failed test', () => {
    expect(distrust(good, 1).failed).toBe(1);
  });

  it('fails a part whose runner left no report', () => {
    expect(distrust(undefined, 0)).toEqual({ passed: 0, failed: 1, flaky: 0 });
  });
});

describe('the sum', () => {
  it('adds all parts up in its last line', () => {
    const tally = new Tally();
    tally.add('lint', { passed: 3, failed: 0, flaky: 0 }, 2.2);
    tally.add('e2e', { passed: 10, failed: 0, flaky: 0 }, 60);
    expect(tally.lines().at(-1)).toBe('13 passed, 0 failed');
    expect(tally.lines().join('\n')).toContain('Flaky: 0');
    expect(tally.succeeded()).toBe(true);
    tally.add('rules', { passed: 0, failed: 1, flaky: 0 }, 1);
    expect(tally.lines().at(-1)).toBe('13 passed, 1 failed');
    expect(tally.succeeded()).toBe(false);
  });

  it('does not call an empty run a success', () => {
    expect(new Tally().succeeded()).toBe(false);
  });
});
