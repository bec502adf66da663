import { placeOf, type Expression } from './coverage.ts';
import type { Evaluations } from './evaluations.ts';
import type { Case } from './table.ts';

/** The rules with one change that loosens or breaks them. */
export interface Mutant {
  title: string;
  rules: string;
  /** The cases that may notice it, the likeliest first. In no other one can it have an effect. */
  cases: Case[];
}

/**
 * Every mutant of the rules: each condition that is not negated replaced by `true` (so removed, in a
 * chain of `&&`), each question of a `? :` also by `false`, each number one larger, and each
 * comparison that tells 10 from 10.0 by one that does not.
 */
export function mutantsOf(rules: string, evaluations: Evaluations): Mutant[] {
  const conditions = new Map<string, Mutant>();
  const replace = (one: Expression, by: string, cases: Case[]) => {
    const title = `line ${one.line}: ${oneLine(one.text)} → ${by}`;
    const mutated = `${rules.slice(0, one.from)}${by}${rules.slice(one.to)}`;
    conditions.set(`${placeOf(one)}-${by}`, { title, rules: mutated, cases });
  };
  for (const root of evaluations.roots) visit(root);
  return [...conditions.values(), ...numbers(rules, evaluations)];

  function visit(one: Expression): void {
    const negated = one.text.startsWith('!') && one.children.length === 1;
    const whole = one.text !== 'true' && !one.text.startsWith('let ') && !isChain(one);
    if (whole && evaluations.isCondition(one)) {
      replace(one, 'true', evaluations.affected(one, 'looser'));
    }
    const [question] = one.children;
    if (question && evaluations.isCondition(question) && isTernary(one, question)) {
      replace(question, 'false', evaluations.affected(question, 'stricter'));
    }
    const loose = withoutSpelling(one);
    if (loose) replace(one, loose, evaluations.affected(one, 'either'));
    // A negation is loosened as a whole, so its operand is not loosened by itself.
    const children = negated ? one.children.flatMap((child) => child.children) : one.children;
    children.forEach(visit);
  }
}

/** `… && …`: each part is removed by itself, so the whole is not. */
function isChain(one: Expression): boolean {
  const [left, right] = one.children;
  if (!left || !right || one.children.length !== 2) return false;
  return /&&\s*\(*$/.test(one.text.slice(0, right.from - one.from));
}

/** `question ? … : …`, recognized by what follows the first part. */
function isTernary(one: Expression, question: Expression): boolean {
  const rest = one.text.slice(question.to - one.from);
  return one.children.length === 3 && /^\)*\s*\?/.test(rest);
}

/** Comparisons of whole items, entries of an array, removed items, and fields in an array. */
const HOLDS_NUMBERS =
  /resource\.data\.items\b[^.]*[!=]= \S*resource\.data\.items|removeAll\(\[item\]\)|\[field\]|aside\.item|^\[after\.get/s;

/** The same comparison by `diff`, to which numbers of the same value are equal; '' for others. */
function withoutSpelling(one: Expression): string {
  const [left, right] = one.children;
  if (!left || !right || one.children.length !== 2 || !HOLDS_NUMBERS.test(one.text)) return '';
  const operator = one.text.slice(left.to - one.from, right.from - one.from).trim();
  if (operator !== '==' && operator !== '!=') return '';
  return `({'v': ${left.text}}.diff({'v': ${right.text}}).affectedKeys().size() ${operator} 0)`;
}

function numbers(rules: string, evaluations: Evaluations): Mutant[] {
  // Not in comments and texts, nor a default that is only asked for its type.
  const code = rules.replace(
    /\/\/.*|wholeDouble\(item\.get\('\w+', \d+\)|'(?:[^'\\]|\\.)*'|\b\d+\) is int\b/g,
    (skipped) => ' '.repeat(skipped.length),
  );
  return [...code.matchAll(/(?<![\w.])\d+(?![\w.])/g)].map((found) => {
    const { index } = found;
    const [digits] = found;
    const line = rules.slice(0, index).split('\n').length;
    const larger = String(Number(digits) + 1);
    const around = oneLine(rules.slice(index - 30, index + 20));
    const holding = evaluations.around(index);
    const condition = holding.find((one) => evaluations.isCondition(one));
    // A limit is noticed where its condition was not met, if anywhere; otherwise where it was evaluated.
    const cases = [
      ...(condition ? evaluations.affected(condition, 'looser') : []),
      ...(holding[0] ? evaluations.affected(holding[0], 'either') : []),
    ];
    return {
      title: `line ${line}: ${around}: ${digits} → ${larger}`,
      rules: `${rules.slice(0, index)}${larger}${rules.slice(index + digits.length)}`,
      cases: [...new Set(cases)],
    };
  });
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}
