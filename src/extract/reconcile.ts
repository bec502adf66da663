import type { Candidate } from './evidence.ts';
import { letters, similarity, words } from './names.ts';

/**
 * The name that most sources agree on. Each candidate has its own score, plus a share of the score of
 * every other kind of source with a similar name.
 */
export function pickName(candidates: readonly Candidate<string>[]): string | null {
  let best: { value: string; score: number } | null = null;
  for (const candidate of candidates) {
    const supporters = new Map<string, number>();
    for (const other of candidates) {
      if (other.reason === candidate.reason || other === candidate) continue;
      const likeness = similarity(other.value, candidate.value);
      if (likeness < 0.7) continue;
      const gain = other.score * 0.4 * likeness;
      supporters.set(other.reason, Math.max(supporters.get(other.reason) ?? 0, gain));
    }
    const score = candidate.score + [...supporters.values()].reduce((sum, gain) => sum + gain, 0);
    if (letters(candidate.value).length > 1 && (best === null || score > best.score)) {
      best = { value: candidate.value, score };
    }
  }
  return best === null ? null : mostSpaced(best.value, candidates);
}

/**
 * The name as written by the source that separates the most words: two lines may have run together to
 * 'RosemaryHand Soap' where another source has 'Rosemary Hand Soap'.
 */
function mostSpaced(name: string, candidates: readonly Candidate<string>[]): string {
  const plain = letters(name);
  let found = name;
  for (const { value } of candidates)
    if (words(value).size > words(found).size && letters(value) === plain) found = value;
  return found;
}

/** The value with the highest score if that reaches `enough`. Other sources with the same value add to it. */
export function pickValue(candidates: readonly Candidate<string>[], enough: number): string | null {
  let best: { value: string; score: number } | null = null;
  for (const candidate of candidates) {
    const same = candidates.filter(
      (c) =>
        c !== candidate &&
        letters(c.value) === letters(candidate.value) &&
        c.reason !== candidate.reason,
    );
    const score = candidate.score + same.length * 10;
    if (score >= enough && (best === null || score > best.score))
      best = { value: candidate.value, score };
  }
  return best?.value ?? null;
}
