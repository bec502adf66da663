import { Button } from '../../ui/Button.tsx';
import { adoptStyles } from '../../ui/adoptStyles.ts';
import css from './HiddenPurchasesBanner.css?inline';

adoptStyles(css);

/** Says to a contributor that they are being kept a surprise from (F1). */
export default function SurpriseBar({ onReveal }: { onReveal: () => void }) {
  return (
    <div className="surprise-bar" data-screen>
      <p>Purchases of your own items are hidden.</p>
      <Button variant="ghost" onClick={onReveal}>
        Reveal
      </Button>
    </div>
  );
}
