/**
 * `npm run screenshots`: a picture of every screen (`shots.mjs`), wide and narrow, light and dark.
 *
 *   -- --out FOLDER   where to (default: test-results/screenshots)
 *   -- --only TEXT    only shots whose name contains the text
 *   -- --readme       also the two pictures of the README, into docs/screenshots
 *   -- --reuse        of the `npm run preview` that is running, instead of starting the product
 */

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { Camera } from './camera.mjs';
import { TestProduct } from './checks/testProduct.mjs';
import { checkPorts } from './localProduct.mjs';
import { addresses, offsetFrom, portsAt } from './ports.mjs';
import { Refusal } from './refusal.mjs';
import { runScript } from './session.mjs';
import { setUpApp, setUpBrowser, setUpEmulators } from './setup.mjs';
import { inProject } from './setup/paths.mjs';
import { SHOTS } from './shots.mjs';

/** @typedef {import('./session.mjs').Session} Session */
/** @typedef {import('./camera.mjs').Look} Look */

/** @type {Look[]} */
const LOOKS = /** @type {const} */ (['light', 'dark']).flatMap((colorScheme) => [
  {
    name: `1280-${colorScheme}`,
    options: { colorScheme, viewport: { width: 1280, height: 800 } },
  },
  {
    name: `390-${colorScheme}`,
    options: {
      colorScheme,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    },
  },
]);

/** The pictures of the README: what is on them, and how. */
const README = [
  { shot: 'dashboard', look: '1280-light' },
  { shot: 'public-list', look: '390-light' },
];

await runScript(async (session) => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'test-results/screenshots' },
      only: { type: 'string', default: '' },
      readme: { type: 'boolean', default: false },
      reuse: { type: 'boolean', default: false },
    },
  });
  const shots = SHOTS.filter(({ name }) => name.includes(values.only));
  if (shots.length === 0)
    throw new Refusal(`No shot is called "${values.only}": see scripts/shots.mjs.`);

  const { baseURL, chromium } = await openProduct(session, values.reuse);
  const { chromium: playwright } = await import('playwright');
  const browser = await playwright.launch({
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  session.onEnd(() => browser.close());
  const camera = new Camera(browser, baseURL);

  const folder = resolve(inProject(), values.out);
  mkdirSync(folder, { recursive: true });
  for (const look of LOOKS) {
    for (const shot of shots) {
      session.check();
      // oxlint-disable-next-line no-await-in-loop -- one browser page at a time
      await camera.take(shot, look, join(folder, `${shot.name}-${look.name}.png`));
    }
  }
  if (values.readme) await takeForReadme(camera);
  console.log(`${shots.length * LOOKS.length} pictures are in ${folder}.`);
  return 0;
});

/**
 * @param {Session} session
 * @param {boolean} reuse
 * @returns {Promise<{ baseURL: string, chromium: string | undefined }>}
 */
async function openProduct(session, reuse) {
  if (reuse) {
    const { GIFTLISTS_CHROMIUM: chromium } = await setUpBrowser(session);
    return {
      baseURL: addresses(portsAt(offsetFrom('GIFTLISTS_PORT_OFFSET', 0))).hosting,
      chromium,
    };
  }
  const variable = 'GIFTLISTS_TEST_PORT_OFFSET';
  const offset = offsetFrom(variable, 10_000);
  const ports = portsAt(offset);
  await checkPorts(ports, { offset, variable });
  await setUpApp(session);
  const env = { ...(await setUpEmulators(session)), ...(await setUpBrowser(session)) };
  const product = new TestProduct(session, { offset, ports, env });
  if (!(await product.build())) throw new Refusal('Without a build there is nothing to see.');
  await product.emulators();
  return { baseURL: addresses(ports).hosting, chromium: env.GIFTLISTS_CHROMIUM };
}

/**
 * Two pictures for the README, as large as a window, not the whole page.
 * @param {Camera} camera
 */
async function takeForReadme(camera) {
  const folder = inProject('docs', 'screenshots');
  mkdirSync(folder, { recursive: true });
  for (const { shot: name, look: lookName } of README) {
    const shot = SHOTS.find((one) => one.name === name);
    const look = LOOKS.find((one) => one.name === lookName);
    if (!shot || !look)
      throw new Error(`The README shows ${name} ${lookName}, which is not there.`);
    // oxlint-disable-next-line no-await-in-loop -- one browser page at a time
    await camera.take(shot, look, join(folder, `${name}.png`), { wholePage: false });
  }
}
