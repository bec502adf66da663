/**
 * Everything that must be on the machine before the product or its tests can run. Needs only Node
 * itself, because it installs the packages.
 */

import { findBrowser } from './setup/browser.mjs';
import { findFirestoreEmulator } from './setup/firestoreJar.mjs';
import { requireJava } from './setup/java.mjs';
import { installPackages, runNpm } from './setup/packages.mjs';
import { inProject } from './setup/paths.mjs';
import { UserError } from './userError.mjs';

/** @typedef {import('./processGroup.mjs').ProcessGroup} ProcessGroup */

/**
 * Packages of the app; enough for lint, types, unit tests and the build.
 * @param {ProcessGroup} group
 * @throws {UserError}
 */
export async function setUpApp(group) {
  await installPackages(group, '.', 'the packages (300 MB, 2 to 3 minutes the first time)');
}

/**
 * Packages of the Cloud Function.
 * @param {ProcessGroup} group
 * @throws {UserError}
 */
export async function setUpFunctions(group) {
  await installPackages(group, 'functions', "the function's packages");
}

/**
 * Java, the Firestore emulator and the built function.
 * @param {ProcessGroup} group
 * @returns {Promise<NodeJS.ProcessEnv>} variables for firebase-tools
 * @throws {UserError}
 */
export async function setUpEmulators(group) {
  requireJava();
  await setUpFunctions(group);
  await buildFunction(group);
  return findFirestoreEmulator(group);
}

/**
 * @param {ProcessGroup} group
 * @returns {Promise<NodeJS.ProcessEnv>} variables for Playwright
 * @throws {UserError}
 */
export async function setUpBrowser(group) {
  return { GIFTLISTS_CHROMIUM: await findBrowser(group) };
}

/**
 * Builds the function every time. It takes less than a second, and tests must not run an old build.
 * @param {ProcessGroup} group
 * @throws {UserError} when it does not build
 */
async function buildFunction(group) {
  /** @type {string[]} */
  const output = [];
  const code = await runNpm(group, ['run', '--silent', 'build'], {
    cwd: inProject('functions'),
    onLine: (line) => output.push(line),
  });
  if (code === 0) return;
  console.error(output.join('\n'));
  throw new UserError(
    'The Cloud Function does not build: correct the error above and run this again.',
  );
}
