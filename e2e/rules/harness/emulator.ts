import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currentPorts, HOST } from '../../../scripts/ports.mjs';

/** The Firestore emulator the rules tests run against; it must be running already. */
export const FIRESTORE = { host: HOST, port: currentPorts().firestore };

const origin = `http://${FIRESTORE.host}:${FIRESTORE.port}`;

/** The rules as they are deployed. */
export const RULES = readFileSync(
  fileURLToPath(new URL('../../../firestore.rules', import.meta.url)),
  'utf8',
);

/**
 * Puts rules into one project of the emulator, whose coverage report begins anew.
 * @param options.warnings a warning is a typo that would deny for ever, so it throws like an error;
 *   mutants may have them
 */
export async function loadRules(
  projectId: string,
  content = RULES,
  { warnings = 'throw' }: { warnings?: 'throw' | 'ignore' } = {},
): Promise<void> {
  const answer = await call(`/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const issues = JSON.stringify(answer);
  if (issues !== '{}' && warnings === 'throw') throw new Error(`firestore.rules: ${issues}`);
}

/** Empties one project of the emulator. */
export async function clearData(projectId: string): Promise<void> {
  await call(`/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
    method: 'DELETE',
  });
}

const NOTHING = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if false; }
  }
}`;

/** Lets the emulator forget what it saw in a project that is done with. */
export async function forget(projectId: string): Promise<void> {
  await loadRules(projectId, NOTHING);
}

/** The same, and empties the project. */
export async function retire(projectId: string): Promise<void> {
  await forget(projectId);
  await clearData(projectId);
}

/**
 * Makes the emulator forget what it saw, again and again: for its report it keeps every value of
 * every expression, which for a few hundred changes of a long list is gigabytes.
 * @returns ends it, and resolves when nothing is under way any more
 */
export function keepForgetting(projectId: string): () => Promise<void> {
  const over = new AbortController();
  const turns = (async () => {
    while (!over.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise((resolve) => setTimeout(resolve, 4000));
      // oxlint-disable-next-line no-await-in-loop
      await loadRules(projectId);
    }
  })();
  return () => {
    over.abort();
    return turns;
  };
}

/** The emulator's report on which rule expressions had which values so far. */
export async function ruleCoverage(projectId: string): Promise<unknown> {
  return call(`/emulator/v1/projects/${projectId}:ruleCoverage`, {});
}

async function call(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(origin + path, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
  return JSON.parse(body || '{}') as unknown;
}
