import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

import { Refusal } from '../refusal.mjs';
import { cacheFile, inProject, onPath } from './paths.mjs';
import { writeWrapperJar } from './wrapperJar.mjs';

/** Where the Google Cloud CLI keeps the emulator, below its own folder. */
const JAR_IN_CLOUD_CLI = join(
  'platform',
  'cloud-firestore-emulator',
  'cloud-firestore-emulator.jar',
);

/**
 * Finds the Firestore emulator: the variable FIRESTORE_EMULATOR_BINARY_PATH, what firebase-tools
 * has downloaded before, the copy inside the Google Cloud CLI, or else a download.
 * @param {import('../session.mjs').Session} session
 * @returns {Promise<NodeJS.ProcessEnv>} variables for firebase-tools
 * @throws {Refusal} when there is none and none can be had
 */
export async function findFirestoreEmulator(session) {
  const given = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return {};
    throw new Refusal(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${given}, which does not exist: correct or unset it and run this again.`,
    );
  }
  if (existsSync(cachedJar())) return {};
  const cloudCliJar = jarOfCloudCli();
  if (cloudCliJar !== undefined) {
    const wrapper = cacheFile('firestore-emulator.jar');
    writeWrapperJar(wrapper, cloudCliJar);
    return { FIRESTORE_EMULATOR_BINARY_PATH: wrapper };
  }
  console.log('Downloading the Firestore emulator (about 60 MB), this once.');
  const code = await session.run(
    process.execPath,
    [firebaseCli(), 'setup:emulators:firestore', '--non-interactive'],
    { cwd: dirname(cacheFile('download')) },
  );
  if (code === 0 && existsSync(cachedJar())) return {};
  throw new Refusal(
    'The Firestore emulator is not on this machine and could not be downloaded: connect to the internet, or install the Google Cloud CLI with its component cloud-firestore-emulator, and run this again.',
  );
}

/** @returns {string} the program of firebase-tools, for Node */
export function firebaseCli() {
  return inProject('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
}

/** @returns {string} where firebase-tools keeps the version of the emulator it wants */
function cachedJar() {
  const details = inProject(
    'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return join(
    folder,
    JSON.parse(readFileSync(details, 'utf8')).firestore.downloadPathRelativeToCacheDir,
  );
}

/** @returns {string | undefined} the JAR inside the Google Cloud CLI */
function jarOfCloudCli() {
  const folders = [
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    '/opt/google-cloud-sdk',
  ];
  const program = onPath('gcloud');
  if (program !== undefined) folders.unshift(dirname(dirname(realpathSync(program))));
  const found = folders
    .map((folder) => join(folder, JAR_IN_CLOUD_CLI))
    .find((jar) => existsSync(jar));
  if (found !== undefined || program === undefined) return found;
  const asked = join(cloudCliRoot(program), JAR_IN_CLOUD_CLI);
  return existsSync(asked) ? asked : undefined;
}

/**
 * @param {string} program the `gcloud` on PATH
 * @returns {string} the folder it says it lives in, or nothing when it does not run
 */
function cloudCliRoot(program) {
  try {
    return execFileSync(program, ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      timeout: 30_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // A gcloud that does not run has no emulator for us: the download is tried next.
    return '';
  }
}
