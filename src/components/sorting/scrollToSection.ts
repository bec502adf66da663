import { scrollBehavior } from '../../ui/motion.ts';

/** The DOM id of a contributor's section. */
export function sectionId(uid: string): string {
  return `section-${uid}`;
}

/** Maximum number of frames in which cards near the target may still get their final heights. */
const MAX_SCROLL_FRAMES = 20;

/** The request of the next frame of the scroll under way. */
let nextFrame = 0;

/**
 * Scrolls to a section or a card. Cards far from the screen have estimated heights
 * (ItemSection.module.css), so the position of a distant element changes while scrolling: repeat until
 * it is stable. An earlier scroll that is still repeating is canceled, because it would undo this one.
 */
export function scrollToSection(section: HTMLElement): void {
  cancelAnimationFrame(nextFrame);
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
    const isDone = (isStable && frames > 3) || frames >= MAX_SCROLL_FRAMES;
    if (!isDone) nextFrame = requestAnimationFrame(scrollAgain);
  };
  nextFrame = requestAnimationFrame(scrollAgain);
}
