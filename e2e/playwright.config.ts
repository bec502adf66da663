import { defineConfig } from 'playwright/test';

import { addresses, currentPorts } from '../scripts/ports.mjs';

// The browser tests run against the production build on the Hosting emulator. scripts/test.mjs starts
// it, and says where a Chromium is.

const inCi = process.env.CI !== undefined && process.env.CI !== '';
const chromium = process.env.GIFTLISTS_CHROMIUM;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './fixtures/warmFunction.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: inCi,
  // A test that fails once is a defect of the product or of the test; trying again would hide it.
  retries: 0,
  workers: 2,
  // For a machine that does other work too. What must be quick for a person has a limit of its own.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    baseURL: addresses(currentPorts()).hosting,
    // The product's sentences, prices and dates are checked as a reader of en-US sees them.
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nothing here is about motion, and drawing it takes a core.
    contextOptions: { reducedMotion: 'reduce' },
    // A click that waits for something that never comes is named, which the test's own end is not.
    actionTimeout: 30_000,
    // Each test sees what the network gives; those about the kept app allow its worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: chromium ? { executablePath: chromium } : {},
  },
  // What does not depend on the layout runs once: such a test carries the tag of its window.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
