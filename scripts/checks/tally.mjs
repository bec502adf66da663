/**
 * Adds up what the parts of `npm test` report.
 *
 * @typedef {{ passed: number, failed: number, flaky: number }} Count
 */

/**
 * What a Vitest run reports as JSON.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests skipped ones
 * @property {number} [numTodoTests]
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults one per file
 */

/**
 * @param {VitestReport} report
 * @returns {Count} skipped tests count as failed: a test that does not run proves nothing. A file
 *   that failed before its first test counts as one failure.
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      (report.numTodoTests ?? 0) +
      brokenFiles.length,
    flaky: 0,
  };
}

/**
 * What a Playwright run reports as JSON.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} [errors] problems outside of any test
 */

/**
 * @param {PlaywrightReport} report
 * @returns {Count} skipped tests count as failed, and so do flaky ones (passed when tried again)
 */
export function countPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    flaky: stats.flaky,
  };
}

/**
 * Makes sure a part cannot pass by accident.
 * @param {Count | undefined} count undefined when the runner left no report
 * @param {number} exitCode of the runner
 * @returns {Count} with one failure when nothing ran, or when the runner failed without saying where
 */
export function distrust(count, exitCode) {
  const { passed, failed, flaky } = count ?? { passed: 0, failed: 0, flaky: 0 };
  const nothingRan = passed + failed === 0;
  const failedSilently = exitCode !== 0 && failed === 0;
  return { passed, failed: nothingRan || failedSilently ? failed + 1 : failed, flaky };
}

/** The results of all parts. */
export class Tally {
  /** @type {{ name: string, count: Count, seconds: number }[]} */
  #rows = [];

  /**
   * @param {string} name of a part
   * @param {Count} count
   * @param {number} seconds it took
   */
  add(name, count, seconds) {
    this.#rows.push({ name, count, seconds });
  }

  /** @returns {Count} */
  total() {
    const total = { passed: 0, failed: 0, flaky: 0 };
    for (const { count } of this.#rows) {
      total.passed += count.passed;
      total.failed += count.failed;
      total.flaky += count.flaky;
    }
    return total;
  }

  /** @returns {boolean} whether something ran and nothing failed */
  succeeded() {
    const { passed, failed } = this.total();
    return passed > 0 && failed === 0;
  }

  /** @returns {string[]} one line per part, and the last line: the sum */
  lines() {
    const rows = this.#rows.map(({ name, count, seconds }) => {
      return `  ${name.padEnd(24)} ${sum(count)}  (${Math.round(seconds)} s)`;
    });
    return [...rows, '', `Flaky: ${this.total().flaky}`, '', sum(this.total())];
  }
}

/** @param {Count} count */
function sum({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
