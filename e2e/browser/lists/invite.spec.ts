import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { COMMITS, loseAnswers } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { openModal, submitLogin } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DAY_MS } from '../../../src/lib/time.ts';
import { newInvite, newList, newUser } from '../../fixtures/world.ts';

const joinPath = (listId: string, token: string) => `/list-join?listId=${listId}&token=${token}`;

async function createLink(page: Page, email: string): Promise<string> {
  const dialog = await openModal(page, 'Invite Members');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
  await expect(dialog.getByText('Invite link created!', { exact: true })).toBeVisible();
  return dialog.getByLabel(`Link for ${email}`).inputValue();
}

test('§4 Invite: a member invites, the invitee logs in on the way and joins; the token is spent', async ({
  page,
  browser,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada]);
  await openAs(page, ada, `/lists/${list.id}`);
  const link = await createLink(page, ben.email);
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('/list-join');
  expect(searchParams.get('listId')).toBe(list.id);
  const token = searchParams.get('token') ?? '';
  expect(token).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  await page.keyboard.press('Escape');

  const context = await browser.newContext();
  const invitee = await context.newPage();
  await invitee.goto(link);
  await expect(invitee).toHaveURL(
    `/login?redirect=${encodeURIComponent(joinPath(list.id, token))}`,
  );
  await submitLogin(invitee, ben);
  await expect(invitee.getByText("You've joined Family")).toBeVisible();
  await expect(invitee).toHaveURL(`/lists/${list.id}?joined=true`);
  await expect(invitee.getByRole('heading', { name: "Ada Byron's Wish List" })).toBeVisible();
  await context.close();

  // Live on the inviter's page, under the joiner's name; the token is used up.
  await expect(page.getByRole('heading', { name: "Ben Poe's Wish List" })).toBeVisible();
  const used = await storedFields(`lists/${list.id}/inviteTokens/${token}`);
  expect(await storedFields(`lists/${list.id}/invites/${String(used?.invite)}`)).toBeNull();
  expect(await storedFields(`lists/${list.id}/joins/${ben.uid}`)).toEqual({ token });
});

test(
  '§2 Join: not logged in, the redirect survives going over to Sign up',
  { tag: '@desktop' },
  async ({ page }) => {
    const list = await newList('Family', [await newUser('Ada Byron')]);
    const token = await newInvite(list);
    await page.goto(joinPath(list.id, token));
    const notice = page.getByText('Log in or sign up to join the list you were invited to.');
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'Login of somebody invited');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Sign Up', level: 1 })).toBeVisible();
    await expect(notice).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Nora Winter');
    await page.getByLabel('Email').fill(`nora-${randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse1!');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText("You've joined Family")).toBeVisible();
    await expect(page.getByText('Your Wish List')).toBeVisible();
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      memberInfo: [{ displayName: 'Ada Byron' }, { displayName: 'Nora Winter' }],
    });
  },
);

test(
  '§2 Join: logged in, joins; visited again it stays joined; the token is not left in the history',
  { tag: '@desktop' },
  async ({ page }) => {
    const ben = await newUser('Ben Poe');
    const list = await newList('Family', [await newUser('Ada Byron')]);
    const path = joinPath(list.id, await newInvite(list));
    await openAs(page, ben, '/');
    await expect(page.getByRole('heading', { name: 'Welcome, Ben!' })).toBeVisible();
    await page.goto(path);
    await expect(page.getByText("You've joined Family")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goto(path);
    await expect(page.getByText("You've joined Family")).toBeVisible();
  },
);

test(
  '§8 Join failure: a spent, expired, revoked or made-up token goes to the list, which says why',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada], [{ name: 'Lamp' }]);
    const spent = await newInvite(list, { spent: true });
    const expired = await newInvite(list, { age: 15 });
    const revoked = await newInvite(list);
    await openAs(page, ada, `/lists/${list.id}`);
    const dialog = await openModal(page, 'Invite Members');
    const open = dialog.getByRole('region', { name: 'Open invites' });
    // Spent and expired ones are not open.
    await expect(open.getByRole('listitem')).toHaveCount(1);
    const revoke = open.getByRole('button', { name: 'Revoke the invite for friend@example.com' });
    await revoke.click();
    await expect(revoke).toHaveText('Revoke');
    await expectAccessible(page, 'the question before an invite is revoked');
    await revoke.click();
    await expect(open).toBeHidden();

    await openAs(page, ben, '/');
    for (const [token, why] of [
      [spent, 'This invite was already used, or was revoked.'],
      [expired, 'This invite has expired.'],
      [revoked, 'This invite was already used, or was revoked.'],
      [randomUUID(), 'This invite is not valid.'],
    ] as const) {
      await page.goto(joinPath(list.id, token));
      await expect(page).toHaveURL(`/lists/${list.id}`);
      await expect(page.getByRole('alert')).toContainText(`You have not joined this list. ${why}`);
      await expect(page.getByRole('alert')).toContainText('Ask Ada Byron for a new link.');
      await expect(page.getByRole('heading', { name: "Ada Byron's Wish List" })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add New Item' })).toHaveCount(0);
    }
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({ members: [ada.uid] });
  },
);

test(
  '§8 Join failure: a line that breaks is told on the list’s page, and joining goes on from there',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada], [{ name: 'Lamp' }]);
    const token = await newInvite(list);
    await openAs(page, ben, '/');
    await expect(page.getByRole('heading', { name: 'Welcome, Ben!' })).toBeVisible();
    await page.route(COMMITS, (route) => route.abort());
    await page.goto(joinPath(list.id, token));
    // After the ten seconds of a write without an answer.
    await expect(page).toHaveURL(`/lists/${list.id}`, { timeout: 40_000 });
    const told = page.getByRole('alert');
    await expect(told).toContainText('You have not joined this list. The connection was lost');
    await expectAccessible(page, 'a join that failed');
    await page.reload();
    await expect(told).toContainText('You have not joined this list.');
    await page.unroute(COMMITS);
    await told.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByText("You've joined Family")).toBeVisible();
    await expect(page).toHaveURL(`/lists/${list.id}?joined=true`);
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({ members: [ada.uid, ben.uid] });
  },
);

test('§2 Join: an invite link without its list says that it is incomplete', async ({ page }) => {
  await openAs(page, await newUser('Ben Poe'), '/list-join');
  await expect(
    page.getByRole('heading', { name: 'Incomplete invite link', level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Part of the link is missing.');
  await expect(page).toHaveTitle('Incomplete invite link · Giftlists');
  await expectAccessible(page, 'Join without a list');
  await page.getByRole('link', { name: 'Go to My Lists' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ben!' })).toBeVisible();
  // A damaged one cannot be that of a list.
  await page.goto('/list-join?listId=a/b&token=c');
  await expect(page.getByRole('heading', { name: 'Incomplete invite link' })).toBeVisible();
});

test('§4 a join whose answer is lost is told as joined', { tag: '@desktop' }, async ({ page }) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada], [{ name: 'Lamp' }]);
  const token = await newInvite(list);
  await openAs(page, ben, '/');
  await expect(page.getByRole('heading', { name: 'Welcome, Ben!' })).toBeVisible();
  await loseAnswers(page);
  await page.goto(joinPath(list.id, token));
  await expect(page.getByText("You've joined Family")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await storedFields(`lists/${list.id}`)).toMatchObject({ members: [ada.uid, ben.uid] });
});

test(
  '§8 Invite creation failure: says Failed to create invite link. and keeps the e-mail',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openOwnList(page, 'Family');
    const dialog = await openModal(page, 'Invite Members');
    await dialog.getByLabel('Email').fill('friend');
    await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
    await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    await dialog.getByLabel('Email').fill('friend@example.com');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to create invite link.');
    await expect(dialog.getByLabel('Email')).toHaveValue('friend@example.com');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
    await expect(dialog.getByText('Invite link created!')).toBeVisible();
  },
);

test('§4 Invite: Copy and Send come first, the link can be copied again; people are listed, oneself is not invited', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList('Family', [ada, ben]);
  await newInvite(list);
  await openAs(page, ada, '/');
  const dialog = await openModal(page, 'Invite Members');
  await expect(dialog.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveText([
    'Ada Byron (you)Admin',
    'Ben PoeMember',
  ]);
  await dialog.getByLabel('Email').fill(ada.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
  await expect(
    dialog.getByText('This is your own address. You are on this list already.'),
  ).toBeVisible();

  await dialog.getByLabel('Email').fill('mia@example.com');
  await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
  const field = dialog.getByLabel('Link for mia@example.com');
  await expect(field).toBeInViewport();
  const link = await field.inputValue();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(dialog.getByRole('link', { name: 'Send by E-mail' })).toBeInViewport();
  await expect(field).toHaveValue(link);
  await expectAccessible(page, 'an invite that was created');
  await dialog.getByRole('button', { name: 'Done' }).click();

  // Later, also after a reload: the invite made here can be copied, the other one not.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.reload();
  await page.getByRole('button', { name: 'Invite Members' }).click();
  const open = dialog.getByRole('region', { name: 'Open invites' });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await open.getByRole('button', { name: 'Copy the invite for mia@example.com' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(open.getByText(/^A link can be copied again only where it was made/)).toBeVisible();
  await expect(
    open.getByRole('button', { name: 'Copy the invite for friend@example.com' }),
  ).toHaveCount(0);
});

test(
  '§8 with a clock that is three days fast no invite can be made, and the reason is shown',
  { tag: '@desktop' },
  async ({ page }) => {
    const ada = await newUser('Ada Byron');
    const list = await newList('Family', [ada]);
    await page.clock.install({ time: Date.now() + 3 * DAY_MS });
    await openAs(page, ada, `/lists/${list.id}`);
    const dialog = await openModal(page, 'Invite Members');
    await dialog.getByLabel('Email').fill('cy@example.com');
    await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to create invite link. The clock of this device is wrong. Set its date and time, then try again.',
    );
  },
);
