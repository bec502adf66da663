import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { listen } from '../../../scripts/listen.mjs';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import { modal, submitLogin } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** F4: the wish list of a shop comes by a bookmarklet to the preview of an import. */

const ROWS = 24;
const SHOWN_AT_FIRST = 10;

/** A row as shops lay them out: a cut off title, a price in parts, one crossed out, buttons. */
function row(number: number): string {
  const href = `/products/thing-${number}?list=1&amp;ref_=wl_${number}`;
  const price =
    number === 2
      ? '<p class="note">Currently unavailable</p>'
      : `<s class="former">$99.00</s><span class="price"><span class="whole-price">$${number}.95</span>
         <span aria-hidden="true"><sup>$</sup><b>${number}</b><sup>95</sup></span></span>`;
  const name = number === 3 ? '&lt;img src=x onerror=alert(1)&gt; vase' : `Thing number ${number}`;
  return `<li data-itemid="I${number}"><div class="picture"><a href="${href}" tabindex="-1"><img alt="" src="/p.svg"></a></div>
    <h2><a href="${href}" title="${name}">Thing num…</a></h2>${price}<span>4.${number} of 5 stars</span>
    <button>Move</button><a href="#delete">Remove</a></li>`;
}

/** The page of the shop: rows are loaded while it is scrolled, and no script of others may run. */
function shopPage(): string {
  const rows = Array.from({ length: ROWS }, (_, i) => row(i + 1));
  const first = rows.slice(0, SHOWN_AT_FIRST).join('');
  const later = rows.slice(SHOWN_AT_FIRST).join('');
  return `<!doctype html><html lang="en"><title>Birthday wishes</title><body>
    <nav><ul>${'<li><a href="/deals">Deals <img alt="" src="/p.svg"> $1.00</a></li>'.repeat(30)}</ul></nav>
    <main><h1>Birthday wishes</h1><ul class="rows">${first}</ul><div style="height:2000px"></div></main>
    <aside><ul>${'<li><a href="/ad">You may also like <img alt="" src="/p.svg"> $5.00</a></li>'.repeat(30)}</ul></aside>
    <template>${later}</template><script src="/more.js"></script></body></html>`;
}

const MORE = `addEventListener('scroll', () => setTimeout(() => {
    const later = [...document.querySelector('template').content.children].slice(0, 5);
    document.querySelector('.rows').append(...later);
  }, 100));`;

let shop: Awaited<ReturnType<typeof listen>>;

test.beforeAll(async () => {
  const server = createServer(({ url }, response) => {
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; img-src 'self'; style-src 'unsafe-inline'; form-action 'none'; trusted-types none; require-trusted-types-for 'script'",
    );
    if (url === '/more.js') response.setHeader('Content-Type', 'text/javascript').end(MORE);
    else if (url === '/p.svg') {
      response
        .setHeader('Content-Type', 'image/svg+xml')
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
    } else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(shopPage());
  });
  shop = await listen(server);
});

test.afterAll(() => shop.close());

/** The bookmarklet's code, as it is on the button to drag. */
async function bookmarkletOn(page: Page): Promise<string> {
  const address = await page
    .getByRole('link', { name: 'Import to Giftlists' })
    .getAttribute('href');
  expect(address).toMatch(/^javascript:/);
  return decodeURIComponent((address ?? '').slice('javascript:'.length));
}

/** Presses the bookmarklet on the shop's page. @returns the page that it opens */
async function press(page: Page, code: string): Promise<Page> {
  await page.goto(`${shop.url}/wishes`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(SHOWN_AT_FIRST);
  const opens = page.context().waitForEvent('page');
  // A browser runs a bookmark's code in the page whatever its Content-Security-Policy says; so does this.
  await page.evaluate(code);
  return opens;
}

test('F4 a shop’s wish list, loaded while it scrolls and under a strict policy, comes to the preview and onto the list', async ({
  page,
}) => {
  const { owner: ada, list } = await newOwnList('Birthday', [
    { name: 'Had before', url: `${shop.url}/products/thing-4?list=1` },
  ]);
  await openAs(page, ada, '/account');
  const code = await bookmarkletOn(page);
  const problems: string[] = [];
  page.context().on('weberror', (error) => problems.push(String(error.error())));
  const opened = await press(page, code);

  await expect(opened.getByRole('heading', { name: 'Import a Wish List' })).toBeVisible();
  await expect(opened.getByText(`${ROWS} wishes were found.`)).toBeVisible();
  await expect(opened).toHaveURL(/\/import$/);
  await expectAccessible(opened, 'choice of a list for an import');
  await opened.getByRole('link', { name: 'Birthday' }).click();
  const dialog = modal(opened, 'Import');
  const rowOf = (name: string) =>
    dialog.getByRole('row').filter({ has: opened.getByText(name, { exact: true }) });
  await expect(rowOf('Thing number 1')).toContainText('$1.95');
  await expect(rowOf('Thing number 2')).not.toContainText('$');
  await expect(rowOf('<img src=x onerror=alert(1)> vase')).toContainText('$3.95');
  await expect(rowOf('Thing number 4')).toContainText('Already on this list');
  await expect(dialog.getByLabel('Thing number 4')).not.toBeChecked();
  await expectAccessible(opened, 'the preview of a shop’s wish list');

  await dialog.getByRole('button', { name: `Add ${ROWS - 1} items` }).click();
  await expect(dialog.getByText(`${ROWS - 1} items were added. 1 row was not.`)).toBeVisible({
    timeout: 30_000,
  });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(opened).toHaveURL(`/lists/${list.id}`);
  await expect(opened.getByRole('heading', { name: 'Thing number 24' })).toBeAttached();
  const stored = (await storedFields(`lists/${list.id}`))?.['items'] as Record<string, unknown>[];
  expect(stored).toHaveLength(ROWS);
  expect(stored[1]).toMatchObject({
    name: 'Thing number 1',
    url: `${shop.url}/products/thing-1?list=1&ref_=wl_1`,
    price: 1.95,
  });
  expect(stored.at(-1)).toMatchObject({ name: `Thing number ${ROWS}`, price: ROWS + 0.95 });
  expect(problems).toEqual([]);
  // Imported once: the page has nothing any more.
  await opened.goto('/import');
  await expect(opened.getByRole('heading', { name: 'Nothing to import' })).toBeVisible();
});

test(
  'F4 a wish list waits while somebody logs in; what a fragment of others holds is no markup and no address',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await newList('Birthday', [ada]);
    const rows = [
      ['<script>alert(1)</script>', 'javascript:alert(1)', '$1', 'data:text/html,x'],
      ['Kettle', 'https://shop.example/kettle', '$5', ''],
    ];
    await page.goto(`/import#list=${encodeURIComponent(JSON.stringify({ rows, left: 3 }))}`);
    await expect(page.getByText('Log in or sign up to import this wish list.')).toBeVisible();
    await submitLogin(page, ada);
    await expect(page.getByText(/^2 wishes were found\. 3 more did not fit/)).toBeVisible();
    await page.getByRole('link', { name: 'Birthday' }).click();
    const dialog = modal(page, 'Import');
    await expect(dialog.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(dialog.getByText('URL is required')).toBeVisible();
    await expect(dialog.getByLabel('Kettle')).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Add 1 item' })).toBeEnabled();

    for (const nothing of ['#list=', '#list=%7B', '']) {
      await page.goto('/about');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`/import${nothing}`);
      await expect(page.getByRole('heading', { name: 'Nothing to import' })).toBeVisible();
    }
    await expectAccessible(page, 'nothing to import');
  },
);
