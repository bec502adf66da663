import { useEffect, useState } from 'react';
import { AppError } from '../../model/errors.ts';
import { failureOf } from '../../hooks/failureOf.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { emailNotChanged, FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { MESSAGES } from '../../model/messages.ts';
import { accountSchema, hasSameNames, type Profile } from '../../model/forms/schemas.ts';
import type { User } from '../../model/user.ts';
import { FramedSection } from '../../components/FramedSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './AccountForm.module.css';
import { Form } from '../../ui/forms/Form.tsx';
import { PasswordHint } from '../session/exports.ts';

/** The result of one part of the last save; null when it was not saved. */
type Saved = 'saved' | AppError | null;

interface Outcome {
  names: Saved;
  email: Saved;
  password: Saved;
}

const NAMES = ['firstName', 'lastName'] as const;

const NOT_SAVED: Outcome = { names: null, email: null, password: null };

async function outcomeOf(save: Promise<void>): Promise<Saved> {
  return (await failureOf(save)) ?? 'saved';
}

/**
 * Names, e-mail and password (§2 Account) with one Save Changes button. Only edited parts are
 * validated and saved, each by itself: a failure does not prevent the others, and each part shows its
 * own result with the messages of §8. For Google accounts, e-mail and password are disabled with an
 * explanation, because Google manages them.
 */
export function AccountForm({ user }: { user: User }) {
  const { saveNames, changeEmail, changePassword } = useAuth();
  const locked = user.provider === 'google';
  /** The address saved last, which may not be confirmed yet. */
  const [email, setEmail] = useState(user.email);
  const shown: Profile = { firstName: user.firstName, lastName: user.lastName, email };
  const [outcome, setOutcome] = useState(NOT_SAVED);
  /** The last save of the names stopped, maybe when the profile had them and the lists did not. */
  const [haveNamesFailed, setNamesFailed] = useState(false);
  const form = useSchemaForm(
    accountSchema(shown),
    { ...shown, current: '', next: '', confirm: '' },
    async ({ current, next, ...typed }, { resetField }) => {
      const done = { ...NOT_SAVED };
      const { firstName, lastName } = typed;
      const isNewEmail = typed.email !== shown.email;
      // Saving without any edit saves the names as shown.
      if (haveNamesFailed || !hasSameNames(typed, shown) || (!isNewEmail && next === '')) {
        done.names = await outcomeOf(saveNames({ firstName, lastName }));
      }
      if (isNewEmail) done.email = await outcomeOf(changeEmail(typed.email));
      if (next !== '') done.password = await outcomeOf(changePassword({ current, next }));

      if (done.names === 'saved') {
        for (const name of NAMES) resetField(name, { defaultValue: typed[name] });
      }
      if (done.email === 'saved') {
        setEmail(typed.email);
        resetField('email', { defaultValue: typed.email });
      }
      if (done.password === 'saved') {
        for (const field of ['current', 'next', 'confirm'] as const) resetField(field);
      }
      setNamesFailed(done.names instanceof AppError);
      setOutcome(done);
    },
  );
  const { fieldProps, watch, failure, busy, formState, getFieldState, resetField } = form;
  // The profile may be read, or changed elsewhere, while the form is open; what was typed stays.
  useEffect(() => {
    for (const name of NAMES) {
      const { isDirty } = getFieldState(name, formState);
      if (!isDirty) resetField(name, { defaultValue: user[name] });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only for a change of the profile
  }, [user, getFieldState, resetField]);
  const onSubmit: typeof form.onSubmit = (event) => {
    // Remove the result of the last save, also when this submit fails validation.
    setOutcome(NOT_SAVED);
    form.onSubmit(event);
  };

  return (
    <Form onSubmit={onSubmit} failure={failure} busy={busy} label="Account Settings">
      <FramedSection title="Profile">
        <div className={styles.pair}>
          <Field label="First Name" autoComplete="given-name" {...fieldProps('firstName')} />
          <Field label="Last Name" autoComplete="family-name" {...fieldProps('lastName')} />
        </div>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          disabled={locked}
          hint={locked ? FORM_MESSAGES.googleAccount : undefined}
          {...fieldProps('email')}
        />
        <ProfileNotice names={outcome.names} email={outcome.email} />
      </FramedSection>
      <FramedSection
        title="Password"
        help={locked ? FORM_MESSAGES.googleAccount : 'Leave these empty to keep your password.'}
      >
        <Field
          label="Current Password"
          type="password"
          autoComplete="current-password"
          disabled={locked}
          {...fieldProps('current')}
        />
        <Field
          label="New Password"
          type="password"
          autoComplete="new-password"
          disabled={locked}
          hint={locked ? undefined : <PasswordHint password={watch('next')} />}
          {...fieldProps('next')}
        />
        <Field
          label="Confirm Password"
          type="password"
          autoComplete="new-password"
          disabled={locked}
          {...fieldProps('confirm')}
        />
        <Notice tone="success">
          {outcome.password === 'saved' && FORM_MESSAGES.passwordUpdated}
        </Notice>
        {outcome.password instanceof AppError && (
          <Notice tone="error">{outcome.password.message}</Notice>
        )}
      </FramedSection>
      <Button type="submit" busy={busy} className={styles.save}>
        Save Changes
      </Button>
    </Form>
  );
}

/** The result of saving the profile; names the part that was not saved. */
function ProfileNotice({ names, email }: Pick<Outcome, 'names' | 'email'>) {
  const hasFailed = names instanceof AppError || email instanceof AppError;
  const isSaved = !hasFailed && (names ?? email) !== null;
  return (
    <>
      <Notice tone="success">
        {isSaved && (
          <>
            {FORM_MESSAGES.profileUpdated}
            {email && <p>{FORM_MESSAGES.emailChangeSent}</p>}
          </>
        )}
      </Notice>
      {hasFailed && (
        <Notice tone="error">
          {MESSAGES.profileFailed}
          {email instanceof AppError && <p>{emailNotChanged(email.message, names === 'saved')}</p>}
          {email === 'saved' && <p>{FORM_MESSAGES.emailChanging}</p>}
        </Notice>
      )}
    </>
  );
}
