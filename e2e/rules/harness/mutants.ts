import { isCondition, within, type Expression } from './coverage.ts';

/** The rules with one change that loosens or breaks them. */
export interface Mutant {
  title: string;
  rules: string;
  /** They permit less than before. */
  isStricter: boolean;
  /** Areas in which the condition failed, those that most likely notice the mutant first. */
  areas: string[];
}

/**
 * Every mutant of the rules: each condition that is not negated replaced by `true` (so removed, in a
 * chain of `&&`), each question of a `? :` also by `false`, each number one larger, and each
 * comparison that tells 10 from 10.0 by one that does not.
 * @param reports the expressions with their values in each area of the table
 */
export function mutantsOf(rules: string, reports: Map<string, Expression[]>): Mutant[] {
  const report = combined([...reports.values()]);
  const failures = [...reports].map(([area, seen]) => ({ area, failed: failuresIn(seen) }));
  const conditions = new Map<string, Mutant>();
  const replace = (one: Expression, by: string) => {
    const title = `line ${one.line}: ${oneLine(one.text)} → ${by}`;
    const mutated = `${rules.slice(0, one.from)}${by}${rules.slice(one.to)}`;
    const areas = failures
      .map(({ area, failed }) => ({ area, times: failed.get(placeOf(one)) ?? 0 }))
      .filter(({ times }) => times > 0)
      .toSorted((a, b) => a.times - b.times)
      .map(({ area }) => area);
    const isStricter = by === 'false';
    conditions.set(`${placeOf(one)}-${by}`, { title, rules: mutated, isStricter, areas });
  };
  for (const root of report) visit(root);
  return [...conditions.values(), ...numbers(rules)];

  function visit(one: Expression): void {
    const negated = one.text.startsWith('!') && one.children.length === 1;
    const whole = one.text !== 'true' && !one.text.startsWith('let ') && !isChain(one);
    if (whole && isCondition(one)) replace(one, 'true');
    const [question] = one.children;
    if (question && isCondition(question) && isTernary(one, question)) replace(question, 'false');
    const loose = withoutSpelling(one);
    if (loose) replace(one, loose);
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

/** `question ? … : …`, recognised by what follows the first part. */
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

function numbers(rules: string): Mutant[] {
  const code = rules.replace(/\/\/.*|'(?:[^'\\]|\\.)*'/g, (skipped) => ' '.repeat(skipped.length));
  return [...code.matchAll(/(?<![\f.])\d+(?![\f.])/g)].map((found) => {
    const { index } = found;
    const [digits] = found;
    const line = rules.slice(0, index).split('\n').length;
    const larger = String(Number(digits) + 1);
    const around = oneLine(rules.slice(index - 30, index + 20));
    return {
      title: `line ${line}: ${around}: ${digits} → ${larger}`,
      rules: `${rules.slice(0, index)}${larger}${rules.slice(index + digits.length)}`,
      isStricter: false,
      areas: ['sizes', 'limits', 'full', 'items', 'marks', 'bulk'],
    };
  });
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}

function placeOf({ from, to }: Expression): string {
  return `${from}-${to}`;
}

/** How often each expression failed, by place. */
function failuresIn(report: Expression[]): Map<string, number> {
  const failures = new Map<string, number>();
  for (const one of report.flatMap(within)) {
    const times = (one.values.get('false') ?? 0) + (one.values.get('undefined') ?? 0);
    failures.set(placeOf(one), (failures.get(placeOf(one)) ?? 0) + times);
  }
  return failures;
}

/** All expressions of a report with the values of the same place added up. */
function combined(reports: Expression[][]): Expression[] {
  const values = new Map<string, Map<string, number>>();
  for (const one of reports.flat().flatMap(within)) {
    const place = placeOf(one);
    const known = values.get(place) ?? new Map<string, number>();
    for (const [value, n] of one.values) known.set(value, (known.get(value) ?? 0) + n);
    values.set(place, known);
  }
  const filled = (one: Expression): Expression => ({
    ...one,
    values: values.get(placeOf(one)) ?? one.values,
    children: one.children.map(filled),
  });
  return (reports[0] ?? []).map(filled);
}
