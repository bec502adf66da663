import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { resetSchema } from '../../model/forms/schemas.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { DoneAction, FormActions } from '../../ui/modals/ModalActions.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface ResetPasswordModalProps {
  /** The e-mail address typed into the login form. */
  email: string;
  onClose: () => void;
}

/** Forgotten password (§1): requests an e-mail from the provider; the message is the same for every address. */
export default function ResetPasswordModal({ email, onClose }: ResetPasswordModalProps) {
  const { resetPassword } = useAuth();
  const [sent, setSent] = useState(false);
  const { fieldProps, onSubmit, failure, busy } = useSchemaForm(
    resetSchema,
    { email },
    async (input) => {
      await resetPassword(input.email);
      setSent(true);
    },
  );
  return (
    <Modal title="Reset Password" size="small" busy={busy} onClose={onClose}>
      <Notice tone="success">{sent && FORM_MESSAGES.resetSent}</Notice>
      {sent ? (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button in its place had the focus
        <DoneAction autoFocus onClose={onClose} />
      ) : (
        <Form onSubmit={onSubmit} failure={failure} busy={busy}>
          <p>We'll send you a link to choose a new password.</p>
          <Field label="Email" type="email" autoComplete="email" {...fieldProps('email')} />
          <FormActions submit="Send link" busy={busy} onCancel={onClose} />
        </Form>
      )}
    </Modal>
  );
}
