import { changePolicy } from './hosting.mjs';

/** @typedef {import('./hosting.mjs').FirebaseConfig} FirebaseConfig */

/**
 * What pages must reach for App Check with reCAPTCHA v3, by directive. Exact files, because other
 * scripts in www.google.com/recaptcha/ run code that a page's markup hands them. The folder of
 * releases, whose names change every few weeks, holds reCAPTCHA's own scripts only.
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
 * firebase.json as it is deployed: with App Check the Content-Security-Policy lets pages reach what
 * that needs, without it nothing is added.
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
