import { initializeApp } from 'firebase/app';
import { config } from './config.ts';

/** The Firebase app. Apart from Auth, so that a public page can read Firestore without it. */
export const app = initializeApp({
  projectId: config.projectId,
  apiKey: config.apiKey,
  authDomain: config.authDomain,
  appId: config.appId,
});
