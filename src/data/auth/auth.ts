import {
  browserLocalPersistence,
  connectAuthEmulator,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { app } from '../project/firebaseApp.ts';
import { config } from '../project/config.ts';
import { indexedDbWorks } from '../../device/indexedDb.ts';

let auth: Auth | undefined;

/**
 * The Auth instance, created once it is known whether IndexedDB works. It has no popup resolver,
 * which would load an iframe on every page; Google sign-in passes the resolver itself. The error map
 * contains the provider's messages, which Login and Signup show (§8). Where nothing can be stored,
 * the session lasts until the page is closed.
 */
export async function getAuth(): Promise<Auth> {
  await indexedDbWorks();
  auth ??= start();
  return auth;
}

function start(): Auth {
  const instance = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    errorMap: debugErrorMap,
  });
  if (config.emulators) {
    connectAuthEmulator(instance, config.emulators.auth, { disableWarnings: true });
  }
  return instance;
}
