import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import {
  closeWith,
  fillInItem,
  itemCard,
  mark,
  modal,
  openLive,
  openModal,
  openMyLists,
  privateHeading,
} from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newUser, shopUrl } from '../../fixtures/world.ts';
import type { Page } from 'playwright/test';

/** F13: the link of a list is changed. */

async function askToChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await modal(page, 'Share List').getByRole('button', { name: 'Change the Link…' }).click();
}

async function confirmChange(page: Page): Promise<void> {
  await modal(page, 'Change the Link').getByRole('button', { name: 'Change the Link' }).click();
  const share = modal(page, 'Share List');
  await expect(share).toContainText('The link was changed.');
  await share.getByRole('button', { name: 'Done' }).click();
}

test('F13 the owner changes the link: members follow, everybody else needs the new one', async ({
  page,
  browser,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Family',
    [ada, ben],
    [{ name: 'Kite' }, { by: ben, name: 'Lamp', purchasedBy: ['Aunt May'] }],
  );
  const token = await newInvite(list);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [visitor, member] = await Promise.all(contexts.map((one) => one.newPage()));
  if (!visitor || !member) throw new Error('two pages');
  await openLive(visitor, `/public-list/${list.id}`);
  await mark(visitor, 'Kite', 'Uncle Tom');
  await expect(itemCard(visitor, 'Kite')).toContainText('You marked this');
  // A member has the list open, and is typing.
  await openAs(member, ben, `/lists/${list.id}?order=newest`);
  await member.getByRole('button', { name: 'Add New Item' }).click();
  const form = modal(member, 'Add New Item');
  await form.getByLabel('Item Name').fill('Boat');

  await openAs(page, ada, `/lists/${list.id}`);
  const share = await openModal(page, 'Share', 'Share List');
  const oldLink = await share.getByRole('textbox', { name: 'Public link' }).inputValue();
  await share.getByRole('button', { name: 'Change the Link…' }).click();
  const question = modal(page, 'Change the Link');
  await expect(question).toContainText('including a printed QR code');
  await expectAccessible(page, 'the question whether to change the link');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(share.getByRole('textbox', { name: 'Public link' })).toHaveValue(oldLink);
  await share.getByRole('button', { name: 'Change the Link…' }).click();
  await question.getByRole('button', { name: 'Change the Link' }).click();
  await expect(share).toContainText('The link was changed.');
  await expect(share.getByRole('textbox', { name: 'Public link' })).not.toHaveValue(oldLink);
  const newLink = await share.getByRole('textbox', { name: 'Public link' }).inputValue();
  const id = newLink.split('/').at(-1) ?? '';
  await expectAccessible(page, 'the new link');
  await share.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(`/lists/${id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();

  // The member goes on where they were, and the address follows.
  await expect(form.getByLabel('Item Name')).toHaveValue('Boat');
  await form.getByLabel('URL', { exact: true }).fill(`${shopUrl}/nothing-here`);
  await closeWith(form, 'Add Item');
  await expect(member).toHaveURL(`/lists/${id}?order=newest`);
  await expect(itemCard(member, 'Boat')).toBeVisible();
  await expect(itemCard(page, 'Boat')).toBeVisible();
  // So does a bookmark of theirs.
  await member.goto(`/public-list/${list.id}#sections`);
  await expect(itemCard(member, 'Kite')).toBeVisible();
  await expect(member).toHaveURL(`/public-list/${id}#sections`);
  await member.goto(`/list-join?listId=${list.id}&token=${token}`);
  await expect(member).toHaveURL(`/lists/${id}?joined=true`);
  await member.goto('/');
  await expect(member.getByRole('link', { name: 'Family' })).toHaveCount(1);

  // The visitor has the old link, where the list is open and on paper, until they get the new one.
  await expect(privateHeading(visitor)).toBeVisible();
  await visitor.goto(oldLink);
  await expect(privateHeading(visitor)).toBeVisible();
  await visitor.goto(newLink);
  await expect(itemCard(visitor, 'Kite')).toContainText('You marked this');
  await expect(itemCard(visitor, 'Lamp')).toContainText('Unmark as Purchased');
  await itemCard(visitor, 'Kite').getByRole('button', { name: 'Unmark as Purchased' }).click();
  await modal(visitor, 'Unmark as Purchased').getByRole('button', { name: 'Unmark' }).click();
  await expect(itemCard(visitor, 'Kite')).not.toContainText('You marked this');
  expect(await storedFields(`lists/${list.id}`)).toEqual({ private: true, movedTo: id });
  await expect
    .poll(async () => (await storedFields(`lists/${id}`))?.movedFrom ?? 'finished')
    .toBe('finished');
  await Promise.all(contexts.map((one) => one.close()));
});

test(
  'F13 without a connection the link stays as it is',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { list } = await openOwnList(page, 'Family', [{ name: 'Kite' }]);
    await askToChange(page);
    const question = modal(page, 'Change the Link');
    await context.setOffline(true);
    await question.getByRole('button', { name: 'Change the Link' }).click();
    await expect(question).toContainText('You seem to be offline.');
    await context.setOffline(false);
    await confirmChange(page);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    expect(await storedFields(`lists/${list.id}`)).toHaveProperty('movedTo');
  },
);

test(
  'F13 a list is saved under its new link from forms that were open when it was changed',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada, ben], [{ name: 'Kite' }]);
    const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
    const [member, dashboard] = await Promise.all(contexts.map((one) => one.newPage()));
    if (!member || !dashboard) throw new Error('two pages');
    await openAs(member, ben, `/lists/${list.id}`);
    await member.getByRole('button', { name: 'Edit List' }).click();
    await modal(member, 'Edit List').getByLabel('Description').fill('For the summer');
    await openAs(dashboard, ada, '/');
    await dashboard.getByRole('button', { name: 'Edit Family' }).click();
    await modal(dashboard, 'Edit List').getByLabel('List Name').fill('Big family');

    await openAs(page, ada, `/lists/${list.id}`);
    await askToChange(page);
    await confirmChange(page);
    await expect(page).not.toHaveURL(`/lists/${list.id}`);
    const path = new URL(page.url()).pathname;

    await expect(member).toHaveURL(path);
    await modal(member, 'Edit List').getByRole('button', { name: 'Save' }).click();
    await expect(modal(member, 'Edit List')).toBeHidden();
    // The card leads to the new link once the dashboard knows it.
    await expect(dashboard.locator(`a[href="${path}"]`).first()).toBeAttached();
    await modal(dashboard, 'Edit List').getByRole('button', { name: 'Save' }).click();
    await expect(modal(dashboard, 'Edit List')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Big family', level: 1 })).toBeVisible();
    expect(await storedFields(path.slice(1))).toMatchObject({
      name: 'Big family',
      description: 'For the summer',
    });
    await Promise.all(contexts.map((one) => one.close()));
  },
);

test(
  'F13 what a member has saved on the device and as a draft reaches the list under its new link',
  {
    tag: '@desktop',
  },
  async ({ page, browser }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada, ben], [{ name: 'Kite' }]);
    const context = await browser.newContext();
    const member = await context.newPage();
    await openAs(member, ben, `/lists/${list.id}`);
    const form = modal(member, 'Add New Item');
    await member.getByRole('button', { name: 'Add New Item' }).click();
    await form.getByLabel('Item Name').fill('Lamp');
    await form.getByRole('button', { name: 'Save as draft' }).click();
    await expect(member.getByRole('button', { name: 'Drafts (1)' })).toBeVisible();
    await fillInItem(member, 'Boat');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect(member.getByText('Saved on this device.')).toBeVisible();

    await openAs(page, ada, `/lists/${list.id}`);
    await askToChange(page);
    await confirmChange(page);
    await expect(page).not.toHaveURL(`/lists/${list.id}`);

    await context.setOffline(false);
    await expect(itemCard(page, 'Boat')).toBeVisible();
    await expect(itemCard(member, 'Boat')).toHaveCount(1);
    await expect(member).toHaveURL(page.url());
    await expect(member.getByText('waiting to be sent')).toHaveCount(0);
    await expect(member.getByRole('button', { name: 'Drafts (1)' })).toBeVisible();

    await openMyLists(member);
    await member.getByRole('button', { name: 'Drafts (1)' }).click();
    const draft = modal(member, 'Drafts').getByRole('button', { name: /^Lamp/ });
    await expect(draft).toContainText('Family');
    await draft.click();
    await expect(form.getByLabel('Item Name')).toHaveValue('Lamp');
    await expect(member).toHaveURL(page.url());
    await context.close();
  },
);
