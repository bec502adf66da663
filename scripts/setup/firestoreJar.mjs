import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

import { UserError } from '../userError.mjs';
import { cacheFile, inProject, onPath } from './paths.mjs';
import { writeWrapperJar } from './wrapperJar.mjs';

/** Where the Google Cloud CLI keeps the emulator, below its own folder. */
const JAR_IN_CLOUD_CLI = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Finds the Firestore emulator: the variable FIRESTORE_EMULATOR_BINARY_PATH, what firebase-tools
 * has downloaded before, the copy inside the Google Cloud CLI, or else a download.
 * @param {import('../processGroup.mjs').ProcessGroup} group
 * @returns {Promise<NodeJS.ProcessEnv>} variables for firebase-tools
 * @throws {UserError} when there is none and none can be downloaded
 */
export async function findFirestoreEmulator(group) {
  const given = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return {};
    throw new UserError(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${given}, which does not exist: correct or unset it and run this again.`,
    );
  }
  if (existsSync(downloadedJar())) return {};
  const cloudCliJar = jarOfCloudCli();
  if (cloudCliJar !== undefined) {
    const wrapper = cacheFile('firestore-emulator.jar');
    await writeWrapperJar(wrapper, cloudCliJar);
    return { FIRESTORE_EMULATOR_BINARY_PATH: wrapper };
  }
  console.log('Downloading the Firestore emulator (about 60 MB), this once.');
  const download = [firebaseCli(), 'setup:emulators:firestore', '--non-interactive'];
  const options = { cwd: dirname(cacheFile('download')) };
  const code = await group.run(process.execPath, download, options);
  if (code === 0 && existsSync(downloadedJar())) return {};
  throw new UserError(
    'The Firestore emulator is not on this machine and could not be downloaded: connect to the internet, or install the Google Cloud CLI with its component cloud-firestore-emulator, and run this again.',
  );
}

/** @returns {string} the program of firebase-tools, for Node */
export function firebaseCli() {
  return inProject('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
}

/** @returns {string} where firebase-tools keeps the version of the emulator it wants */
function downloadedJar() {
  const tools = inProject('node_modules/firebase-tools/lib/emulator');
  const details = readFileSync(join(tools, 'downloadableEmulatorInfo.json'), 'utf8');
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  return join(cache, JSON.parse(details).firestore.downloadPathRelativeToCacheDir);
}

/** @returns {string | undefined} the JAR inside the Google Cloud CLI */
function jarOfCloudCli() {
  const folders = [
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  const gcloud = onPath('gcloud');
  if (gcloud !== undefined) folders.unshift(dirname(dirname(realpathSync(gcloud))));
  const found = folders.find((folder) => existsSync(join(folder, JAR_IN_CLOUD_CLI)));
  if (found !== undefined) return join(found, JAR_IN_CLOUD_CLI);
  if (gcloud === undefined) return undefined;
  // Slow, so it is asked last. A gcloud that does not run has no emulator for us.
  const question = ['info', '--format=value(installation.sdk_root)'];
  const { stdout } = spawnSync(gcloud, question, { encoding: 'utf8', timeout: 30_000 });
  const jar = join((stdout ?? '').trim(), JAR_IN_CLOUD_CLI);
  return existsSync(jar) ? jar : undefined;
}
