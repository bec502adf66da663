import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'success' | 'error' | 'info';

const iconOf: Record<NoticeTone, IconName> = { success: 'success', error: 'error', info: 'gift' };

interface NoticeProps {
  tone: NoticeTone;
  icon?: IconName;
  /**
   * What it says. A success or information that comes while the page is open is given to a Notice
   * that was there before, without children: screen readers read what changes in a region, and may
   * miss a region that appears together with its text.
   */
  children?: ReactNode;
}

/** A message that stays where it happened; errors interrupt a screen reader, the rest waits. */
export function Notice({ tone, icon, children }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  if (!children) return <div role={role} className={styles.silent} />;
  return (
    <div role={role} className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icon ?? iconOf[tone]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
