/**
 * The counts of the parts of `npm test`.
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} flaky
 * @property {string[]} [failures] the names of the tests that failed, each with its error
 */

const NOT_RUN = 'did not run';

/** @typedef {import('playwright/types/testReporter').JSONReport} PlaywrightReport */
/** @typedef {import('playwright/types/testReporter').JSONReportSuite} PlaywrightSuite */
/** @typedef {import('vitest/node').JsonTestResults} VitestReport */

/**
 * @param {VitestReport} report
 * @param {{ chosen?: boolean }} [options] `chosen` when the person's own arguments choose among tests
 * @returns {Count} skipped tests count as failed, because a test that does not run proves nothing, but
 *   not those that the person has not chosen; a file that failed before its first test counts as one
 *   failure
 */
export function countVitest(report, { chosen = false } = {}) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = chosen ? 0 : report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + brokenFiles.length,
    flaky: 0,
    failures: [
      ...brokenFiles.map(({ name, message }) => failure(name, [message])),
      ...report.testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => (chosen ? status === 'failed' : status !== 'passed'))
          .map(({ status, fullName, failureMessages }) =>
            failure(fullName, status === 'failed' ? (failureMessages ?? []) : [NOT_RUN]),
          ),
      ),
    ],
  };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Count} skipped tests count as failed, and so do flaky ones (passed when tried again)
 */
export function countPlaywright({ stats, suites, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    flaky: stats.flaky,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map((error) => failure('e2e', texts([error]))),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) =>
        failure(
          `[${projectName}] ${file} › ${title}`,
          status === 'skipped' ? [NOT_RUN] : results.flatMap(({ errors }) => texts(errors)),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** @param {{ message?: string }[]} errors */
function texts(errors) {
  return errors.map(({ message = '' }) => message);
}

/**
 * @param {string} name
 * @param {string[]} errors
 */
function failure(name, errors) {
  return [name, ...errors].join('\n');
}

/**
 * Adds a failure when nothing ran, or when the runner failed without a failed test.
 * @param {Count | undefined} count undefined when the runner left no report
 * @param {number} exitCode of the runner
 * @returns {Count}
 */
export function failIfEmpty(count = { passed: 0, failed: 0, flaky: 0 }, exitCode = 0) {
  const nothingRan = count.passed + count.failed === 0;
  const failedSilently = exitCode !== 0 && count.failed === 0;
  return nothingRan || failedSilently ? { ...count, failed: count.failed + 1 } : count;
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function addUp(counts) {
  const sumOf = (/** @type {'passed' | 'failed' | 'flaky'} */ key) =>
    counts.reduce((sum, count) => sum + count[key], 0);
  return {
    passed: sumOf('passed'),
    failed: sumOf('failed'),
    flaky: sumOf('flaky'),
    failures: counts.flatMap(({ failures = [] }) => failures),
  };
}

/**
 * @param {{ name: string, count: Count, seconds: number }[]} results of all parts
 * @returns {string} what failed, again, because a log may be kept from its end only; then one line per
 *   part; the last line is the sum
 */
export function summary(results) {
  const total = addUp(results.map(({ count }) => count));
  const lines = results.map(
    ({ name, count, seconds }) =>
      `  ${name.padEnd(24)} ${totals(count)}  (${Math.round(seconds)} s)`,
  );
  const failed = (total.failures ?? []).flatMap((text) => [text, '']);
  return [...failed, ...lines, '', `Flaky: ${total.flaky}`, '', totals(total)].join('\n');
}

/** @param {Count} count */
function totals({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
