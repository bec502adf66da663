import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS, holdRequests } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { chooseAction, itemCard, section } from '../../fixtures/steps.ts';
import { storedFields, storedNames } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** F6: your data is yours. */

async function openExchange(page: Page): Promise<Locator> {
  const dialog = await chooseAction(page, 'Export and import', 'Export and Import');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The text of the file that pressing a button gives, and its name. */
async function downloaded(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const arrives = page.waitForEvent('download');
  await button.click();
  const file = await arrives;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const rowOf = (dialog: Locator, name: string) =>
  dialog.getByRole('row').filter({ has: dialog.page().getByText(name, { exact: true }) });

/** On how many lines of the screen the text stands. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });
}

test('F6 a list is exported as CSV and JSON, without who bought what, and imported into another list', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Summer house',
    [ada, ben],
    [
      { name: 'Kettle, "red"', price: 24.5, notes: 'Two\nlines', purchasedBy: ['Grandma'] },
      { name: '=SUM(A1)', url: 'https://shop.example/sum', by: ben, price: null },
    ],
  );
  const other = await newList('Winter house', [ada]);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await openExchange(page);
  await expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeFocused();
  await expectAccessible(page, 'Export and Import');

  const csv = await downloaded(page, dialog.getByRole('button', { name: 'Download CSV' }));
  expect(csv.name).toMatch(/^Summer-house-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, ...lines] = csv.text.split('\r\n');
  expect(head).toBe('\uFEFFname,url,price,currency,size,color,notes,imageUrl,contributor');
  expect(lines[0]).toMatch(/^"Kettle, ""red""",.*,24\.50,USD,,,"Two\nlines",.*,Ada Byron$/);
  expect(lines[1]).toMatch(/^"'=SUM\(A1\)",https:\/\/shop\.example\/sum,,,,,,.*,Ben Poe$/);
  const json = await downloaded(page, dialog.getByRole('button', { name: 'Download JSON' }));
  expect(JSON.parse(json.text)).toMatchObject({ format: 'giftlists', version: 2 });
  expect(csv.text + json.text).not.toContain('Grandma');

  await page.goto(`/lists/${other.id}`);
  const again = await openExchange(page);
  await again
    .getByLabel('File')
    .setInputFiles({ name: csv.name, mimeType: 'text/csv', buffer: Buffer.from(csv.text) });
  await expect(again.getByText('2 items of 2 rows will be added to your wishes.')).toBeVisible();
  await expect(rowOf(again, '=SUM(A1)')).toBeVisible();
  await again.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(again.getByText('2 items were added.')).toBeVisible();
  await again.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  const mine = section(page, 'Your Wish List');
  await expect(mine.getByRole('heading', { name: 'Kettle, "red"' })).toBeVisible();
  const stored = (await storedFields(`lists/${other.id}`))?.['items'];
  expect(stored).toMatchObject([
    { name: 'Kettle, "red"', price: 24.5, notes: 'Two\nlines', addedBy: ada.uid, purchasedBy: [] },
    { name: '=SUM(A1)', price: null, addedBy: ada.uid },
  ]);
});

test('F6 pasted rows are previewed, each refused one with its reason; what was not added can be copied out', async ({
  page,
  context,
}) => {
  const { owner: ada, list } = await newOwnList('Garden', [
    { name: 'Pot', url: 'https://shop.example/pot' },
  ]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await openExchange(page);
  const paste = dialog.getByLabel('Or paste');
  const preview = dialog.getByRole('button', { name: 'Preview' });

  await preview.click();
  await expect(dialog.getByText('There is nothing to import.')).toBeVisible();
  await expect(paste).toHaveAttribute('aria-invalid', 'true');
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.alloc(2_100_000, 'x') });
  await expect(dialog.getByRole('alert')).toHaveText(/too large/);
  await expectAccessible(page, 'a refused file');

  await paste.fill(
    [
      'Title;Link;Price',
      'Watering can;https://shop.example/can;12,50',
      'Old pot;https://shop.example/pot;',
      'Rake;not an address;',
      'Gnome;https://shop.example/gnome;about ten',
    ].join('\n'),
  );
  await preview.click();
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeFocused();
  await expect(rowOf(dialog, 'Watering can')).toContainText('$12.50');
  await expect(rowOf(dialog, 'Old pot')).toContainText('Already on this list');
  await expect(rowOf(dialog, 'Rake')).toContainText('Enter a valid URL');
  await expect(rowOf(dialog, 'Gnome')).toContainText('Enter a price like 24.99');
  await expect(dialog.getByLabel('Watering can')).toBeChecked();
  await expect(dialog.getByLabel('Old pot')).not.toBeChecked();
  await expectAccessible(page, 'the preview of an import');

  // Headers in other words are guessed, which is shown and can be corrected.
  await dialog.getByRole('button', { name: 'Back' }).click();
  const known = await paste.inputValue();
  await paste.fill('Our wish,Where,Cost of it\nSpade,https://shop.example/spade,"$12,345.50"');
  await preview.click();
  await expect(dialog.getByText('Check that each column is matched correctly.')).toBeVisible();
  const price = rowOf(dialog, 'Spade').getByText('$12,345.50');
  await expect(price).toBeVisible();
  // An amount that is broken off at the end of the line reads as another one.
  expect(await linesOf(price)).toBe(1);
  await dialog.getByLabel('Cost of it').focus();
  await dialog.getByLabel('Cost of it').selectOption({ label: 'Not imported' });
  await expect(rowOf(dialog, 'Spade')).not.toContainText('$12,345.50');
  await expect(dialog.getByLabel('Cost of it')).toBeFocused();
  await expectAccessible(page, 'the columns of an import');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await paste.fill(known);
  await preview.click();

  // Back, what was pasted is still there.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(paste).toHaveValue(/Gnome/);
  await preview.click();

  await dialog.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(dialog.getByText('1 item was added. 3 rows were not.')).toBeVisible();
  await expectAccessible(page, 'the report of an import');
  await dialog.getByRole('button', { name: 'Copy 3 rows not added' }).click();
  await expect(page.getByText('Copied. Paste it into a spreadsheet, or here again.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim().split(/\r?\n/)).toEqual([
    'name,url,price,problem',
    'Old pot,https://shop.example/pot,,Already on this list',
    'Rake,not an address,,Enter a valid URL',
    'Gnome,https://shop.example/gnome,about ten,"Enter a price like 24.99, or leave it empty"',
  ]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(itemCard(page, 'Watering can')).toBeVisible();
  await expect(itemCard(page, 'Rake')).toHaveCount(0);
});

test('F6 an import shows how far it is, can be stopped, and goes on with the rest', async ({
  page,
}) => {
  const { list } = await openOwnList(page, 'Garden');
  const dialog = await openExchange(page);
  const urls = Array.from({ length: 6 }, (_, i) => `https://shop${i}.example/thing`);
  await dialog.getByLabel('Or paste').fill(urls.join('\n'));
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const { release } = await holdRequests(page, COMMITS);
  await dialog.getByRole('button', { name: 'Add 6 items' }).click();
  await expect(dialog.getByRole('heading', { name: 'Adding…' })).toBeFocused();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('max', '6');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await expectAccessible(page, 'an import under way');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(dialog.getByText('1 item was added. 5 rows were not.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('Stopped. What is left is still here.');
  await dialog.getByRole('button', { name: 'Try 5 items again' }).click();
  await expect(dialog.getByText('6 items were added.')).toBeVisible();
  const stored = (await storedFields(`lists/${list.id}`))?.['items'] as { name: string }[];
  expect(stored.map(({ name }) => name)).toEqual(urls.map((_, i) => `shop${i}.example`));
});

test(
  'F6 100 rows are a write each and nothing else; the rest of a long import is estimated, goes on after a reload, and no row is added twice',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    const { list } = await openOwnList(page, 'Garden');
    const dialog = await openExchange(page);
    const rows = Array.from(
      { length: 100 },
      (_, i) => `Thing number ${i},https://shop.example/things/${i},$${i}.50,A note about it`,
    );
    await dialog.getByLabel('Or paste').fill(['Title,Link,Price,Comment', ...rows].join('\n'));
    await dialog.getByRole('button', { name: 'Preview' }).click();
    let others = 0;
    page.on('request', (request) => {
      const url = request.url();
      if (url.includes('firestore') && !COMMITS.test(url)) others += 1;
    });
    // Held in the middle: a busy machine would see it only when more rows, or all, are written.
    const { held, release } = await holdRequests(page, COMMITS, { letPass: 40 });
    await dialog.getByRole('button', { name: 'Add 100 items' }).click();
    await expect.poll(held, { timeout: 90_000 }).toBe(1);
    expect((await storedNames(list.id)).length).toBeGreaterThanOrEqual(30);
    expect(others).toBeLessThan(10);
    await expect(dialog.getByText(/^\d+ of 100, (about|a few) .* left$/)).toBeVisible();

    await page.reload();
    release();
    const again = await openExchange(page);
    await expect(again.getByText(/^An import into this list is not complete/)).toBeVisible();
    await expectAccessible(page, 'an import that was interrupted');
    await again.getByRole('button', { name: 'Continue importing' }).click();
    await again.getByRole('button', { name: /^Add \d+ items$/ }).click();
    await expect(again.getByText('100 items were added.')).toBeVisible({ timeout: 90_000 });
    expect(await storedNames(list.id)).toEqual(rows.map((_, i) => `Thing number ${i}`));
    await again.getByRole('button', { name: 'Done' }).click();
    // The list is listened to again, and nothing of the import is left.
    await expect(page.getByText('100 items', { exact: true })).toBeVisible();
    await expect((await openExchange(page)).getByText('not complete')).toHaveCount(0);
  },
);

test(
  'F6 Export and Import is for members, and says so when it cannot be loaded',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Garden', [ada], [{}]);
    await openAs(page, ben, `/lists/${list.id}`);
    // What a guest has instead; it comes after the items.
    await expect(page.getByRole('button', { name: 'Copy Public Link' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);

    await page.goto('/about');
    await openAs(page, ada, `/lists/${list.id}`);
    await context.route(/\/assets\/importingModals-/, (route) => route.abort());
    await chooseAction(page, 'Export and import');
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await context.unroute(/\/assets\/importingModals-/);
    await openExchange(page);
  },
);
