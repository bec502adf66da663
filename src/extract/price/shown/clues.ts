import type { Region } from '../../page/layout.ts';

/** What class text calls an amount. */
type ClassClue = 'price' | 'now' | 'old' | 'regular' | 'total' | 'tier' | 'other cost' | 'tax';
/** What the words beside it call it, or that it stands among words. */
type WordsClue = 'label' | 'words' | 'sentence' | 'long';
/** In what part of the page it stands, and how far from the name and the buy button. */
type PlaceClue = 'strong' | 'hidden' | 'near' | 'scope' | 'buy' | 'button' | 'jump';
/** That it belongs to another product. */
type OthersClue = Exclude<Region, 'here'> | 'link' | 'card' | 'section' | 'other name';
/** What it is in view of other amounts of the page. */
type AmongClue = 'saved' | 'copy' | 'usual' | 'rate' | 'marked' | 'used' | 'repeated';

/** One thing that speaks for or against an amount being the price. */
export type Clue = ClassClue | WordsClue | PlaceClue | OthersClue | AmongClue;

/** An amount's score, and the points that each clue has added to it or taken from it. */
export interface Clues {
  score: number;
  clues: Map<Clue, number>;
}

/** Adds the points of a clue to the score of an amount. */
export function addClue(price: Clues, clue: Clue, points: number): void {
  price.score += points;
  price.clues.set(clue, points);
}

/** Whether a class, a label or a button says that an amount is a price. */
export function isCalledPrice({ clues }: Clues): boolean {
  return clues.has('price') || clues.has('label') || clues.has('button');
}
