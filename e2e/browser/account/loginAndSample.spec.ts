import { expectAccessible } from '../../fixtures/axe.ts';
import { expectControlsFit } from '../../fixtures/geometry.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { itemCard, mark } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

const PRODUCT = 'Wish lists from any shop, shared with one link.';

test('Login and Sign Up say what this is, beside the form or below it, and lead to a sample that needs no account', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  for (const path of ['/signup', '/login']) {
    await page.goto(path);
    const panel = page.getByRole('region', { name: PRODUCT });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    const form = await page.getByRole('form').boundingBox();
    const told = await panel.boundingBox();
    if (!form || !told) throw new Error('One of the two is not there');
    if (isMobile) expect(told.y).toBeGreaterThan(form.y + form.height);
    else expect(told.x).toBeGreaterThan(form.x + form.width);
    // The whole form is on the first screen.
    const submit = page.getByRole('form').locator('[type=submit]');
    await expect(submit).toBeInViewport({ ratio: 1 });
  }

  await page.getByRole('link', { name: 'See how a list looks' }).click();
  await expect(page).toHaveURL('/sample');
  await expect(page.getByRole('heading', { name: 'Our first home', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Sample · Giftlists');
  const kettle = itemCard(page, 'Stovetop kettle');
  await expect.poll(() => kettle.locator('img').evaluate(isLoaded)).toBe(true);
  await kettle.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(kettle.getByText('Purchased', { exact: true })).toBeVisible();
  await kettle.getByRole('button', { name: 'Unmark as Purchased' }).click();
  await expect(kettle.getByText('Purchased', { exact: true })).toHaveCount(0);
  // The shops of the sample do not exist.
  await kettle.getByRole('heading').click();
  await expect(page.getByText('On a real list, this opens the shop in a new tab.')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  expect(outside).toEqual([]);
  await page.getByRole('link', { name: 'Create your own list' }).click();
  await expect(page).toHaveURL('/signup');
});

test(
  'the sample is complete in its HTML, before any script',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/sample');
    await expect(page.getByRole('heading', { name: "Maya's Wish List" })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: PRODUCT })).toBeVisible();
    await context.close();
  },
);

test(
  'a mark on the sample is not lost while its script loads',
  { tag: '@desktop' },
  async ({ page }) => {
    const script = await holdRequests(page, /\/assets\/SamplePage-.*\.js/);
    await page.goto('/sample');
    const kettle = itemCard(page, 'Stovetop kettle');
    const button = kettle.getByRole('button', { name: 'Mark as Purchased' });
    await expect(button).toBeDisabled();
    script.release();
    await button.click();
    await expect(kettle.getByText('Purchased', { exact: true })).toBeVisible();
  },
);

test('no control of the way in is wider than its space', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [
    '/login',
    '/signup',
    '/sample',
    '/login?redirect=%2Flist-join%3FlistId%3D1',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectControlsFit(page, [320, 360, 390, 768, 1280, 1920]);
  }
});

test('Your gifts is in the footer once this device has marked something', async ({ page }) => {
  const list = await newList('Family', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await page.goto(`/public-list/${list.id}`);
  await mark(page, 'Kite', 'Eve');
  await page.goto('/about');
  await footer.getByRole('link', { name: 'Your gifts' }).click();
  await expect(page).toHaveURL('/gifts');
  await expect(page.getByText('Marked as Eve')).toBeVisible();
  await expectAccessible(page, 'Your gifts, with its link in the footer');
});
