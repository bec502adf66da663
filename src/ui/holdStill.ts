/** Frames in which what is drawn may still find its height. */
const SETTLING_FRAMES = 12;

/**
 * Draws something within a list without moving what is in the middle of the screen, also while its
 * surroundings find their heights. Browsers do this by themselves only for what stays the same
 * element, and some not at all. Scrolling goes on meanwhile.
 */
export function holdStill(draw: () => void): void {
  const root = document.documentElement;
  const middle = document
    .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    ?.closest('li');
  const row = middle?.parentElement;
  if (!middle || !row) return draw();
  const place = [...row.children].indexOf(middle);
  let at = middleOf(middle);
  root.style.overflowAnchor = 'none';
  draw();
  let frames = 0;
  const settle = () => {
    const now = row.children[place];
    const moved = now?.isConnected ? middleOf(now) - at : 0;
    at += moved;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    frames += 1;
    if (frames < SETTLING_FRAMES) requestAnimationFrame(settle);
    else root.style.overflowAnchor = '';
  };
  settle();
}

/** Where the middle of an element is on the page, in pixels. */
function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2 + window.scrollY;
}
