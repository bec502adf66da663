import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Refusal } from '../refusal.mjs';
import { npmCommand } from '../setup/packages.mjs';
import { inProject } from '../setup/paths.mjs';

/** @typedef {import('../session.mjs').Session} Session */

/** The last that runs on every Node we support. Not among the packages: only this bench needs it. */
const VERSION = '12.8.2';
const FOLDER = inProject('node_modules', '.cache', 'giftlists', `lighthouse-${VERSION}`);

/** Lighthouse's own phone: slow 4G and a processor four times slower than this one. */
const CPU_SLOWDOWN = 4;

/**
 * @typedef {object} Measured
 * @property {number} lcp milliseconds
 * @property {number} tbt milliseconds
 * @property {number} cls
 * @property {number} js kilobytes of scripts that had arrived before the observed content
 * @property {number} total kilobytes in all
 * @property {number} requests
 * @property {Record<string, number>} scores of 100
 * @property {string[]} failing ids of audits that did not pass
 */

/**
 * Brings Lighthouse when it is not there.
 * @param {Session} session
 * @returns {Promise<Lighthouse>}
 * @throws {Refusal} when it cannot be installed
 */
export async function setUpLighthouse(session) {
  if (!existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) {
    console.log(`Installing Lighthouse ${VERSION} (100 MB, once).`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
    const { command, args } = npmCommand();
    const install = [...args, 'install', '--no-audit', '--no-fund', '--ignore-scripts'];
    const code = await session.run(command, [...install, `lighthouse@${VERSION}`], { cwd: FOLDER });
    if (code !== 0)
      throw new Refusal('Lighthouse could not be installed: check the network and run this again.');
  }
  const require = createRequire(join(FOLDER, 'package.json'));
  const path = require.resolve('lighthouse');
  const launcher = createRequire(path).resolve('chrome-launcher');
  const { default: lighthouse } = await import(pathToFileURL(path).href);
  const { launch } = await import(pathToFileURL(launcher).href);
  return new Lighthouse(lighthouse, launch);
}

export class Lighthouse {
  /**
   * @param {Function} lighthouse
   * @param {Function} launch
   */
  constructor(lighthouse, launch) {
    this.lighthouse = lighthouse;
    this.launch = launch;
  }

  /**
   * One visit of a page in a browser without a past, unless `prepare` gives it one.
   * @param {string} url
   * @param {{ chromium: string | undefined, prepare?: (debuggingUrl: string) => Promise<void> }} options
   *   `prepare` gets the address of the browser's debugging interface; it must leave an empty cache
   * @returns {Promise<Measured>}
   */
  async measure(url, { chromium, prepare }) {
    const profile = mkdtempSync(join(tmpdir(), 'giftlists-lighthouse-'));
    const browser = await this.launch({
      chromePath: chromium,
      userDataDir: profile,
      logLevel: 'silent',
      chromeFlags: [
        '--headless=new',
        '--disable-gpu',
        '--ignore-certificate-errors',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
    try {
      await prepare?.(`http://127.0.0.1:${browser.port}`);
      const options = {
        port: browser.port,
        output: 'json',
        logLevel: 'error',
        formFactor: 'mobile',
        throttlingMethod: 'simulate',
        // A page that listens is never quiet; after this it is measured as it is.
        maxWaitForLoad: 15_000,
        disableFullPageScreenshot: true,
        disableStorageReset: prepare !== undefined,
        throttling: {
          rttMs: 150,
          throughputKbps: 1638.4,
          requestLatencyMs: 562.5,
          downloadThroughputKbps: 1474.56,
          uploadThroughputKbps: 675,
          cpuSlowdownMultiplier: CPU_SLOWDOWN,
        },
      };
      // The folder is removed with the profile.
      const folder = join(profile, 'gathered');
      await this.lighthouse(url, { ...options, gatherMode: folder });
      steady(join(folder, 'defaultPass.trace.json'));
      const { lhr } = await this.lighthouse(url, { ...options, auditMode: folder });
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return measuredFrom(lhr);
    } finally {
      await browser.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

/**
 * Puts each task's own CPU time in place of the time it took, before Lighthouse makes a slow phone's
 * of it: what else runs on this machine then does not count.
 * @param {string} file a trace
 */
function steady(file) {
  const trace = JSON.parse(readFileSync(file, 'utf8'));
  for (const event of trace.traceEvents)
    if (event.ph === 'X' && event.tdur < event.dur) event.dur = event.tdur;
  writeFileSync(file, JSON.stringify(trace));
}

/** @param {{ transferSize?: number }[]} requests */
function kilobytes(requests) {
  return requests.reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
}

/**
 * @param {any} lhr Lighthouse's result
 * @returns {Measured}
 */
function measuredFrom(lhr) {
  const metrics = lhr.audits.metrics.details.items[0];
  /** @type {{ url: string, transferSize?: number, resourceType: string, networkEndTime: number }[]} */
  const requests = lhr.audits['network-requests'].details.items.filter((/** @type {any} */ one) =>
    /^https?:/.test(one.url),
  );
  const before = metrics.observedLargestContentfulPaint;
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, score * 100]);
  const failing = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  return {
    lcp: metrics.largestContentfulPaint,
    tbt: metrics.totalBlockingTime,
    cls: metrics.cumulativeLayoutShift,
    js: kilobytes(
      requests.filter((one) => one.resourceType === 'Script' && one.networkEndTime <= before),
    ),
    total: kilobytes(requests),
    requests: requests.length,
    scores: Object.fromEntries(scores),
    failing: failing.map(({ id }) => id),
  };
}
