import { isCondition, placeOf, type Expression } from './coverage.ts';
import type { Case } from './table.ts';

/** One expression of the rules, and the cases that gave it each value. */
interface Place {
  expression: Expression;
  byValue: Map<string, Case[]>;
}

/** Values of a condition that was not met: it was false, or could not be evaluated. */
const FAILED = ['false', 'undefined'];

/** What each case of the table made of each expression of the rules. */
export class Evaluations {
  /** The expressions of the rules, outermost first; a function's body once for each call of it. */
  readonly roots: Expression[];
  readonly #places = new Map<string, Place>();
  /** How many conditions a case did not meet. */
  readonly #failures = new Map<Case, number>();

  constructor(roots: Expression[]) {
    this.roots = roots;
  }

  /**
   * Adds one case.
   * @param before the emulator's coverage before it
   * @param after the coverage after it: the emulator adds up its values
   */
  add(one: Case, before: Expression[], after: Expression[]): void {
    const counted = new Map(before.map((known) => [placeOf(known), known.values]));
    let failures = 0;
    for (const expression of after) {
      const key = placeOf(expression);
      const place = this.#places.get(key) ?? { expression, byValue: new Map<string, Case[]>() };
      this.#places.set(key, place);
      let failed = false;
      for (const [value, times] of expression.values) {
        if (times === (counted.get(key)?.get(value) ?? 0)) continue;
        const known = place.byValue.get(value);
        if (known) known.push(one);
        else place.byValue.set(value, [one]);
        failed ||= FAILED.includes(value);
      }
      if (failed) failures += 1;
    }
    this.#failures.set(one, failures);
  }

  /** Whether the expression is a condition. */
  isCondition(expression: Expression): boolean {
    const values = this.#places.get(placeOf(expression))?.byValue;
    return values !== undefined && isCondition({ ...expression, values: countsIn(values) });
  }

  /**
   * The cases in which a change can have an effect, the likeliest first: those whose expected result
   * the change would turn, and of them those that met all but few conditions.
   * @param effect of the change: more or less is permitted; a change to `true` has none where the
   *   expression was true
   */
  affected(expression: Expression, effect: 'looser' | 'stricter' | 'either'): Case[] {
    const values = this.#places.get(placeOf(expression))?.byValue ?? new Map<string, Case[]>();
    const wanted = { looser: FAILED, stricter: ['true'], either: [...values.keys()] }[effect];
    const turned = effect === 'stricter' ? 'ALLOW' : 'DENY';
    const rank = (one: Case) =>
      (this.#failures.get(one) ?? 0) + (one.expected === turned ? 0 : 1_000_000);
    return [...new Set(wanted.flatMap((value) => values.get(value) ?? []))].toSorted(
      (a, b) => rank(a) - rank(b),
    );
  }

  /** The expressions around a position in the rules, innermost first. */
  around(position: number): Expression[] {
    return [...this.#places.values()]
      .map(({ expression }) => expression)
      .filter(({ from, to }) => from <= position && position < to)
      .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  }
}

function countsIn(byValue: Map<string, Case[]>): Map<string, number> {
  return new Map([...byValue].map(([value, all]) => [value, all.length]));
}
