import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import { itemCard, modal, openModal, untilPrefetched } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { dayIn } from '../../fixtures/wishes.ts';
import { newList, newOwnList, newUser } from '../../fixtures/world.ts';
import { formatDay } from '../../../src/model/format.ts';

/** Gives the page a share sheet that keeps what it was handed, or fails in the given way. */
async function mockShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shareFailure: null, shared: [] });
    navigator.share = (what) => {
      const { shareFailure, shared } = window as unknown as {
        shareFailure: string | null;
        shared: unknown[];
      };
      if (shareFailure) return Promise.reject(new DOMException('No', shareFailure));
      shared.push(what);
      return Promise.resolve();
    };
  });
}

const shared = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
const failWith = (page: Page, name: string) =>
  page.evaluate((shareFailure) => Object.assign(window, { shareFailure }), name);

test('F5 Share: the public link to copy, for the share sheet, and as a QR code that comes when it is asked for', async ({
  page,
  baseURL,
}) => {
  const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }]);
  const link = `${baseURL}/public-list/${list.id}`;
  await mockShareSheet(page);
  await openAs(page, ada, `/lists/${list.id}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await untilPrefetched(page, 'sharingModals');
  const late: string[] = [];
  page.on('request', (request) => late.push(request.url()));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = modal(page, 'Share List');
  await expect(dialog.getByLabel('Public link', { exact: true })).toHaveValue(link);

  const code = dialog.getByRole('img', { name: 'QR code of the public link of Garden' });
  await expect(code.locator('path')).toHaveAttribute('d', toSvgPath(generate(link)));
  expect(late.filter((url) => url.includes('/assets/'))).not.toEqual([]);
  const size = await code.boundingBox();
  expect(size?.width).toBeGreaterThan(150);

  await expect(dialog.getByRole('link', { name: 'View Public List' })).toHaveAttribute(
    'href',
    `/public-list/${list.id}`,
  );
  await dialog.getByRole('button', { name: 'Share with an App' }).click();
  expect(await shared(page)).toEqual([
    { title: 'Garden', text: expect.stringContaining('See the wish list') as unknown, url: link },
  ]);
  // A second toast with the same words would take the place of the first.
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The share sheet failed')) failures.push(message.text());
  });
  await failWith(page, 'AbortError');
  await dialog.getByRole('button', { name: 'Share with an App' }).click();
  await failWith(page, 'NotAllowedError');
  await dialog.getByRole('button', { name: 'Share with an App' }).click();
  await expect(
    page.getByText('This device could not share the link. Copy it instead.'),
  ).toBeVisible();
  // Closing the sheet is no failure.
  expect(failures).toEqual([expect.stringContaining('NotAllowedError')]);
  await expectAccessible(page, 'share');
  // Left in the dark theme: a code of light modules on dark is read by no camera.
  expect(await code.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});

test(
  'F5 Share: a guest has no Share; where there is no share sheet there is no button for it; a code that cannot be drawn says so',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Garden', [ada], [{ name: 'Kite' }]);
    await openAs(page, ben, `/lists/${list.id}`);
    await expect(page.getByRole('button', { name: 'Copy Public Link' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);

    await openAs(page, ada, `/lists/${list.id}`);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await expect(itemCard(page, 'Kite')).toBeVisible();
    // Only what draws the code: the dialog's own scripts may still be on their way.
    await page.route('**/assets/lean-qr-*', (route) => route.abort());
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(
      modal(page, 'Share List').getByLabel('Public link', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share with an App' })).toHaveCount(0);
    await expect(page.getByText('The QR code could not be drawn.')).toBeVisible();
  },
);

test('F5 Invite: the link is ready to be sent by e-mail to the invited, or with the share sheet', async ({
  page,
}) => {
  const { owner: ada, list } = await newOwnList('Tea & Biscuits');
  await mockShareSheet(page);
  await openAs(page, ada, `/lists/${list.id}`);
  const dialog = await openModal(page, 'Invite Members');
  await expect(dialog.getByRole('link', { name: 'Send by E-mail' })).toHaveCount(0);
  await dialog.getByLabel('Email').fill('mia+gifts@example.com');
  await dialog.getByRole('button', { name: 'Create Invite Link' }).click();
  const link = await dialog.getByLabel('Link for mia+gifts@example.com').inputValue();
  expect(link).toContain('/list-join?');

  const mail = new URL(
    (await dialog.getByRole('link', { name: 'Send by E-mail' }).getAttribute('href')) ?? '',
  );
  expect(mail.protocol).toBe('mailto:');
  expect(decodeURIComponent(mail.pathname)).toBe('mia+gifts@example.com');
  expect(mail.searchParams.get('subject')).toBe('Join “Tea & Biscuits” on Giftlists');
  expect(mail.searchParams.get('body')?.split('\r\n')).toContain(link);

  await dialog.getByRole('button', { name: 'Share with an App' }).click();
  expect((await shared(page)).map(({ url }) => url)).toEqual([link]);
  await expectAccessible(page, 'invite, created');
});

test('F5 Print: a list on A4 and Letter holds every item with the address where it is sold, and no button', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const long = `https://shop.example/${'very-long-name-of-a-product-'.repeat(8)}`;
  const list = await newList(
    'Garden',
    [ada, ben],
    [
      { name: 'Kite', color: 'Red', size: 'XL', price: 12.5, notes: 'With a tail', url: long },
      ...Array.from({ length: 30 }, () => ({ by: ben })),
    ],
  );
  // No idle moment comes: of the list, only what printing asks for is drawn.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    window.print = () => undefined;
  });
  await openAs(page, ada, `/lists/${list.id}`);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  await expect(cards.first()).toBeVisible();
  // As many as the window has room for.
  expect(await cards.count()).toBeLessThan(31);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = modal(page, 'Share List');
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();

  for (const format of ['A4', 'Letter']) {
    // The first print draws the rest.
    const paper = (await page.pdf({ format })).toString('latin1');
    const pages = paper.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, format).toBeGreaterThan(1);
    expect(pages.length, format).toBeLessThan(6);
  }
  await expect(cards).toHaveCount(31);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const width of [794, 816]) {
    await page.setViewportSize({ width, height: 1056 });
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Garden', level: 1 })).toBeVisible();
    for (const text of ['Kite', '$12.50', 'Red · XL', 'With a tail', 'shop.example']) {
      await expect(cards.first().getByText(text, { exact: text !== 'Kite' })).toBeVisible();
    }
    // Headed with the contributor's name, three to a row with their pictures, the link at the foot.
    await expect(page.getByText("Ada Byron's Wish List")).toBeVisible();
    await expect(page.getByText('Your Wish List')).toBeHidden();
    await expect(cards.first().locator('img')).toBeVisible();
    const bens = page.getByRole('region', { name: "Ben Poe's Wish List" }).getByRole('listitem');
    const tops = await bens.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    await expect(page.getByRole('img', { name: 'QR code of the public link' })).toBeVisible();
    await expect(page.getByText(`/public-list/${list.id}`)).toBeVisible();
    const address = cards.first().getByRole('link');
    expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toBe(
      `"${long}"`,
    );
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    for (const chrome of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(chrome).filter({ visible: true })).toHaveCount(0);
    }
  }
  // Dark ink on white paper, whatever the screen's theme.
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(43, 35, 32)');
});

test('F5 Print: a short list is one page with its date, from the list and from the public list', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const eventDate = dayIn(12);
  const list = await newList('Garden', [ada], [{ name: 'Kite' }], { eventDate });
  const screens = [
    () => page.goto(`/public-list/${list.id}`),
    () => openAs(page, ada, `/lists/${list.id}`),
  ];
  for (const open of screens) {
    await open();
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await expect(page.getByText(formatDay(eventDate))).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    // The styles for paper, and what is only printed, load after the page.
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByText(`/public-list/${list.id}`)).toBeVisible();
    await expect(page.getByText(formatDay(eventDate))).toBeVisible();
    await expect(page.getByText(/in \d+ days/)).toBeHidden();
    const title = await page.getByRole('heading', { name: 'Garden', level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(0);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('F5 Print: nobody can tell from the paper what was bought', async ({ page }) => {
  const { list } = await newOwnList('Garden', [
    { name: 'Kite', purchasedBy: ['Uncle Bo'] },
    { name: 'Lamp' },
  ]);
  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, 'Kite').getByText('Purchased', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(itemCard(page, 'Kite').getByText('Purchased', { exact: true })).toBeHidden();
  await expect(page.getByText('Sort By:')).toBeHidden();
  const looks = await Promise.all(
    ['Kite', 'Lamp'].map((name) =>
      itemCard(page, name).evaluate((card) => {
        const { color, backgroundColor, opacity, filter } = getComputedStyle(card);
        const shown = [...card.querySelectorAll('*')].filter((one) => one.checkVisibility());
        return [color, backgroundColor, opacity, filter, ...shown.map((one) => one.tagName)];
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
});

test('F5 Print: nor from the paper of a member, who sees what is bought of others’ items', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const list = await newList(
    'Garden',
    [ada, ben],
    [
      { by: ben, name: 'Cups', quantity: 3, purchasedBy: ['Eve'], purchasedCounts: { Eve: 1 } },
      { by: ben, name: 'Kite', purchasedBy: ['Eve'] },
    ],
  );
  await openAs(page, ada, `/lists/${list.id}`);
  const told = page.getByText(/purchased/i).filter({ visible: true });
  await expect(itemCard(page, 'Cups')).toContainText('1 of 3 purchased');
  await expect(told).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(told).toHaveCount(0);
  await expect(itemCard(page, 'Cups').getByText('3 wanted')).toBeVisible();
});

test(
  'F5 Open Graph: a shared link shows the product’s own words and picture, and nothing of the list',
  { tag: '@desktop' },
  async ({ request }) => {
    const list = await newList('Secret Garden', [await newUser('Ada Byron')]);
    const html = await (await request.get(`/public-list/${list.id}`)).text();
    expect(html).toContain('<meta property="og:title" content="Giftlists');
    expect(html).not.toContain('Secret Garden');
    const picture = await request.get('/share-card.png');
    expect(picture.headers()['content-type']).toBe('image/png');
    // Width and height, where PNG keeps them.
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  },
);
