import { Button } from '../../ui/Button.tsx';
import styles from '../../components/NoticeBar.module.css';

/** Tells a contributor that the purchases of their own items are hidden (F1). */
export default function HiddenPurchasesBanner({ onReveal }: { onReveal: () => void }) {
  return (
    <div className={styles.bar} data-screen>
      <p>Purchases of your own items are hidden.</p>
      <Button variant="ghost" onClick={onReveal}>
        Reveal
      </Button>
    </div>
  );
}
