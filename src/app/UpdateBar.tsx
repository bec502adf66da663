import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { hasUnsavedInput } from './unsavedInput.ts';
import styles from './UpdateBar.module.css';

/**
 * F8: says quietly that a new version lies ready. Nothing reloads unasked, and nothing that was
 * typed is lost without a second question.
 */
export function UpdateBar({ onReload }: { onReload: () => void }) {
  const [state, setState] = useState<'offer' | 'typing' | 'later'>('offer');
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
            if (state === 'offer' && hasUnsavedInput()) setState('typing');
            else onReload();
          }}
        >
          {state === 'offer' ? 'Reload' : 'Reload anyway'}
        </Button>
      </div>
    </section>
  );
}
