import {
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { ignoreSecondClick } from '../ignoreSecondClick.ts';
import { addModalEntry, restoreModalEntry } from '../../lib/modals/modalHistory.ts';
import { FIRST_FIELD, firstControl, focusClicked, focusMain } from '../../lib/modals/focus.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { ModalContext } from './modalContext.ts';
import { useChanges } from './useChanges.ts';
import { IconButton } from '../IconButton.tsx';
import { ModalNoticeContext, Notice } from '../Notice.tsx';
import { ModalToastRegion } from '../toasts/ToastRegion.tsx';
import styles from './Modal.module.css';

/** §2 Modals. */
type ModalSize = 'small' | 'medium' | 'large';

interface ModalProps {
  title: string;
  size?: ModalSize;
  /** The id of the text that screen readers read after the title, where the focus begins below it. */
  describedBy?: string;
  /** While true the modal cannot be closed, because a write is running and its result is shown here. */
  busy?: boolean;
  /** There is input that is no longer in a field, so closing asks first. */
  changed?: boolean;
  /** False for a question: what is chosen or typed to answer it is discarded without asking. */
  asksBeforeClosing?: boolean;
  /**
   * Called on Escape, the browser's Back, the close button, or a click outside, after the user has
   * agreed to discard changed fields; the caller unmounts the modal.
   */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open while mounted. The native `<dialog>` traps the focus, makes the page behind it
 * inert, and restores the focus when it closes. The first field gets the focus.
 */
export function Modal({
  title,
  size = 'medium',
  describedBy,
  busy: isBusy = false,
  changed = false,
  asksBeforeClosing = true,
  onClose,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasChanges = useChanges(dialog);
  /** How many writes of components inside are running. */
  const [writes, setWrites] = useState(0);
  const busy = isBusy || writes > 0;
  const reason = use(ModalNoticeContext);
  // A write that is running shows its own result, and may be what the notice is about.
  const notice = busy ? undefined : reason;
  const keepOpen = useCallback(() => {
    setWrites((count) => count + 1);
    return () => setWrites((count) => count - 1);
  }, []);
  /** What closes the modal, or a form inside it, once the user has agreed to discard the changes. */
  const [pendingClose, setPendingClose] = useState<{ close: () => void } | null>(null);

  const leave = useCallback(
    (close: () => void) => {
      if (asksBeforeClosing && (changed || hasChanges())) {
        setPendingClose({ close });
        // Back has used up the modal's history entry, and pressed again it would leave the page.
        restoreModalEntry();
      } else close();
    },
    [asksBeforeClosing, changed, hasChanges],
  );
  const controls = useMemo(() => ({ busy, leave, keepOpen }), [busy, leave, keepOpen]);
  const keep = () => {
    setPendingClose(null);
    restoreModalEntry();
  };
  const discard = () => {
    // `close` may only close a form inside the modal, which then stays open.
    setPendingClose(null);
    pendingClose?.close();
  };
  const requestClose = () => {
    if (busy) restoreModalEntry();
    else if (pendingClose) keep();
    else leave(onClose);
  };
  const latest = useLatest(requestClose);

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    removeCaret();
    focusClicked();
    element.showModal();
    element.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    ignoreSecondClick();
    return () => {
      // Close before React removes the element, because only closing restores the focus.
      element.close();
      ignoreSecondClick();
    };
  }, []);

  // What had the focus before may be gone by now, such as a card of a deleted list.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMain();
    },
    [],
  );

  // The pressed button may be gone or disabled after a write, and the focus is lost with it.
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    firstControl(dialog.current as HTMLDialogElement)?.focus();
  }, [busy]);

  // Before the modal is painted: from then on Back must close it instead of leaving the page.
  useLayoutEffect(() => addModalEntry(() => latest.current()), [latest]);

  // A click on the backdrop, unless it ends a selection of text that began inside.
  const startedOutside = useRef(false);
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog.current) return false;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };

  return (
    // With the keyboard it is closed by Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={`${styles.modal} ${styles[size]} ${pendingClose ? styles.asking : ''}`}
      // Fired by Escape and by the Back gesture of Android, but also by a file field that is inside.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        requestClose();
      }}
      // The browser may close the dialog although its `cancel` event was prevented.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return;
        currentTarget.showModal();
        requestClose();
      }}
      // Chromium closes the dialog on a second Escape even if `cancel` was prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && busy) event.preventDefault();
      }}
      onMouseDown={(event) => {
        startedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (startedOutside.current && isOutside(event) && !pendingClose) requestClose();
      }}
    >
      <header className={styles.header}>
        <div className={styles.titleRow}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton
            icon="close"
            label="Close"
            disabled={busy || pendingClose !== null}
            onClick={requestClose}
          />
        </div>
        <ModalNoticeContext value={undefined}>
          {notice && <Notice tone="error">{notice}</Notice>}
        </ModalNoticeContext>
      </header>
      <div className={styles.body} inert={pendingClose !== null}>
        <ModalContext value={controls}>
          <ModalNoticeContext value={notice}>{children}</ModalNoticeContext>
        </ModalContext>
      </div>
      {pendingClose && <DiscardQuestion onKeep={keep} onDiscard={discard} />}
      <ModalToastRegion />
    </dialog>
  );
}

/**
 * Removes the invisible caret that a tap leaves in the page. When the page becomes inert, Chromium would
 * search all of its text for a new caret position: 70 ms among 500 items on a slow phone.
 */
function removeCaret(): void {
  const selection = document.getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}
