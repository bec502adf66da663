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

/** Puts rules into one project of the emulator; throws with the emulator's words on bad rules. */
export async function loadRules(projectId: string, content = RULES): Promise<void> {
  const answer = await call(`/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const issues = JSON.stringify(answer);
  // A warning here is a typo that would deny for ever.
  if (issues !== '{}') throw new Error(`firestore.rules: ${issues}`);
}

/** Empties one project of the emulator. */
export async function clearData(projectId: string): Promise<void> {
  await call(`/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
    method: 'DELETE',
  });
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
