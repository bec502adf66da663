import type { CDPSession, Page } from 'playwright/test';
import { openAs } from '../../fixtures/session.ts';
import { itemCard, openModal, openMyLists } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

/** §2 a tab that is open for long: what was left is let go. */

/** What the page holds when everything that can be let go has been. */
async function held(browser: CDPSession) {
  for (let n = 0; n < 3; n += 1) await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    megabytes: value('JSHeapUsedSize') / 1e6,
  };
}

async function walk(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await openMyLists(page);
    await page.getByRole('link', { name: 'Garden' }).click();
    await expect(itemCard(page, 'Kite')).toBeVisible();
  }
}

/** Begins an item and thinks better of it. */
async function cancelForms(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const dialog = await openModal(page, 'Add New Item');
    await dialog.getByLabel('Item Name').fill(`Wish ${n}`);
    await dialog.getByLabel('Notes').fill(`Perhaps ${n}`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
  }
}

test(
  '§2 200 navigations and 60 cancelled forms: nothing of them stays in memory',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.setTimeout(240_000);
    const ada = await newUser('Ada Byron');
    await newList(
      'Garden',
      [ada],
      ['Kite', 'Lamp', 'Kettle'].map((name) => ({ name })),
    );
    await openAs(page, ada, '/');
    // From then on the page notices what is typed into.
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .some(({ name }) => /setUpServiceWorker-/.test(name)),
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
    const browser = await context.newCDPSession(page);
    await browser.send('Performance.enable');
    // Whatever is loaded once is there after a few rounds.
    await walk(page, 10);
    await cancelForms(page, 5);
    const before = await held(browser);
    await walk(page, 100);
    await cancelForms(page, 60);
    const after = await held(browser);
    const grown = {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      megabytes: after.megabytes - before.megabytes,
    };
    console.log('memory', before, after, grown);
    // One form has some sixty nodes: not a single one of sixty may stay for each that was opened.
    expect(grown.nodes).toBeLessThan(200);
    expect(grown.listeners).toBeLessThan(60);
    expect(grown.megabytes).toBeLessThan(3);
  },
);
