import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { openAs } from './fixtures/session.ts';
import {
  SLOW_ANSWER,
  chooseAction,
  fillInItem,
  itemCard,
  mark,
  modal,
  section,
} from './fixtures/steps.ts';
import { storedFields } from './fixtures/stored.ts';
import { expect, test } from './fixtures/test.ts';
import { newList, newUser, shopUrl } from './fixtures/world.ts';

/** A name that stands nowhere but on the item. */
const GIVER = 'Aunt Quintessa';

/** The names of the sections of the page, in their order. */
const sections = (page: Page) =>
  page.getByRole('heading', { level: 2 }).filter({ hasText: 'Wish List' });

/** A list of Ada's and Ben's, with wishes for Leo by both. */
async function family() {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const leo = randomUUID();
  const list = await newList(
    'Family',
    [ada, ben],
    [
      { by: ada, name: 'Scarf' },
      { by: ada, name: 'Kite', for: leo, purchasedBy: [GIVER] },
      { by: ada, name: 'Tent', for: leo },
      { by: ben, name: 'Globe', for: leo, purchasedBy: ['Uncle Bob'] },
    ],
    { people: { [leo]: 'Leo' } },
  );
  return { ada, ben, leo, list };
}

test('F11 a parent writes a child’s wishes, which have a section and a chip of their own', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada, ben], [{ name: 'Scarf' }, { by: ben, name: 'Lamp' }]);
  await openAs(page, ada, `/lists/${list.id}`);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const form = modal(page, 'Add New Item');
  await form.getByLabel('URL', { exact: true }).fill(`${shopUrl}/products/kite`);
  await expect(form.getByLabel('Item Name')).not.toHaveValue('', SLOW_ANSWER);
  await form.getByLabel('Item Name').fill('Kite');
  // Whoever does not ask for it sees one quiet button.
  await expect(form.getByLabel('For', { exact: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'For someone else' }).click();
  const name = form.getByLabel('Their Name');
  await expect(name).toBeFocused();
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(name).toHaveAccessibleDescription(/Enter a name of 1 to 60 characters/);
  await name.fill('Leo');
  await expectAccessible(page, 'an item for a new person');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(form).toBeHidden();
  const leos = section(page, "Leo's Wish List");
  await expect(leos.getByRole('heading', { name: 'Kite' })).toBeVisible();
  await expect(leos).toContainText('Added by you');
  await expect(sections(page)).toContainText(['Your Wish List', 'Ben Poe', 'Leo']);

  // The next one is for Leo, too, and the choice is open now.
  await page.getByRole('button', { name: 'Add another' }).click();
  const whom = form.getByLabel('For', { exact: true });
  await expect(whom.locator('option:checked')).toHaveText('Leo');
  await form.getByLabel('URL', { exact: true }).fill('https://shop.example/tent');
  await form.getByLabel('Item Name').fill('Tent');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(form).toBeHidden();
  await expect(leos.getByRole('heading', { level: 3 })).toHaveCount(2);

  // An item can be given to somebody else, and back.
  await leos.getByRole('button', { name: 'Edit Tent' }).click();
  const edit = modal(page, 'Edit Item');
  await edit.getByLabel('For', { exact: true }).selectOption({ label: 'Me' });
  await edit.getByRole('button', { name: 'Update Item' }).click();
  await expect(edit).toBeHidden();
  await expect(
    section(page, 'Your Wish List').getByRole('heading', { name: 'Tent' }),
  ).toBeVisible();
  const stored = await storedFields(`lists/${list.id}`);
  const [[leo, called] = []] = Object.entries(stored?.['people'] ?? {});
  expect(called).toBe('Leo');
  expect(stored).toMatchObject({ items: [{}, {}, { name: 'Kite', for: leo }, { name: 'Tent' }] });

  await page.goto(`/public-list/${list.id}`);
  await expect(sections(page)).toContainText(['Ada Byron', 'Ben Poe', 'Leo']);
  const chips = page.getByRole('group', { name: 'Sort By' }).getByRole('button');
  await expect(chips).toHaveText(['All', 'Ada Byron', 'Ben Poe', 'Leo']);
  await chips.getByText('Leo').click();
  await expect(section(page, "Leo's Wish List")).toBeFocused();
  // Ada gives, too: she wrote this, but it is not for her.
  await mark(page, 'Kite', 'Ada');
  await expect(itemCard(page, 'Kite')).toContainText('Unmark as Purchased');
});

test('F11 several items are added for a child at once', { tag: '@desktop' }, async ({ page }) => {
  const { ada, list } = await family();
  await openAs(page, ada, `/lists/${list.id}`);
  await chooseAction(page, 'Add several items');
  const dialog = modal(page, 'Add Several Items');
  await dialog
    .getByLabel('Links')
    .fill(['lamp', 'kite'].map((name) => `${shopUrl}/products/${name}`).join('\n'));
  await dialog.getByRole('button', { name: 'Read the Pages' }).click();
  const whom = dialog.getByLabel('For', { exact: true });
  await expect(whom.locator('option')).toHaveText(['Me', 'Leo']);
  await expect(whom.locator('option:checked')).toHaveText('Me');
  await whom.selectOption({ label: 'Leo' });
  await expect(dialog.getByText('All 2 pages were read.')).toBeVisible(SLOW_ANSWER);
  await expectAccessible(page, 'several items for a child');
  await dialog.getByLabel('Name of item 1').fill('Little lamp');
  await dialog.getByRole('button', { name: 'Add 2 Items' }).click();
  await expect(dialog).toBeHidden();
  const leos = section(page, "Leo's Wish List");
  await expect(leos.getByRole('heading', { name: 'Little lamp' })).toBeVisible();
  await expect(leos.getByRole('heading', { level: 3 })).toHaveCount(5);
});

test('F11 the surprise is the person’s: who wrote the wishes sees what was bought, unless they do not want to', async ({
  page,
}) => {
  const { ada, list } = await family();
  await openAs(page, ada, `/lists/${list.id}`);
  const leos = section(page, "Leo's Wish List");
  const kite = leos.getByRole('listitem').filter({ hasText: 'Kite' });
  await expect(kite).toContainText('Purchased');
  await expect(kite.getByRole('button', { name: 'Edit Kite' })).toBeVisible();
  // What Ben wrote is Ben's to change.
  await expect(leos.getByRole('button', { name: /Globe/ })).toHaveCount(0);
  await expectAccessible(page, 'a list with a person without an account');

  await chooseAction(page, 'People without an account');
  const dialog = modal(page, 'People without an Account');
  await expect(dialog).toContainText('3 wishes');
  await expectAccessible(page, 'the people of a list');
  const surprise = dialog.getByRole('button', { name: /^Surprise me, too/ });
  await surprise.click();
  await expect(surprise).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(kite).not.toContainText('Purchased');
  await expect(kite.getByRole('button', { name: 'Edit Kite' })).toBeVisible();

  await page.goto(`/public-list/${list.id}`);
  await expect(
    page.getByText('Purchases of your own items and the items for Leo are hidden.'),
  ).toBeVisible();
  await expect(itemCard(page, 'Kite').getByRole('button')).toHaveText('Mark as Purchased');
  await expect(itemCard(page, 'Globe').getByRole('button')).toHaveText('Mark as Purchased');
  await page.getByRole('button', { name: 'Reveal' }).click();
  await modal(page, 'Spoil the surprise?').getByRole('button', { name: 'Reveal' }).click();
  await expect(itemCard(page, 'Kite').getByRole('button')).toHaveText('Unmark as Purchased');
});

test('F11 people are added, renamed and removed; their items stay with who wrote them, or go, and come back', async ({
  page,
}) => {
  const { ada, leo, list } = await family();
  await openAs(page, ada, `/lists/${list.id}`);
  await chooseAction(page, 'People without an account');
  const dialog = modal(page, 'People without an Account');
  const field = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill('Leo');
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect(field).toHaveAccessibleDescription(/already/);
  await field.fill('Grandma');
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Grandma/, /^Leo/]);
  await expect(field).toHaveValue('');

  await dialog.getByRole('button', { name: 'Rename Leo' }).click();
  const name = dialog.getByLabel('New name of Leo');
  await expect(name).toBeFocused();
  await name.fill('Leonard');
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Grandma/, /^Leonard/]);

  // They stay: what Ada wrote is Ada's own again, what Ben wrote is Ben's.
  await dialog.getByRole('button', { name: 'Remove Leonard' }).click();
  const question = modal(page, 'Remove Person');
  await expect(question).toContainText('What about the 2 wishes you added for Leonard?');
  await expect(question).toContainText('One wish that another member added for Leonard stays');
  await expectAccessible(page, 'removing a person');
  await question.getByRole('button', { name: 'Remove Leonard' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Grandma/]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(
    section(page, 'Your Wish List').getByRole('heading', { name: 'Kite' }),
  ).toBeVisible();
  await expect(
    section(page, "Ben Poe's Wish List").getByRole('heading', { name: 'Globe' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const leos = section(page, "Leonard's Wish List");
  await expect(leos.getByRole('heading', { level: 3 })).toHaveCount(3);

  // They go: what Ada wrote, not what Ben wrote; and come back with who bought them.
  await chooseAction(page, 'People without an account');
  await dialog.getByRole('button', { name: 'Remove Leonard' }).click();
  await question.getByRole('radio', { name: 'Delete them' }).check();
  await question.getByRole('button', { name: 'Remove Leonard' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Grandma/]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Scarf/, /Globe/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(leos.getByRole('heading', { level: 3 })).toHaveCount(3);
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({
    people: { [leo]: 'Leonard' },
    items: [
      { name: 'Scarf' },
      { name: 'Globe' },
      { name: 'Kite', for: leo, purchasedBy: [GIVER] },
      { name: 'Tent', for: leo },
    ],
  });
});

test('F11 who was removed comes back while the dialog is open', async ({ page }) => {
  const { ada, list } = await family();
  await openAs(page, ada, `/lists/${list.id}`);
  await chooseAction(page, 'People without an account');
  const dialog = modal(page, 'People without an Account');
  await dialog.getByRole('button', { name: 'Remove Leo' }).click();
  await modal(page, 'Remove Person').getByRole('button', { name: 'Remove Leo' }).click();
  await expect(dialog.getByText('Removed Leo from the list.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page, 'a toast in a dialog');
  // A press beside the dialog would close it.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Leo/]);
  await expect(dialog.getByText('Undone.')).toBeVisible();
});

test(
  'F11 export, import, order and duplicate know whom an item is for',
  { tag: '@desktop' },
  async ({ page }) => {
    const { ada, leo, list } = await family();
    await openAs(page, ada, `/lists/${list.id}`);
    await chooseAction(page, 'Reorder your items');
    const order = modal(page, 'Reorder Your Items');
    await order.getByRole('button', { name: 'Move Tent up' }).click();
    await expect(order.getByText('Tent is now number 1 of 2.')).toBeAttached();
    await expectAccessible(page, 'the order of a person’s items');
    await order.getByRole('button', { name: 'Done' }).click();
    await expect(section(page, "Leo's Wish List").getByRole('heading', { level: 3 })).toHaveText([
      /Tent/,
      /Kite/,
      /Globe/,
    ]);

    await chooseAction(page, 'Export and import');
    const importExport = modal(page, 'Export and Import');
    const paste = importExport.getByLabel('Or paste');
    await paste.fill(
      [
        'name,url,for',
        'Puzzle,https://shop.example/puzzle,leo',
        'Slippers,https://shop.example/slippers,Grandma',
        'Vase,https://shop.example/vase,',
      ].join('\n'),
    );
    await importExport.getByRole('button', { name: 'Preview' }).click();
    await expect(importExport.getByRole('row').filter({ hasText: 'Slippers' })).toContainText(
      'For Grandma',
    );
    await importExport.getByRole('button', { name: 'Add 3 items' }).click();
    await expect(importExport.getByText('3 items were added.')).toBeVisible();
    await importExport.getByRole('button', { name: 'Done' }).click();
    await expect(section(page, "Grandma's Wish List")).toContainText('Slippers');
    await expect(section(page, "Leo's Wish List")).toContainText('Puzzle');
    await expect(section(page, 'Your Wish List')).toContainText('Vase');

    await chooseAction(page, 'Duplicate list');
    const duplicate = modal(page, 'Duplicate List');
    await duplicate.getByLabel('List Name').fill('Next year');
    await duplicate.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { name: 'Next year', level: 1 })).toBeVisible();
    await expect(section(page, "Leo's Wish List").getByRole('heading', { level: 3 })).toHaveText([
      /Tent/,
      /Kite/,
      /Puzzle/,
    ]);
    await expect(section(page, "Grandma's Wish List")).toContainText('Slippers');
    const copy = await storedFields(new URL(page.url()).pathname.slice(1));
    expect(copy).toMatchObject({ people: { [leo]: 'Leo' } });
  },
);

test(
  'F11 a person who is removed meanwhile holds nothing up: the wish is its contributor’s',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const { ada, ben, list } = await family();
    await openAs(page, ada, `/lists/${list.id}`);
    const form = await fillInItem(page, 'Drum');
    await form.getByLabel('For', { exact: true }).selectOption({ label: 'Leo' });

    const context = await browser.newContext();
    const bens = await context.newPage();
    await openAs(bens, ben, `/lists/${list.id}`);
    await chooseAction(bens, 'People without an account');
    await modal(bens, 'People without an Account')
      .getByRole('button', { name: 'Remove Leo' })
      .click();
    await modal(bens, 'Remove Person').getByRole('button', { name: 'Remove Leo' }).click();
    await expect(modal(bens, 'Remove Person')).toBeHidden();
    await context.close();

    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect(form).toBeHidden();
    const own = section(page, 'Your Wish List');
    await expect(own.getByRole('heading', { level: 3 })).toHaveText([
      /Scarf/,
      /Kite/,
      /Tent/,
      /Drum/,
    ]);
    // Items of the removed person can still be changed.
    await own.getByRole('button', { name: 'Edit Kite' }).click();
    const edit = modal(page, 'Edit Item');
    await edit.getByLabel('Item Name').fill('Red kite');
    await edit.getByRole('button', { name: 'Update Item' }).click();
    await expect(own.getByRole('heading', { name: 'Red kite' })).toBeVisible();
  },
);

test(
  'F11 a name that was not changed: Cancel and Escape do not ask whether to discard it',
  { tag: '@desktop' },
  async ({ page }) => {
    const { ada, list } = await family();
    await openAs(page, ada, `/lists/${list.id}`);
    await chooseAction(page, 'People without an account');
    const dialog = modal(page, 'People without an Account');
    const rename = dialog.getByRole('button', { name: 'Rename Leo' });
    const field = dialog.getByLabel('New name of Leo');
    await rename.click();
    await expect(field).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rename).toBeFocused();
    await rename.click();
    await field.fill('Leon');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await field.fill('Leo');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);
