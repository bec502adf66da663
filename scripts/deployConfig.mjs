import { changePolicy } from './hosting.mjs';

/** @typedef {import('./hosting.mjs').FirebaseConfig} FirebaseConfig */

/**
 * What pages must be able to load for App Check with reCAPTCHA v3, by directive. Exact files are named,
 * because other scripts in www.google.com/recaptcha/ run code that a page's markup passes to them. The
 * folder `releases/` is allowed as a whole: its names change every few weeks, and it has only reCAPTCHA's
 * scripts.
 * @type {Record<string, string[]>}
 */
const APP_CHECK = {
  'script-src': [
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/api2/clr',
  ],
  'frame-src': [
    'https://www.google.com/recaptcha/api2/anchor',
    'https://www.google.com/recaptcha/api2/bframe',
  ],
};

/**
 * firebase.json as it is deployed. With App Check, the Content-Security-Policy also allows what that needs.
 * @param {FirebaseConfig} config the project's own
 * @param {Record<string, string | undefined>} settings the owner's, as in `.env.production`
 * @returns {FirebaseConfig}
 */
export function deployConfig(config, settings) {
  if ((settings.VITE_APP_CHECK_SITE_KEY ?? '') === '') return config;
  const headers = changePolicy(config.hosting.headers ?? [], (directive, name) =>
    [directive, ...(APP_CHECK[name] ?? [])].join(' '),
  );
  return { ...config, hosting: { ...config.hosting, headers } };
}
