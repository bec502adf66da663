import { DEMO_PASSWORD } from './demo/plans.mjs';
import { logIn } from './logIn.mjs';

/** @typedef {import('./shots.mjs').Shot} Shot */
/** @typedef {import('playwright').Browser} Browser */
/** @typedef {{ name: string, options: import('playwright').BrowserContextOptions }} Look */
/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} SignedIn */

/** How long a picture may take to come from the demo shop. */
const PICTURES_MS = 5000;

/** Takes the pictures; signs each person in once. */
export class Camera {
  /** @type {Map<string, Promise<SignedIn>>} */
  #sessions = new Map();

  /**
   * @param {Browser} browser
   * @param {string} baseURL
   */
  constructor(browser, baseURL) {
    this.browser = browser;
    this.baseURL = baseURL;
  }

  /**
   * @param {Shot} shot
   * @param {Look} look
   * @param {string} file
   * @param {{ wholePage?: boolean }} [options]
   */
  async take(shot, look, file, { wholePage = !shot.overlay } = {}) {
    const context = await this.browser.newContext({
      ...look.options,
      baseURL: this.baseURL,
      locale: 'en-US',
      reducedMotion: 'reduce',
      ...(shot.user === null ? {} : { storageState: await this.#signedIn(shot.user) }),
    });
    const page = await context.newPage();
    try {
      await page.goto(shot.path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page);
      await shot.prepare?.(page);
      if (shot.overlay) await page.locator('dialog[open], :popover-open').first().waitFor();
      if (shot.prepare) await settle(page);
      await page.screenshot({ path: file, fullPage: wholePage, animations: 'disabled' });
    } catch (error) {
      throw new Error(`The shot ${shot.name} (${look.name}) could not be taken.`, { cause: error });
    } finally {
      await context.close();
    }
  }

  /** @param {string} email */
  #signedIn(email) {
    const known = this.#sessions.get(email) ?? this.#signIn(email);
    this.#sessions.set(email, known);
    return known;
  }

  /** @param {string} email */
  async #signIn(email) {
    const context = await this.browser.newContext({ baseURL: this.baseURL });
    const page = await context.newPage();
    await logIn(page, { email, password: DEMO_PASSWORD });
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    // Firebase keeps its session in IndexedDB.
    const state = await context.storageState({ indexedDB: true });
    await context.close();
    return state;
  }
}

/**
 * Waits until the placeholders have gone and the pictures are there, also those further down.
 * @param {import('playwright').Page} page
 */
async function settle(page) {
  await page.waitForFunction(
    () => document.querySelector('[class*="skeleton" i], [class*="spinner" i]') === null,
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // What is far below is not drawn before somebody scrolls there.
    for (const card of document.querySelectorAll('main li')) {
      if (card instanceof HTMLElement) card.style.contentVisibility = 'visible';
    }
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete), null, {
    timeout: PICTURES_MS,
  });
  await page.evaluate(() => document.fonts.ready);
}
