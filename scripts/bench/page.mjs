#!/usr/bin/env node
/**
 * `npm run bench:page`: how long each kind of page takes on Lighthouse's phone, against our goals
 * (`goals.mjs`), and against a naive build of the same app. Numbers are medians.
 *
 *   -- --runs N     visits of each page (default 5)
 *   -- --only TEXT  only pages whose name contains the text
 */

import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { VITE, localClientEnv } from '../clientBuild.mjs';
import { loadDemoData } from '../demo/load.mjs';
import { PROJECT_ID, addresses } from '../ports.mjs';
import { Refusal } from '../refusal.mjs';
import { runScript } from '../session.mjs';
import { inProject } from '../setup/paths.mjs';
import { GOALS, SCORES } from './goals.mjs';
import { setUpLighthouse } from './lighthouse.mjs';
import { serveData, serveFolder, servePictures, serveSite } from './origins.mjs';
import { startBenchProduct } from './product.mjs';
import { comeBackAs } from './returning.mjs';
import { seedList } from './seed.mjs';

const HEADER = [
  'page'.padEnd(22),
  'JS before',
  'LCP'.padStart(8),
  'TBT'.padStart(7),
  'CLS'.padStart(6),
  'total'.padStart(7),
  'req.',
  'perf / a11y / best / SEO',
].join(' | ');

/** @typedef {import('./goals.mjs').Goal} Goal */
/** @typedef {import('./lighthouse.mjs').Measured} Measured */

await runScript(async (session) => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  });
  const runs = Number(values.runs);
  const goals = GOALS.filter(({ name }) => name.includes(values.only));
  if (goals.length === 0) throw new Refusal(`No page is called "${values.only}".`);

  const { ports, publicFolder, chromium } = await startBenchProduct(session);
  const lighthouse = await setUpLighthouse(session);

  const naiveFolder = `${publicFolder}-naive`;
  console.log('Building a naive variant of the app.');
  const naive = ['build', '--config', 'scripts/bench/naive.config.ts', '--outDir', naiveFolder];
  const built = await session.run(process.execPath, [VITE, ...naive, '--emptyOutDir'], {
    cwd: inProject(),
    env: localClientEnv(ports),
  });
  if (built !== 0)
    throw new Refusal('The naive variant does not build: run this again after a commit that does.');
  session.onEnd(() => rmSync(inProject(naiveFolder), { recursive: true, force: true }));
  const { auth, hosting, firestore, shop } = addresses(ports);
  const pictures = await servePictures(session, shop);
  // A shop of today speaks https, and Lighthouse counts pictures that do not.
  await loadDemoData({
    authUrl: auth,
    firestoreUrl: firestore,
    projectId: PROJECT_ID,
    shopUrl: pictures,
  });
  const lists = {
    publicList: await seedList(ports, 'bench-60-items', 60, { pictures }),
    ownList: await seedList(ports, 'bench-own-list', 60, { pictures }),
  };
  const dataOrigin = await serveData(session, firestore);
  const site = await serveSite(session, { hosting, firestore, dataOrigin });

  /**
   * @param {Goal} goal
   * @param {string} origin
   */
  const measure = async (goal, origin) => {
    /** @type {Measured[]} */
    const measured = [];
    const url = origin + goal.path(lists);
    const visits = [origin, url];
    for (let run = 0; run < runs; run++) {
      session.check();
      const prepare = goal.returning && ((/** @type {string} */ at) => comeBackAs(at, visits));
      // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other down
      measured.push(await lighthouse.measure(url, { chromium, ...(prepare && { prepare }) }));
    }
    return median(measured);
  };

  console.log(`\n${HEADER}`);
  let met = true;
  for (const goal of goals) {
    // oxlint-disable-next-line no-await-in-loop
    const result = await measure(goal, site);
    const problems = problemsOf(goal, result);
    met &&= problems.length === 0;
    console.log(row(goal.name, result, problems.length === 0 ? 'pass' : problems.join('; ')));
  }
  const publicList = goals.find(({ hidden }) => hidden);
  if (publicList) {
    const origin = await serveFolder(session, inProject(naiveFolder));
    console.log(row('  naive variant', await measure(publicList, origin), ''));
  }
  return met ? 0 : 1;
});

/**
 * The median of each number.
 * @param {Measured[]} measured
 * @returns {Measured}
 */
function median(measured) {
  const first = measured[0];
  if (!first) throw new Refusal('--runs must be at least 1.');
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
    // A page that is kept from search engines cannot have full marks for being found.
    .filter(([name, least]) => !(name === 'seo' && goal.hidden) && !((scores[name] ?? 0) >= least))
    .map(([name, least]) => `${name} ${scores[name]} under ${least} (${failing.join(', ')})`);
  return [...over, ...under];
}

/**
 * @param {string} name
 * @param {Measured} result
 * @param {string} verdict
 */
function row(name, { js, lcp, tbt, cls, total, requests, scores }, verdict) {
  const cells = [
    name.padEnd(22),
    `${js.toFixed(1)} KB`.padStart(9),
    `${Math.round(lcp)} ms`.padStart(8),
    `${Math.round(tbt)} ms`.padStart(7),
    cls.toFixed(3).padStart(6),
    `${total.toFixed(0)} KB`.padStart(7),
    String(requests).padStart(4),
    Object.keys(SCORES)
      .map((score) => Math.round(scores[score] ?? NaN))
      .join(' / ')
      .padStart(22),
  ];
  return `${cells.join(' | ')} | ${verdict}`;
}
