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
import { DEMO_PASSWORD, DEMO_USERS } from './demo/data.mjs';
import { logIn } from './logIn.mjs';
import { runScript } from './processGroup.mjs';
import { inProject } from './setup/paths.mjs';
import { SHOTS } from './shots.mjs';
import { UserError } from './userError.mjs';

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
/**
 * The pictures of the README, as large as a window.
 * @type {Record<string, string>}
 */
const README = {
  'dashboard-1280-light': 'docs/screenshots/dashboard.png',
  'public-list-390-light': 'docs/screenshots/public-list.png',
};

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
  // oxlint-disable no-await-in-loop -- one browser page at a time
  /** @type {Map<string | undefined, Awaited<ReturnType<typeof signIn>>>} */
  const states = new Map();
  for (const { email } of DEMO_USERS) states.set(email, await signIn(browser, baseURL, email));

  for (const [look, options] of Object.entries(LOOKS)) {
    for (const shot of shots) {
      group.check();
      const storageState = states.get(shot.user);
      const context = await browser.newContext({
        ...options,
        baseURL,
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      const name = `${shot.name}-${look}`;
      try {
        const page = await openShot(context, shot);
        const file = join(folder, `${name}.png`);
        await page.screenshot({ path: file, fullPage: !shot.open, animations: 'disabled' });
        const picture = README[name];
        if (values.readme && picture) {
          await page.screenshot({ path: inProject(picture), animations: 'disabled' });
        }
      } catch (error) {
        throw new Error(`The shot ${name} could not be taken.`, { cause: error });
      }
      await context.close();
    }
  }
  // oxlint-enable no-await-in-loop
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
 * @param {import('playwright').BrowserContext} context
 * @param {import('./shots.mjs').Shot} shot
 */
async function openShot(context, { path, open }) {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilLoaded(page);
  if (open) {
    await open(page);
    await page.locator('dialog[open], :popover-open').first().waitFor();
    await waitUntilLoaded(page);
  }
  return page;
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
