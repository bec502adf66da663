/**
 * `npm run screenshots`: a picture of every screen (`shots.mjs`), wide and narrow, light and dark.
 *
 *   -- --out FOLDER   where to (default: test-results/screenshots)
 *   -- --only TEXT    only shots whose name contains the text
 *   -- --readme       also the two pictures of the README, into docs/screenshots
 */

import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { launchBrowser, startTestProduct } from './checks/testProduct.mjs';
import { DEMO_PASSWORD } from './demo/data.mjs';
import { logIn } from './logIn.mjs';
import { runScript } from './processGroup.mjs';
import { inProject } from './setup/paths.mjs';
import { SHOTS } from './shots.mjs';
import { UserError } from './userError.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */
/** @typedef {import('./shots.mjs').Shot} Shot */

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** @type {Record<string, import('playwright').BrowserContextOptions>} */
const LOOKS = {
  '1280-light': { ...WIDE, colorScheme: 'light' },
  '390-light': { ...PHONE, colorScheme: 'light' },
  '1280-dark': { ...WIDE, colorScheme: 'dark' },
  '390-dark': { ...PHONE, colorScheme: 'dark' },
};
/** The pictures of the README, as large as a window. */
const README = { 'dashboard-1280-light': 'dashboard', 'public-list-390-light': 'public-list' };

await runScript(async (group) => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'test-results/screenshots' },
      only: { type: 'string', default: '' },
      readme: { type: 'boolean', default: false },
    },
  });
  const shots = SHOTS.filter(({ name }) => name.includes(values.only));
  if (shots.length === 0) {
    throw new UserError(`No shot is called "${values.only}": see scripts/shots.mjs.`);
  }
  const { baseURL, chromium } = await startTestProduct(group);
  const browser = await launchBrowser(group, chromium);
  const folder = resolve(inProject(), values.out);
  /** @type {Map<string, ReturnType<typeof signIn>>} */
  const states = new Map();
  const signedInState = (/** @type {string} */ email) => {
    const state = states.get(email) ?? signIn(browser, baseURL, email);
    states.set(email, state);
    return state;
  };

  for (const [look, options] of Object.entries(LOOKS)) {
    for (const shot of shots) {
      group.check();
      // oxlint-disable no-await-in-loop -- one browser page at a time
      const storageState = shot.user && (await signedInState(shot.user));
      const context = await browser.newContext({
        ...options,
        baseURL,
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      const name = `${shot.name}-${look}`;
      const forReadme = values.readme
        ? README[/** @type {keyof typeof README} */ (name)]
        : undefined;
      await takeShot(context, shot, {
        file: join(folder, `${name}.png`),
        readmeFile: forReadme && inProject('docs', 'screenshots', `${forReadme}.png`),
      });
      await context.close();
      // oxlint-enable no-await-in-loop
    }
  }
  console.log(`${shots.length * Object.keys(LOOKS).length} pictures are in ${folder}.`);
  return 0;
});

/**
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @param {string} email
 */
async function signIn(browser, baseURL, email) {
  const context = await browser.newContext({ baseURL });
  await logIn(await context.newPage(), { email, password: DEMO_PASSWORD });
  // Firebase keeps its session in IndexedDB.
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/**
 * @param {BrowserContext} context
 * @param {Shot} shot
 * @param {{ file: string, readmeFile: string | undefined }} files
 */
async function takeShot(context, { path, open }, { file, readmeFile }) {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilLoaded(page);
  await open?.(page);
  if (open) {
    await page.locator('dialog[open], :popover-open').first().waitFor();
    await waitUntilLoaded(page);
  }
  await page.screenshot({ path: file, fullPage: !open, animations: 'disabled' });
  if (readmeFile) await page.screenshot({ path: readmeFile, animations: 'disabled' });
}

/**
 * Waits until no placeholder is left and all pictures are there, also those further down.
 * @param {import('playwright').Page} page
 */
async function waitUntilLoaded(page) {
  await page.waitForFunction(
    () => document.querySelector('[class*="skeleton" i], [class*="spinner" i]') === null,
  );
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    // The browser does not draw cards far below before somebody scrolls there.
    for (const card of document.querySelectorAll('main li')) {
      if (card instanceof HTMLElement) card.style.contentVisibility = 'visible';
    }
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => document.fonts.ready);
}
