import { getToken, initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import { app } from '../project/firebaseApp.ts';
import { config } from '../project/config.ts';

const appCheck = config.appCheckSiteKey
  ? initializeAppCheck(app, {
      provider: new ReCaptchaV3Provider(config.appCheckSiteKey),
      isTokenAutoRefreshEnabled: true,
    })
  : null;

/** The App Check header for requests to the function; empty where App Check is not configured. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (!appCheck) return {};
  return { 'X-Firebase-AppCheck': (await getToken(appCheck)).token };
}
