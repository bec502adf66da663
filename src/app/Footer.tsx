import { paths } from '../model/paths.ts';
import { Link } from '../ui/Link.tsx';
import styles from './Footer.module.css';

const links = [
  { to: paths.about, text: 'About' },
  { to: paths.contact, text: 'Contact' },
  { to: paths.privacy, text: 'Privacy' },
  { to: paths.terms, text: 'Terms' },
];

/** The footer of every page (§2 Global chrome). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Footer" className={styles.links}>
        {links.map(({ to, text }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </nav>
      <p>Giftlists — a gift is best when it was wished for.</p>
    </footer>
  );
}
