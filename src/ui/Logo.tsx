import styles from './Logo.module.css';

/** The mark and the name. Decorative mark; the name is text. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/favicon.svg" alt="" width={32} height={32} />
      Giftlists
    </span>
  );
}
