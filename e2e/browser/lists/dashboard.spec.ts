import { expectAccessible } from '../../fixtures/axe.ts';
import { expectControlsFit } from '../../fixtures/geometry.ts';
import { openAs } from '../../fixtures/session.ts';
import { closeWith, itemCard, logOut, openModal } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { dayIn, IN_12_DAYS } from '../../fixtures/wishes.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newOwnList, newUser } from '../../fixtures/world.ts';

const wishes = (count: number) => Array.from({ length: count }, () => ({}));

test('§2 Dashboard: greeting, empty state, and a new list with §5 List name is required', async ({
  page,
}) => {
  await openAs(page, await newUser('Ada Byron'), '/lists');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await expect(page.getByText('Get started by creating a list!')).toBeVisible();
  const dialog = await openModal(page, 'Create New List');
  await expect(dialog.getByLabel('List Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Create List' }).click();
  await expect(dialog.getByText('List name is required', { exact: true })).toBeVisible();
  await dialog.getByLabel('List Name').fill('   ');
  await expect(dialog.getByText('List name is required', { exact: true })).toBeVisible();
  await dialog.getByLabel('List Name').fill('First flat');
  await closeWith(dialog, 'Create List');
  // The new list opens.
  await expect(page.getByRole('heading', { name: 'First flat', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/lists\/./);
  await expect(page.getByText('No items yet')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/lists');
  const card = itemCard(page, 'First flat');
  await expect(card).toContainText('Admin');
  await expect(card).toContainText('1 Member');
  await expect(page.getByText('Get started by creating a list!')).toBeHidden();
});

test('§2 Dashboard cards: description, five thumbnails and +N more items, Member or Members, role; only lists of the user', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  await Promise.all([
    newList('Seven wishes', [ada, ben], wishes(7)),
    newList('Six wishes', [ada], wishes(6)),
    newList('Five wishes', [ben, ada], wishes(5)),
    newList('Not mine', [ben], wishes(1)),
  ]);
  await openAs(page, ada, '/');
  const seven = itemCard(page, 'Seven wishes');
  await expect(seven.locator('img')).toHaveCount(5);
  await expect(seven).toContainText('+2 more items');
  await expect(seven).toContainText('2 Members');
  await expect(seven).toContainText('Admin');
  const six = itemCard(page, 'Six wishes');
  await expect(six.getByText('+1 more item', { exact: true })).toBeVisible();
  await expect(six).toContainText('1 Member');
  const five = itemCard(page, 'Five wishes');
  await expect(five.locator('img')).toHaveCount(5);
  await expect(five).not.toContainText('more item');
  await expect(five.getByText('Member', { exact: true })).toBeVisible();
  await expect(page.getByText('Not mine')).toHaveCount(0);

  // Owner-only edit and delete icons; a member's card offers to leave instead.
  await expect(seven.getByRole('button', { name: 'Edit Seven wishes' })).toBeVisible();
  await expect(seven.getByRole('button', { name: 'Delete Seven wishes' })).toBeVisible();
  await expect(five.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await expect(five.getByRole('button', { name: 'Leave Five wishes' })).toBeVisible();
  await expect(five.getByRole('button', { name: 'Invite Members' })).toBeVisible();
});

test(
  '§2 Dashboard: clicking the card opens the list, View Public List opens a new tab',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Garden', [{}]);
    await openAs(page, ada, '/');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'View Public List' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(`/public-list/${list.id}`);
    await tab.close();
    await expect(page).toHaveURL('/');
    // Anywhere on the card, not only on its name: the name's link lies over it.
    await itemCard(page, 'Garden').getByText('Admin').click({ force: true });
    await expect(page).toHaveURL(`/lists/${list.id}`);
    await expect(page.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible();
  },
);

test(
  '§6 Owner edits the list name and deletes the list, live on the dashboard',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Grden', [{}, {}]);
    await openAs(page, ada, '/');
    const edit = await openModal(page, 'Edit Grden', 'Edit List');
    await expect(edit.getByLabel('List Name')).toHaveValue('Grden');
    await edit.getByLabel('List Name').fill('');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByText('List name is required', { exact: true })).toBeVisible();
    await edit.getByLabel('List Name').fill('Garden');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();

    const confirm = await openModal(page, 'Delete Garden', 'Delete List');
    await expect(confirm).toContainText('its 2 items');
    await closeWith(confirm, 'Cancel');
    await page.getByRole('button', { name: 'Delete Garden' }).click();
    await closeWith(confirm, 'Delete List');
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    expect(await storedFields(`lists/${list.id}`)).toBeNull();
    expect(await storedFields(`lists/${list.id}/items/${list.items[0]?.id}`)).toBeNull();
  },
);

test(
  '§2 Dashboard: Invite Members from the card, with §5 Email is required',
  { tag: '@desktop' },
  async ({ page }) => {
    const { owner: ada, list } = await newOwnList('Garden');
    await newInvite(list);
    await openAs(page, ada, '/');
    const dialog = await openModal(page, 'Invite Members');
    await expect(dialog.getByRole('region', { name: 'Open invites' })).toContainText(
      'friend@example.com',
    );
    await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
    await expect(dialog.getByText('Email is required', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Invite Members' })).toBeFocused();
  },
);

test(
  '§3 Local storage: giftLists gives the first paint, belongs to one user, and is wiped at sign-out',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    await newList('Garden', [ada], [{}]);
    await openAs(page, ada, '/');
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
    const entry = () => page.evaluate(() => localStorage.getItem('giftLists'));
    await expect.poll(entry).toContain('Garden');

    // The store's code never arrives: what shows comes from this device alone.
    await context.route(/\/assets\/(firestore|session)-.*\.js$/, () => undefined);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
    await expect(page.getByText('Welcome, Ada!')).toBeVisible();
    await context.unroute(/\/assets\/(firestore|session)-.*\.js$/);

    await page.goto('/');
    await logOut(page);
    expect(await entry()).toBeNull();

    // Somebody else's entry is not shown to the next user.
    await page.evaluate(
      (uid) =>
        localStorage.setItem('giftLists', JSON.stringify({ uid, firstName: 'Ada', lists: [] })),
      ada.uid,
    );
    await newList('Of Ben', [ben]);
    await openAs(page, ben, '/');
    await expect(page.getByRole('link', { name: 'Of Ben' })).toBeVisible();
    expect(JSON.parse((await entry()) ?? '')).toMatchObject({ uid: ben.uid, firstName: 'Ben' });
  },
);

test('a card has its date, number of items, description and public link; at most 300 px high on a phone, and nothing is cut off', async ({
  page,
  context,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const fields = {
    description: 'Everything for the kitchen, the garden and the dog, and also something to read.',
  };
  const [soon, past] = await Promise.all([
    newList('A name so long that it takes two lines on a phone', [ada, ben], wishes(7), {
      ...fields,
      eventDate: dayIn(12),
    }),
    newList('Last year', [ada], wishes(1), { eventDate: '2020-02-03' }),
    newList('Of Ben', [ben, ada], wishes(3), fields),
    newList('Empty', [ada]),
  ]);
  await openAs(page, ada, '/');
  const card = itemCard(page, soon.name);
  await expect(card.getByText(IN_12_DAYS)).toBeVisible();
  await expect(card).toContainText('7 items');
  await expect(card).toContainText(fields.description);
  await expect(itemCard(page, past.name)).toContainText('Feb 3, 2020');
  await expect(itemCard(page, 'Empty')).toContainText('No wishes yet');
  await card.getByRole('button', { name: 'Copy Public Link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/public-list/${soon.id}`,
  );
  if (isMobile) {
    for (const one of await page.getByRole('main').getByRole('listitem').all()) {
      if ((await one.getByRole('heading', { level: 2 }).count()) === 0) continue;
      expect((await one.boundingBox())?.height).toBeLessThanOrEqual(300);
    }
  }
  await expectAccessible(page, 'dashboard with dates');
  if (!isMobile) await expectControlsFit(page, [320, 360, 390, 768, 1280, 1920]);
});
