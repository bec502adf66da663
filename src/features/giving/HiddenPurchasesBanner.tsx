import { Button } from '../../ui/Button.tsx';
import styles from './HiddenPurchasesBanner.module.css';

interface HiddenPurchasesBannerProps {
  /** Whose items these are, of `describeHidden`. */
  whose: string;
  onReveal: () => void;
}

/** Tells a viewer that the purchases of what is for them, or of a person's items, are hidden (F1, F11). */
export default function HiddenPurchasesBanner({ whose, onReveal }: HiddenPurchasesBannerProps) {
  return (
    <div className={styles.bar} data-screen>
      <p>Purchases of {whose} are hidden.</p>
      <Button variant="ghost" onClick={onReveal}>
        Reveal
      </Button>
    </div>
  );
}
