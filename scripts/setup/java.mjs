import { spawnSync } from 'node:child_process';

import { UserError } from '../userError.mjs';

const MIN_JAVA = 17;
const HELP =
  'install one (Debian and Ubuntu: apt-get install openjdk-17-jre-headless; macOS: brew install openjdk; others: https://adoptium.net) and run this again';

/**
 * @throws {UserError} when there is no Java that can run the Firestore emulator
 */
export function requireJava() {
  const result = spawnSync('java', ['-version'], { encoding: 'utf8', timeout: 30_000 });
  const isThere = result.status === 0;
  const major = isThere ? javaMajor(`${result.stderr}${result.stdout}`) : undefined;
  if (isThere && (major === undefined || major >= MIN_JAVA)) return;
  const found = isThere ? `this is Java ${major}` : 'no Java was found';
  throw new UserError(
    `The Firestore emulator needs Java ${MIN_JAVA} or newer and ${found}: ${HELP}.`,
  );
}

/**
 * @param {string} output of `java -version`
 * @returns {number | undefined} 8 for `1.8.0_392`, 17 for `17.0.15`; undefined when it cannot be read
 */
export function javaMajor(output) {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return first ? Number(first === '1' ? second : first) : undefined;
}
