import { createContext, use, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

type NoticeTone = 'success' | 'error' | 'info';

const iconOf: Record<NoticeTone, IconName> = { success: 'success', error: 'error', info: 'gift' };

/**
 * Why nothing can be done any more in the modals of a page, which show it below their titles; undefined while it
 * can, and while a modal does not show it. Here, because a page with modals loads before them.
 */
export const ModalNoticeContext = createContext<string | undefined>(undefined);

interface NoticeProps {
  tone: NoticeTone;
  icon?: IconName;
  /**
   * The message. Without children the Notice is an empty live region. Render it that way before a
   * success or info message appears, because screen readers announce changes inside a live region but
   * may miss a region that appears together with its text.
   */
  children?: ReactNode;
}

/**
 * A permanent message. Errors interrupt a screen reader, other tones do not. In a modal that already says the
 * same below its title, it is not said again.
 */
export function Notice({ tone, icon, children }: NoticeProps) {
  const said = use(ModalNoticeContext);
  if (children && children === said) return null;
  const role = tone === 'error' ? 'alert' : 'status';
  if (!children) return <div role={role} className={styles.silent} />;
  return (
    <div role={role} className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icon ?? iconOf[tone]} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
