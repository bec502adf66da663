import type { Page } from 'playwright/test';
import { family } from '../../fixtures/family.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import {
  chooseAction,
  closeWith,
  fillInItem,
  itemCard,
  mark,
  modal,
  openModal,
  section,
  SLOW_ANSWER,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser, shopUrl } from '../../fixtures/world.ts';

/** The names of the sections of the page, in their order. */
const sections = (page: Page) =>
  page.getByRole('heading', { level: 2 }).filter({ hasText: 'Wish List' });

test('F11 a parent writes a child’s wishes, which have a section and a chip of their own', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada, ben], [{ name: 'Scarf' }, { by: ben, name: 'Lamp' }]);
  await openAs(page, ada, `/lists/${list.id}`);
  const form = await openModal(page, 'Add New Item');
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
  await closeWith(form, 'Add Item');
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
  await closeWith(form, 'Add Item');
  await expect(leos.getByRole('heading', { level: 3 })).toHaveCount(2);

  // An item can be given to somebody else, and back.
  await leos.getByRole('button', { name: 'Edit Tent' }).click();
  const edit = modal(page, 'Edit Item');
  await edit.getByLabel('For', { exact: true }).selectOption({ label: 'Me' });
  await closeWith(edit, 'Update Item');
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
  const dialog = await chooseAction(page, 'Add several items', 'Add Several Items');
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
  await closeWith(dialog, 'Add 2 Items');
  const leos = section(page, "Leo's Wish List");
  await expect(leos.getByRole('heading', { name: 'Little lamp' })).toBeVisible();
  await expect(leos.getByRole('heading', { level: 3 })).toHaveCount(5);
});

test(
  'F11 export, import, order and duplicate know whom an item is for',
  { tag: '@desktop' },
  async ({ page }) => {
    const { ada, leo, list } = await family();
    await openAs(page, ada, `/lists/${list.id}`);
    const order = await chooseAction(page, 'Reorder your items', 'Reorder Your Items');
    await order.getByRole('button', { name: 'Move Tent up' }).click();
    await expect(order.getByText('Tent is now number 1 of 2.')).toBeAttached();
    await expectAccessible(page, 'the order of a person’s items');
    await order.getByRole('button', { name: 'Done' }).click();
    await expect(section(page, "Leo's Wish List").getByRole('heading', { level: 3 })).toHaveText([
      /Tent/,
      /Kite/,
      /Globe/,
    ]);

    const importExport = await chooseAction(page, 'Export and import', 'Export and Import');
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

    const duplicate = await chooseAction(page, 'Duplicate list', 'Duplicate List');
    await duplicate.getByLabel('List Name').fill('Next year');
    await duplicate.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { name: 'Next year', level: 1 })).toBeVisible();
    await expect(section(page, "Leo's Wish List").getByRole('heading', { level: 3 })).toHaveText([
      /Tent/,
      /Kite/,
      /Puzzle/,
    ]);
    await expect(section(page, "Grandma's Wish List")).toContainText('Slippers');
    const stored = await storedFields(new URL(page.url()).pathname.slice(1));
    expect(stored).toMatchObject({ people: { [leo]: 'Leo' } });
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

    await closeWith(form, 'Add Item');
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
