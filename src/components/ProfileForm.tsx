import { useState } from 'react';
import { useAuth } from '../hooks/useAuth.tsx';
import { useSchemaForm } from '../hooks/useSchemaForm.ts';
import { MESSAGES } from '../model/messages.ts';
import { profileSchema } from '../model/schemas.ts';
import type { User } from '../model/user.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Form } from './Form.tsx';
import styles from './Form.module.css';

interface ProfileFormProps {
  user: User;
  /** Google keeps the e-mail (§2 Account). */
  emailLocked: boolean;
}

/** First name, last name and e-mail (§2 Account), with the answers of §8. */
export function ProfileForm({ user, emailLocked }: ProfileFormProps) {
  const { updateProfile } = useAuth();
  const [saved, setSaved] = useState<{ emailPending: boolean } | null>(null);
  const { register, formState, onSubmit, failure, busy } = useSchemaForm(
    profileSchema,
    { firstName: user.firstName, lastName: user.lastName, email: user.email },
    async (input) => {
      setSaved(null);
      setSaved({ emailPending: await updateProfile(input) });
    },
  );
  return (
    <Form onSubmit={onSubmit} failure={failure} label="Profile">
      <div className={styles.pair}>
        <Field
          label="First Name"
          autoComplete="given-name"
          error={formState.errors.firstName?.message}
          {...register('firstName')}
        />
        <Field
          label="Last Name"
          autoComplete="family-name"
          error={formState.errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        disabled={emailLocked}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      {saved && (
        <Notice tone="success">
          {MESSAGES.profileUpdated}
          {saved.emailPending && <p>{MESSAGES.emailChangeSent}</p>}
        </Notice>
      )}
      <Button type="submit" busy={busy} className={styles.submit}>
        Save Changes
      </Button>
    </Form>
  );
}
