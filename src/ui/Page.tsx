import type { ReactNode } from 'react';
import { useTitle } from '../lib/useTitle.ts';
import styles from './Page.module.css';

interface PageProps {
  /** The title of the browser tab. */
  title?: string;
  /** Narrow width for text and single-column forms. */
  narrow?: boolean;
  /** At least as high as the screen, so that content loaded later does not move the footer. */
  tall?: boolean;
  children: ReactNode;
}

/** The content of a page, between top bar and footer. */
export function Page({ title, narrow = false, tall = false, children }: PageProps) {
  useTitle(title);
  const width = narrow ? styles.narrow : styles.wide;
  return <div className={tall ? `${width} ${styles.tall}` : width}>{children}</div>;
}
