import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'success' | 'error' | 'info';

const iconOf: Record<NoticeTone, IconName> = { success: 'success', error: 'error', info: 'gift' };

interface NoticeProps {
  tone: NoticeTone;
  icon?: IconName;
  children: ReactNode;
}

/** A message that stays where it happened; errors interrupt a screen reader, the rest waits. */
export function Notice({ tone, icon, children }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`${styles.notice} ${styles[tone]}`}
    >
      <Icon name={icon ?? iconOf[tone]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
