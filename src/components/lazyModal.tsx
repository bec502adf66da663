import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { lazyWithRetry, type LazyComponent } from '../lib/loading/lazyWithRetry.tsx';
import { watchPromise } from '../lib/loading/watchPromise.ts';
import { useLatest } from '../lib/useLatest.ts';
import { loadError } from '../model/errors.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useToast } from '../ui/toasts/Toast.tsx';

/** How many modals have been opened; with gaps, because React may create a component twice. */
let opened = 0;
/** The modal that is being loaded: when it was opened, and how it is closed. */
let loading: { order: number; close: () => void } | null = null;

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
    // A modal inside another one is rendered after it, and so counts as opened later.
    const [order] = useState(() => (opened += 1));
    const [wasLoaded] = useState(isReady);
    // The one that was opened last stays, unless another one is shown already: then this one closes.
    useEffect(() => {
      if (!wasLoaded && document.querySelector('dialog[open]')) latest.current();
      else if (loading && loading.order < order) loading.close();
    }, [order, wasLoaded, latest]);
    useEffect(() => {
      if (isReady) return undefined;
      const close = () => latest.current();
      const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
      document.addEventListener('keydown', onKeyDown);
      loading = { order, close };
      return () => {
        document.removeEventListener('keydown', onKeyDown);
        if (loading?.order === order) loading = null;
      };
    }, [order, isReady, latest]);
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
