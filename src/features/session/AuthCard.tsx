import type { ReactNode } from 'react';
import { Redirect } from '../../components/Redirect.tsx';
import { useAction } from '../../hooks/useAction.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useHydrated } from '../../lib/useHydrated.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { paths } from '../../model/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { arrivalNotice } from './arrivalNotice.ts';
import styles from './AuthCard.module.css';
import { Page } from '../../ui/Page.tsx';
import { ProductPanel } from './ProductPanel.tsx';

interface AuthCardProps {
  title: string;
  lead: string;
  /** Where the login leads. */
  redirect: string;
  /** The form. */
  children: ReactNode;
  /** The link to the other page. */
  other: ReactNode;
}

/**
 * The frame of Login and Signup (§2): the form, the Google button, the link to the other page, and
 * what the product is. Both pages tell somebody who was redirected here what the login is for. A user
 * who is signed in, or signs in now, is redirected.
 */
export function AuthCard({ title, lead, redirect, children, other }: AuthCardProps) {
  const session = useAuth();
  const isHydrated = useHydrated();
  const isSignedIn = session.status === 'signed-in';
  // After another user's session the redirect belongs to that user and is ignored.
  const isOthers = session.status === 'signed-in' && session.isAfterOther;
  const target = isOthers ? paths.dashboard : redirect;
  const notice = arrivalNotice(target);

  return (
    <Page title={title}>
      {isSignedIn && <Redirect to={target} keepsPage />}
      <div className={styles.columns}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {notice ? <Notice tone="info">{notice}</Notice> : <p className={styles.lead}>{lead}</p>}
          {session.status === 'signed-out' && session.ended === 'unasked' && (
            <Notice tone="info" icon="lock">
              {FORM_MESSAGES.sessionEnded}
            </Notice>
          )}
          <fieldset disabled={!isHydrated} className={styles.fields}>
            {children}
            <p className={styles.or}>or</p>
            <GoogleButton />
          </fieldset>
          {/* The prerendered link does not contain the redirect. */}
          <p className={styles.other} inert={!isHydrated}>
            {other}
          </p>
        </div>
        <ProductPanel />
      </div>
    </Page>
  );
}

function GoogleButton() {
  const { signInWithGoogle } = useAuth();
  // Browsers allow a popup only for a few seconds after a click; the session is loaded by then.
  const { run, busy, failure } = useAction(signInWithGoogle);

  return (
    <>
      <Button variant="secondary" className={styles.google} busy={busy} onClick={run}>
        <GoogleMark />
        Sign in with Google
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}

/** Google's guidelines require its own colors on this button. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
