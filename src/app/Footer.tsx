import { Link, useLocation } from 'react-router-dom';
import { hasStoredMarks } from '../device/hasStored.ts';
import { useAuth } from '../hooks/useAuth.tsx';
import { lazyPart } from '../lib/loading/lazyWithRetry.tsx';
import { paths } from '../model/paths.ts';
import styles from './Footer.module.css';

const GiftsLink = lazyPart(() => import('./GiftsLink.tsx'));

const LINKS = [
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
        {LINKS.map(({ to, text }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
        <VisitorsGifts />
      </nav>
      <p>The best gifts are the ones they wished for.</p>
    </footer>
  );
}

/** A visitor has no menu: Your gifts is here once this device has marked something. */
function VisitorsGifts() {
  const { status } = useAuth();
  // Renders again after each navigation, so that marks made meanwhile are found.
  useLocation();
  if (status !== 'signed-out' || !hasStoredMarks()) return null;
  return <GiftsLink />;
}
