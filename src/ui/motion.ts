/** Whether the user's system is set to reduced motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Smooth scrolling, unless the user's system is set to reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return isMotionReduced() ? 'instant' : 'smooth';
}
