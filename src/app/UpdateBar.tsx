import { useState } from 'react';
import { useAfterPaint } from '../lib/useAfterPaint.ts';
import { focusMain } from '../lib/modals/focus.ts';
import { Button } from '../ui/Button.tsx';
import { hasUnsavedInput } from './unsavedInput.ts';
import styles from './UpdateBar.module.css';

/**
 * F8: offers to reload when a new version is available. The page never reloads without a click, and a
 * second confirmation is required when typed input would be lost.
 */
export function UpdateBar({ onReload }: { onReload: () => void }) {
  const [state, setState] = useState<'offer' | 'unsaved' | 'later' | 'reloading'>('offer');
  const isPainted = useAfterPaint();
  if (state === 'later') return null;
  return (
    <section aria-label="Update" className={styles.bar}>
      <p role="status">
        {isPainted &&
          (state === 'unsaved'
            ? 'What you have typed on this page would be lost.'
            : 'A new version is ready.')}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="ghost"
          disabled={state === 'reloading'}
          onClick={() => {
            setState('later');
            // This button, which has the focus, is about to disappear.
            focusMain();
          }}
        >
          Later
        </Button>
        <Button
          busy={state === 'reloading'}
          onClick={() => {
            if (state === 'offer' && hasUnsavedInput()) {
              setState('unsaved');
              return;
            }
            setState('reloading');
            onReload();
          }}
        >
          {state === 'unsaved' ? 'Reload anyway' : 'Reload'}
        </Button>
      </div>
    </section>
  );
}
