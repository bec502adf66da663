import type { ReactNode } from 'react';
import { useTitle } from '../lib/useTitle.ts';
import styles from './Page.module.css';

interface PageProps {
  /** The browser tab's title. */
  title?: string;
  /** Reading width for text and single-column forms. */
  narrow?: boolean;
  /** At least as high as the screen: what comes later does not push the footer out of it. */
  tall?: boolean;
  children: ReactNode;
}

/** What a page has in the main part of the screen, between top bar and footer. */
export function Page({ title, narrow = false, tall = false, children }: PageProps) {
  useTitle(title);
  const width = narrow ? styles.narrow : styles.wide;
  return <div className={tall ? `${width} ${styles.tall}` : width}>{children}</div>;
}
