import styles from './Logo.module.css';

/** The logo image, which is decorative, and the product's name as text. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/favicon.svg" alt="" width={32} height={32} />
      <span className={styles.word}>Giftlists</span>
    </span>
  );
}
