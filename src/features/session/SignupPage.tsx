import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthCard } from './AuthCard.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import { toAppError } from '../../model/errors.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { signupSchema } from '../../model/forms/schemas.ts';
import { paths, safeRedirect } from '../../model/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';

/** §2 Signup: name, e-mail and password, or Google; accepts ?redirect=. */
export default function SignupPage() {
  const { signUp } = useAuth();
  const showToast = useToast();
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'));
  const [isInUse, setInUse] = useState(false);
  const { fieldProps, watch, onSubmit, failure, busy, done } = useSchemaForm(
    signupSchema,
    { name: '', email: '', password: '' },
    async (input) => {
      try {
        await signUp(input);
      } catch (error) {
        const { code, message } = toAppError(error);
        setInUse(code === 'email-in-use');
        if (code !== 'name-unsaved') throw error;
        // The account was created, so this page redirects now: show the message in a toast.
        showToast(message, 'error');
      }
    },
  );
  return (
    <AuthCard
      title="Sign Up"
      lead="One list for every occasion, one link for everyone who asks."
      redirect={redirect}
      other={
        <>
          Already have an account? <Link to={paths.login(redirect)}>Log in</Link>
        </>
      }
    >
      <Form
        onSubmit={onSubmit}
        failure={
          failure && isInUse ? (
            <>
              {failure} <Link to={paths.login(redirect)}>Login</Link>
            </>
          ) : (
            failure
          )
        }
        busy={busy}
        label="Sign Up"
      >
        <Field label="Name" autoComplete="name" {...fieldProps('name')} />
        <Field label="Email" type="email" autoComplete="email" {...fieldProps('email')} />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={<PasswordHint password={watch('password')} />}
          {...fieldProps('password')}
        />
        <Button type="submit" busy={busy || done}>
          Sign Up
        </Button>
      </Form>
    </AuthCard>
  );
}
