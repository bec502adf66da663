import { scrollBehavior } from '../ui/motion.ts';

/** Maximum number of frames in which cards near the target may still get their final heights. */
const MAX_SCROLL_FRAMES = 20;

/**
 * Scrolls to a section or a card. Cards far from the screen have estimated heights
 * (ItemSection.module.css), so the position of a distant element changes while scrolling: repeat until
 * it is stable.
 */
export function scrollToSection(section: HTMLElement): void {
  const isFar = Math.abs(section.getBoundingClientRect().top) > 2 * window.innerHeight;
  section.scrollIntoView({ behavior: isFar ? 'instant' : scrollBehavior() });
  if (!isFar) return;
  let frames = 0;
  let before = NaN;
  const scrollAgain = () => {
    section.scrollIntoView({ behavior: 'instant' });
    const isStable = window.scrollY === before;
    before = window.scrollY;
    frames += 1;
    if (!(isStable && frames > 3) && frames < MAX_SCROLL_FRAMES) requestAnimationFrame(scrollAgain);
  };
  requestAnimationFrame(scrollAgain);
}
