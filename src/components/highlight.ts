import styles from './highlight.module.css';

/** Milliseconds for which an element is highlighted; also in highlight.module.css. */
const HIGHLIGHT_MS = 2_500;

/** Highlights an element for a moment, so that it is found after the page has scrolled to it. */
export function highlight(element: HTMLElement): void {
  element.classList.add(styles.highlighted as string);
  setTimeout(() => element.classList.remove(styles.highlighted as string), HIGHLIGHT_MS);
}
