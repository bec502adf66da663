import { openAs, openOwnList } from '../../fixtures/session.ts';
import { closeWith, itemCard, modal, openModal, section } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';

test('§2 List detail: breadcrumb, title, Your Wish List, then read-only sections sorted by name', async ({
  page,
}) => {
  const [zoe, ada, bob] = await Promise.all([
    newUser('zoe Zorn'),
    newUser('Ada Byron'),
    newUser('bob Poe'),
  ]);
  const list = await newList(
    'Family',
    [zoe, ada, bob],
    [
      { by: ada, name: 'Lamp' },
      { by: bob, name: 'Kite', price: 1234.5 },
    ],
  );
  await openAs(page, zoe, `/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Family', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    ['Your Wish List', "Ada Byron's Wish List", "bob Poe's Wish List"],
    // Without what is only printed.
    { useInnerText: true },
  );
  await expect(section(page, 'Your Wish List')).toContainText('No items yet');
  await expect(section(page, "bob Poe's Wish List")).toContainText('$1,234.50');
  // Other members' items are read-only.
  await expect(section(page, "Ada Byron's Wish List").getByRole('button')).toHaveCount(0);

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Lists', 'Family']);
  await crumbs.getByRole('link', { name: 'Lists' }).click();
  await expect(page).toHaveURL('/lists');
  await expect(page.getByRole('heading', { name: 'Welcome, zoe!' })).toBeVisible();
});

test(
  '§9 fallback member name: the section of a member without a name is Member’s Wish List',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, nameless] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada, { ...nameless, name: '' }], [{ by: nameless }]);
    await openAs(page, ada, `/lists/${list.id}`);
    await expect(page.getByRole('heading', { name: "Member's Wish List" })).toBeVisible();
  },
);

test(
  '§2 List detail: joined=true shows the banner You’ve joined and the list name',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Family');
    await openAs(page, ada, `/lists/${list.id}?joined=true`);
    await expect(page.getByText("You've joined Family")).toBeVisible();
    await page.goto(`/lists/${list.id}`);
    await expect(page.getByRole('heading', { name: 'Family', level: 1 })).toBeVisible();
    await expect(page.getByText("You've joined Family")).toHaveCount(0);
  },
);

test('§6 Members see edit, delete, invite and Add New Item; a Guest opens the list and sees none of them', async ({
  page,
}) => {
  const [ada, ben, carl] = await Promise.all([
    newUser('Ada Byron'),
    newUser('Ben Poe'),
    newUser('Carl Cox'),
  ]);
  const list = await newList('Family', [ada, ben], [{ by: ada, name: 'Lamp' }]);
  const controls = ['Edit List', 'Delete List', 'Invite Members', 'Add New Item'];
  await openAs(page, ben, `/lists/${list.id}`);
  for (const name of controls) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await openAs(page, carl, `/lists/${list.id}?joined=true`);
  await expect(page.getByRole('heading', { name: "Ada Byron's Wish List" })).toBeVisible();
  // What a guest has instead; it comes after the items.
  await expect(page.getByRole('button', { name: 'Copy Public Link' })).toBeVisible();
  for (const name of controls) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('Your Wish List')).toHaveCount(0);
  await expect(page.getByText("You've joined Family")).toHaveCount(0);
});

test(
  '§2 List detail: a missing list shows List not found',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAs(page, await newUser('Ada Byron'), '/lists/1700000000000-none');
    await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
    await expect(page).toHaveTitle('List not found · Giftlists');
    await page.getByRole('link', { name: 'Go to My Lists' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  },
);

test(
  '§2 List detail: a session that ends in another tab shows You must be logged in to view this list.',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openOwnList(page, 'Family', [{ name: 'Lamp' }]);
    await expect(itemCard(page, 'Lamp')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/account');
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/login/);
    await expect(page.getByText('You must be logged in to view this list.')).toBeVisible();
    await expect(itemCard(page, 'Lamp')).toHaveCount(0);
    // Whoever logs in next may be somebody else, and is not led to this list.
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test(
  '§6 Member edits the list name from the detail page',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Famly', [ada, ben]);
    await openAs(page, ben, `/lists/${list.id}`);
    const dialog = await openModal(page, 'Edit List');
    await dialog.getByLabel('List Name').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('List name is required', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('List Name')).toBeFocused();
    await dialog.getByLabel('List Name').fill('Family');
    await closeWith(dialog, 'Save');
    await expect(page.getByRole('heading', { name: 'Family', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Family · Giftlists');
  },
);

test(
  '§6 Member deletes somebody else’s list from the detail page only after typing its name',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada, ben], [{}]);
    // The list is gone before all that belongs to it is: who deletes it must not be told it is missing.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.innerText.includes('List not found')) {
          sessionStorage.setItem('missing', 'yes');
        }
      }).observe(document, { subtree: true, childList: true });
    });
    await openAs(page, ben, `/lists/${list.id}`);
    const dialog = await openModal(page, 'Delete List');
    await expect(dialog).toContainText('for both members');
    const confirm = dialog.getByRole('button', { name: 'Delete List' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel("Type the list's name to confirm").fill('Famil');
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel("Type the list's name to confirm").fill('Family');
    await confirm.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('missing'))).toBeNull();
    expect(await storedFields(`lists/${list.id}`)).toBeNull();
  },
);

test(
  '§4 List membership: a list deleted by its owner while the page is open shows List not found',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada, ben]);
    await openAs(page, ben, `/lists/${list.id}`);
    await expect(page.getByRole('heading', { name: 'Family', level: 1 })).toBeVisible();
    const context = await browser.newContext();
    const owner = await context.newPage();
    await openAs(owner, ada, `/lists/${list.id}`);
    await owner.getByRole('button', { name: 'Delete List' }).click();
    await modal(owner, 'Delete List').getByRole('button', { name: 'Delete List' }).click();
    await expect(owner).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
    await context.close();
  },
);

test(
  '§2 Add Item: what is typed stays when the list is deleted meanwhile; the focus is on the page after it',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada, ben]);
    await openAs(page, ben, `/lists/${list.id}`);
    const form = await openModal(page, 'Add New Item');
    await form.getByLabel('Notes').fill('Blue');
    const context = await browser.newContext();
    const owner = await context.newPage();
    await openAs(owner, ada, `/lists/${list.id}`);
    await owner.getByRole('button', { name: 'Delete List' }).click();
    await modal(owner, 'Delete List').getByRole('button', { name: 'Delete List' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'This list is gone. It may have been deleted.',
    );
    await expect(form.getByLabel('Notes')).toHaveValue('Blue');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await context.close();
  },
);
