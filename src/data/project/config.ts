/** The Firebase project of the app, chosen at build time. */
interface Config {
  projectId: string;
  apiKey: string;
  authDomain: string;
  appId: string;
  /** reCAPTCHA key of Firebase App Check; null when it is not used. */
  appCheckSiteKey: string | null;
  /** Addresses of the emulators; null in production. */
  emulators: { auth: string; firestore: { host: string; port: number } } | null;
}

const env = import.meta.env;

/**
 * The project from the VITE_FIREBASE_* variables; without them the local demo project on the
 * emulators. The SDKs never connect a `demo-` project to real services.
 */
export const config: Config = env.VITE_FIREBASE_PROJECT_ID
  ? {
      projectId: env.VITE_FIREBASE_PROJECT_ID,
      apiKey: env.VITE_FIREBASE_API_KEY ?? '',
      authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
      appId: env.VITE_FIREBASE_APP_ID ?? '',
      appCheckSiteKey: env.VITE_APP_CHECK_SITE_KEY || null,
      emulators: null,
    }
  : {
      projectId: 'demo-giftlists',
      apiKey: 'demo',
      authDomain: 'demo-giftlists.firebaseapp.com',
      appId: 'demo',
      appCheckSiteKey: null,
      emulators: {
        auth: `http://127.0.0.1:${env.VITE_AUTH_EMULATOR_PORT ?? '9099'}`,
        firestore: { host: '127.0.0.1', port: Number(env.VITE_FIRESTORE_EMULATOR_PORT ?? '8080') },
      },
    };

/**
 * The origin of the site, for metadata that needs absolute addresses: the configured domain, or the
 * default domain of Firebase Hosting. '' on the emulators.
 */
export const siteUrl =
  env.VITE_SITE_URL?.replace(/\/$/, '') ||
  (config.emulators ? '' : `https://${config.projectId}.web.app`);

/**
 * The address of a list's public document in Firestore's REST API, without the list's id. The inline
 * script of the public page requests it.
 */
export const listsRestUrl = `${
  config.emulators
    ? `http://${config.emulators.firestore.host}:${config.emulators.firestore.port}`
    : 'https://firestore.googleapis.com'
}/v1/projects/${config.projectId}/databases/(default)/documents/lists/`;
