import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { ruleCoverage, RULES } from './environment.ts';

/** One expression of the rules and its values over all requests of a project. */
export interface Expression {
  from: number;
  to: number;
  line: number;
  text: string;
  /** How often the expression had each value; `true` and `false` for conditions. */
  values: Map<string, number>;
  /** Evaluations in all. */
  count: number;
  children: Expression[];
}

interface Node {
  sourcePosition: { line: number; currentOffset?: number; endOffset: number };
  values?: { value: Record<string, unknown>; count: number }[];
  children?: Node[];
}

/** Every expression of the rules, outermost first, as the emulator has counted them. */
export async function expressions(env: RulesTestEnvironment, rules = RULES): Promise<Expression[]> {
  const { report } = (await ruleCoverage(env)) as { report: Node[] };
  return report.map((node) => expressionOf(node, rules));
}

/** An expression and all those inside it. */
export function within(expression: Expression): Expression[] {
  return [expression, ...expression.children.flatMap(within)];
}

/** The coverage of the rules as a whole. */
export interface Coverage {
  conditions: Expression[];
  /** Conditions that were not both true and false. */
  oneSided: Expression[];
  others: Expression[];
  /** Expressions that were never evaluated. */
  untouched: Expression[];
}

/** Every expression of the rules with its values in one project. */
export async function coverage(env: RulesTestEnvironment): Promise<Expression[]> {
  return merged((await expressions(env)).flatMap(within));
}

/** Joins the reports of several projects, and finds what none of them covers. */
export function join(reports: Expression[][]): Coverage {
  const all = merged(reports.flat());
  // A literal `true` is no condition: nothing can make it false.
  const conditions = all.filter((one) => isCondition(one) && one.text !== 'true');
  const others = all.filter((one) => !isCondition(one));
  return {
    conditions,
    oneSided: conditions.filter(isOneSided),
    others,
    untouched: others.filter(({ values }) => values.size === 0),
  };
}

/** Whether the expression yields true, false or an error; data may be `true` too, among others. */
export function isCondition({ values }: Expression): boolean {
  const kinds = [...values.keys()].filter((kind) => kind !== 'undefined');
  return kinds.length > 0 && kinds.every((kind) => kind === 'true' || kind === 'false');
}

function isOneSided({ values }: Expression): boolean {
  return !values.has('true') || !(values.has('false') || values.has('undefined'));
}

function hasCause(content: unknown): boolean {
  return typeof content === 'object' && content !== null && Object.keys(content).length > 0;
}

/** Adds up the values of one place: a function's body is reported once for each call of it. */
function merged(all: Expression[]): Expression[] {
  const byPlace = new Map<string, Expression>();
  for (const one of all) {
    const key = placeOf(one);
    const known = byPlace.get(key);
    if (!known) byPlace.set(key, { ...one, values: new Map(one.values) });
    else {
      known.count += one.count;
      for (const [value, n] of one.values)
        known.values.set(value, (known.values.get(value) ?? 0) + n);
    }
  }
  return [...byPlace.values()];
}

/** Names an expression by where it stands in the rules. */
export function placeOf({ from, to }: Expression): string {
  return `${from}-${to}`;
}

function expressionOf(node: Node, rules: string): Expression {
  const { currentOffset: from = 0, endOffset, line } = node.sourcePosition;
  const to = endOf(rules, from, endOffset);
  const values = new Map<string, number>();
  let count = 0;
  for (const { value, count: times } of node.values ?? []) {
    const [[kind, content] = ['undefined', null]] = Object.entries(value);
    // Without a cause the expression was not evaluated. With one it failed, which denies like `false`.
    if (kind === 'undefined' && !hasCause(content)) continue;
    count += times;
    const name = kind === 'boolValue' ? String(content) : kind;
    values.set(name, (values.get(name) ?? 0) + times);
  }
  return {
    from,
    to,
    line,
    text: rules.slice(from, to),
    values,
    count,
    children: (node.children ?? []).map((child) => expressionOf(child, rules)),
  };
}

/** The real end of an expression: the report leaves out closing brackets and empty `()`. */
function endOf(rules: string, from: number, reported: number): number {
  const part = /'(?:[^'\\]|\\.)*'|[^]/y;
  let depth = 0;
  for (part.lastIndex = from; ;) {
    const end = part.lastIndex;
    if (end > reported && depth <= 0 && !rules.startsWith('()', end)) return end;
    const [text] = part.exec(rules) ?? [];
    if (text === undefined) return rules.length;
    if (/^[([{]$/.test(text)) depth += 1;
    if (/^[)\]}]$/.test(text)) depth -= 1;
  }
}
