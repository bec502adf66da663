import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { latinKey } from '../../lib/latinKey.ts';
import { firstControl, focusOrMain } from '../../lib/modals/focus.ts';
import { isField, isMenuOpen } from '../../lib/isPageBusy.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { CoreIcon } from '../CoreIcon.tsx';
import { ignoreSecondClick } from '../ignoreSecondClick.ts';
import { ToastPortal, ToastRegion, ToastRegionContext } from './ToastRegion.tsx';
import styles from './Toast.module.css';

/**
 * The button of a toast, e.g. Undo; Ctrl+Z (⌘Z) runs it too while the toast is shown, unless it opens a
 * modal or has failed before.
 */
interface ToastAction {
  label: string;
  onClick: () => void;
  /**
   * Such a button undoes nothing, and is not shown inside another modal, because modals are never nested. The
   * toast goes when a modal opens.
   */
  opensModal?: boolean;
  /** Called when the toast disappears without a click on its button. */
  onExpire?: () => void;
  /** It failed before: the toast stays until this button is pressed, or a second one that dismisses it. */
  stays?: boolean;
  /** Show the toast only while this user is signed in (see `ToastProvider`); default: to everybody. */
  owner?: string | null;
}

interface Toast {
  id: number;
  text: string;
  isError: boolean;
  action: ToastAction | undefined;
}

/**
 * Shows a message, e.g. 'Link copied', or an error. It disappears after five seconds, with an action
 * after ten, but not while the pointer or the keyboard focus is on it; with an action that stays, not by itself.
 */
type ShowToast = (text: string, more?: ToastAction | 'error') => void;

const ToastContext = createContext<ShowToast | null>(null);

const VISIBLE_MS = 5_000;
const VISIBLE_WITH_ACTION_MS = 10_000;

interface ToastProviderProps {
  /** Uid of the signed-in user. */
  owner?: string | null;
  children: ReactNode;
}

/** Renders the toasts of the app; all components below may call `useToast`. */
export function ToastProvider({ owner = null, children }: ToastProviderProps) {
  const [all, setToasts] = useState<Toast[]>([]);
  const toasts = all.filter(({ action }) => action?.owner === undefined || action.owner === owner);
  const [pageRegion, setPageRegion] = useState<HTMLElement | null>(null);
  const [modalRegions, setModalRegions] = useState<readonly HTMLElement[]>([]);
  const region = modalRegions.at(-1) ?? pageRegion;
  const latestRegion = useLatest(region);
  const nextId = useRef(0);
  const taken = useRef(new Set<number>());
  // Toasts whose time is up while the pointer or the focus is on a toast.
  const overdue = useRef<(() => void)[]>([]);
  // The element that had the keyboard focus before a toast received it.
  const origin = useRef<HTMLElement | null>(null);

  const addModalRegion = useCallback((added: HTMLElement) => {
    // 'Add another' is over once a modal is open, whose title and first field it would cover.
    setToasts((shown) => shown.filter(({ action }) => !action?.opensModal));
    setModalRegions((regions) => [...regions, added]);
    return () => setModalRegions((regions) => regions.filter((shown) => shown !== added));
  }, []);
  const hide = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<ShowToast>(
    (text, more) => {
      const id = nextId.current++;
      const isError = more === 'error';
      const action = isError ? undefined : more;
      setToasts((shown) => [
        ...shown.filter((toast) => !isReplaced(toast, text, action)),
        { id, text, isError, action },
      ]);
      const end = () => {
        hide(id);
        if (!taken.current.has(id)) action?.onExpire?.();
      };
      if (action?.stays) return;
      setTimeout(
        () => (isHeld(latestRegion.current) ? overdue.current.push(end) : end()),
        action ? VISIBLE_WITH_ACTION_MS : VISIBLE_MS,
      );
    },
    [hide, latestRegion],
  );
  const close = useCallback(
    (id: number) => {
      const hadFocus = latestRegion.current?.contains(document.activeElement);
      hide(id);
      ignoreSecondClick();
      // The button is about to be removed, and the keyboard focus would be lost.
      if (hadFocus) returnFocus(origin.current, latestRegion.current);
    },
    [hide, latestRegion],
  );
  const take = useCallback(
    ({ id, action }: Toast) => {
      taken.current.add(id);
      close(id);
      action?.onClick();
    },
    [close],
  );
  const dismiss = ({ id, action }: Toast) => {
    close(id);
    action?.onExpire?.();
  };

  const release = () => {
    if (!isHeld(latestRegion.current)) overdue.current.splice(0).forEach((end) => end());
  };
  // Removing a focused button causes no blur event.
  useEffect(release, [toasts, latestRegion]);

  // The buttons are last in the tab order: within ten seconds they cannot be reached by the Tab key
  // from the middle of a long list.
  useEffect(() => {
    const latest = toasts.findLast(hasUndoKey);
    if (!latest) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      take(latest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toasts, take]);

  // Show the region again at each change, so that it is in front of what else is in the top layer, such
  // as the modal around it. It stays shown when empty (see `ToastRegion`).
  useEffect(() => {
    // A modal that was closed in this render takes its region along.
    if (!region?.isConnected) return;
    // Showing it again would take the keyboard focus off its button.
    if (region.contains(document.activeElement)) return;
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
  }, [all, owner, region]);

  const isInModal = region?.closest('dialog') != null;
  const box = (
    // The handlers only watch pointer and focus.
    <div
      className={styles.stack}
      onMouseLeave={release}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (contains(currentTarget, relatedTarget)) return;
        origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!contains(currentTarget, relatedTarget)) release();
      }}
    >
      <div>
        {toasts.map((toast) => (
          <p
            key={toast.id}
            className={`${styles.toast} ${toast.action?.stays ? styles.stays : ''}`}
          >
            <CoreIcon name={toast.isError || toast.action?.stays ? 'error' : 'check'} size={18} />
            <span className={`clamped ${styles.text}`}>{toast.text}</span>
            {toast.action && !(toast.action.opensModal && isInModal) && (
              <button
                type="button"
                className={styles.action}
                aria-keyshortcuts={hasUndoKey(toast) ? 'Control+Z Meta+Z' : undefined}
                onClick={() => take(toast)}
              >
                {toast.action.label}
              </button>
            )}
            {toast.action?.stays && (
              <button type="button" className={styles.action} onClick={() => dismiss(toast)}>
                Dismiss
              </button>
            )}
          </p>
        ))}
      </div>
    </div>
  );

  return (
    <ToastContext value={show}>
      <ToastRegionContext value={addModalRegion}>{children}</ToastRegionContext>
      <ToastRegion ref={setPageRegion} />
      {region && (
        <ToastPortal key={region.id} region={region}>
          {toasts.length > 0 && box}
        </ToastPortal>
      )}
    </ToastContext>
  );
}

/** Focuses `origin`. If it is gone: the modal around the toasts, else the main part of the page. */
function returnFocus(origin: HTMLElement | null, region: HTMLElement | null): void {
  const modal = region?.closest('dialog');
  focusOrMain(modal && !origin?.isConnected ? firstControl(modal) : origin);
}

/**
 * Whether a new toast takes the place of an earlier one: it says the same, or offers the same, e.g. to
 * add another item. An offer to undo stays.
 */
function isReplaced(earlier: Toast, text: string, action: ToastAction | undefined): boolean {
  if (!earlier.action || !action) return earlier.text === text && earlier.action === action;
  const openBoth = earlier.action.opensModal && action.opensModal;
  return openBoth === true && earlier.action.label === action.label;
}

/** Whether the pointer or the keyboard focus is on a toast. */
function isHeld(region: HTMLElement | null): boolean {
  if (!region) return false;
  return region.matches(':hover') || region.contains(document.activeElement);
}

function contains(region: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && region.contains(target);
}

/**
 * Whether Ctrl+Z runs the button of a toast. What has failed waits for its button: the key would run it again
 * and again, and never what was done before or after it.
 */
function hasUndoKey({ action }: Toast): boolean {
  return action !== undefined && !action.opensModal && !action.stays;
}

/** Ctrl+Z or ⌘Z that is not meant for a field, nor for an open menu. */
function isUndoKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
  const isZ = latinKey(event).toLowerCase() === 'z';
  const isKey = isZ && (ctrlKey || metaKey) && !shiftKey && !altKey;
  return isKey && !repeat && !event.defaultPrevented && !isField(target) && !isMenuOpen();
}

/** The function that shows a toast; only below a ToastProvider. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
