import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { lazyWithRetry, type LazyComponent } from '../lib/loading/lazyWithRetry.tsx';
import { watchPromise } from '../lib/loading/watchPromise.ts';
import { useLatest } from '../lib/useLatest.ts';
import { loadError } from '../model/errors.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useToast } from '../ui/toasts/Toast.tsx';

/** Closes the modal that is being loaded. */
let closeLoading: (() => void) | null = null;

/**
 * A modal in its own chunk, which is loaded when the modal is opened. Until then a spinner is shown, and
 * Escape closes it as it closes the modal, and so does opening another one: the page stays usable. When
 * loading fails, a toast is shown and `onClose` is called; opening it again loads it again.
 */
export function lazyModal<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const Dialog = lazyWithRetry(load);
  function Modal(props: Props) {
    const { onClose } = props;
    const [isReady, setReady] = useState(Dialog.isLoaded);
    const showToast = useToast();
    const latest = useLatest(onClose);
    // Only one that was opened before: a modal inside this one may begin to load before the effects here.
    const [closePrevious] = useState(() => closeLoading);
    const [wasLoaded] = useState(isReady);
    // The one that was opened last stays, unless another one is shown already: then this one closes.
    useEffect(() => {
      if (!wasLoaded && document.querySelector('dialog[open]')) latest.current();
      else if (closePrevious === closeLoading) closePrevious?.();
    }, [closePrevious, wasLoaded, latest]);
    useEffect(() => {
      if (isReady) return undefined;
      const close = () => latest.current();
      const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
      document.addEventListener('keydown', onKeyDown);
      closeLoading = close;
      return () => {
        document.removeEventListener('keydown', onKeyDown);
        if (closeLoading === close) closeLoading = null;
      };
    }, [isReady, latest]);
    useEffect(() => {
      if (isReady) return;
      return watchPromise(
        Dialog.load(),
        () => startTransition(() => setReady(true)),
        (error) => {
          console.warn('A modal did not load', error);
          showToast(loadError(error).message, 'error');
          onClose();
        },
      );
    }, [isReady, showToast, onClose]);
    return isReady ? <Dialog {...props} /> : <Spinner overlay />;
  }
  return Object.assign(Modal, { load: Dialog.load, isLoaded: Dialog.isLoaded });
}
