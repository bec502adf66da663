import { logIn } from '../logIn.mjs';
import { BENCH_USER } from './seed.mjs';

/**
 * Makes the browser one in which a user has signed in and looked at some pages, but whose cache has
 * been emptied since.
 * @param {string} debuggingUrl of the browser
 * @param {string[]} urls what the user looked at
 */
export async function comeBackAs(debuggingUrl, [origin = '', ...urls]) {
  const { chromium } = await import('playwright');
  const browser = await chromium.connectOverCDP(debuggingUrl);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  await logIn(page, BENCH_USER, origin);
  for (const url of [`${origin}/`, ...urls]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, as people do
    await page.goto(url);
    // oxlint-disable-next-line no-await-in-loop
    await page.locator('main:not([inert] *) li').first().waitFor();
  }
  // What is shown is written down a moment after it came.
  await page.waitForFunction(() => localStorage.length >= 2 || location.pathname === '/');
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}
