import { createContext, use, useId, type ReactNode, type Ref, type RefCallback } from 'react';
import { createPortal } from 'react-dom';
import { useAfterPaint } from '../../lib/useAfterPaint.ts';
import styles from './Toast.module.css';

/** The ref of the region of a modal, which registers it there: toasts go into it. */
export const ToastRegionContext = createContext<RefCallback<HTMLElement> | null>(null);

/**
 * The live region that toasts are rendered into. It is on the page before its first toast, because
 * screen readers do not announce a live region that appears together with its text.
 */
export function ToastRegion({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div
      id={useId()}
      ref={ref}
      popover="manual"
      role="status"
      aria-live="polite"
      className={styles.region}
    />
  );
}

/**
 * The region of a modal: everything outside an open modal dialog is inert, so that a toast there would
 * not be announced and its button could not be pressed.
 */
export function ModalToastRegion() {
  const addModalRegion = use(ToastRegionContext);
  return addModalRegion && <ToastRegion ref={addModalRegion} />;
}

/**
 * Renders the toasts into a region. Those that were shown before a modal opened, or as one modal took
 * the place of another, wait until the region of the modal was painted.
 */
export function ToastPortal({ region, children }: { region: HTMLElement; children: ReactNode }) {
  const isReady = useAfterPaint(!children || region.closest('dialog') === null);
  return isReady && createPortal(children, region);
}
