import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { afterFirstScreen } from '../device/earlyRequest.ts';
import { readLastViewer } from '../device/dashboardCache.ts';
import type { SessionChange } from '../data/auth/session.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loadWithRetry.ts';
import { loadSession } from './loadData.ts';
import type { User } from '../model/user.ts';
import { paths } from '../model/paths.ts';

/** §4 Session. */
export type Session =
  | { status: 'loading'; user: null }
  | {
      status: 'signed-out';
      user: null;
      /** The auth SDK has not said so: it did not start. */
      unsure?: true;
      /** Why somebody who was signed in here is not any more. */
      ended?: SessionChange['ended'];
    }
  | {
      status: 'signed-in';
      user: User;
      /** Somebody else was signed in here before. */
      isAfterOther?: true;
    };

type SessionModule = Awaited<ReturnType<typeof loadSession>>;

interface Auth {
  /** Each rejects with an AppError whose message can be shown (§8). */
  signUp: SessionModule['signUp'];
  signIn: SessionModule['signIn'];
  signInWithGoogle: SessionModule['signInWithGoogle'];
  resetPassword: SessionModule['resetPassword'];
  changePassword: SessionModule['changePassword'];
  changeEmail: SessionModule['changeEmail'];
  hasUnsent: SessionModule['hasUnsent'];
  logOut: SessionModule['logOut'];
  /** Saves the Account page's names. */
  saveNames: (input: Parameters<SessionModule['saveNames']>[1]) => Promise<void>;
}

const AuthContext = createContext<(Session & Auth) | null>(null);

/** Holds the session for everything below; loads the auth SDK once the page has time for it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading', user: null });

  useEffect(() => {
    let cancelled = false;
    let unsubscribe: (() => void) | undefined;
    const withoutSession = (error: unknown) => {
      console.error('The sign-in code could not be loaded', error);
      if (!cancelled) setSession({ status: 'signed-out', user: null, unsure: true });
    };
    // Until its script arrives nobody is signed in on this page, unless somebody was here before:
    // they see what the device showed them last, and are not sent to Login.
    const onDelay = (error: unknown) => {
      if (readLastViewer() === null) withoutSession(error);
      else console.info('The sign-in code has not come yet', error);
    };
    // A public list comes first, and needs nobody to be signed in; so does what the device showed last.
    afterFirstScreen()
      .then(() => loadWithRetry(loadSession, OPTIONAL, { onFailure: onDelay }))
      .then(({ subscribeToSession }) => {
        if (cancelled) return;
        unsubscribe = subscribeToSession(
          (user, change) =>
            startTransition(() =>
              setSession(
                user
                  ? { status: 'signed-in', user, ...change }
                  : { status: 'signed-out', user: null, ...change },
              ),
            ),
          () => window.location.replace(paths.dashboard),
        );
      })
      .catch(withoutSession);
    return () => {
      cancelled = true;
      unsubscribe?.();
    };
  }, []);

  const user = session.user;
  const saveNames = useCallback<Auth['saveNames']>(
    async (input) => {
      if (!user) return;
      const updated = await (await loadSession()).saveNames(user, input);
      setSession({ status: 'signed-in', user: updated });
    },
    [user],
  );

  const auth = useMemo(() => ({ ...session, ...commands, saveNames }), [session, saveNames]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const commands: Omit<Auth, 'saveNames'> = {
  signUp: async (input) => (await loadSession()).signUp(input),
  signIn: async (input) => (await loadSession()).signIn(input),
  signInWithGoogle: async () => (await loadSession()).signInWithGoogle(),
  resetPassword: async (email) => (await loadSession()).resetPassword(email),
  changePassword: async (input) => (await loadSession()).changePassword(input),
  changeEmail: async (email) => (await loadSession()).changeEmail(email),
  hasUnsent: async () => (await loadSession()).hasUnsent(),
  logOut: async () => (await loadSession()).logOut(),
};

/** The session and what can be done with it; only below an AuthProvider. */
export function useAuth(): Session & Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}

/**
 * Uid of who looks at the page; before the session is known, of who was signed in here last: what
 * is hidden from them is hidden from the first frame. Null for somebody without an account.
 */
export function useViewer(): string | null {
  const auth = useAuth();
  const [remembered] = useState(() => (typeof window === 'undefined' ? null : readLastViewer()));
  const isKnown = auth.status === 'signed-in' || (auth.status === 'signed-out' && !auth.unsure);
  return isKnown ? (auth.user?.uid ?? null) : remembered;
}

/** The signed-in user; only below RequireAuth. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
}
