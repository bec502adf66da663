import type { Candidate } from './evidence.ts';

/** What sources say: each a value, its score and its kind. */
export function said<Value>(...sources: [Value, number, string][]): Candidate<Value>[] {
  return sources.map(([value, score, reason]) => ({ value, score, reason }));
}
