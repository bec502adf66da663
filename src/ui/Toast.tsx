import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Sign } from './Sign.tsx';
import styles from './Toast.module.css';

interface Toast {
  id: number;
  text: string;
}

/** Says something in passing, e.g. 'Link copied'. Gone after five seconds. */
export type ShowToast = (text: string) => void;

const ToastContext = createContext<ShowToast | null>(null);

const VISIBLE_MS = 5_000;

/** Holds the toasts of the app; everything below may call `useToast`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const nextId = useRef(0);

  const show = useCallback<ShowToast>((text) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { id, text }]);
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), VISIBLE_MS);
  }, []);

  // In the top layer, and to its front at each change: an open modal must not cover it. It stays
  // shown when empty, because a live region that appears together with its text is not read out.
  useEffect(() => {
    const element = region.current as HTMLDivElement;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [toasts]);

  return (
    <ToastContext value={useMemo(() => show, [show])}>
      {children}
      <div ref={region} popover="manual" role="status" aria-live="polite" className={styles.region}>
        {toasts.map((toast) => (
          <p key={toast.id} className={styles.toast}>
            <Sign name="check" size={18} />
            {toast.text}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}

/** The function that shows a toast; only below a ToastProvider. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
