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
 * The Auth instance, made once it is known whether IndexedDB works. Without the popup resolver,
 * which costs an iframe on every page; Google sign-in brings it along when it is asked for. The
 * error map has the provider's messages in words: login and sign-up show them (§8). Where nothing
 * can be stored the session lasts as long as the page.
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
