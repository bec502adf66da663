import { isMotionReduced } from '../ui/motion.ts';

/**
 * Highlights an element for a moment, so that it is found after the page has scrolled to it. Highlighted
 * again meanwhile, it is so for the whole moment again. With reduced motion nothing fades.
 */
export function highlight(element: HTMLElement): void {
  const shown = { outline: '3px solid var(--accent)', outlineOffset: '3px' };
  const end = isMotionReduced() ? shown : { ...shown, outlineColor: 'transparent' };
  element.animate([shown, { ...shown, offset: 0.6 }, end], { duration: 2_500, easing: 'ease-in' });
}
