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
import { CoreIcon } from './CoreIcon.tsx';
import styles from './Toast.module.css';

/** What a toast offers to undo of what it says; Ctrl+Z (⌘Z) does it too while the toast is there. */
export interface ToastAction {
  label: string;
  onClick: () => void;
  /** The toast has gone and nobody wanted it. */
  onExpire?: () => void;
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
  const overdue = useRef<(() => void)[]>([]);
  // Where the keyboard was before it came to a toast.
  const origin = useRef<HTMLElement | null>(null);

  const hide = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<ShowToast>(
    (text, more) => {
      const id = nextId.current++;
      const isProblem = more === 'problem';
      const action = isProblem ? undefined : more;
      // The same sentence again takes the place of the first: a pile of them says no more.
      setToasts((shown) => [
        ...shown.filter((toast) => toast.text !== text || toast.action || action),
        { id, text, isProblem, action },
      ]);
      const end = () => {
        hide(id);
        if (!taken.current.has(id)) action?.onExpire?.();
      };
      setTimeout(
        () => (isHeld(region.current) ? overdue.current.push(end) : end()),
        action ? VISIBLE_WITH_ACTION_MS : VISIBLE_MS,
      );
    },
    [hide],
  );
  const take = useCallback(
    ({ id, action }: Toast) => {
      taken.current.add(id);
      const hadFocus = region.current?.contains(document.activeElement);
      hide(id);
      // Its button is about to go, and would leave the keyboard nowhere.
      if (hadFocus && origin.current?.isConnected) origin.current.focus();
      action?.onClick();
    },
    [hide],
  );

  useEffect(() => {
    const element = region.current as HTMLDivElement;
    const release = () => {
      if (!isHeld(element)) overdue.current.splice(0).forEach((end) => end());
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!contains(element, relatedTarget)) release();
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (contains(element, relatedTarget)) return;
      origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    // A button that goes with its toast tells nobody that it had the keyboard.
    release();
    element.addEventListener('mouseleave', release);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('focusin', onFocusIn);
    return () => {
      element.removeEventListener('mouseleave', release);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [toasts]);

  // The buttons stand behind everything else on the page: in ten seconds the Tab key alone does not
  // get there from the middle of a long list.
  useEffect(() => {
    const latest = toasts.findLast(({ action }) => action);
    if (!latest) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      take(latest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toasts, take]);

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
            <CoreIcon name={toast.isProblem ? 'error' : 'check'} size={18} />
            {toast.text}
            {toast.action && (
              <button
                type="button"
                className={styles.action}
                aria-keyshortcuts="Control+Z Meta+Z"
                onClick={() => take(toast)}
              >
                {toast.action.label}
              </button>
            )}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}

/** Whether somebody points at a toast, or has the keyboard in one. */
function isHeld(region: HTMLElement | null): boolean {
  if (!region) return false;
  return region.matches(':hover') || region.contains(document.activeElement);
}

function contains(region: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && region.contains(target);
}

/** Ctrl+Z or ⌘Z that is not meant for a text field, nor for an open modal. */
function isUndoKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
  const isKey = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
  if (!isKey || repeat || event.defaultPrevented) return false;
  const others = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
  const isElsewhere = target instanceof Element && target.closest(others) !== null;
  return !isElsewhere && document.querySelector('dialog[open]') === null;
}

/** The function that shows a toast; only below a ToastProvider. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
