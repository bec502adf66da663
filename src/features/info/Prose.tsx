import type { ReactNode } from 'react';
import { Page } from '../../ui/Page.tsx';
import styles from './Prose.module.css';

interface ProseProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of running text. */
export function Prose({ title, lead, children }: ProseProps) {
  return (
    <Page title={title} narrow>
      <article className={styles.prose}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </article>
    </Page>
  );
}
