/**
 * `npm run bench:interactions`: how long a tap takes until the screen shows it (the browser's Event
 * Timing), on a processor four times slower, in lists of 10 and 500 items and on a dashboard
 * of 200 lists. The worst of each kind over the runs.
 *
 *   -- --runs N     taps of each kind (default 5)
 *   -- --only TEXT  only screens whose name contains the text
 */

import { startTestProduct } from '../checks/testProduct.mjs';
import { logIn } from '../logIn.mjs';
import { runScript } from '../processGroup.mjs';
import { readArguments } from './readArguments.mjs';
import { SCREENS } from './screens.mjs';
import { BENCH_USER, seedList, seedLists } from './seed.mjs';

const CPU_SLOWDOWN = 4;
/** Milliseconds from the tap to the next frame. */
const GOAL_MS = 100;
const SIZES = [10, 500];
const LISTS = 200;

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./screens.mjs').Tap} Tap */

await runScript(async (group) => {
  const { chosen, runs } = readArguments(SCREENS);
  const { ports, baseURL, chromium: path } = await startTestProduct(group);
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(path ? { executablePath: path } : {});
  group.onEnd(() => browser.close());
  const phone = {
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  };
  const visitor = await browser.newContext(phone);
  const owner = await browser.newContext(phone);
  const login = await owner.newPage();
  await logIn(login, BENCH_USER);
  await login.close();

  console.log(`\nMilliseconds to the next frame, worst of ${runs} runs`);
  let met = true;
  for (const size of SIZES) await seedList(ports, `bench-${size}-items`, size);
  for (const screen of chosen) {
    // The lists of the dashboard come last, because from then on every page loads them.
    if (screen.lists) await seedLists(ports, LISTS);
    for (const size of screen.lists ? [LISTS] : SIZES) {
      const page = await (screen.visitor ? visitor : owner).newPage();
      await page.addInitScript(observe);
      await page.goto(screen.path(size));
      await screen.ready(page, size);
      /** @type {Map<string, number>} */
      const worst = new Map();
      for (let round = 0; round < runs; round += 1) {
        for (const tap of screen.taps) {
          group.check();
          worst.set(tap.name, Math.max(worst.get(tap.name) ?? 0, await timeOf(page, tap, round)));
        }
      }
      await page.close();
      for (const [tap, ms] of worst) {
        met &&= ms <= GOAL_MS;
        const result = ms <= GOAL_MS ? 'pass' : `over ${GOAL_MS}`;
        console.log(`${screen.name}, ${size}: ${tap.padEnd(22)} ${Math.round(ms)}  ${result}`);
      }
    }
  }
  return met ? 0 : 1;
});

/**
 * The slowest event of one tap, in milliseconds to its frame; 0 is less than a frame.
 * @param {Page} page
 * @param {Tap} tap
 * @param {number} round
 * @returns {Promise<number>}
 */
async function timeOf(page, { on, key, after }, round) {
  // Looking for the place takes the page's time, so it comes before anything is measured.
  const target = on?.(page, round);
  await target?.scrollIntoViewIfNeeded();
  const box = await target?.boundingBox();
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    /** @type {any} */ (window).slowest = 0;
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(200);
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  else await page.keyboard.press(key ?? '');
  // The browser reports events a moment after their frame.
  await page.waitForTimeout(1_500);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slowest = await page.evaluate(() => /** @type {any} */ (window).slowest);
  await cdp.detach();
  await after?.(page);
  return slowest;
}

/** Runs in the page: keeps the longest event since it was last set to 0. */
function observe() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(/** @type {PerformanceEventTiming} */ (entry).interactionId)) continue;
      const page = /** @type {any} */ (window);
      page.slowest = Math.max(page.slowest ?? 0, entry.duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}
