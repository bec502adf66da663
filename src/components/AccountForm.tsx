import { useState } from 'react';
import { toAppError } from '../data/errors.ts';
import { useAuth } from '../hooks/useAuth.tsx';
import { useSchemaForm } from '../hooks/useSchemaForm.ts';
import { FORM_MESSAGES } from '../model/formMessages.ts';
import { accountSchema } from '../model/schemas.ts';
import type { User } from '../model/user.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './AccountForm.module.css';
import { Form } from './Form.tsx';
import { PasswordHint } from './PasswordHint.tsx';

interface Outcome {
  profile: 'saved' | 'saved, e-mail to be confirmed' | null;
  password: 'saved' | { failure: string } | null;
}

/**
 * Names, e-mail and password (§2 Account) behind one Save Changes. The password changes only when
 * its section is filled in; both parts say how they went, with the messages of §8. Accounts of
 * Google keep e-mail and password there, so those fields are disabled and say why.
 */
export function AccountForm({ user }: { user: User }) {
  const { updateProfile, changePassword } = useAuth();
  const locked = user.provider === 'google';
  // As saved last; an address that waits to be confirmed too.
  const [shown, setShown] = useState({
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
  });
  const [outcome, setOutcome] = useState<Outcome>({ profile: null, password: null });
  const { register, watch, formState, onSubmit, failure, busy } = useSchemaForm(
    accountSchema,
    {
      ...shown,
      current: '',
      next: '',
      confirm: '',
    },
    async ({ current, next, firstName, lastName, email }, { resetField }) => {
      const typed = { firstName, lastName, email };
      // An address that waits to be confirmed stays in the field; it is not asked about again.
      const profile = email === shown.email ? { ...typed, email: user.email } : typed;
      const done: Outcome = { profile: null, password: null };
      setOutcome(done);
      const changesProfile =
        firstName !== shown.firstName || lastName !== shown.lastName || email !== shown.email;
      if (changesProfile || next === '') {
        const emailPending = await updateProfile(profile);
        setShown(typed);
        done.profile = emailPending ? 'saved, e-mail to be confirmed' : 'saved';
        for (const field of ['firstName', 'lastName', 'email'] as const) {
          resetField(field, { defaultValue: typed[field] });
        }
      }
      if (next !== '') {
        try {
          await changePassword({ current, next });
          done.password = 'saved';
          for (const field of ['current', 'next', 'confirm'] as const) resetField(field);
        } catch (error) {
          done.password = { failure: toAppError(error).message };
        }
      }
      setOutcome({ ...done });
    },
  );
  const { errors } = formState;

  return (
    <Form onSubmit={onSubmit} failure={failure} label="Account Settings">
      <section aria-labelledby="profile" className={styles.section}>
        <h2 id="profile">Profile</h2>
        <div className={styles.pair}>
          <Field
            label="First Name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <Field
            label="Last Name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          disabled={locked}
          hint={locked ? FORM_MESSAGES.googleAccount : undefined}
          error={errors.email?.message}
          {...register('email')}
        />
        {outcome.profile && (
          <Notice tone="success">
            {FORM_MESSAGES.profileUpdated}
            {outcome.profile !== 'saved' && <p>{FORM_MESSAGES.emailChangeSent}</p>}
          </Notice>
        )}
      </section>
      <section aria-labelledby="password" className={styles.section}>
        <h2 id="password">Password</h2>
        <p className={styles.help}>
          {locked ? FORM_MESSAGES.googleAccount : 'Leave these empty to keep your password.'}
        </p>
        <Field
          label="Current Password"
          type="password"
          autoComplete="current-password"
          disabled={locked}
          error={errors.current?.message}
          {...register('current')}
        />
        <Field
          label="New Password"
          type="password"
          autoComplete="new-password"
          disabled={locked}
          hint={locked ? undefined : <PasswordHint password={watch('next')} />}
          error={errors.next?.message}
          {...register('next')}
        />
        <Field
          label="Confirm Password"
          type="password"
          autoComplete="new-password"
          disabled={locked}
          error={errors.confirm?.message}
          {...register('confirm')}
        />
        {outcome.password === 'saved' && (
          <Notice tone="success">{FORM_MESSAGES.passwordUpdated}</Notice>
        )}
        {outcome.password !== null && outcome.password !== 'saved' && (
          <Notice tone="error">{outcome.password.failure}</Notice>
        )}
      </section>
      <Button type="submit" busy={busy} className={styles.save}>
        Save Changes
      </Button>
    </Form>
  );
}
