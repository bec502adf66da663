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
import { afterFirstScreen } from '../device/lists/earlyRequest.ts';
import { readLastViewer } from '../device/lastViewer.ts';
import type { SessionChange } from '../data/auth/session.ts';
import { loadWithRetry, OPTIONAL } from '../lib/loading/loadWithRetry.ts';
import { loadCommand, loadSession } from './loadData.ts';
import type { User } from '../model/user.ts';
import { paths } from '../model/paths.ts';

/** §4 Session. */
export type Session =
  | { status: 'loading'; user: null }
  | {
      status: 'signed-out';
      user: null;
      /** The auth SDK did not start, so the session is not known for certain. */
      unsure?: SessionChange['unsure'];
      /** Why the previous session ended. */
      ended?: SessionChange['ended'];
    }
  | {
      status: 'signed-in';
      user: User;
      /** Another user was signed in before. */
      isAfterOther?: true;
    };

type SessionModule = Awaited<ReturnType<typeof loadSession>>;

interface Auth {
  /** All commands reject with an AppError whose message can be shown (§8). */
  signUp: SessionModule['signUp'];
  signIn: SessionModule['signIn'];
  signInWithGoogle: SessionModule['signInWithGoogle'];
  resetPassword: SessionModule['resetPassword'];
  changePassword: SessionModule['changePassword'];
  changeEmail: SessionModule['changeEmail'];
  hasUnsent: SessionModule['hasUnsent'];
  logOut: SessionModule['logOut'];
  /** Saves the names of the Account page. */
  saveNames: (input: Parameters<SessionModule['saveNames']>[1]) => Promise<void>;
}

const AuthContext = createContext<(Session & Auth) | null>(null);

/** Provides the session to all components below; loads the auth SDK after the first screen. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading', user: null });

  useEffect(() => {
    let cancelled = false;
    let unsubscribe: (() => void) | undefined;
    const withoutSession = (error: unknown) => {
      console.error('The sign-in code could not be loaded', error);
      if (!cancelled) setSession({ status: 'signed-out', user: null, unsure: true });
    };
    // While the script cannot be loaded, a visitor counts as signed out. Somebody who was signed in
    // before keeps seeing the cached data and is not redirected to Login.
    const onDelay = (error: unknown) => {
      if (readLastViewer() === null) withoutSession(error);
      else console.info('The sign-in code has not loaded yet', error);
    };
    // Public lists and cached data need no session, so they are shown first.
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
      const updated = await (await sessionCommands()).saveNames(user, input);
      // The session may have ended meanwhile, e.g. by a logout in another window.
      setSession((now) =>
        now.user?.uid === user.uid ? { status: 'signed-in', user: updated } : now,
      );
    },
    [user],
  );

  const auth = useMemo(() => ({ ...session, ...commands, saveNames }), [session, saveNames]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const sessionCommands = () => loadCommand(loadSession);

const commands: Omit<Auth, 'saveNames'> = {
  signUp: async (input) => (await sessionCommands()).signUp(input),
  signIn: async (input) => (await sessionCommands()).signIn(input),
  signInWithGoogle: async () => (await sessionCommands()).signInWithGoogle(),
  resetPassword: async (email) => (await sessionCommands()).resetPassword(email),
  changePassword: async (input) => (await sessionCommands()).changePassword(input),
  changeEmail: async (email) => (await sessionCommands()).changeEmail(email),
  hasUnsent: async () => (await sessionCommands()).hasUnsent(),
  logOut: async () => (await sessionCommands()).logOut(),
};

/** The session and its commands; only below an AuthProvider. */
export function useAuth(): Session & Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}

/**
 * Uid of the user who looks at the page; null for a visitor. Before the session is known, and when the
 * provider did not confirm it, it is the uid of the last signed-in user, so that their purchases are
 * hidden from the first frame on (F1).
 */
export function useViewer(): string | null {
  const auth = useAuth();
  if (auth.status === 'signed-in') return auth.user.uid;
  const hasEnded = auth.status === 'signed-out' && !auth.unsure && auth.ended !== 'unasked';
  return hasEnded ? null : readLastViewer();
}

/** The signed-in user; only below RequireAuth. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
}
