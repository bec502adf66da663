import {
  browserLocalPersistence,
  connectAuthEmulator,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app } from './app.ts';
import { config } from './config.ts';

/**
 * The Auth instance. Without the popup resolver, which costs an iframe on every page; Google
 * sign-in brings it along when it is asked for. The error map has the provider's messages in words:
 * login and sign-up show them (§8).
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  errorMap: debugErrorMap,
});

if (config.emulators) {
  connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
}
