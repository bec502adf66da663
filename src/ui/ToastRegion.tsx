import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { useAfterPaint } from '../lib/useAfterPaint.ts';
import styles from './Toast.module.css';

/** Registers the region of a modal, into which the toasts go. @returns a function that removes it */
type AddModalRegion = (region: HTMLElement) => () => void;

export const ToastRegionContext = createContext<AddModalRegion | null>(null);

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
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (region.current) return addModalRegion?.(region.current);
    return undefined;
  }, [addModalRegion]);
  return addModalRegion && <ToastRegion ref={region} />;
}

/**
 * Renders the toasts into a region. Those that were shown before a modal opened, or as one modal took
 * the place of another, wait until the region of the modal was painted.
 */
export function ToastPortal({ region, children }: { region: HTMLElement; children: ReactNode }) {
  const isReady = useAfterPaint(!children || region.closest('dialog') === null);
  return isReady && createPortal(children, region);
}
