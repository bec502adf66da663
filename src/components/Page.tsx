import type { ReactNode } from 'react';
import { useTitle } from '../hooks/useTitle.ts';
import styles from './Page.module.css';

interface PageProps {
  /** The browser tab's title. */
  title?: string;
  /** Reading width for text and single-column forms. */
  narrow?: boolean;
  children: ReactNode;
}

/** The main part of a screen between top bar and footer. */
export function Page({ title, narrow = false, children }: PageProps) {
  useTitle(title);
  return (
    <main id="main" tabIndex={-1} className={narrow ? styles.narrow : styles.wide}>
      {children}
    </main>
  );
}
