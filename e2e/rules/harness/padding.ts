import { initializeApp, deleteApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, setDoc } from 'firebase/firestore/lite';
import { FIRESTORE, loadRules } from './emulator.ts';

/**
 * How much of the limit of 1,000 expressions per request is free? The emulator does not say what it
 * counts, so ballast is added until a change is refused, and compared with the ballast that rules
 * which do nothing else can bear.
 */

/** The line of the rules that ballast is put into: every change of a list passes it. */
export const PADDED_UPDATE = 'allow update: if permittedChange(';

/** The rules with `count` conditions more to evaluate for a change of a list. */
export function padded(rules: string, count: number): string {
  const { functions, condition } = ballast(count);
  return rules
    .replace(PADDED_UPDATE, `allow update: if ${condition} && permittedChange(`)
    .replace('    function me() {', `${functions}\n    function me() {`);
}

/** How many such conditions rules bear that hold nothing else. */
export async function mostPadding(projectId: string): Promise<number> {
  const app = initializeApp({ projectId, apiKey: 'none' }, `padding-${Date.now()}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, FIRESTORE.host, FIRESTORE.port);
  let borne = 0;
  let refused = 1_000;
  while (refused - borne > 2) {
    const count = Math.floor((borne + refused) / 2);
    // oxlint-disable-next-line no-await-in-loop -- each step halves what is left
    if (await bears(count)) borne = count;
    else refused = count;
  }
  await deleteApp(app);
  return borne;

  async function bears(count: number): Promise<boolean> {
    const { functions, condition } = ballast(count);
    await loadRules(
      projectId,
      `rules_version = '2';
      service cloud.firestore { match /databases/{database}/documents { ${functions}
        match /ballast/{id} { allow create: if ${condition}; }
      } }`,
    );
    return setDoc(doc(db, 'ballast', crypto.randomUUID()), {}).then(
      () => true,
      () => false,
    );
  }
}

/** Conditions in functions of fifty, for a longer chain is refused as too complex. */
function ballast(count: number): { functions: string; condition: string } {
  const sizes = Array.from({ length: Math.ceil(count / 50) }, (_, i) =>
    Math.min(50, count - i * 50),
  );
  return {
    functions: sizes
      .map(
        (size, i) => `function ballast${i}() { return ${Array(size).fill('true').join(' && ')}; }`,
      )
      .join('\n'),
    condition: sizes.map((_, i) => `ballast${i}()`).join(' && ') || 'true',
  };
}
