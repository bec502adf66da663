import type { Money } from './price/money/money.ts';

/** One thing a source says about the product, how much it is worth, and why. */
export interface Candidate<Value> {
  value: Value;
  score: number;
  reason: string;
}

/** Everything that the sources of a page state. `reconcile.ts` and `price/pickPrice.ts` choose among it. */
export interface Evidence {
  names: Candidate<string>[];
  prices: Candidate<Money>[];
  images: Candidate<string>[];
  colors: Candidate<string>[];
  sizes: Candidate<string>[];
}

/** An Evidence without anything in it. */
export function noEvidence(): Evidence {
  return { names: [], prices: [], images: [], colors: [], sizes: [] };
}

/**
 * What may be the language of a page: the one that it states, and the last label of its host, whatever that is.
 */
export type Languages = readonly string[];

/** What sources need to know about the page that they read. */
export interface Place {
  /** The page's final address, as the base of relative ones. */
  url: string;
  /** Last label of the host ('de'), which decides what signs such as '$' mean. */
  domain: string;
  languages: Languages;
}
