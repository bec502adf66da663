import { startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { idle } from '../lib/scheduling.ts';
import type { Item } from '../model/item.ts';
import { sectionOffsets } from '../model/list.ts';

/** Pixels of the screen's height for each of the items drawn first: the least that one takes. */
const HEIGHT_OF_ONE = 130;
/** Few enough to be put on the page between two frames of a slow phone. */
const STEP = 12;

/**
 * How many of `count` items to draw by now: what fits the screen at once, then a few more in each
 * idle moment, so that a list of 500 can be used while it grows. `all` draws the rest now,
 * e.g. to scroll to its end; so does `whole` from the start. A page that is printed is drawn whole.
 */
export function useProgressiveRender(
  count: number,
  whole = false,
): { drawn: number; all: () => void } {
  const [drawn, setDrawn] = useState(() => (whole ? Infinity : onFirstScreen()));
  const complete = drawn >= count;

  useEffect(() => {
    if (complete) return;
    let cancelled = false;
    void idle().then(() => {
      if (!cancelled) startTransition(() => setDrawn((before) => before + STEP));
    });
    return () => {
      cancelled = true;
    };
  }, [drawn, complete]);

  const all = useCallback(() => setDrawn(Infinity), []);

  useEffect(() => {
    // What is not on the page when this event ends is not on the paper.
    const onPrint = () => flushSync(all);
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [all]);

  return { drawn, all };
}

/** As many items as fill the screen: what is drawn after them comes below it, and moves nothing. */
function onFirstScreen(): number {
  return Math.max(6, Math.ceil(window.innerHeight / HEIGHT_OF_ONE));
}

/** A section with those of its items to draw by now. */
export type ProgressiveSection<Section> = Section & {
  drawn: Item[];
  /** The place of its first item on the page. */
  first: number;
};

/** `useProgressiveRender` of sections one below the other. */
export function useProgressiveSections<Section extends { items: Item[] }>(
  sections: readonly Section[],
  whole = false,
): {
  sections: ProgressiveSection<Section>[];
  all: () => void;
} {
  const firsts = sectionOffsets(sections);
  const { drawn, all } = useProgressiveRender(firsts.at(-1) ?? 0, whole);
  const gradual = sections.map((section, place) => {
    const first = firsts[place] ?? 0;
    return { ...section, drawn: section.items.slice(0, Math.max(0, drawn - first)), first };
  });
  return { sections: gradual, all };
}
