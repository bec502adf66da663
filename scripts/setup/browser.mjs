import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { Refusal } from '../refusal.mjs';
import { inProject, onPath } from './paths.mjs';

// The headless shell is the same engine without the browser around it: the journeys take half as long.
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
 * @param {import('../session.mjs').Session} session
 * @returns {Promise<string>} path of the program
 * @throws {Refusal} when there is none and none can be installed
 */
export async function findBrowser(session) {
  const given = process.env.GIFTLISTS_CHROMIUM;
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new Refusal(
      `GIFTLISTS_CHROMIUM names ${given}, which does not run: correct or unset it and run this again.`,
    );
  }
  const { chromium } = await import('playwright');
  const present = installedBrowser(chromium.executablePath());
  if (present !== undefined) return present;

  console.log('Downloading Chromium for the tests (about 170 MB), this once.');
  const installer = inProject('node_modules', 'playwright', 'cli.js');
  const downloaded = await session.run(process.execPath, [installer, 'install', 'chromium']);
  if (downloaded === 0 && runs(chromium.executablePath())) return chromium.executablePath();

  if (onPath('apt-get') !== undefined && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get.');
    await session.run('apt-get', ['update']);
    // Older systems have only the whole browser.
    for (const name of ON_PATH.slice(0, 2)) {
      // oxlint-disable-next-line no-await-in-loop -- the second only when the first is not to be had
      if ((await session.run('apt-get', ['install', '-y', name])) === 0) break;
    }
    const fromSystem = installedBrowser(chromium.executablePath());
    if (fromSystem !== undefined) return fromSystem;
  }
  throw new Refusal(
    'The tests need a Chromium and none could be installed: install chromium or google-chrome, or connect to the internet and run `npx playwright install chromium`, then run this again.',
  );
}

/**
 * @param {string} ofPlaywright where Playwright would keep its own
 * @returns {string | undefined} the first browser that runs
 */
function installedBrowser(ofPlaywright) {
  const candidates = [ofPlaywright, ...ON_PATH.map((name) => onPath(name)), ...ON_MACOS];
  return candidates.find((program) => program !== undefined && runs(program));
}

/**
 * Whether it starts: on some systems `chromium-browser` only says how to install the real one.
 * @param {string} program
 */
function runs(program) {
  if (!existsSync(program)) return false;
  return spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
