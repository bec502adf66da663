import type { Money } from './price/price.ts';

/** One thing a source says about the product, how much it is worth, and why. */
export interface Candidate<Value> {
  value: Value;
  score: number;
  reason: string;
}

/** Everything the sources say; the reconciler picks. */
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

/** What every source may need to know about where it is reading. */
export interface Place {
  /** The page's final address, as the base of relative ones. */
  url: string;
  /** Last label of the host ('de'), for signs that several countries share. */
  domain: string;
}
