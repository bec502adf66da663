import { defineConfig, type Project } from 'playwright/test';

import browserTests from '../playwright.config.ts';

const PHONE = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const WINDOWS = [
  { viewport: { width: 320, height: 568 }, ...PHONE },
  { viewport: { width: 360, height: 740 }, ...PHONE },
  { viewport: { width: 390, height: 844 }, ...PHONE },
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 1920, height: 1080 } },
];
/** The widths of all screens; the others are for screens with the tag @every-width. */
const WIDTHS = new Set([390, 1280]);

// `npm run screenshots`: each window in light and dark is a project, each screen a test.
export default defineConfig({
  testDir: '.',
  testMatch: 'shots.run.ts',
  outputDir: '../../test-results/screenshots-failed',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  use: {
    ...browserTests.use,
    serviceWorkers: 'allow',
    // On a desktop they take room on Windows and Linux; the phones here show none all the same.
    launchOptions: {
      ...browserTests.use?.launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  projects: WINDOWS.flatMap((window) =>
    (['light', 'dark'] as const).map((colorScheme): Project => {
      const { width } = window.viewport;
      return {
        name: `${width}-${colorScheme}`,
        use: { ...window, colorScheme },
        grep: WIDTHS.has(width) ? /./ : /@every-width/,
      };
    }),
  ),
});
