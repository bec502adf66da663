import { Button } from '../ui/Button.tsx';
import styles from './SurpriseBar.module.css';

/** Says to a contributor that they are being kept a surprise from (F1). */
export function SurpriseBar({ onReveal }: { onReveal: () => void }) {
  return (
    <div className={styles.bar} data-screen>
      <p>Purchases of your own items are hidden.</p>
      <Button variant="ghost" onClick={onReveal}>
        Reveal
      </Button>
    </div>
  );
}
