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

/** What a toast offers to do about what it says. */
export interface ToastAction {
  label: string;
  onClick: () => void;
  /** The toast has gone and nobody wanted it. */
  onMissed?: () => void;
}

interface Toast {
  id: number;
  text: string;
  action?: ToastAction | undefined;
}

/**
 * Says something in passing, e.g. 'Link copied'. Gone after five seconds; after ten where there is
 * something to do about it.
 */
export type ShowToast = (text: string, action?: ToastAction) => void;

const ToastContext = createContext<ShowToast | null>(null);

const VISIBLE_MS = 5_000;
const VISIBLE_WITH_ACTION_MS = 10_000;

/** Holds the toasts of the app; everything below may call `useToast`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const nextId = useRef(0);
  const taken = useRef(new Set<number>());

  const hide = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<ShowToast>(
    (text, action) => {
      const id = nextId.current++;
      setToasts((shown) => [...shown, { id, text, action }]);
      setTimeout(
        () => {
          hide(id);
          if (!taken.current.has(id)) action?.onMissed?.();
        },
        action ? VISIBLE_WITH_ACTION_MS : VISIBLE_MS,
      );
    },
    [hide],
  );
  const take = ({ id, action }: Toast) => {
    taken.current.add(id);
    hide(id);
    action?.onClick();
  };

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
            {toast.action && (
              <button type="button" className={styles.action} onClick={() => take(toast)}>
                {toast.action.label}
              </button>
            )}
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
