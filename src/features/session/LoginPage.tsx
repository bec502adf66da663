import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthCard } from './AuthCard.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { lazyModal } from '../../components/lazyModal.tsx';
import { loginSchema } from '../../model/forms/schemas.ts';
import { paths, safeRedirect } from '../../model/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import styles from './LoginPage.module.css';

const ResetPasswordModal = lazyModal(() => import('./ResetPasswordModal.tsx'));

/** §2 Login: e-mail and password, or Google; accepts ?redirect=. */
export default function LoginPage() {
  const { signIn } = useAuth();
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'));
  const [resetting, setResetting] = useState(false);
  const { fieldProps, getValues, onSubmit, failure, busy, done } = useSchemaForm(
    loginSchema,
    { email: '', password: '' },
    signIn,
  );
  return (
    <AuthCard
      title="Login"
      lead="Good to see you again."
      redirect={redirect}
      other={
        <>
          No account yet? <Link to={paths.signup(redirect)}>Sign up</Link>
        </>
      }
    >
      <Form onSubmit={onSubmit} failure={failure} busy={busy} label="Login">
        <Field label="Email" type="email" autoComplete="email" {...fieldProps('email')} />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          {...fieldProps('password')}
        />
        <Button variant="ghost" className={styles.forgot} onClick={() => setResetting(true)}>
          Forgot password?
        </Button>
        <Button type="submit" busy={busy || done}>
          Login
        </Button>
      </Form>
      {resetting && (
        <ResetPasswordModal email={getValues('email')} onClose={() => setResetting(false)} />
      )}
    </AuthCard>
  );
}
