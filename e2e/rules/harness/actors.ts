import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { FIRESTORE } from './emulator.ts';

/**
 * Who acts in a case. `visitor` has no account, `ghost` one of Firebase's anonymous accounts;
 * `stranger` and `invitee` are signed in and members of nothing; `departed` was a member once;
 * `addressless` has an account without an e-mail address.
 * `server` is past all rules and sets the stage.
 */
export type Actor =
  | 'visitor'
  | 'ghost'
  | 'stranger'
  | 'invitee'
  | 'owner'
  | 'mem'
  | 'mem2'
  | 'departed'
  | 'addressless'
  | 'server';

// The SDK prints every refused request; here most are meant to be refused.
setLogLevel('silent');

let apps = 0;

/**
 * Firestore as one person sees it. The "lite" SDK sends each read and write as one request and
 * keeps no cache, so what comes back is what the server said.
 */
export class Session {
  readonly db: Firestore;
  readonly #app: FirebaseApp;

  constructor(projectId: string, actor: Actor, uid: string) {
    this.#app = initializeApp({ projectId, apiKey: 'none' }, `${actor}-${(apps += 1)}`);
    this.db = getFirestore(this.#app);
    const token = tokenOf(actor, uid);
    connectFirestoreEmulator(
      this.db,
      FIRESTORE.host,
      FIRESTORE.port,
      token === null ? {} : { mockUserToken: token },
    );
  }

  /** Ends the session and frees what it holds. */
  async end(): Promise<void> {
    await deleteApp(this.#app);
  }
}

/** The address an actor is signed in with. */
export function emailOf(uid: string): string {
  return `${uid}@example.com`;
}

/** The claims of an actor's token, as the emulator takes them; null without an account. */
export function tokenOf(actor: Actor, uid: string) {
  if (actor === 'visitor') return null;
  if (actor === 'server') return 'owner';
  const provider = actor === 'ghost' ? 'anonymous' : 'password';
  return {
    sub: uid,
    user_id: uid,
    ...(actor === 'addressless' ? {} : { email: emailOf(uid) }),
    firebase: { sign_in_provider: provider, identities: {} },
  } as const;
}
