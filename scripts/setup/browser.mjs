import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { UserError } from '../userError.mjs';
import { inProject, onPath } from './paths.mjs';

// The headless shell is the same engine without the browser's windows, and twice as fast.
const ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the tests: GIFTLISTS_CHROMIUM, Playwright's own, one installed on the
 * machine; else lets Playwright download one, or (Debian, as root) installs the system's.
 * @param {import('../processGroup.mjs').ProcessGroup} group
 * @returns {Promise<string>} path of the program
 * @throws {UserError} when there is none and none can be installed
 */
export async function findBrowser(group) {
  const given = process.env.GIFTLISTS_CHROMIUM;
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new UserError(
      `GIFTLISTS_CHROMIUM names ${given}, which does not run: correct or unset it and run this again.`,
    );
  }
  const { chromium } = await import('playwright');
  const installed = () =>
    [chromium.executablePath(), ...ON_PATH.map((name) => onPath(name)), ...ON_MACOS].find(
      (program) => program !== undefined && runs(program),
    );
  let program = installed();
  if (program === undefined) {
    console.log('Downloading Chromium for the tests (about 170 MB), this once.');
    const installer = inProject('node_modules', 'playwright', 'cli.js');
    await group.run(process.execPath, [installer, 'install', 'chromium']);
    program = installed();
  }
  if (program === undefined && onPath('apt-get') !== undefined && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get.');
    await group.run('apt-get', ['update']);
    // Older systems do not have the headless shell.
    const code = await group.run('apt-get', ['install', '-y', 'chromium-headless-shell']);
    if (code !== 0) await group.run('apt-get', ['install', '-y', 'chromium']);
    program = installed();
  }
  if (program !== undefined) return program;
  throw new UserError(
    'The tests need a Chromium and none could be installed: install chromium or google-chrome, or connect to the internet and run `npx playwright install chromium`, then run this again.',
  );
}

/**
 * Whether it starts: on some systems `chromium-browser` only says how to install the real one.
 * @param {string} program
 */
function runs(program) {
  if (!existsSync(program)) return false;
  return spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
