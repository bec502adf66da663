import styles from './lightUp.module.css';

/** Milliseconds for which something is lit; also in lightUp.module.css. */
const LIT_MS = 2_500;

/** Lights an element for a moment, so that it is found after the page has scrolled to it. */
export function lightUp(element: HTMLElement): void {
  element.classList.add(styles.lit as string);
  setTimeout(() => element.classList.remove(styles.lit as string), LIT_MS);
}
