import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { hasUnsavedInput } from './unsavedInput.ts';
import styles from './UpdateBar.module.css';

/**
 * F8: offers to reload when a new version is available. The page never reloads without a click, and a
 * second confirmation is required when typed input would be lost.
 */
export function UpdateBar({ onReload }: { onReload: () => void }) {
  const [state, setState] = useState<'offer' | 'unsaved' | 'later'>('offer');
  if (state === 'later') return null;
  return (
    <section aria-label="Update" className={styles.bar}>
      <p role="status">
        {state === 'offer'
          ? 'A new version is ready.'
          : 'What you have typed on this page would be lost.'}
      </p>
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={() => setState('later')}>
          Later
        </Button>
        <Button
          onClick={() => {
            if (state === 'offer' && hasUnsavedInput()) setState('unsaved');
            else onReload();
          }}
        >
          {state === 'offer' ? 'Reload' : 'Reload anyway'}
        </Button>
      </div>
    </section>
  );
}
