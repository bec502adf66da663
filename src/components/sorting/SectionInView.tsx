import { useEffect, type RefObject } from 'react';
import type { Contribution } from '../../model/list.ts';
import { sectionId } from './scrollToSection.ts';

/** Events by which visitors scroll on their own. */
const SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface SectionInViewProps {
  sections: readonly Contribution[];
  /**
   * While true, nothing is reported, until the visitor scrolls. The section of a chosen chip may be too
   * low on the page to be scrolled up to the line, and another chip would be selected.
   */
  held: RefObject<boolean>;
  /** Receives the uid, or null for none. */
  onView: (uid: string | null) => void;
}

/**
 * Reports which section the visitor is looking at: none at the start of the page, then the one that
 * crosses a line at 40% of the window's height. Shows nothing.
 */
export default function SectionInView({ sections, held, onView }: SectionInViewProps) {
  useEffect(() => {
    const release = () => {
      held.current = false;
    };
    for (const type of SCROLLING) window.addEventListener(type, release, { passive: true });
    return () => {
      for (const type of SCROLLING) window.removeEventListener(type, release);
    };
  }, [held]);

  useEffect(() => {
    const uids = new Map<Element, string>();
    for (const { uid } of sections) {
      const element = document.getElementById(sectionId(uid));
      if (element) uids.set(element, uid);
    }
    const [first] = uids.keys();
    if (!first) return;
    const crossing = new Set<Element>();
    let hasBegun = false;
    const report = () => {
      const [element] = crossing;
      if (!held.current) onView((hasBegun && element && uids.get(element)) || null);
    };
    const line = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target);
          else crossing.delete(target);
        }
        report();
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const element of uids.keys()) line.observe(element);
    // The first section is in view from the start; it counts when it reaches the bars at the top.
    const top = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        hasBegun = entry.isIntersecting;
        report();
      },
      // All that is above the bars is part of the observed area.
      { rootMargin: '1000000px 0px -84% 0px' },
    );
    top.observe(first);
    return () => {
      line.disconnect();
      top.disconnect();
    };
  }, [sections, held, onView]);

  return null;
}
