/**
 * Everything that must be on the machine before the product or its tests can run. Needs only Node
 * itself: it is what brings the packages.
 */

import { Refusal } from './refusal.mjs';
import { findBrowser } from './setup/browser.mjs';
import { findFirestoreEmulator } from './setup/firestoreJar.mjs';
import { installPackages, npmCommand } from './setup/packages.mjs';
import { inProject } from './setup/paths.mjs';
import { requireJava, requireNode } from './setup/versions.mjs';

/** @typedef {import('./session.mjs').Session} Session */

/**
 * Packages of the app; enough for lint, types, unit tests and the build.
 * @param {Session} session
 * @throws {Refusal}
 */
export async function setUpApp(session) {
  requireNode();
  await installPackages(session, '.', 'the packages (300 MB, 2 to 3 minutes the first time)');
}

/**
 * Packages of the Cloud Function.
 * @param {Session} session
 * @throws {Refusal}
 */
export async function setUpFunctions(session) {
  await installPackages(session, 'functions', "the function's packages");
}

/**
 * Java, the Firestore emulator and the built function.
 * @param {Session} session
 * @returns {Promise<NodeJS.ProcessEnv>} variables for firebase-tools
 * @throws {Refusal}
 */
export async function setUpEmulators(session) {
  requireJava();
  await setUpFunctions(session);
  await buildFunction(session);
  return findFirestoreEmulator(session);
}

/**
 * @param {Session} session
 * @returns {Promise<NodeJS.ProcessEnv>} variables for Playwright
 * @throws {Refusal}
 */
export async function setUpBrowser(session) {
  return { GIFTLISTS_CHROMIUM: await findBrowser(session) };
}

/**
 * Always built anew: it takes less than a second, and a stale one would be a riddle.
 * @param {Session} session
 * @throws {Refusal} when it does not build
 */
async function buildFunction(session) {
  const { command, args } = npmCommand();
  /** @type {string[]} */
  const output = [];
  const code = await session.run(command, [...args, 'run', '--silent', 'build'], {
    cwd: inProject('functions'),
    onLine: (line) => output.push(line),
  });
  if (code === 0) return;
  console.error(output.join('\n'));
  throw new Refusal(
    'The Cloud Function does not build: correct the error above and run this again.',
  );
}
