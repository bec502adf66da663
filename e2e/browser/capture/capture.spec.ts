import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openClosedShop, pressBookmark } from '../../fixtures/closedShop.ts';
import { openAs } from '../../fixtures/session.ts';
import { closeWith, modal, openModal, SLOW_ANSWER, submitLogin } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser, shopUrl } from '../../fixtures/world.ts';

/** The bookmarklet on shops that answer browsers only, and the way to it. */

const PICTURE = 'https://pictures.example/large/teapot-1.jpg';

/** What a shop's program answers for the address of a shop that turned it away. */
async function answerTurnedAway(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route('**/api/fetch-product', async (route) => {
    asked.push((route.request().postDataJSON() as { url: string }).url);
    const error = { code: 'turned-away', message: 'The shop answers browsers only.' };
    await route.fulfill({ status: 422, json: { error } });
  });
  return asked;
}

/**
 * Lets the app read a page for as long as it takes. After two seconds it would leave the page, and on a busy
 * machine one of three megabytes takes longer.
 */
async function readWithoutDeadline(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const start = window.setTimeout;
    Object.assign(window, {
      setTimeout: (callback: () => void, ms?: number, ...given: unknown[]) =>
        start(callback, ms === 2_000 ? 60_000 : ms, ...given),
    });
  });
}

/** The bookmark's address, as it would be dragged from the Any Shop page. */
async function bookmarkOf(page: Page): Promise<string> {
  await page.goto('/anyshop');
  const link = page.getByRole('link', { name: 'Add to Giftlists' });
  await expect(link).toHaveAttribute('href', /^javascript:/);
  return (await link.getAttribute('href')) ?? '';
}

const jsonLd = (name: string, price: string, more = '') =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}","image":"${PICTURE}"${more},"offers":{"@type":"Offer","price":"${price}","priceCurrency":"USD"}}</script>`;

const TEAPOT = `<!doctype html><html lang="en"><head><title>Stoneware teapot | Closed Shop</title>
  ${jsonLd('Stoneware teapot', '38.00')}</head>
  <body><h1>Stoneware teapot</h1><p class="price">$38.00</p>
  <form><input type="hidden" name="csrf" value="SECRET-TOKEN"><input name="q" value="SECRET-QUERY">
  <label for="color">Color</label><select id="color" name="color"><option>Blue</option><option>Sage</option></select>
  <button class="add-to-cart">Add to cart</button></form></body></html>`;

/** A page of three megabytes: a huge menu, the product, and reviews without an end. */
const HUGE = `<!doctype html><html><head><title>Cast iron pan</title></head><body>
  <nav>${'<a class="menu-entry" href="/c/pans?session=12345">Pans, pots and everything</a>'.repeat(8_000)}</nav>
  <main><h1>Cast iron pan</h1><div class="product-price"><span class="old">$80.00</span> <span class="price">$64.50</span></div>
  <img class="product-image" src="${PICTURE}" alt="Cast iron pan" width="600"><button>Add to cart</button></main>
  <section class="reviews">${'<p>A good pan. I have had it for 12 years, and it is as new.</p>'.repeat(40_000)}</section>
  </body></html>`;

/** Markup that tries to run, to break out and to be slow. */
const HOSTILE = `<!doctype html><html><head><title>&lt;/title&gt;&lt;script&gt;ran()&lt;/script&gt; Robot</title>
  ${jsonLd('Tin robot <img src=x onerror=ran()>', '19.90', `,"description":"<\\/script><script src='/ran.js'><\\/script><img src=/ran.png onerror=ran()>"`)}
  </head><body onload="ran()">${'<div class="a">'.repeat(10_000)}<i>deep</i>${'</div>'.repeat(10_000)}
  <h1>Tin robot &lt;img src=x onerror=ran()&gt;</h1><p class="price">$19.90</p>
  <a href="javascript:ran()"><img src="/ran.png?shop" onerror="ran()" alt="Tin robot"></a>
  <svg onload="ran()"><script>ran()</script></svg><iframe srcdoc="<script>ran()</script>"></iframe>
  <button>Add to cart</button></body></html>`;

/** No state, no JSON-LD, no script: only what a reader sees. */
const PLAIN = `<!doctype html><html><head><title>Wool blanket - Closed Shop</title></head><body>
  <h1>Wool blanket</h1><p>Price: <del>$120.00</del> <ins>$89.00</ins></p>
  <form><input type="radio" name="size" value="140" id="s"><label for="s">140 × 200</label>
  <input type="radio" name="size" value="200" id="l" checked><label for="l">200 × 220</label>
  <button>Add to cart</button></form></body></html>`;

/** Goes on to a list: the form has this name and price. */
async function expectForm(add: Page, name: string, price: string) {
  await add.getByRole('link', { name: 'Kitchen' }).click();
  const form = modal(add, 'Add New Item');
  await expect(form.getByLabel('Item Name')).toHaveValue(name);
  await expect(form.getByLabel('Price')).toHaveValue(price);
  return form;
}

test('F4 Bookmarklet: a shop turns us away; its page, handed over from the browser, fills the form and is saved', async ({
  page,
}) => {
  test.slow();
  const shop = await openClosedShop({ '/teapot': TEAPOT });
  const { owner: ada, list } = await newOwnList('Kitchen');

  // First without the bookmark: the form says what is wrong, and the way to it.
  await openAs(page, ada, `/lists/${list.id}`);
  const form = await openModal(page, 'Add New Item');
  await form.getByLabel('URL', { exact: true }).fill(`${shopUrl}/products/kettle?denied`);
  const sentence = form.getByText("This shop doesn't let us read its pages.");
  await expect(sentence).toBeVisible(SLOW_ANSWER);
  await expectAccessible(page, 'turned away');
  const opened = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Fill it in from your browser' }).click();
  const help = await opened;
  await expect(help.getByRole('heading', { name: 'Add from Any Shop' })).toBeVisible();

  // The function reaches no shop that is opened in a test.
  const asked = await answerTurnedAway(page);
  await readWithoutDeadline(page);
  const code = await bookmarkOf(help);
  await help.goto(`${shop.url}/teapot`);
  await help.getByLabel('Color').selectOption('Sage');
  const add = await pressBookmark(help, code);
  const sent: string[] = [];
  add.on('request', (request) => void sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await expect(add.getByText('Stoneware teapot')).toBeVisible();
  // The page is no longer in the address, and the shop's page stayed as it was.
  await expect(add).toHaveURL(`/add?url=${encodeURIComponent(`${shop.url}/teapot`)}`);
  await expect(help).toHaveURL(`${shop.url}/teapot`);
  await expectAccessible(add, 'a page that was handed over');
  await add.getByRole('link', { name: 'Kitchen' }).click();
  const filled = modal(add, 'Add New Item');
  await expect(filled.getByLabel('URL', { exact: true })).toHaveValue(`${shop.url}/teapot`);
  await expect(filled.getByLabel('Item Name')).toHaveValue('Stoneware teapot');
  await expect(filled.getByLabel('Price')).toHaveValue('38');
  await expect(filled.getByLabel('Color')).toHaveValue('Sage');
  await expect(filled.getByLabel('Image URL')).toHaveValue(PICTURE);
  await closeWith(filled, 'Add Item');
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ name: 'Stoneware teapot', price: 38, color: 'Sage', imageUrl: PICTURE }],
  });
  // Nobody was asked, nothing that was typed came along, and nothing is kept.
  expect(asked).toEqual([]);
  expect(sent.join('\n')).not.toMatch(/SECRET|page=/);
  expect(await add.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/SECRET|Stoneware/);

  // From now on the form says what to press.
  await add.getByRole('button', { name: 'Add New Item' }).click();
  await filled.getByLabel('URL', { exact: true }).fill(`${shop.url}/kettle`);
  await expect(filled.getByText(/press Add to Giftlists/)).toBeVisible();
  await expect(filled.getByRole('link', { name: "on the shop's page" })).toHaveAttribute(
    'href',
    `${shop.url}/kettle`,
  );
  await shop.close();
});

test(
  'F4 Bookmarklet: pages of three megabytes, of hostile markup, and without any script, before a login',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    const shop = await openClosedShop({ '/huge': HUGE, '/hostile': HOSTILE, '/plain': PLAIN });
    const ada = await newUser('Ada Byron');
    await newList('Kitchen', [ada]);
    const asked = await answerTurnedAway(page);
    await readWithoutDeadline(page);
    const code = await bookmarkOf(page);
    const handOver = async (path: string) => {
      await page.goto(shop.url + path);
      shop.asked.splice(0);
      return pressBookmark(page, code);
    };
    // Signed out: what was handed over is still there after the login.
    const add = await handOver('/plain');
    await expect(add).toHaveURL(/\/login\?redirect=/);
    await submitLogin(add, ada);
    const plain = await expectForm(add, 'Wool blanket', '89');
    await expect(plain.getByLabel('Size')).toHaveValue('200 × 220');

    const huge = await handOver('/huge');
    await expect(huge.getByText('Cast iron pan')).toBeVisible({ timeout: 60_000 });
    await expectForm(huge, 'Cast iron pan', '64.50');

    const hostile = await handOver('/hostile');
    const dialogs: string[] = [];
    hostile.on('dialog', (dialog) => void dialogs.push(dialog.message()));
    const form = await expectForm(hostile, 'Tin robot <img src=x onerror=ran()>', '19.90');
    await expect(form.getByLabel('Image URL')).toHaveValue(PICTURE);
    await expect(hostile.locator('img[onerror]')).toHaveCount(0);
    expect(dialogs).toEqual([]);
    // No part of the markup was loaded from where it came from, and the function was not asked.
    expect(shop.asked).toEqual([]);
    expect(asked).toEqual([]);
    await shop.close();
  },
);

test(
  'F4 Bookmarklet: what takes too long, is damaged or is no page leaves the address',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Kitchen');
    await answerTurnedAway(page);
    await openAs(page, ada, `/lists/${list.id}`);
    const url = 'https://shop.invalid/teapot';
    const fragment = (packed: string) =>
      `/add#url=${encodeURIComponent(url)}&title=A+teapot&page=${packed}`;
    await page.goto('/about');
    await page.goto(fragment('1AAAA'));
    await expect(page.getByText("We couldn't read this page.")).toBeVisible();
    await expect(page.getByText('A teapot')).toBeVisible();
    // A page without a product: its title is no name.
    await page.goto('/about');
    await page.goto(fragment('0PHA-QXJlIHlvdSBhIHJvYm90PzwvcD4'));
    await expect(page.getByText('We found no product on this page.')).toBeVisible();
    await expect(page.getByText('A teapot')).toHaveCount(0);
    // A worker that never answers.
    await page.route(/pageWorker/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Content-Security-Policy': "default-src 'none'" },
        body: "postMessage('ready'); onmessage = () => { for (;;); };",
      }),
    );
    await page.goto('/about');
    await page.goto(fragment('0PGgxPg'));
    await expect(page.getByText('This page took too long to read.')).toBeVisible();
    // Its title came along, and fills the name.
    await page.getByRole('link', { name: 'Kitchen' }).click();
    const form = modal(page, 'Add New Item');
    await expect(form.getByText("This shop doesn't let us read its pages.")).toBeVisible();
    await expect(form.getByLabel('Item Name')).toHaveValue('A teapot');
    // So does what an app shares, in its title or in its text.
    const shared = new URLSearchParams({ text: 'A lamp\nhttps://shop.invalid/lamp' });
    await page.goto(`/add?${shared.toString()}`);
    await page.getByRole('link', { name: 'Kitchen' }).click();
    await expect(form.getByLabel('URL', { exact: true })).toHaveValue('https://shop.invalid/lamp');
    await expect(form.getByLabel('Item Name')).toHaveValue('A lamp');
  },
);

test('F4 iPhone: the page that shows how to save the bookmarklet, from Account and from an empty Add page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, await newUser('Ada Byron'), '/account');
  await page.getByRole('link', { name: 'step by step, with pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Add from Any Shop', level: 1 })).toBeVisible();
  await expect(page.getByRole('list').getByRole('img')).toHaveCount(4);
  await expectAccessible(page, 'any shop, dark');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: "Copy the bookmark's code" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^javascript:void%20/);
  await page.goto('/add');
  await page.getByRole('link', { name: 'How to add from any shop' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.getByRole('heading', { name: 'Add from Any Shop', level: 1 })).toBeVisible();
  await expectAccessible(page, 'any shop, light');
});
