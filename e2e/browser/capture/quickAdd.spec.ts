import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import {
  chooseAction,
  closeWith,
  itemCard,
  modal,
  SLOW_ANSWER,
  submitLogin,
} from '../../fixtures/steps.ts';
import { storedNames } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser, shopUrl } from '../../fixtures/world.ts';

/**
 * Answers for the function, at once: the emulator starts a process for each request at the same time.
 * That the real one fills the form is shown above, by the share target.
 */
async function answerForShops(page: Page): Promise<void> {
  const product = {
    color: null,
    size: null,
    currency: 'USD',
    imageUrl: `${shopUrl}/pictures/kite.svg`,
  };
  const answers: Record<string, object> = {
    teapot: { ...product, name: 'Stoneware teapot', price: 38 },
    kite: { ...product, name: 'Diamond kite', price: null },
  };
  await page.route('**/api/fetch-product', async (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    const path = url.split('/').at(-1) ?? '';
    const json = answers[path];
    const code = path === 'closed' ? 'turned-away' : 'no-product';
    if (json) await route.fulfill({ json });
    else await route.fulfill({ status: 422, json: { error: { code, message: 'No' } } });
  });
}

/** Puts a text on the clipboard and presses the keys for pasting it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/**
 * Pastes a text until the page takes it: what listens for that comes after the page. Pasted again after
 * it was taken, it would be put into the form that opens.
 */
async function pasteUntilTaken(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const isTaken = page.evaluate(
      () =>
        new Promise((resolve) => {
          const onPaste = (event: Event) => resolve(event.defaultPrevented);
          window.addEventListener('paste', onPaste, { once: true });
        }),
    );
    await paste(page, text);
    expect(await isTaken).toBe(true);
  }).toPass();
}

test('F4 Share target: a shop’s page shared from the phone leads by login and choice of a list to the filled form', async ({
  page,
}) => {
  test.slow();
  const { owner: ada, list: garden } = await newOwnList('Garden', [{ name: 'Kite' }]);
  await newList('Kitchen', [ada]);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    share_target: { action: string; method: string; params: Record<string, string> };
  };
  const { action, method, params } = manifest.share_target;
  expect(method).toBe('GET');
  // As many apps do: no url, the address at the end of a text of several lines.
  const shared = new URLSearchParams({
    [params['title'] ?? '']: 'A teapot',
    [params['text'] ?? '']: `Look what I found:\n${shopUrl}/products/teapot.`,
  });
  await page.goto(`${action}?${shared.toString()}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await submitLogin(page, ada);

  await expect(page.getByRole('heading', { name: 'Add an Item' })).toBeVisible();
  await expect(page.getByText('127.0.0.1/products/teapot')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'choice of a list');
  await page.getByRole('link', { name: 'Garden' }).click();
  const dialog = modal(page, 'Add New Item');
  await expect(dialog.getByLabel('URL', { exact: true })).toHaveValue(`${shopUrl}/products/teapot`);
  await expect(dialog.getByLabel('Item Name')).toHaveValue(/teapot/i, SLOW_ANSWER);
  // Used once: a reload does not open it again.
  await expect(page).toHaveURL(`/lists/${garden.id}`);
  await closeWith(dialog, 'Add Item');
  await page.reload();
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedNames(garden.id)).toHaveLength(2);
});

test(
  'F4 Share target: who is not logged in reads what the login is for, and goes on after it',
  { tag: '@phone' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    await newList('Kitchen', [ada]);
    await page.goto(`/add?url=${encodeURIComponent(`${shopUrl}/nothing`)}`);
    const notice = page.getByText('Log in or sign up to add this item to your list.');
    await expect(notice).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Sign Up', level: 1 })).toBeVisible();
    await expect(notice).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Login' })
      .click();
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
    await expect(notice).toBeVisible();
    await submitLogin(page, ada);
    await expect(page.getByRole('link', { name: /^Kitchen/ })).toBeVisible();
    await expect(page).toHaveURL(/^[^?]*\/add\?url=/);
  },
);

test('F4 Share target: a new list can be made for it; nothing but a web address comes along', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  await openAs(page, ada, `/add?url=${encodeURIComponent(`${shopUrl}/nothing`)}`);
  await expect(page.getByText('Get started by creating a list!')).toBeVisible();
  await page.getByRole('button', { name: 'Create New List' }).click();
  await page.getByLabel('List Name').fill('Kitchen');
  await page.getByRole('button', { name: 'Create List' }).click();
  await expect(page.getByRole('heading', { name: 'Kitchen', level: 1 })).toBeVisible();
  await expect(modal(page, 'Add New Item').getByLabel('URL', { exact: true })).toHaveValue(
    `${shopUrl}/nothing`,
  );

  for (const nothing of ['url=javascript%3Aalert(1)', 'text=A+teapot', '']) {
    await page.goto(`/add?${nothing}`);
    await expect(page.getByRole('heading', { name: 'Nothing to add' })).toBeVisible();
  }
  await expectAccessible(page, 'nothing to add');
});

test(
  'F4 Share target: ?add= of anything else opens nothing and leaves the address bar; a Guest gets no form',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Garden', [ada], [{ name: 'Kite' }]);
    for (const [user, add] of [
      [ada, 'javascript:alert(1)'],
      [ben, `${shopUrl}/nothing`],
    ] as const) {
      await openAs(page, user, `/lists/${list.id}?add=${encodeURIComponent(add)}&joined=true`);
      await expect(page).toHaveURL(`/lists/${list.id}?joined=true`);
      await expect(itemCard(page, 'Kite')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  },
);

test('F4 Bookmarklet: on the Account page, to drag or to copy; it opens Add for the page it is pressed on', async ({
  page,
  context,
  baseURL,
}) => {
  await openAs(page, await newUser('Ada Byron'), '/account');
  const link = page.getByRole('link', { name: 'Add to Giftlists' });
  const code = (await link.getAttribute('href')) ?? '';
  expect(code).toMatch(/^javascript:/);
  // Pressed where it cannot work, it says what it is for.
  await link.click();
  await expect(page.getByText('it works on other sites')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: "Copy the bookmark's code" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectAccessible(page, 'account');

  const shop = await context.newPage();
  await shop.goto(`${shopUrl}/products/teapot`);
  const opened = context.waitForEvent('page');
  // What a browser does with a bookmark of such an address.
  await shop.evaluate(decodeURIComponent(code.slice('javascript:'.length)));
  const add = await opened;
  await expect(add).toHaveURL(
    new RegExp(`^${baseURL}/add\\?url=${encodeURIComponent(`${shopUrl}/products/teapot`)}`),
  );
  await expect(add.getByText('Get started by creating a list!')).toBeVisible();
});

test('F4 Paste: an address pasted anywhere on a list starts an item; other texts, fields and modals keep theirs', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Garden', [ada], [{ name: 'Kite' }]);
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  const dialog = modal(page, 'Add New Item');
  await pasteUntilTaken(page, `  ${shopUrl}/nothing\n`);
  await expect(dialog.getByLabel('URL', { exact: true })).toHaveValue(`${shopUrl}/nothing`);
  await dialog.getByLabel('Notes').focus();
  await paste(page, 'https://other.example/');
  await expect(dialog.getByLabel('Notes')).toHaveValue('https://other.example/');
  await dialog.getByRole('button', { name: 'Cancel' }).focus();
  await paste(page, 'https://other.example/');
  await expect(dialog.getByLabel('URL', { exact: true })).toHaveValue(`${shopUrl}/nothing`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await paste(page, 'Look at https://other.example/');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const handler = page.waitForResponse(/\/assets\/PasteHandler-/);
  await openAs(page, ben, `/lists/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await handler;
  await paste(page, `${shopUrl}/nothing`);
  // A menu cannot be opened behind a dialog.
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('F4 Several items: pages are read with a row for each, corrected, and added; nothing is lost when one fails', async ({
  page,
}) => {
  test.slow();
  const { owner: ada, list } = await newOwnList('Garden', [
    { name: 'Kite', url: `${shopUrl}/products/lamp` },
  ]);
  await answerForShops(page);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await chooseAction(page, 'Add several items', 'Add Several Items');
  await dialog.getByRole('button', { name: 'Read the Pages' }).click();
  await expect(dialog.getByText('URL is required', { exact: true })).toBeVisible();
  await dialog.getByLabel('Links').fill(`${shopUrl}/products/teapot\nsomething else`);
  await expect(dialog.getByText('“something else” is not a valid URL')).toBeVisible();
  await expectAccessible(page, 'several links, refused');
  await dialog
    .getByLabel('Links')
    .fill(
      ['products/teapot', 'closed', 'products/kite', 'products/lamp?utm_source=mail']
        .map((path) => `${shopUrl}/${path}`)
        .join('\n'),
    );
  await dialog.getByRole('button', { name: 'Read the Pages' }).click();
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(dialog.getByText('2 of 4 pages were read.')).toBeVisible();
  await expect(rows.nth(0)).toContainText('Filled in');
  await expect(rows.nth(0)).toContainText('$38.00');
  await expect(rows.nth(1)).toContainText('Could not be read');
  await expect(rows.nth(1)).toContainText("This shop doesn't let us read its pages.");
  await expect(rows.nth(2)).toContainText('Needs a look');
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '4');
  // What is on the list already is shown as that, and not added unless it is asked for.
  await expect(rows.nth(3).getByLabel(/^Already on this list/)).not.toBeChecked();
  await expectAccessible(page, 'several items, read');

  await dialog.getByLabel('Name of item 1').fill('My teapot');
  await dialog.getByRole('button', { name: 'Add 3 Items' }).click();
  // The one without a name stays, the others are in the list.
  await expect(rows.nth(1).getByText('Item Name is required')).toBeVisible();
  await expect(rows.nth(0)).toContainText('Added');
  await expect(rows.nth(2)).toContainText('Added');
  expect(await storedNames(list.id)).toEqual(['Kite', 'My teapot', 'Diamond kite']);
  await dialog.getByLabel('Name of item 2').fill('Something');
  // The focus moves on from a row that goes.
  await dialog.getByRole('button', { name: 'Remove item 4' }).press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await closeWith(dialog, 'Add 1 Item');
  await expect(page.getByText('3 items added')).toBeVisible();
  expect(await storedNames(list.id)).toHaveLength(4);
});

test('F4 Several items: several pasted addresses open it; a write that is refused says why and can be tried again', async ({
  page,
}) => {
  test.slow();
  const { owner: ada, list } = await newOwnList(
    'Garden',
    Array.from({ length: 499 }, () => ({ url: `${shopUrl}/products/lamp` })),
  );
  await answerForShops(page);
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(itemCard(page, 'Item 1').first()).toBeVisible();
  const dialog = modal(page, 'Add Several Items');
  await pasteUntilTaken(page, `${shopUrl}/products/teapot\n${shopUrl}/products/kite`);
  await expect(dialog.getByText('All 2 pages were read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 Items' }).click();
  // A transaction on a list of 500 items, twice: on a busy machine that takes its time.
  await expect(dialog.getByText('This list is full.')).toBeVisible({ timeout: 30_000 });
  const rows = dialog.getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Added');
  await expect(dialog.getByLabel('Name of item 2')).toHaveValue(/kite/i);
  await dialog.getByRole('button', { name: 'Remove item 2' }).click();
  await expect(rows).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  expect(await storedNames(list.id)).toHaveLength(500);
});
