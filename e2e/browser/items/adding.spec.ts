import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  itemCard,
  logIn,
  logOut,
  modal,
  openAddItem,
  openModal,
  openMoreDetails,
  openMyLists,
  SLOW_ANSWER,
  urlField,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser, shopUrl } from '../../fixtures/world.ts';

const add = (dialog: Locator) => dialog.getByRole('button', { name: 'Add Item' });

/**
 * Watches in each frame from now on which items are lit: they are so for two seconds, and a busy machine
 * may look for them later.
 * @returns the names of those that were lit so far
 */
async function watchLit(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lit = new Set<string>();
    Object.assign(window, { lit });
    const look = () => {
      for (const name of document.querySelectorAll('main li h3')) {
        const card = name.closest('li');
        if (card && getComputedStyle(card).outlineStyle === 'solid') lit.add(name.textContent);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { lit: Set<string> }).lit]);
}

test('from the dashboard to an item added from a link in four taps; the new item is in view and lit, and another one is offered', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const twelve = Array.from({ length: 12 }, (_, index) => ({ name: `Wish ${index + 1}` }));
  await newList('Garden', [ada], twelve);
  await openAs(page, ada, '/');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('link', { name: 'Garden', exact: true }));
  await tap(page.getByRole('button', { name: 'Add New Item' }));
  const dialog = modal(page, 'Add New Item');
  await expect(
    dialog.getByText("Paste a product link and we'll fill in the details."),
  ).toBeVisible();
  await tap(urlField(dialog));
  await urlField(dialog).fill(`${shopUrl}/products/kettle`);
  await expect(dialog.getByLabel('Item Name')).toHaveValue('Enamel stovetop kettle', SLOW_ANSWER);
  await expectAccessible(page, 'filled form');
  const lit = await watchLit(page);
  await tap(add(dialog));
  await expect(dialog).toBeHidden();
  expect(taps).toBeLessThanOrEqual(4);

  const card = itemCard(page, 'Enamel stovetop kettle');
  await expect(card).toBeInViewport({ ratio: 0.5 });
  await expect.poll(lit).toEqual([expect.stringContaining('Enamel stovetop kettle')]);
  await expect(page.getByText('Added Enamel stovetop kettle.')).toBeVisible();
  const another = page.getByRole('button', { name: 'Add another' });
  // Who is at a toast holds it: on a busy machine the check takes longer than the toast is shown.
  await another.focus();
  await expectAccessible(page, 'new item');
  await expect(card).toHaveCSS('outline-style', 'none');
  await another.click();
  await expect(urlField(dialog)).toBeFocused();
  await expect(urlField(dialog)).toHaveValue('');
  await expect(dialog.getByLabel('Item Name')).toHaveValue('');
});

test('Add Item pressed before the page is read waits for it, and adds what it brought', async ({
  page,
}) => {
  const { list } = await openOwnList(page, 'Garden');
  const dialog = await openAddItem(page);
  // On a busy machine the function would not answer within the two seconds.
  await page.route('**/api/fetch-product', async (route) => {
    const kettle = { name: 'Enamel stovetop kettle', price: 48, currency: 'USD' };
    await dialog.getByText('Reading the page…').waitFor();
    await route.fulfill({ json: { imageUrl: null, color: null, size: null, ...kettle } });
  });
  await urlField(dialog).fill(`${shopUrl}/products/kettle`);
  await add(dialog).click();
  await expect(dialog).toBeHidden(SLOW_ANSWER);
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ name: 'Enamel stovetop kettle', price: 48 }],
  });
});

test('Add Item does not wait for a page that does not come: without a name it says so, keeps everything, and fills in what comes later', async ({
  page,
}) => {
  await openOwnList(page, 'Garden');
  const dialog = await openAddItem(page);
  await dialog.getByLabel('Notes').fill('With a lid');
  const { release: answer } = await holdRequests(page, '**/api/fetch-product');
  await urlField(dialog).fill(`${shopUrl}/products/kettle`);
  await add(dialog).click();
  await expect(dialog.getByText('Item Name is required', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Notes')).toHaveValue('With a lid');
  answer();
  await expect(dialog.getByLabel('Item Name')).toHaveValue('Enamel stovetop kettle', SLOW_ANSWER);
  await add(dialog).click();
  await expect(itemCard(page, 'Enamel stovetop kettle')).toBeVisible();
});

test('a page that cannot be read asks for a name; an address without scheme is completed; the same address twice is said and allowed', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const address = 'https://www.kettles.invalid/1';
  const list = await newList('Garden', [ada], [{ name: 'Kettle', url: address }]);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await openAddItem(page);
  await urlField(dialog).pressSequentially('www.kettles.invalid/1/?utm_source=mail#reviews');
  await expect(dialog.getByText('Already on this list')).toBeVisible();
  await dialog.getByLabel('Item Name').click();
  await expect(urlField(dialog)).toHaveValue(
    'https://www.kettles.invalid/1/?utm_source=mail#reviews',
  );
  await expect(dialog.getByText("We couldn't read this page. Enter a name.")).toBeVisible(
    SLOW_ANSWER,
  );
  await expectAccessible(page, 'an address that is on the list');
  await urlField(dialog).fill('www.kettles.invalid/2');
  await expect(dialog.getByText('Already on this list')).toHaveCount(0);
  await urlField(dialog).fill('www.kettles.invalid/1');
  await dialog.getByLabel('Item Name').fill('One more kettle');
  await urlField(dialog).press('Enter');
  // The card is there as soon as the item is stored on the device.
  await expect(dialog).toBeHidden();
  await expect(itemCard(page, 'One more kettle')).toBeVisible();
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ url: address }, { url: address }],
  });
});

test('offline, a new item is in view and lit too, without waiting for its page', async ({
  page,
  context,
}) => {
  const ada = await newUser('Ada Byron');
  const twelve = Array.from({ length: 12 }, (_, index) => ({ name: `Wish ${index + 1}` }));
  const list = await newList('Garden', [ada], twelve);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await openAddItem(page);
  await dialog.getByLabel('Item Name').fill('Kettle');
  await context.setOffline(true);
  await urlField(dialog).fill(`${shopUrl}/products/kettle`);
  const lit = await watchLit(page);
  await add(dialog).click();
  await expect(page.getByText('It is sent as soon as the server can be reached.')).toBeVisible();
  await expect(itemCard(page, 'Kettle')).toBeInViewport({ ratio: 0.5 });
  await expect.poll(lit).toEqual([expect.stringContaining('Kettle')]);
  await expect(page.getByRole('button', { name: 'Add another' })).toBeVisible();
});

test('the submit button of the form is on the screen with every error shown, also above an on-screen keyboard', async ({
  page,
}) => {
  await openOwnList(page, 'Garden', [{ name: 'Kite' }]);
  const dialog = await openAddItem(page);
  const submitIsOnScreen = async () => {
    const box = await add(dialog).boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box).not.toBeNull();
    expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    await expect(add(dialog)).toBeInViewport({ ratio: 1 });
  };
  await submitIsOnScreen();
  await openMoreDetails(dialog);
  await dialog.getByLabel('Price').fill('about ten');
  await dialog.getByLabel('Quantity').fill('0');
  await dialog.getByLabel('Color').fill('x'.repeat(300));
  await dialog.getByLabel('Size').fill('x'.repeat(300));
  await dialog.getByLabel('Image URL').fill('no picture');
  await dialog.getByLabel('Notes').fill('x'.repeat(5_000));
  await add(dialog).click();
  await expect(dialog.getByText('URL is required', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Item Name is required', { exact: true })).toBeVisible();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(8);
  await submitIsOnScreen();
  await expectAccessible(page, 'all errors');
  // As when a keyboard covers the lower half of a phone.
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, height: 420 });
  await dialog.getByLabel('Notes').focus();
  await submitIsOnScreen();
});

test('what was typed survives a reload; adding, discarding and logging out remove it', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Garden', [ada, ben], [{ name: 'Kite' }]);
  await logIn(page, ada, `/login?redirect=/lists/${list.id}`);
  let dialog = await openAddItem(page);
  await dialog.getByLabel('Item Name').fill('Secret kettle');
  await dialog.getByLabel('Most wanted').check();
  await page.reload();
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await expect(dialog).toBeHidden();
  dialog = await openAddItem(page);
  await expect(dialog.getByLabel('Item Name')).toHaveValue('Secret kettle');
  await expect(dialog.getByLabel('Most wanted')).toBeChecked();
  await expect(dialog.getByText('Saved automatically on this device.')).toBeVisible();
  await expectAccessible(page, 'restored form');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  dialog = await openAddItem(page);
  await expect(dialog.getByLabel('Item Name')).toHaveValue('');
  await dialog.getByLabel('Item Name').fill('Secret lamp');
  await page.reload();
  await logOut(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Secret');
  await logIn(page, ben);
  await openMyLists(page);
  await page.getByRole('link', { name: 'Garden', exact: true }).click();
  dialog = await openAddItem(page);
  await expect(dialog.getByLabel('Item Name')).toHaveValue('');
});

test('Refresh from shop: price and picture are read again, what was typed stays, and nothing is saved before Update Item', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const kettle = { name: 'My kettle', price: 12, url: `${shopUrl}/products/kettle` };
  const list = await newList('Garden', [ada], [kettle]);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await openModal(page, 'Edit My kettle', 'Edit Item');
  await dialog.getByLabel('Notes').fill('The red one');
  await dialog.getByRole('button', { name: 'Refresh from shop' }).click();
  await expect(dialog.getByText(/price \$48\.00 \(was \$12\.00\).*picture/)).toBeVisible(
    SLOW_ANSWER,
  );
  await expect(dialog.getByLabel('Price')).toHaveValue('48');
  await expect(dialog.getByLabel('Item Name')).toHaveValue('My kettle');
  await expect(dialog.getByLabel('Notes')).toHaveValue('The red one');
  await expectAccessible(page, 'refreshed form');
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({ items: [{ price: 12 }] });
  await closeWith(dialog, 'Update Item');
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    items: [{ name: 'My kettle', price: 48, notes: 'The red one' }],
  });
});
