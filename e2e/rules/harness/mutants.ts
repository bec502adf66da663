import { isCondition, merged, placeOf, within, type Expression } from './coverage.ts';

/** The rules with one change that loosens or breaks them. */
export interface Mutant {
  title: string;
  rules: string;
  /** They permit less than before. */
  isStricter: boolean;
  /** Groups of cases that may notice it, the likeliest first. In no other group can it differ. */
  groups: string[];
}

/**
 * Every mutant of the rules: each condition that is not negated replaced by `true` (so removed, in a
 * chain of `&&`), each question of a `? :` also by `false`, each number one larger, and each
 * comparison that tells 10 from 10.0 by one that does not.
 * @param reports the expressions with their values in each group of cases
 */
export function mutantsOf(rules: string, reports: Map<string, Expression[]>): Mutant[] {
  const places = placesOf(reports);
  const conditions = new Map<string, Mutant>();
  const replace = (one: Expression, by: string, groups: string[]) => {
    const title = `line ${one.line}: ${oneLine(one.text)} → ${by}`;
    const mutated = `${rules.slice(0, one.from)}${by}${rules.slice(one.to)}`;
    const mutant = { title, rules: mutated, isStricter: by === 'false', groups };
    conditions.set(`${placeOf(one)}-${by}`, mutant);
  };
  for (const root of reports.values().next().value ?? []) visit(root);
  return [...conditions.values(), ...numbers(rules, places)];

  function visit(one: Expression): void {
    const negated = one.text.startsWith('!') && one.children.length === 1;
    const whole = one.text !== 'true' && !one.text.startsWith('let ') && !isChain(one);
    const place = places.get(placeOf(one));
    if (whole && place?.isCondition) replace(one, 'true', place.groupsWhere(FAILED));
    const [question] = one.children;
    const asked = question && places.get(placeOf(question));
    if (question && asked?.isCondition && isTernary(one, question)) {
      replace(question, 'false', asked.groupsWhere(['true']));
    }
    const loose = withoutSpelling(one);
    if (loose && place) replace(one, loose, place.groupsWhere([...FAILED, 'true']));
    // A negation is loosened as a whole, so its operand is not loosened by itself.
    const children = negated ? one.children.flatMap((child) => child.children) : one.children;
    children.forEach(visit);
  }
}

/** Values of a condition that was not met: it was false, or could not be evaluated. */
const FAILED = ['false', 'undefined'];

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

function numbers(rules: string, places: Map<string, Place>): Mutant[] {
  const code = rules.replace(/\/\/.*|'(?:[^'\\]|\\.)*'/g, (skipped) => ' '.repeat(skipped.length));
  return [...code.matchAll(/(?<![\f.])\d+(?![\f.])/g)].map((found) => {
    const { index } = found;
    const [digits] = found;
    const line = rules.slice(0, index).split('\n').length;
    const larger = String(Number(digits) + 1);
    const around = oneLine(rules.slice(index - 30, index + 20));
    const after = index + digits.length;
    const holding = [...places.values()]
      .filter(({ from, to }) => from <= index && after <= to)
      .toSorted((a, b) => a.to - a.from - (b.to - b.from));
    // A limit is noticed where its condition failed, if anywhere; otherwise where it was evaluated.
    const failing = holding.find((place) => place.isCondition)?.groupsWhere(FAILED) ?? [];
    return {
      title: `line ${line}: ${around}: ${digits} → ${larger}`,
      rules: `${rules.slice(0, index)}${larger}${rules.slice(after)}`,
      isStricter: false,
      groups: [...new Set([...failing, ...(holding[0]?.groupsWhere([]) ?? [])])],
    };
  });
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}

/** One expression of the rules and its values over all groups of cases. */
interface Place {
  from: number;
  to: number;
  isCondition: boolean;
  /** The groups in which it had one of the values, or any; the fewest times first. */
  groupsWhere: (values: string[]) => string[];
}

/** Every expression by its place: a function's body is reported once for each call of it. */
function placesOf(reports: Map<string, Expression[]>): Map<string, Place> {
  const places = new Map<string, { all: Expression; byGroup: Map<string, Expression['values']> }>();
  for (const [group, report] of reports) {
    for (const one of merged(report.flatMap(within))) {
      const known = places.get(placeOf(one)) ?? {
        all: { ...one, values: new Map() },
        byGroup: new Map(),
      };
      known.byGroup.set(group, one.values);
      for (const kind of one.values.keys()) known.all.values.set(kind, 1);
      places.set(placeOf(one), known);
    }
  }
  return new Map(
    [...places].map(([key, { all, byGroup }]) => [
      key,
      {
        from: all.from,
        to: all.to,
        isCondition: isCondition(all),
        groupsWhere: (values) =>
          [...byGroup]
            .map(([group, seen]) => ({ group, times: timesOf(seen, values) }))
            .filter(({ times }) => times > 0)
            .toSorted((a, b) => a.times - b.times)
            .map(({ group }) => group),
      },
    ]),
  );
}

/** How often an expression had one of the values; of no values, how often it had any. */
function timesOf(seen: Expression['values'], values: string[]): number {
  return [...seen]
    .filter(([value]) => values.length === 0 || values.includes(value))
    .reduce((sum, [, times]) => sum + times, 0);
}
