import { initializeApp } from 'firebase/app';
import { config } from './config.ts';

/** The Firebase app. Separate from Auth, so that a public page can use Firestore without Auth. */
export const app = initializeApp({
  projectId: config.projectId,
  apiKey: config.apiKey,
  authDomain: config.authDomain,
  appId: config.appId,
});
