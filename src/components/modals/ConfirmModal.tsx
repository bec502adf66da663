import { useId, type ReactNode } from 'react';
import { useAction } from '../../hooks/useAction.ts';
import { FormBusyContext } from '../../ui/forms/formContext.ts';
import { Modal } from '../../ui/modals/Modal.tsx';
import { FormActions } from '../../ui/modals/ModalActions.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface ConfirmModalProps {
  title: string;
  /** The label of the confirm button. */
  confirm: string;
  danger?: boolean;
  /** False while required input is missing, or there is nothing left to do. */
  ready?: boolean;
  /** Runs on confirmation. The modal closes when it resolves, and shows the error when it rejects. */
  command: () => Promise<void>;
  onClose: () => void;
  /** The question: what will happen. Screen readers read it when the modal opens. */
  children: ReactNode;
  /** Below it and not read with it: what is chosen or typed to answer it, the progress, and why it cannot be answered. */
  fields?: ReactNode;
}

/** Asks for confirmation before something that affects others or cannot be undone. */
export function ConfirmModal({
  title,
  confirm,
  danger = true,
  ready = true,
  command,
  onClose,
  children,
  fields,
}: ConfirmModalProps) {
  const id = useId();
  const { run, busy, failure } = useAction(async () => {
    await command();
    onClose();
  });
  return (
    <Modal
      title={title}
      size="small"
      describedBy={id}
      busy={busy}
      asksBeforeClosing={false}
      onClose={onClose}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) run();
        }}
      >
        <div id={id} className="stack">
          {children}
        </div>
        <FormBusyContext value={busy}>{fields}</FormBusyContext>
        {ready && failure && <Notice tone="error">{failure}</Notice>}
        <FormActions
          submit={confirm}
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          disabled={!ready}
          startsOnCancel
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}
