import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { app } from './app.ts';
import { config } from './config.ts';

/** The Firestore instance. Imported lazily: its SDK is the largest part of the app. */
export const db = getFirestore(app);

if (config.emulators) {
  connectFirestoreEmulator(db, config.emulators.firestore.host, config.emulators.firestore.port);
}
