import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, setLogLevel, type Firestore } from 'firebase/firestore';
import { currentPorts, HOST } from '../../../scripts/ports.mjs';

// The SDK logs every refused request, and most requests of these tests are meant to be refused.
setLogLevel('silent');

/** The Firestore emulator. It must be running already. */
export const FIRESTORE = { host: HOST, port: currentPorts().firestore };

/** The rules as they are deployed. */
export const RULES = readFileSync(
  fileURLToPath(new URL('../../../firestore.rules', import.meta.url)),
  'utf8',
);

/** Rules that a project gets when its tests are over. */
const DENY_ALL = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if false; }
  }
}`;

/**
 * Opens one project of the emulator. This sends no request, because Vitest also collects the tests
 * where no emulator runs; `loadRules` loads the rules.
 * @param projectId each test file has a project of its own, so that files can run side by side
 */
export function openEnvironment(
  projectId: string,
  port: number = FIRESTORE.port,
): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({ projectId, firestore: { host: FIRESTORE.host, port } });
}

/** The Firestore of a context, as the modular SDK and the app's commands use it. */
export function firestoreOf(context: RulesTestContext): Firestore {
  // rules-unit-testing returns an object of the older SDK. The modular functions accept it, but its
  // type differs, so this takes the modular instance from a reference made with it.
  return collection(context.firestore() as unknown as Firestore, 'any').firestore;
}

const admins = new WeakMap<RulesTestEnvironment, Firestore>();

/** A Firestore without rules, one per environment, which works until the environment's cleanup. */
export function adminOf(env: RulesTestEnvironment): Firestore {
  const known = admins.get(env);
  if (known) return known;
  let admin!: Firestore;
  // The context is valid during the callback. The callback never ends, because a new context for
  // each fixture would cost more than the rest of a case.
  void env.withSecurityRulesDisabled((context) => {
    admin = firestoreOf(context);
    return new Promise(() => {});
  });
  admins.set(env, admin);
  return admin;
}

/**
 * Loads rules into a project. The emulator then forgets its coverage report, for which it keeps
 * every value of every expression.
 * @param options.warnings a warning is a typo that would always deny, so it throws like an error;
 *   mutants may have warnings
 */
export async function loadRules(
  { projectId }: RulesTestEnvironment,
  content = RULES,
  { warnings = 'throw' }: { warnings?: 'throw' | 'ignore' } = {},
): Promise<void> {
  // `initializeTestEnvironment` can load rules, too, but it does not report warnings.
  const answer = await call(`${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const issues = JSON.stringify(answer);
  if (issues !== '{}' && warnings === 'throw') throw new Error(`firestore.rules: ${issues}`);
}

/** Frees what the emulator keeps for the coverage report of a project, and closes all connections. */
export async function closeEnvironment(env: RulesTestEnvironment): Promise<void> {
  await loadRules(env, DENY_ALL);
  await env.cleanup();
}

/** The emulator's report on the values of all rule expressions so far. */
export function ruleCoverage({ projectId }: RulesTestEnvironment): Promise<unknown> {
  return call(`${projectId}:ruleCoverage`, {});
}

async function call(path: string, init: RequestInit): Promise<unknown> {
  const url = `http://${FIRESTORE.host}:${FIRESTORE.port}/emulator/v1/projects/${path}`;
  const response = await fetch(url, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
  return JSON.parse(body || '{}') as unknown;
}
