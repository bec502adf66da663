import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { runNpm } from '../setup/packages.mjs';
import { inProject } from '../setup/paths.mjs';
import { UserError } from '../userError.mjs';

/** The last that runs on every Node we support. Not among the packages, because it is 100 MB. */
const VERSION = '12.8.2';
const FOLDER = inProject('node_modules', '.cache', 'giftlists', `lighthouse-${VERSION}`);

/**
 * One visit in numbers: `lcp` and `tbt` in milliseconds, `cls`, `js` (scripts that had arrived before
 * the observed content) and `total` in kilobytes, `requests`, and each of Lighthouse's scores of 100.
 * @typedef {Record<string, number>} Measured
 */

/**
 * Installs Lighthouse when it is not there.
 * @param {import('../processGroup.mjs').ProcessGroup} group
 * @returns {Promise<{ lighthouse: Function, launch: Function }>}
 * @throws {UserError} when it cannot be installed
 */
export async function setUpLighthouse(group) {
  if (!existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) {
    console.log(`Installing Lighthouse ${VERSION} (100 MB, once).`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
    const install = ['install', '--ignore-scripts', `lighthouse@${VERSION}`];
    if ((await runNpm(group, install, { cwd: FOLDER })) !== 0) {
      throw new UserError('Lighthouse could not be installed: check the network and try again.');
    }
  }
  const path = createRequire(join(FOLDER, 'package.json')).resolve('lighthouse');
  const launcher = createRequire(path).resolve('chrome-launcher');
  const { default: lighthouse } = await import(pathToFileURL(path).href);
  const { launch } = await import(pathToFileURL(launcher).href);
  return { lighthouse, launch };
}

/**
 * One visit of a page in a browser with an empty profile, unless `prepare` fills it.
 * @param {Awaited<ReturnType<typeof setUpLighthouse>>} tools
 * @param {string} url
 * @param {object} options
 * @param {string | undefined} options.chromium
 * @param {(debuggingUrl: string) => Promise<void>} [options.prepare] must leave an empty cache
 * @returns {Promise<Measured>}
 */
export async function measure({ lighthouse, launch }, url, { chromium, prepare }) {
  const profile = mkdtempSync(join(tmpdir(), 'giftlists-lighthouse-'));
  const flags = ['--headless=new', '--disable-gpu', '--ignore-certificate-errors'];
  const browser = await launch({
    chromePath: chromium,
    userDataDir: profile,
    logLevel: 'silent',
    // Chromium's sandbox does not work for root.
    chromeFlags: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags,
  });
  try {
    await prepare?.(`http://127.0.0.1:${browser.port}`);
    // Everything else is Lighthouse's own phone: slow 4G and a processor four times slower.
    const options = {
      port: browser.port,
      logLevel: 'error',
      // The network of a page that listens to the database never becomes idle.
      maxWaitForLoad: 15_000,
      disableFullPageScreenshot: true,
      disableStorageReset: prepare !== undefined,
    };
    const folder = join(profile, 'gathered');
    await lighthouse(url, { ...options, gatherMode: folder });
    useCpuTime(join(folder, 'defaultPass.trace.json'));
    const { lhr } = await lighthouse(url, { ...options, auditMode: folder });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return measuredFrom(lhr);
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Replaces the duration of each task by its CPU time, before Lighthouse scales it to a slow phone,
 * so that other programs on this machine do not count.
 * @param {string} file a trace
 */
function useCpuTime(file) {
  const trace = JSON.parse(readFileSync(file, 'utf8'));
  for (const event of trace.traceEvents) {
    if (event.ph === 'X' && event.tdur < event.dur) event.dur = event.tdur;
  }
  writeFileSync(file, JSON.stringify(trace));
}

/** @typedef {{ url: string, transferSize?: number, resourceType: string, networkEndTime: number }} Request */

/** @param {Request[]} requests */
function kilobytes(requests) {
  return requests.reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
}

/**
 * @param {any} lhr Lighthouse's result
 * @returns {Measured}
 */
function measuredFrom(lhr) {
  const metrics = lhr.audits.metrics.details.items[0];
  /** @type {Request[]} */
  const requests = lhr.audits['network-requests'].details.items.filter(
    (/** @type {Request} */ { url }) => /^https?:/.test(url),
  );
  const painted = metrics.observedLargestContentfulPaint;
  const scripts = requests.filter(
    ({ resourceType, networkEndTime }) => resourceType === 'Script' && networkEndTime <= painted,
  );
  return {
    lcp: metrics.largestContentfulPaint,
    tbt: metrics.totalBlockingTime,
    cls: metrics.cumulativeLayoutShift,
    js: kilobytes(scripts),
    total: kilobytes(requests),
    requests: requests.length,
    ...Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, score * 100]),
    ),
  };
}
