/**
 * `npm run bench:page`: how long each kind of page takes on Lighthouse's phone, against our goals
 * (`goals.mjs`). Numbers are medians.
 *
 *   -- --runs N     visits of each page (default 5)
 *   -- --only TEXT  only pages whose name contains the text
 */

import { parseArgs } from 'node:util';

import { startTestProduct } from '../checks/testProduct.mjs';
import { loadDemoData } from '../demo/load.mjs';
import { demoTarget } from '../localProduct.mjs';
import { logIn } from '../logIn.mjs';
import { addresses } from '../ports.mjs';
import { runScript } from '../processGroup.mjs';
import { UserError } from '../userError.mjs';
import { GOALS, SCORES } from './goals.mjs';
import { measure, setUpLighthouse } from './lighthouse.mjs';
import { serveOrigin } from './origins.mjs';
import { BENCH_USER, seedList } from './seed.mjs';

/** @typedef {import('./goals.mjs').Goal} Goal */
/** @typedef {import('./lighthouse.mjs').Measured} Measured */

await runScript(async (group) => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  });
  const goals = GOALS.filter(({ name }) => name.includes(values.only));
  if (goals.length === 0) throw new UserError(`No page is called "${values.only}".`);
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
  await loadDemoData({ ...demoTarget(ports), shopUrl: pictures });
  const lists = {
    publicList: await seedList(ports, 'bench-60-items', 60, { pictures }),
    ownList: await seedList(ports, 'bench-own-list', 60, { pictures }),
  };

  console.log('\npage | JS before | LCP | TBT | CLS | total | requests | scores');
  let met = true;
  for (const goal of goals) {
    const url = site + goal.path(lists);
    const prepare = (/** @type {string} */ browserUrl) => visitBefore(browserUrl, site, url);
    /** @type {Measured[]} */
    const measured = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      group.check();
      const options = { chromium, ...(goal.returning && { prepare }) };
      // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other down
      measured.push(await measure(tools, url, options));
    }
    const result = median(measured);
    const problems = problemsOf(goal, result);
    met &&= problems.length === 0;
    console.log(`${row(goal.name, result)} | ${problems.join('; ') || 'pass'}`);
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
  await logIn(page, BENCH_USER, origin);
  for (const visited of [`${origin}/`, url]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, as people do
    await page.goto(visited);
    // oxlint-disable-next-line no-await-in-loop
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
function median(measured) {
  const [first] = measured;
  if (!first) throw new UserError('--runs must be at least 1.');
  const of = (/** @type {(one: Measured) => number} */ pick) =>
    measured.map(pick).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? NaN;
  return {
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    js: of(({ js }) => js),
    total: of(({ total }) => total),
    requests: of(({ requests }) => requests),
    scores: Object.fromEntries(
      Object.keys(first.scores).map((name) => [name, of(({ scores }) => scores[name] ?? NaN)]),
    ),
    failing: first.failing,
  };
}

/**
 * @param {Goal} goal
 * @param {Measured} result
 * @returns {string[]} what is missed, in words
 */
function problemsOf(goal, { js, lcp, tbt, cls, scores, failing }) {
  const over = Object.entries({ js, lcp, tbt, cls })
    .map(([name, value]) => ({ name, value, limit: goal[/** @type {'js'} */ (name)] }))
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ name, value, limit }) => `${name} ${Number(value.toFixed(3))} over ${limit}`);
  const under = Object.entries(SCORES)
    // A page that is hidden from search engines cannot have full marks for being found.
    .filter(([name, least]) => !(name === 'seo' && goal.hidden) && !((scores[name] ?? 0) >= least))
    .map(([name, least]) => `${name} ${scores[name]} under ${least} (${failing.join(', ')})`);
  return [...over, ...under];
}

/**
 * @param {string} name
 * @param {Measured} result
 */
function row(name, { js, lcp, tbt, cls, total, requests, scores }) {
  return [
    name.padEnd(22),
    `${js.toFixed(1)} KB`,
    `${Math.round(lcp)} ms`,
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
    `${total.toFixed(0)} KB`,
    requests,
    Object.keys(SCORES)
      .map((score) => `${score} ${Math.round(scores[score] ?? NaN)}`)
      .join(', '),
  ].join(' | ');
}
