import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../lib/scheduling.ts';
import { usePrinting } from '../lib/usePrinting.ts';
import { watchPromise } from '../lib/watchPromise.ts';
import type { Item } from '../model/item.ts';
import { sectionOffsets } from '../model/list.ts';

/**
 * Smallest height of an item in pixels, on a phone and with three in a row: determines how many items
 * fill the screen.
 */
const MIN_ITEM_HEIGHT = { phone: 136, wide: 94 };
/** The width from which several items are in a row (ItemSection.module.css). */
const WIDE = 544;
/** Items per step: few enough to render between two frames of a slow phone. */
const STEP = 12;

/**
 * Renders a long list progressively: first the items that fill the screen, then a few more whenever
 * the page is idle, so that a list of 500 items can be used while it grows. All items are rendered
 * before the page is printed.
 * @param count the number of items
 * @param renderAll renders all items from the start
 * @returns how many items to render now, and a function that renders all of them, e.g. to scroll to
 *   the end
 */
export function useProgressiveRender(
  count: number,
  renderAll = false,
): { visibleCount: number; showAll: () => void } {
  const [visibleCount, setVisibleCount] = useState(() => (renderAll ? Infinity : initialCount()));
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

  return { visibleCount, showAll };
}

/** The items that fill the screen: later ones are added below it and shift nothing. */
function initialCount(): number {
  const itemHeight = window.innerWidth > WIDE ? MIN_ITEM_HEIGHT.wide : MIN_ITEM_HEIGHT.phone;
  return Math.max(6, Math.ceil(window.innerHeight / itemHeight));
}

/** A section with the items to render now. */
type ProgressiveSection<Section> = Section & {
  visibleItems: Item[];
  /** The index of its first item on the page. */
  firstIndex: number;
};

/** `useProgressiveRender` for sections one below the other. */
export function useProgressiveSections<Section extends { items: Item[] }>(
  sections: readonly Section[],
  renderAll = false,
): {
  sections: ProgressiveSection<Section>[];
  showAll: () => void;
} {
  const offsets = sectionOffsets(sections);
  const { visibleCount, showAll } = useProgressiveRender(offsets.at(-1) ?? 0, renderAll);
  const progressive = sections.map((section, index) => {
    const firstIndex = offsets[index] ?? 0;
    const visibleItems = section.items.slice(0, Math.max(0, visibleCount - firstIndex));
    return { ...section, visibleItems, firstIndex };
  });
  return { sections: progressive, showAll };
}
