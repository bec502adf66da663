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
  /** For whom alone it is offered, as `ToastProvider` knows them; unsaid: for everybody. */
  owner?: string | null;
}

interface Toast {
  id: number;
  text: string;
  isProblem: boolean;
  action: ToastAction | undefined;
}

/**
 * Says something in passing, e.g. 'Link copied', or a `problem`. Gone after five seconds; after ten
 * where there is something to do about it. Who points at it or has the keyboard in it is waited for.
 */
export type ShowToast = (text: string, more?: ToastAction | 'problem') => void;

const ToastContext = createContext<ShowToast | null>(null);

const VISIBLE_MS = 5_000;
const VISIBLE_WITH_ACTION_MS = 10_000;

interface ToastProviderProps {
  /** Who is signed in. */
  owner?: string | null;
  children: ReactNode;
}

/** Holds the toasts of the app; everything below may call `useToast`. */
export function ToastProvider({ owner = null, children }: ToastProviderProps) {
  const [all, setToasts] = useState<Toast[]>([]);
  const toasts = all.filter(({ action }) => action?.owner === undefined || action.owner === owner);
  const region = useRef<HTMLDivElement>(null);
  const nextId = useRef(0);
  const taken = useRef(new Set<number>());
  // While somebody is at the toasts, those whose time is up wait here.
  const isHeld = useRef(false);
  const overdue = useRef<(() => void)[]>([]);

  const hide = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<ShowToast>(
    (text, more) => {
      const id = nextId.current++;
      const isProblem = more === 'problem';
      const action = isProblem ? undefined : more;
      setToasts((shown) => [...shown, { id, text, isProblem, action }]);
      const end = () => {
        hide(id);
        if (!taken.current.has(id)) action?.onMissed?.();
      };
      setTimeout(
        () => (isHeld.current ? overdue.current.push(end) : end()),
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

  useEffect(() => {
    const element = region.current as HTMLDivElement;
    const hold = () => {
      isHeld.current = true;
    };
    const release = () => {
      isHeld.current = false;
      overdue.current.splice(0).forEach((end) => end());
    };
    const listeners = { mouseenter: hold, mouseleave: release, focusin: hold, focusout: release };
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener);
    }
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener);
      }
    };
  }, []);

  // In the top layer, and to its front at each change: an open modal must not cover it. It stays
  // shown when empty, because a live region that appears together with its text is not read out.
  useEffect(() => {
    const element = region.current as HTMLDivElement;
    // Who is on its button would be thrown off it.
    if (element.contains(document.activeElement)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [all, owner]);

  return (
    <ToastContext value={useMemo(() => show, [show])}>
      {children}
      <div ref={region} popover="manual" role="status" aria-live="polite" className={styles.region}>
        {toasts.map((toast) => (
          <p key={toast.id} className={styles.toast}>
            <Sign name={toast.isProblem ? 'error' : 'check'} size={18} />
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
