import { useEffect, useRef, useState } from 'react';
import { deferUpdate } from '../../lib/deferUpdate.ts';
import { lazyPart } from '../../lib/loading/lazyWithRetry.tsx';
import type { Contribution } from '../../model/list.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ChipStrip } from './ChipStrip.tsx';

const SectionInView = lazyPart(() => import('./SectionInView.tsx'));

const NONE: readonly Contribution[] = [];

interface SortByChipsProps {
  sections: readonly Contribution[];
  /** Uid of the contributor in the address. */
  requested: string | null;
  /** False while no section is on the page. */
  isTracking?: boolean;
  /** Called with the contributor's uid, or null for all, after the pressed chip was painted. */
  onChoose: (uid: string | null) => void;
}

/**
 * The Sort By chips, which scroll to a section (§2 Public list). While the visitor scrolls, the chip of
 * the section in view is selected. A component of its own, so that a chip is shown as pressed at once.
 */
export function SortByChips({
  sections,
  requested,
  isTracking = true,
  onChoose,
}: SortByChipsProps) {
  const [selected, select] = useState(requested);
  const strip = useRef<HTMLDivElement>(null);
  const held = useRef(requested !== null);
  const choose = (uid: string | null) => {
    held.current = true;
    select(uid);
    deferUpdate(() => onChoose(uid));
  };

  useEffect(() => {
    const element = strip.current;
    const chip = element?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!element || !chip) return;
    let isShown = false;
    // Again when the controls beside the strip have loaded, which leave it less room.
    const observer = new ResizeObserver(() => {
      const start = chip.offsetLeft - element.scrollLeft;
      const fade = fadeOf(element);
      const isWhole = start >= fade && start + chip.offsetWidth <= element.clientWidth - fade;
      if (isShown && isWhole) return;
      isShown = true;
      // Only the strip moves; `scrollIntoView` would move the page, too.
      element.scrollLeft = chip.offsetLeft - (element.clientWidth - chip.offsetWidth) / 2;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [selected]);

  return (
    <ChipStrip ref={strip} label="Sort By">
      <Chip pressed={selected === null} onClick={() => choose(null)}>
        All
      </Chip>
      {sections.map(({ uid, name }) => (
        <Chip key={uid} pressed={selected === uid} onClick={() => choose(uid)}>
          {name}
        </Chip>
      ))}
      <SectionInView sections={isTracking ? sections : NONE} held={held} onView={select} />
    </ChipStrip>
  );
}

/** How far the ends of the strip are faded, in CSS pixels: what has the focus is scrolled out of the fade, too. */
function fadeOf(strip: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart);
}
