import { ChevronRight, Eye, LoaderCircle, Pencil, Trash2, UserPlus, type IconNode } from 'lucide';
import type { Locator, Page } from 'playwright/test';
import { holdRequests } from '../../fixtures/hold.ts';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { modal, untilKept } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

/** §2 Shared UI as a browser draws it: a class name says nothing about how something looks. */

/** What a person sees of a button. */
const look = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
    return { background: backgroundColor, border: borderTopColor, color };
  });

/** The colors behind these tokens, as a browser spells them. */
async function colors<Name extends string>(page: Page, names: Name[]) {
  const found = await page.evaluate((all) => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const values = all.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(values) as Record<string, string>;
  }, names);
  return found as Record<Name, string>;
}

/** The shapes of the drawing in an element. */
const drawing = (element: Locator) =>
  element
    .locator('svg')
    .evaluate((svg) =>
      [...svg.children].map((shape) => [
        shape.tagName,
        Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value])),
      ]),
    );

/** The same shapes as the library has them. */
const shapes = (icon: IconNode) =>
  icon.map(([tag, { key: _key, ...attributes }]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
  ]);

const NONE = 'rgba(0, 0, 0, 0)';

test(
  '§2 Shared UI: the five variants of a button, the three sizes of a modal, and the icons',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = await openOwnList(page, 'Family', [{ name: 'Kite' }]);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(button('Add New Item')).toBeVisible();
    await page.mouse.move(0, 0);
    const tokens = await colors(page, [
      'primary',
      'on-primary',
      'surface-raised',
      'line-strong',
      'ink',
      'ink-soft',
      'danger-fill',
      'on-danger',
    ]);
    expect(new Set(Object.values(tokens)).size).toBeGreaterThan(5);

    expect(await look(button('Add New Item'))).toEqual({
      background: tokens.primary,
      border: NONE,
      color: tokens['on-primary'],
    });
    expect(await look(button('Share'))).toEqual({
      background: tokens['surface-raised'],
      border: tokens['line-strong'],
      color: tokens.ink,
    });
    expect(await look(button('Edit List'))).toEqual({
      background: NONE,
      border: NONE,
      color: tokens['ink-soft'],
    });
    const box = await button('Edit List').boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);

    expect(await drawing(button('Edit List'))).toEqual(shapes(Pencil));
    expect(await drawing(button('Delete List'))).toEqual(shapes(Trash2));
    expect(await drawing(button('Invite Members'))).toEqual(shapes(UserPlus));
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await drawing(breadcrumb)).toEqual(shapes(ChevronRight));

    const width = async (name: string) => (await modal(page, name).boundingBox())?.width;
    await button('Delete Kite').click();
    const question = modal(page, 'Delete Item');
    expect(await look(question.getByRole('button', { name: 'Delete Item' }))).toEqual({
      background: tokens['danger-fill'],
      border: NONE,
      color: tokens['on-danger'],
    });
    expect(await width('Delete Item')).toBe(400);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button('Add New Item').click();
    await expect(modal(page, 'Add New Item')).toBeVisible();
    expect(await width('Add New Item')).toBe(832);
    await page.keyboard.press('Escape');
    await button('Invite Members').click();
    await expect(modal(page, 'Invite Members')).toBeVisible();
    expect(await width('Invite Members')).toBe(528);
    await page.keyboard.press('Escape');

    // A busy button turns a spinner.
    await button('Edit List').click();
    const edit = modal(page, 'Edit List');
    await edit.getByLabel('List Name').fill('Party');
    const { release } = await holdRequests(page, /documents:(batchGet|commit)/);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    expect(await drawing(edit.getByRole('button', { name: 'Save' }))).toEqual(shapes(LoaderCircle));
    release();
    await expect(edit).toBeHidden();

    // Who is no member has a quiet link to the public list.
    await openAs(page, await newUser('Ben Poe'), `/lists/${list.id}`);
    const publicLink = page.getByRole('link', { name: 'View Public List' });
    await expect(publicLink).toBeVisible();
    expect(await look(publicLink)).toEqual({
      background: NONE,
      border: NONE,
      color: tokens.primary,
    });
    expect(await drawing(publicLink)).toEqual(shapes(Eye));
  },
);

test(
  'a field with an error looks like one under the pointer, too',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const email = page.getByLabel('Email');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    const border = () => email.evaluate((field) => getComputedStyle(field).borderColor);
    const before = await border();
    await email.hover();
    expect(await border()).toBe(before);
  },
);

test.describe('titles', () => {
  test.use({ serviceWorkers: 'allow' });

  test('§2 have their face on a wide screen at once, and on a phone from the second visit on', async ({
    page,
    isMobile,
  }) => {
    await page.clock.install();
    if (!isMobile) await paintAfterFont(page);
    await page.goto('/about');
    expect((await fontOf(page)).startsWith('Fraunces')).toBe(!isMobile);
    await untilKept(page);
    for (const path of ['/about', '/gifts', '/about']) {
      await page.goto(path);
      expect(await fontOf(page), path).toMatch(/^Fraunces/);
    }
  });
});

/**
 * Lets the font of titles come before the first paint, which waits for the styles. On a busy machine it may
 * be late, and the browser then does without it for that visit.
 */
async function paintAfterFont(page: Page): Promise<void> {
  const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
  await page.route(
    /\.css$/,
    async (route) => {
      await font;
      await route.continue();
    },
    { times: 1 },
  );
}

/** The family of the font in which the browser draws the title of the page. */
async function fontOf(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.map(({ familyName }) => familyName).join(', ');
}

test(
  '§2 where the system replaces all colors, what is chosen still looks chosen',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Garden', [ada, ben], [{ name: 'Kite' }, { by: ben }]);
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, ada, `/lists/${list.id}`);
    const all = page.getByRole('button', { name: 'All', exact: true });
    const you = page.getByRole('button', { name: 'You', exact: true });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    expect(await look(all)).not.toEqual(await look(you));

    await page.getByRole('button', { name: 'Account menu' }).click();
    const system = page.getByRole('menuitemradio', { name: 'System' });
    await expect(system).toBeChecked();
    const dark = page.getByRole('menuitemradio', { name: 'Dark' });
    expect(await look(system)).not.toEqual(await look(dark));
  },
);
