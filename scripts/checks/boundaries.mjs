/**
 * Proves that the linter refuses every import against the direction of `src/README.md`: it is run
 * on a small copy of the house in which each room imports every other.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inProject } from '../setup/paths.mjs';

const ROOMS = ['pages', 'modals', 'components', 'hooks', 'data', 'model', 'lib', 'ui'];

/**
 * What each room may import from others.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ALLOWED = {
  pages: ['modals', 'components', 'hooks', 'model', 'lib', 'ui', 'data/errors'],
  modals: ['components', 'hooks', 'model', 'lib', 'ui', 'data/errors'],
  components: ['hooks', 'model', 'lib', 'ui', 'data/errors'],
  hooks: ['data', 'model', 'lib', 'data/errors'],
  data: ['model', 'lib'],
  model: [],
  lib: [],
  ui: [],
};

/** Rooms that may import Firebase itself, and React. */
const PACKAGES = {
  firebase: ['data'],
  react: ['pages', 'modals', 'components', 'hooks', 'lib', 'ui'],
};

/** @typedef {{ name: string, file: string, source: string, refused: boolean }} Trial */

/**
 * Every import there can be between two rooms, with what the linter has to say to it.
 * @returns {Trial[]}
 */
export function trials() {
  /** @type {Trial[]} */
  const all = [];
  for (const room of ROOMS) {
    const allowed = ALLOWED[room] ?? [];
    for (const target of [...ROOMS, 'data/errors']) {
      if (target === room || (room === 'data' && target === 'data/errors')) continue;
      const path = target.includes('/') ? `${target}.ts` : `${target}/thing.ts`;
      const refused = !allowed.includes(target);
      all.push(trial(room, target, `../${path}`, refused));
    }
    for (const [name, rooms] of Object.entries(PACKAGES)) {
      const source = name === 'firebase' ? 'firebase/firestore' : name;
      all.push(trial(room, name, source, !rooms.includes(room)));
    }
  }
  return all;
}

/**
 * @param {string} room
 * @param {string} target
 * @param {string} source the module the import names
 * @param {boolean} refused
 * @returns {Trial}
 */
function trial(room, target, source, refused) {
  const file = `src/${room}/imports-${target.replace('/', '-')}.ts`;
  return { name: `${room}→${target}`, file, source, refused };
}

/**
 * Runs the linter over all trials.
 * @returns {{ passed: number, problems: string[] }} a problem for every import that was refused
 *   and should not be, or the other way round
 */
export function checkBoundaries() {
  const folder = mkdtempSync(join(tmpdir(), 'giftlists-boundaries-'));
  try {
    copyFileSync(inProject('.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const room of ROOMS) mkdirSync(join(folder, 'src', room), { recursive: true });
    const all = trials();
    for (const { file, source } of all) {
      writeFileSync(
        join(folder, file),
        `import { thing } from '${source}';\n\nexport const x = thing;\n`,
      );
    }
    const refused = refusedFiles(folder);
    const problems = all
      .filter((one) => refused.has(one.file) !== one.refused)
      .map(({ name, refused: expected }) =>
        expected
          ? `The import ${name} goes against the direction, and the linter lets it pass.`
          : `The import ${name} is allowed, and the linter refuses it.`,
      );
    return { passed: all.length - problems.length, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @returns {Set<string>} files with a refused import, relative, with forward slashes
 */
function refusedFiles(folder) {
  const oxlint = inProject('node_modules', 'oxlint', 'bin', 'oxlint');
  const result = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  /** @type {{ diagnostics: { code: string, filename: string }[] }} */
  const report = JSON.parse(result.stdout);
  return new Set(
    report.diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename }) => filename.replaceAll('\\', '/')),
  );
}
