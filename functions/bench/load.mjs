#!/usr/bin/env node
/**
 * `npm run bench:function`: 200 requests at a time for 30 s against the function on the emulator,
 * then what our own code adds to a shop's answer. It starts the Auth and Functions emulators itself
 * (GIFTLISTS_PORT_OFFSET as everywhere) and touches nothing but this machine.
 *
 * The emulator starts a process for every request that finds none idle, 200 of them at once, where in
 * production an instance serves 16 and the rest wait in front of it. So the requests wait here, in
 * front of LANES processes. Limits are per process, as they are per instance in production.
 */
import { createServer } from 'node:http';
import { mkdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { startEmulators } from '../../scripts/emulators.mjs';
import { HOST, PROJECT_ID, offsetFrom, portsAt } from '../../scripts/ports.mjs';
import { runScript } from '../../scripts/processGroup.mjs';
import { setUpEmulators } from '../../scripts/setup.mjs';
import { inProject } from '../../scripts/setup/paths.mjs';

const AT_ONCE = 200;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
const LANES = 4;
const TIMEOUT_MS = 40_000;
const USERS = 2;
const PAGE = `<title>Blue Mug</title><script type="application/ld+json">{"@type":"Product","name":"Blue Mug","offers":{"price":"12.50","priceCurrency":"EUR"}}</script><h1>Blue Mug</h1><b class="price">12,50 €</b>${'<p>words</p>'.repeat(5000)}`;

const offset = offsetFrom('GIFTLISTS_PORT_OFFSET', 0);
const ports = portsAt(offset);
const shopPort = ports.mockShop;
const target = `http://${HOST}:${ports.functions}/${PROJECT_ID}/us-central1/fetchProduct`;
const shopUrl = `http://${HOST}:${shopPort}/`;

let free = LANES;
/** @type {(() => void)[]} */
const waiting = [];
let current = '';

await runScript(async (group) => {
  const shop = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(PAGE),
  );
  await new Promise((resolve) => shop.listen(shopPort, HOST, () => resolve(undefined)));
  group.onEnd(() => shop.close());
  const env = {
    ...(await setUpEmulators(group)),
    FETCH_PRODUCT_ALLOW: `${HOST}:${shopPort}`,
  };
  const publicFolder = `dist-local-${offset}`;
  mkdirSync(inProject(publicFolder), { recursive: true });
  await startEmulators(group, { offset, ports, env, publicFolder });
  const isRight = await load();
  await overhead();
  return isRight ? 0 : 1;
});

/** 200 at a time, and what came back. */
async function load() {
  const tokens = await Promise.all(Array.from({ length: USERS }, (_, i) => newToken(i)));
  /** @type {Map<number, number>} */
  const statuses = new Map();
  /** @type {number[]} */
  const times = [];
  let withoutRetryAfter = 0;
  let n = 0;
  const end = performance.now() + SECONDS * 1000;
  const lane = async () => {
    while (performance.now() < end) {
      const i = n++;
      const started = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- a lane asks one thing after the other
      const response = await ask(i, tokens[i % USERS] ?? '');
      times.push(performance.now() - started);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 429 && response.retryAfter === null) withoutRetryAfter++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  console.log(`\n${AT_ONCE} requests at a time for ${SECONDS} s, ${USERS} users:`);
  for (const [status, count] of [...statuses].toSorted((a, b) => a[0] - b[0]))
    console.log(`  ${status}  ${count}`);
  console.log(
    `  p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, waiting for a free process included`,
  );
  const wrong = [...statuses.keys()].filter((status) => status !== 200 && status !== 429);
  if (wrong.length > 0 || withoutRetryAfter > 0 || !statuses.has(429)) {
    console.error(
      `Not as it should be: other statuses ${wrong.join(', ') || 'none'}, 429 without Retry-After ${withoutRetryAfter}.`,
    );
    return false;
  }
  return true;
}

/** One after the other: the function's answer beside the shop's own. */
async function overhead() {
  /** @type {number[]} */
  const ours = [];
  /** @type {number[]} */
  const shops = [];
  for (let i = 0; i < 60; i++) {
    let started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- measured one by one
    await (await fetch(`${shopUrl}?d=${i}`)).text();
    shops.push(performance.now() - started);
    // oxlint-disable-next-line no-await-in-loop -- a new user, so that no limit is met
    const token = i % 15 === 0 ? (current = await newToken(1000 + i)) : current;
    started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- measured one by one
    await ask(100_000 + i, token);
    ours.push(performance.now() - started);
  }
  console.log(
    `\nOne at a time: the shop alone p95 ${at(shops, 0.95)} ms, through the function p95 ${at(ours, 0.95)} ms`,
  );
  console.log(
    `p95 added by our code and the emulator: ${Math.max(0, at(ours, 0.95) - at(shops, 0.95))} ms`,
  );
}

/**
 * @param {number} i tells requests apart, so that none is answered from the cache
 * @param {string} token
 */
async function ask(i, token) {
  if (free > 0) free--;
  else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
  try {
    const response = await fetch(target, {
      method: 'POST',
      // Longer than the function may take: then the bench fails instead of waiting on.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ url: `${shopUrl}?n=${i}` }),
    });
    const retryAfter = response.headers.get('retry-after');
    await response.arrayBuffer();
    return { status: response.status, retryAfter };
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}

/** @param {number} i */
async function newToken(i) {
  const url = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const account = {
    email: `load-${i}@example.com`,
    password: 'Secret-123',
    returnSecureToken: true,
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const body = /** @type {{ idToken?: string }} */ (await response.json());
  return body.idToken ?? '';
}

/**
 * @param {number[]} times
 * @param {number} share
 */
function at(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}
