import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { lazyWithRetry, type LazyComponent } from '../lib/lazyWithRetry.tsx';
import { MESSAGES } from '../model/messages.ts';
import { useToast } from '../ui/Toast.tsx';

/**
 * A modal in a chunk of its own, which is loaded when it is opened; nothing until it is here. When
 * it does not come, a toast says so and `onClose` is called; the next time it is asked for again.
 */
export function lazyModal<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const Dialog = lazyWithRetry(load);
  function Modal(props: Props) {
    const { onClose } = props;
    const [isHere, setHere] = useState(Dialog.isLoaded);
    const showToast = useToast();
    useEffect(() => {
      if (isHere) return;
      let cancelled = false;
      Dialog.load().then(
        () => {
          if (!cancelled) startTransition(() => setHere(true));
        },
        (error: unknown) => {
          if (cancelled) return;
          console.warn('A modal did not come', error);
          showToast(MESSAGES.offline, 'problem');
          onClose();
        },
      );
      return () => {
        cancelled = true;
      };
    }, [isHere, showToast, onClose]);
    return isHere && <Dialog {...props} />;
  }
  return Object.assign(Modal, { load: Dialog.load, isLoaded: Dialog.isLoaded });
}
