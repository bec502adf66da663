#!/usr/bin/env node
/**
 * `npm run bench:interactions`: how long a tap takes until the screen shows it (the browser's Event
 * Timing), on a processor four times slower, in lists of 10 and 500 items and on a dashboard
 * of 200 lists. The worst of each kind over the rounds.
 *
 *   -- --rounds N   taps of each kind (default 5)
 *   -- --only TEXT  only screens whose name contains the text
 */

import { parseArgs } from 'node:util';

import { logIn } from '../logIn.mjs';
import { addresses } from '../ports.mjs';
import { Refusal } from '../refusal.mjs';
import { runScript } from '../session.mjs';
import { startBenchProduct } from './product.mjs';
import { SCREENS } from './screens.mjs';
import { BENCH_USER, seedList, seedLists } from './seed.mjs';

const CPU_SLOWDOWN = 4;
/** Milliseconds from the finger to the next frame. */
const GOAL_MS = 100;
const SIZES = [10, 500];
const LISTS = 200;

/** @typedef {import('playwright').Page} Page */

await runScript(async (session) => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  });
  const rounds = Number(values.rounds);
  const screens = SCREENS.filter(({ name }) => name.includes(values.only));
  if (screens.length === 0) throw new Refusal(`No screen is called "${values.only}".`);
  const { ports, chromium: executablePath } = await startBenchProduct(session);
  for (const size of SIZES) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is kind to the emulator
    await seedList(ports, `bench-${size}-items`, size);
  }
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  session.onEnd(() => browser.close());
  const phone = {
    baseURL: addresses(ports).hosting,
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

  console.log(
    `\nMilliseconds to the next frame, worst of ${rounds}, processor ${CPU_SLOWDOWN} times slower`,
  );
  let met = true;
  for (const screen of screens) {
    // Lists of the dashboard come last: from then on every page of the owner's knows them.
    // oxlint-disable-next-line no-await-in-loop
    if (screen.lists) await seedLists(ports, LISTS);
    for (const size of screen.lists ? [LISTS] : SIZES) {
      session.check();
      // oxlint-disable-next-line no-await-in-loop
      const worst = await measured(screen.visitor ? visitor : owner, screen, size, rounds);
      for (const [tap, ms] of worst) {
        met &&= ms <= GOAL_MS;
        console.log(
          `${screen.name.padEnd(12)} ${String(size).padStart(5)}  ${tap.padEnd(22)} ${String(Math.round(ms)).padStart(5)}  ${ms <= GOAL_MS ? 'pass' : `over ${GOAL_MS}`}`,
        );
      }
    }
  }
  return met ? 0 : 1;
});

/**
 * The worst time of each kind of tap on one screen.
 * @param {import('playwright').BrowserContext} context
 * @param {import('./screens.mjs').Screen} screen
 * @param {number} size
 * @param {number} rounds
 * @returns {Promise<Map<string, number>>}
 */
async function measured(context, screen, size, rounds) {
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(screen.path(size));
  await screen.ready(page, size);
  const cdp = await context.newCDPSession(page);
  /** @type {Map<string, number>} */
  const worst = new Map();
  for (let round = 0; round < rounds; round++) {
    for (const { name, on, key, after } of screen.taps) {
      // oxlint-disable-next-line no-await-in-loop -- one finger
      const at = on && (await middleOf(on(page, round)));
      // oxlint-disable-next-line no-await-in-loop
      const ms = await slowest(page, cdp, () =>
        at ? page.touchscreen.tap(at.x, at.y) : page.keyboard.press(key ?? ''),
      );
      worst.set(name, Math.max(worst.get(name) ?? 0, ms));
      // oxlint-disable-next-line no-await-in-loop
      await after?.(page);
    }
  }
  await page.close();
  return worst;
}

/**
 * Where to tap. Found before anything is measured: looking for it by its role takes the page's time.
 * @param {import('playwright').Locator} target
 */
async function middleOf(target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The slowest event that `act` causes, in milliseconds to its frame; 0 is less than a frame.
 * @param {Page} page
 * @param {import('playwright').CDPSession} cdp
 * @param {() => Promise<void>} act
 * @returns {Promise<number>}
 */
async function slowest(page, cdp, act) {
  await page.evaluate(() => {
    /** @type {any} */ (window).slowest = 0;
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(200);
  await act();
  // Events are told a moment after their frame.
  await page.waitForTimeout(1_500);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => /** @type {any} */ (window).slowest);
}

/** Runs in the page: keeps the longest event since it was last set to 0; 0 is less than a frame. */
function observe() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(/** @type {PerformanceEventTiming} */ (entry).interactionId)) continue;
      const page = /** @type {any} */ (window);
      page.slowest = Math.max(page.slowest ?? 0, entry.duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}
