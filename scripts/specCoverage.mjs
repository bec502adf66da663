import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SPEC_ROWS } from './specRows.mjs';

/**
 * Which test proves which row of the specification, from the tests' names:
 *   node scripts/specCoverage.mjs           writes docs/spec-coverage.md
 *   node scripts/specCoverage.mjs --check   fails when that file is out of date
 * Both fail when a row has no test. The tests are listed by their own runners, not run.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOC = join(ROOT, 'docs/spec-coverage.md');

/** @typedef {{ name: string, file: string }} Test */

/**
 * The document, and the keys of the rows that no test proves.
 * @param {Record<string, import('./specRows.mjs').Row[]>} rows
 * @param {Test[]} tests
 * @returns {{ text: string, uncovered: string[] }}
 */
export function coverage(rows, tests) {
  const uncovered = [];
  const lines = [
    '# Which test proves which row of the specification',
    '',
    'Written by `node scripts/specCoverage.mjs` from the names of the tests; do not edit.',
  ];
  for (const [part, entries] of Object.entries(rows)) {
    lines.push('', `## ${part}`, '', '| row | tests |', '| --- | --- |');
    for (const [key, says, pattern] of entries) {
      const found = tests.filter(({ name }) => pattern.test(name));
      if (found.length === 0) uncovered.push(`${part.split(' ')[0]}.${key}`);
      lines.push(`| ${cell(says)} | ${cited(found)} |`);
    }
  }
  return { text: `${lines.join('\n')}\n`, uncovered };
}

/** One line per file: its first matching name stands for the others, so that the table stays readable. */
/** @param {Test[]} found */
function cited(found) {
  if (found.length === 0) return '**none**';
  /** @type {Map<string, string[]>} */
  const byFile = new Map();
  for (const { name, file } of found) byFile.set(file, [...(byFile.get(file) ?? []), name]);
  return [...byFile]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, names]) => {
      const [first = '', ...more] = names.toSorted();
      return `\`${file}\`: ${cell(first)}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;
    })
    .join('<br>');
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/gu, ' ');
}

/**
 * Every test there is, by its full name, from the runners themselves.
 * @returns {Test[]}
 */
function allTests() {
  const folder = mkdtempSync(join(tmpdir(), 'giftlists-tests-'));
  try {
    // Nothing runs, so all files may share one browser-like environment: ten times faster.
    const shared = ['--project=src', '--project=scripts', '--no-isolate', '--pool=threads'];
    const tests = [
      ...vitestTests(join(folder, 'app.json'), ROOT, shared),
      ...vitestTests(join(folder, 'rules.json'), ROOT, ['--project=rules']),
      ...vitestTests(join(folder, 'functions.json'), join(ROOT, 'functions'), []),
      ...playwrightTests(),
    ];
    const once = new Map(tests.map((test) => [`${test.file} ${test.name}`, test]));
    return [...once.values()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} file where vitest writes its list
 * @param {string} cwd
 * @param {string[]} options
 * @returns {Test[]}
 */
function vitestTests(file, cwd, options) {
  run(['vitest', 'list', `--json=${file}`, ...options], cwd);
  /** @type {Test[]} */
  const listed = JSON.parse(readFileSync(file, 'utf8'));
  return listed.map((test) => ({ name: test.name, file: relative(ROOT, test.file) }));
}

/** @returns {Test[]} */
function playwrightTests() {
  const config = ['--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'];
  /** @typedef {{ title: string, file: string, specs?: { title: string }[], suites?: Suite[] }} Suite */
  /** @type {{ suites: Suite[] }} */
  const report = JSON.parse(run(['playwright', 'test', ...config], ROOT));
  /** @type {(suite: Suite, path: string[]) => Test[]} */
  const testsIn = ({ specs = [], suites = [], file }, path) => [
    ...specs.map(({ title }) => ({ name: [...path, title].join(' > '), file: `e2e/${file}` })),
    ...suites.flatMap((suite) => testsIn(suite, [...path, suite.title])),
  ];
  return report.suites.flatMap((suite) => testsIn(suite, []));
}

/**
 * Runs a package's program and gives what it printed.
 * @param {string[]} command
 * @param {string} cwd
 */
function run(command, cwd) {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
    cwd,
    // Vitest has the project `rules` only where the emulator is said to run; listing asks nothing of it.
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: 'none' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stderr}${stdout}`);
  return stdout;
}

function main() {
  const { text, uncovered } = coverage(SPEC_ROWS, allTests());
  const rows = Object.values(SPEC_ROWS).flat().length;
  if (uncovered.length > 0) {
    console.error(`Rows of the specification without a test: ${uncovered.join(', ')}`);
    process.exitCode = 1;
  }
  if (!process.argv.includes('--check')) {
    writeFileSync(DOC, text);
    console.log(`docs/spec-coverage.md: ${rows - uncovered.length} of ${rows} rows have a test`);
  } else if (readFileSync(DOC, 'utf8') !== text) {
    console.error('docs/spec-coverage.md is out of date: run node scripts/specCoverage.mjs');
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
