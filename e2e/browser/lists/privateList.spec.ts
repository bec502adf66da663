import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import {
  itemCard,
  modal,
  openLive,
  openModal,
  privateHeading,
  untilKept,
} from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newInvite, newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** F13: a public link that is closed and opened again. */

test('F13 the owner closes the public link: everyone but members reads that, until it is open again', async ({
  page,
  browser,
}) => {
  const [ada, ben, cem] = await Promise.all([
    newUser('Ada Byron'),
    newUser('Ben Poe'),
    newUser('Cem Ak'),
  ]);
  const list = await newList('Family', [ada, ben], [{ name: 'Kite' }]);
  const token = await newInvite(list);
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [visitor, member, stranger] = await Promise.all(contexts.map((one) => one.newPage()));
  if (!visitor || !member || !stranger) throw new Error('three pages');
  await openLive(visitor, `/public-list/${list.id}`);
  await expect(itemCard(visitor, 'Kite')).toBeVisible();

  await openAs(page, ada, `/lists/${list.id}`);
  const share = await openModal(page, 'Share', 'Share List');
  await share.getByRole('button', { name: 'Make Private' }).click();
  await expect(share.getByRole('button', { name: 'Make Public Again' })).toBeFocused();
  await expect(share.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await expectAccessible(page, 'sharing a private list');

  // At once where it is open, without an account and with one; it is not said to be missing.
  await expect(privateHeading(visitor)).toBeVisible();
  await expectAccessible(visitor, 'a private list');
  await visitor.reload();
  await expect(privateHeading(visitor)).toBeVisible();
  await openAs(stranger, cem, `/lists/${list.id}`);
  await expect(privateHeading(stranger)).toBeVisible();
  await stranger.goto(`/public-list/${list.id}`);
  await expect(privateHeading(stranger)).toBeVisible();

  // Members see it, and an invite makes one more.
  await openAs(member, ben, `/public-list/${list.id}`);
  await expect(itemCard(member, 'Kite')).toBeVisible();
  await expect(member.getByText('This list is private: only its members see it.')).toBeVisible();
  await member.goto(`/lists/${list.id}`);
  await expect(member.getByText('This list is private: only its members see it.')).toBeVisible();
  await member.getByRole('button', { name: 'Share' }).click();
  await expect(
    modal(member, 'Share List').getByText('this link works for its members'),
  ).toBeVisible();
  await expect(member.getByRole('button', { name: 'Make Public Again' })).toHaveCount(0);
  await stranger.goto(`/list-join?listId=${list.id}&token=made-up`);
  await expect(privateHeading(stranger)).toBeVisible();
  await expect(
    stranger.getByText('You have not joined this list. This invite is not valid. Ask a member'),
  ).toBeVisible();
  await stranger.goto(`/list-join?listId=${list.id}&token=${token}`);
  await expect(stranger.getByText("You've joined Family")).toBeVisible();
  await expect(itemCard(stranger, 'Kite')).toBeVisible();

  // On the owner's dashboard it says so.
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expect(itemCard(page, 'Family')).toContainText('Private');
  await page.getByRole('link', { name: 'Family' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await share.getByRole('button', { name: 'Make Public Again' }).click();
  await expect(share.getByRole('button', { name: 'Make Private' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Try again' }).click();
  await expect(itemCard(visitor, 'Kite')).toBeVisible();
  await Promise.all(contexts.map((one) => one.close()));
});

test.describe('offline', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });
  test.slow();

  test('F13 a visitor’s device does not keep a list that has become private', async ({
    page,
    context,
    browser,
  }) => {
    const { owner: ada, list } = await newOwnList('Family', [{ name: 'Kite' }]);
    await page.clock.install();
    await openLive(page, `/public-list/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await untilKept(page);
    const owners = await browser.newContext();
    const owner = await owners.newPage();
    await openAs(owner, ada, `/lists/${list.id}`);
    await owner.getByRole('button', { name: 'Share' }).click();
    await owner.getByRole('button', { name: 'Make Private' }).click();
    await expect(privateHeading(page)).toBeVisible();
    await owners.close();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We could not load this' })).toBeVisible();
    await expect(itemCard(page, 'Kite')).toHaveCount(0);
    await expect(page.getByText('List not found')).toHaveCount(0);
  });
});
