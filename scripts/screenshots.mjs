/**
 * `npm run screenshots`: a picture of every screen (`shots.mjs`), wide and narrow, light and dark, and of lists at
 * further widths.
 *
 *   -- --out FOLDER   where to (default: test-results/screenshots)
 *   -- --only TEXT    only shots whose name contains the text
 *   -- --docs         also the pictures of docs/screens.md and the README, into docs/screenshots
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

const PHONE = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Windows by their width. @type {Record<number, import('playwright').BrowserContextOptions>} */
const WINDOWS = {
  320: { viewport: { width: 320, height: 568 }, ...PHONE },
  360: { viewport: { width: 360, height: 740 }, ...PHONE },
  390: { viewport: { width: 390, height: 844 }, ...PHONE },
  768: { viewport: { width: 768, height: 1024 } },
  1280: { viewport: { width: 1280, height: 800 } },
  1920: { viewport: { width: 1920, height: 1080 } },
};
/** The widths of all screens; lists are taken at every width. */
const WIDTHS = ['390', '1280'];
/** The pictures of docs/screens.md and the README, as large as a window. */
const IN_DOCS = new Set([
  'public-list-390-light',
  'public-list-1280-light',
  'public-list-390-dark',
  'mark-390-light',
  'list-1280-light',
  'list-390-light',
  'item-add-1280-light',
  'dashboard-1280-light',
  'dashboard-390-dark',
  'login-1280-light',
  'sample-390-light',
  'invite-1280-light',
]);

await runScript(async (group) => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'test-results/screenshots' },
      only: { type: 'string', default: '' },
      docs: { type: 'boolean', default: false },
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

  let count = 0;
  for (const shot of shots) {
    for (const width of shot.everyWidth ? Object.keys(WINDOWS) : WIDTHS) {
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        group.check();
        const name = `${shot.name}-${width}-${colorScheme}`;
        const storageState = states.get(shot.user);
        const context = await browser.newContext({
          ...WINDOWS[Number(width)],
          colorScheme,
          baseURL,
          locale: 'en-US',
          reducedMotion: 'reduce',
          ...(storageState && { storageState }),
        });
        try {
          const page = await openShot(context, shot);
          const path = join(folder, `${name}.png`);
          await page.screenshot({ path, fullPage: !shot.open, animations: 'disabled' });
          if (values.docs && IN_DOCS.has(name)) {
            const inDocs = inProject(`docs/screenshots/${name}.png`);
            await page.screenshot({ path: inDocs, animations: 'disabled', scale: 'css' });
          }
        } catch (error) {
          throw new Error(`The shot ${name} could not be taken.`, { cause: error });
        }
        await context.close();
        count += 1;
      }
    }
  }
  // oxlint-enable no-await-in-loop
  console.log(`${count} pictures are in ${folder}.`);
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
  // Titles as on a second visit, when the service worker has their face (decision 083).
  await page.addInitScript(() =>
    Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} }),
  );
  await page.goto('/about');
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
