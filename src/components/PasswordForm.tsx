import { useState } from 'react';
import { useAuth } from '../hooks/useAuth.tsx';
import { useSchemaForm } from '../hooks/useSchemaForm.ts';
import { MESSAGES } from '../model/messages.ts';
import { passwordSchema } from '../model/schemas.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Form } from './Form.tsx';
import styles from './Form.module.css';
import { PasswordHint } from './PasswordHint.tsx';

interface PasswordFormProps {
  /** Whose password; for password managers. */
  email: string;
  /** Google keeps the password (§2 Account). */
  locked: boolean;
}

/** Current, new and confirmed password (§2 Account), with the answers of §8. */
export function PasswordForm({ email, locked }: PasswordFormProps) {
  const { changePassword } = useAuth();
  const [saved, setSaved] = useState(false);
  const { register, watch, formState, onSubmit, failure, busy } = useSchemaForm(
    passwordSchema,
    { current: '', next: '', confirm: '' },
    async (input, { reset }) => {
      setSaved(false);
      await changePassword(input);
      reset();
      setSaved(true);
    },
  );
  return (
    <Form onSubmit={onSubmit} failure={failure} label="Password">
      <input type="email" hidden readOnly autoComplete="username" value={email} />
      <Field
        label="Current Password"
        type="password"
        autoComplete="current-password"
        disabled={locked}
        error={formState.errors.current?.message}
        {...register('current')}
      />
      <Field
        label="New Password"
        type="password"
        autoComplete="new-password"
        disabled={locked}
        hint={locked ? undefined : <PasswordHint password={watch('next')} />}
        error={formState.errors.next?.message}
        {...register('next')}
      />
      <Field
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        disabled={locked}
        error={formState.errors.confirm?.message}
        {...register('confirm')}
      />
      {saved && <Notice tone="success">{MESSAGES.passwordUpdated}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        disabled={locked}
        className={styles.submit}
      >
        Update Password
      </Button>
    </Form>
  );
}
