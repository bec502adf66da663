/** How to scroll somewhere: gliding, unless the person asked their system for less motion. */
export function scrolling(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
