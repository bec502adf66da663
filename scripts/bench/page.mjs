/**
 * `npm run bench:page`: how long each kind of page takes on Lighthouse's phone, against our goals
 * (`goals.mjs`). Numbers are medians.
 *
 *   -- --runs N     visits of each page (default 5)
 *   -- --only TEXT  only pages whose name contains the text
 */

import { startTestProduct } from '../checks/testProduct.mjs';
import { loadDemoData } from '../demo/load.mjs';
import { logIn } from '../logIn.mjs';
import { addresses } from '../ports.mjs';
import { runScript } from '../processGroup.mjs';
import { readArguments } from './readArguments.mjs';
import { GOALS, SCORES } from './goals.mjs';
import { measure, setUpLighthouse } from './lighthouse.mjs';
import { serveOrigin } from './origins.mjs';
import { BENCH_USER, seedList } from './seed.mjs';

/** @typedef {import('./goals.mjs').Goal} Goal */
/** @typedef {import('./lighthouse.mjs').Measured} Measured */

await runScript(async (group) => {
  const { chosen, runs } = readArguments(GOALS);
  const { ports, baseURL, chromium } = await startTestProduct(group);
  const tools = await setUpLighthouse(group);

  const { firestore, shop } = addresses(ports);
  const pictures = await serveOrigin(group, shop, { distant: true });
  const data = await serveOrigin(group, firestore, { distant: true });
  const site = await serveOrigin(group, baseURL, {
    // The early request of a page goes to the distant data. The SDK uses the emulator, because what
    // it asks comes after what is measured.
    rewrite: (text) =>
      text
        .replace(`data-lists="${firestore}`, `data-lists="${data}`)
        .replaceAll(`${firestore};`, `${firestore} ${data};`),
  });
  // Lighthouse counts pictures that do not come by HTTPS as an error.
  await loadDemoData(ports, pictures);
  const lists = {
    publicList: await seedList(ports, 'bench-60-items', 60, { pictures }),
    ownList: await seedList(ports, 'bench-own-list', 60, { pictures }),
  };

  let met = true;
  for (const goal of chosen) {
    const url = site + goal.path(lists);
    const prepare = (/** @type {string} */ browserUrl) => visitBefore(browserUrl, site, url);
    /** @type {Measured[]} */
    const measured = [];
    for (let run = 0; run < runs; run += 1) {
      group.check();
      const options = { chromium, ...(goal.returning && { prepare }) };
      // Two at once would slow each other down.
      measured.push(await measure(tools, url, options));
    }
    const result = medians(measured);
    const problems = problemsOf(goal, result);
    met &&= problems.length === 0;
    const numbers = Object.entries(result).map(([name, value]) => `${name} ${rounded(value)}`);
    console.log(`${goal.name}: ${numbers.join(', ')}. ${problems.join('; ') || 'pass'}`);
  }
  return met ? 0 : 1;
});

/**
 * Makes the browser one in which a user has signed in and seen a page, and whose cache has been
 * emptied since.
 * @param {string} debuggingUrl of the browser
 * @param {string} origin
 * @param {string} url what the user looked at
 */
async function visitBefore(debuggingUrl, origin, url) {
  const { chromium } = await import('playwright');
  const browser = await chromium.connectOverCDP(debuggingUrl);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  await logIn(page, BENCH_USER, `${origin}/login`);
  for (const visited of [`${origin}/`, url]) {
    await page.goto(visited);
    await page.locator('main:not([inert] *) li').first().waitFor();
  }
  // The page stores what it shows a moment later.
  await page.waitForFunction(() => localStorage.length >= 2 || location.pathname === '/');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}

/**
 * The median of each number.
 * @param {Measured[]} measured
 * @returns {Measured}
 */
function medians(measured) {
  const middle = Math.floor(measured.length / 2);
  const names = Object.keys(measured[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      measured.map((values) => values[name] ?? NaN).toSorted((a, b) => a - b)[middle] ?? NaN,
    ]),
  );
}

/**
 * @param {Goal} goal
 * @param {Measured} result
 * @returns {string[]} what is missed, in words
 */
function problemsOf(goal, result) {
  const over = Object.entries(goal.max)
    .filter(([name, max]) => !((result[name] ?? NaN) <= max))
    .map(([name, max]) => `${name} is over ${max}`);
  const under = Object.entries(SCORES)
    // A page that is hidden from search engines cannot have full marks for being found.
    .filter(
      ([name, least]) => !(name === 'seo' && goal.hidden) && !((result[name] ?? NaN) >= least),
    )
    .map(([name, least]) => `${name} is under ${least}`);
  return [...over, ...under];
}

/** @param {number} value */
function rounded(value) {
  return Number(value.toFixed(value < 1 ? 3 : 1));
}
