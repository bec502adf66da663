import { createContext, use, useEffect } from 'react';

interface ModalControls {
  /** The modal cannot be closed now. */
  busy: boolean;
  /** Runs an action that closes the modal, after asking if it would discard changes. */
  leave: (close: () => void) => void;
  /** Keeps the modal open until the returned function is called. */
  keepOpen: () => () => void;
}

/** The controls of the modal around a component. */
export const ModalContext = createContext<ModalControls>({
  busy: false,
  leave: (close) => close(),
  keepOpen: () => () => undefined,
});

/** Keeps the modal around a component open while its write is running, whose result is shown there. */
export function useModalBusy(busy: boolean): void {
  const { keepOpen } = use(ModalContext);
  useEffect(() => (busy ? keepOpen() : undefined), [busy, keepOpen]);
}
