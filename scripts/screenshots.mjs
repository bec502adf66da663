/**
 * `npm run screenshots`: a picture of every screen (`e2e/screenshots`), wide and narrow, light and dark, and of
 * lists at further widths.
 *
 *   -- -g EXPRESSION  only pictures whose window and screen match it, such as "390-light.*public-list"
 *   -- --docs         also the pictures of docs/screens.md and the README, into docs/screenshots
 */

import { parseArgs } from 'node:util';

import { runPlaywright } from './checks/runners.mjs';
import { startTestProduct } from './checks/testProduct.mjs';
import { runScript } from './processGroup.mjs';

await runScript(async (group) => {
  const { values } = parseArgs({
    options: {
      grep: { type: 'string', short: 'g', default: '' },
      docs: { type: 'boolean', default: false },
    },
  });
  const { env } = await startTestProduct(group);
  const { failed } = await runPlaywright(group, {
    config: 'e2e/screenshots/playwright.config.ts',
    env: { ...env, SCREENSHOTS_FOR_DOCS: String(values.docs) },
    extra: ['--grep', values.grep],
  });
  console.log('The pictures are in test-results/screenshots.');
  return failed === 0 ? 0 : 1;
});
