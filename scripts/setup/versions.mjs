import { spawnSync } from 'node:child_process';

import { Refusal } from '../refusal.mjs';
import { nodeRefusal } from './nodeVersion.cjs';

const MIN_JAVA = 17;

/**
 * @param {string} [version] such as `22.11.0`; the running Node by default
 * @throws {Refusal} when Node is too old for Vite and the tests
 */
export function requireNode(version = process.versions.node) {
  const refusal = nodeRefusal(version);
  if (refusal !== undefined) throw new Refusal(refusal);
}

/**
 * @throws {Refusal} when there is no Java that can run the Firestore emulator
 */
export function requireJava() {
  const help =
    'install one (Debian and Ubuntu: apt-get install openjdk-17-jre-headless; macOS: brew install openjdk; others: https://adoptium.net) and run this again';
  const result = spawnSync('java', ['-version'], { encoding: 'utf8', timeout: 30_000 });
  if (result.error || result.status !== 0) {
    throw new Refusal(
      `The Firestore emulator needs Java ${MIN_JAVA} or newer and no Java was found: ${help}.`,
    );
  }
  const major = javaMajor(`${result.stderr}${result.stdout}`);
  if (major !== undefined && major < MIN_JAVA) {
    throw new Refusal(
      `The Firestore emulator needs Java ${MIN_JAVA} or newer and this is Java ${major}: ${help}.`,
    );
  }
}

/**
 * @param {string} output of `java -version`
 * @returns {number | undefined} 8 for `1.8.0_392`, 17 for `17.0.15`; undefined when it cannot be read
 */
export function javaMajor(output) {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(output);
  if (!match) return undefined;
  return Number(match[1] === '1' ? match[2] : match[1]);
}
