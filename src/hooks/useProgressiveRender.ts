import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../lib/scheduling.ts';
import { usePrinting } from '../lib/usePrinting.ts';
import { watchPromise } from '../lib/loading/watchPromise.ts';
import type { Item } from '../model/item.ts';

/**
 * Smallest height of an item in pixels, on a phone and with three in a row: determines how many items
 * fill the screen.
 */
const MIN_ITEM_HEIGHT = { phone: 136, wide: 94 };
/** The width from which several items are in a row (ItemSection.module.css). */
const WIDE = 544;
/** Items per step: few enough to render between two frames of a slow phone. */
const STEP = 12;

/** A section with the items to render now. */
type ProgressiveSection<Section> = Section & {
  visibleItems: Item[];
  /** The index of its first item on the page. */
  firstIndex: number;
};

/**
 * Renders a long list progressively: first the items that fill the screen, then a few more whenever
 * the page is idle, so that a list of 500 items can be used while it grows. All items are rendered
 * before the page is printed.
 * @param sections the parts of the list, one below the other
 * @param renderAll renders all items from the start
 * @returns `sections` with what to render of them now, and `showAll`, which renders all items, e.g. to
 *   scroll to the end
 */
export function useProgressiveRender<Section extends { items: Item[] }>(
  sections: readonly Section[],
  renderAll: boolean,
): { sections: ProgressiveSection<Section>[]; showAll: () => void } {
  const [visibleCount, setVisibleCount] = useState(() => (renderAll ? Infinity : initialCount()));
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const complete = visibleCount >= count;

  useEffect(() => {
    if (complete) return;
    return watchPromise(whenIdle(), () =>
      startTransition(() => setVisibleCount((before) => before + STEP)),
    );
  }, [visibleCount, complete]);

  const showAll = useCallback(() => setVisibleCount(Infinity), []);

  // Paper has all items; they stay on the page afterwards.
  const isPrinting = usePrinting();
  if (isPrinting && !complete) setVisibleCount(Infinity);

  let firstIndex = 0;
  const progressive: ProgressiveSection<Section>[] = [];
  for (const section of sections) {
    const visibleItems = section.items.slice(0, Math.max(0, visibleCount - firstIndex));
    progressive.push({ ...section, visibleItems, firstIndex });
    firstIndex += section.items.length;
  }
  return { sections: progressive, showAll };
}

/** The items that fill the screen: later ones are added below it and shift nothing. */
function initialCount(): number {
  const itemHeight = window.innerWidth > WIDE ? MIN_ITEM_HEIGHT.wide : MIN_ITEM_HEIGHT.phone;
  return Math.max(6, Math.ceil(window.innerHeight / itemHeight));
}
