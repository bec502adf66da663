import styles from './showItem.module.css';

/** How long a card is lit. */
const LIT_MS = 2_500;
/** Maximum number of frames in which cards near the target may still get their final heights. */
const MAX_SCROLL_FRAMES = 20;

/**
 * Scrolls to an item's card and lights it for a moment.
 * @param anchor the DOM id of the item's name (`itemAnchor`)
 * @returns its card; null when it is not on the page
 */
export function showItem(anchor: string): HTMLElement | null {
  const card = document.getElementById(anchor)?.closest('li') ?? null;
  if (!card) return null;
  let frames = 0;
  let before = NaN;
  // Cards far from the screen have estimated heights: repeat until the position is stable.
  const scroll = () => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const isStable = window.scrollY === before;
    before = window.scrollY;
    frames += 1;
    if (!(isStable && frames > 3) && frames < MAX_SCROLL_FRAMES) requestAnimationFrame(scroll);
  };
  scroll();
  card.classList.add(styles.lit as string);
  setTimeout(() => card.classList.remove(styles.lit as string), LIT_MS);
  return card;
}
