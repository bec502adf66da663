import { useId, type ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  title: string;
  /** A sentence below the title. */
  help?: string;
  children: ReactNode;
}

/** A framed section of Account Settings. */
export function SettingsSection({ title, help, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId}>{title}</h2>
      {help && <p className={`hint ${styles.help}`}>{help}</p>}
      {children}
    </section>
  );
}
