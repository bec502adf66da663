import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { firestoreOf, loadRules } from './environment.ts';

/**
 * How much of the limit of 1,000 expressions per request is free? The emulator does not say how many
 * it counts. So these functions add padding until a change is refused, and compare it with the
 * padding that is permitted in rules which do nothing else.
 */

/** The line of the rules that gets the padding. It is evaluated for every change of a list. */
export const PADDED_UPDATE = 'allow update: if permittedChange(';

/** The rules with `count` more conditions to evaluate for a change of a list. */
export function padded(rules: string, count: number): string {
  const { functions, condition } = padding(count);
  return rules
    .replace(PADDED_UPDATE, `allow update: if ${condition} && permittedChange(`)
    .replace('    function me() {', `${functions}\n    function me() {`);
}

/** How many such conditions are permitted in rules without any other. */
export async function mostPadding(env: RulesTestEnvironment): Promise<number> {
  const db = firestoreOf(env.unauthenticatedContext());
  let permitted = 0;
  let refused = 1_000;
  while (refused - permitted > 2) {
    const count = Math.floor((permitted + refused) / 2);
    if (await isPermitted(count)) permitted = count;
    else refused = count;
  }
  return permitted;

  async function isPermitted(count: number): Promise<boolean> {
    const { functions, condition } = padding(count);
    await loadRules(
      env,
      `rules_version = '2';
      service cloud.firestore { match /databases/{database}/documents { ${functions}
        match /padding/{id} { allow create: if ${condition}; }
      } }`,
    );
    return setDoc(doc(db, 'padding', crypto.randomUUID()), {}).then(
      () => true,
      () => false,
    );
  }
}

/** Conditions in functions of fifty, because a longer chain is refused as too complex. */
function padding(count: number): { functions: string; condition: string } {
  const sizes = Array.from({ length: Math.ceil(count / 50) }, (_, i) =>
    Math.min(50, count - i * 50),
  );
  return {
    functions: sizes
      .map(
        (size, i) => `function padding${i}() { return ${Array(size).fill('true').join(' && ')}; }`,
      )
      .join('\n'),
    condition: sizes.map((_, i) => `padding${i}()`).join(' && ') || 'true',
  };
}
