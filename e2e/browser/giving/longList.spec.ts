import type { Page } from 'playwright/test';
import { openAs } from '../../fixtures/session.ts';
import { fillInItem, modal, section } from '../../fixtures/steps.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { newList, newUser, shopUrl } from '../../fixtures/world.ts';

/** A list is at most 500 items: all of them are whole, and nothing jumps while they are drawn. */

const MOST = 500;

/** As while a screen reader runs: Chromium else tells what is near the screen only. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

/** Ada's list of 500 different wishes, the last one Ben's. */
async function fullList() {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const wishes = Array.from({ length: MOST }, (_, at) => ({
    by: at === MOST - 1 ? ben : ada,
    name: `Wish ${at + 1}`,
    url: `${shopUrl}/products/wish-${at + 1}`,
    price: 1_000 + at,
    notes: `Note number ${at + 1}.`,
  }));
  return { ada, ben, list: await newList('Everything', [ada, ben], wishes) };
}

const wishes = (page: Page) => page.getByRole('heading', { level: 3, name: /^Wish / });

test(
  '§2 a full list of 500 items: shown, reached by its chip, and marked',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    const { ada, list } = await fullList();
    await page.goto(`/public-list/${list.id}`);
    await page.getByRole('button', { name: 'Ben Poe' }).click();
    const last = section(page, "Ben Poe's Wish List");
    await expect(last.getByRole('heading', { level: 2 })).toBeInViewport();
    await last.getByRole('button', { name: 'Mark as Purchased' }).click();
    await page.getByLabel('Your Name').fill('Uncle Bo');
    await modal(page, 'Mark as Purchased')
      .getByRole('button', { name: 'Mark as Purchased' })
      .click();
    await expect(last.getByRole('button')).toHaveText('Unmark as Purchased');

    await openAs(page, ada, `/lists/${list.id}`);
    const dialog = await fillInItem(page, 'One too many');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'This list is full. Delete an item before adding another.',
    );
  },
);

for (const { who, path } of [
  { who: 'Public list', path: '/public-list' },
  { who: 'List detail', path: '/lists' },
]) {
  test(
    `§2 ${who} of 500 items: each is whole for search, screen readers and a saved page`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow();
      const { ada, list } = await fullList();
      await openAs(page, ada, `${path}/${list.id}`);
      // Drawn in steps; this machine may be busy.
      await expect(wishes(page)).toHaveCount(MOST, { timeout: 60_000 });

      // A saved page is its DOM: nobody has scrolled.
      const saved = await page.content();
      const missing = list.items.filter(
        ({ name, notes, url, price }) =>
          ![`${name}<`, notes, `"${url}"`, `$${price?.toLocaleString('en-US')}.00`].every((text) =>
            saved.includes(text),
          ),
      );
      expect(missing.map(({ name }) => name)).toEqual([]);

      const heard = await heardBy(page);
      expect(heard.filter((text) => /^Note number \d+\.$/.test(text))).toHaveLength(MOST);
      expect(heard.filter((text) => /^\$1,\d{3}\.00$/.test(text))).toHaveLength(MOST);

      // The browser's search finds the words of an item and goes there.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(
        await page.evaluate(() => (window as unknown as Finder).find('Note number 433.')),
      ).toBe(true);
      await expect(page.getByText('Note number 433.', { exact: true })).toBeInViewport();
    },
  );
}

test('§2 a list of 500 items is on the paper whole', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const { list } = await fullList();
  await page.goto(`/public-list/${list.id}`);
  await expect(wishes(page).first()).toBeVisible();
  // Whoever prints while the list is being drawn: it is whole when this event ends.
  const cards = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('main li h3').length;
  });
  expect(cards).toBe(MOST);
  await page.reload();
  await expect(wishes(page)).toHaveCount(MOST, { timeout: 60_000 });
  const paper = (await page.pdf()).toString('latin1');
  expect(new Set(paper.match(/\/products\/wish-\d+/g)).size).toBe(MOST);
});

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
  ['a tall screen', { width: 1440, height: 2560 }],
] as const) {
  for (const [what, path, isVisitor] of [
    ['Public list of 60 items', '/public-list', true],
    ['Public list of 60 items, some of them one’s own', '/public-list', false],
    ['List detail of 60 items', '/lists', false],
  ] as const) {
    test(
      `§9 ${what} on ${screen}: nothing jumps while it is drawn`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
        const items = Array.from({ length: 60 }, (_, at) => ({
          by: at % 2 === 0 ? ada : ben,
          name: `Wish ${at + 1}`,
        }));
        const list = await newList('Garden', [ada, ben], items);
        if (!isVisitor) {
          await openAs(page, ada, '/account');
          await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
        }
        await page.addInitScript(watchShifts);
        await page.goto(`${path}/${list.id}`);
        await expect(wishes(page)).toHaveCount(60);
        // What comes after the list: its bar, and the top bar's part for this person.
        await expect(page.getByLabel('Order:')).toBeAttached();
        const last = isVisitor
          ? page.getByRole('link', { name: 'Sign Up' })
          : page.getByRole('button', { name: 'Account menu' });
        await expect(last.first()).toBeVisible();
        expect(await shifts(page)).toEqual([]);
      },
    );
  }
}

/** What assistive technology is told: every text in the browser's own accessibility tree. */
async function heardBy(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(({ name }) => String(name?.value));
}

/** https://developer.mozilla.org/docs/Web/API/Window/find, which TypeScript does not know. */
interface Finder {
  find: (text: string) => boolean;
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Runs in the page: collects what has moved by itself, and what it was. */
function watchShifts(): void {
  const seen: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      const names = sources.map(
        ({ node }) => `${node?.nodeName}.${node?.parentElement?.className}`,
      );
      seen.push(`${value} ${names.join(', ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts: () => (note(observer.takeRecords()), seen) });
}

/** What has moved until the frame after next. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: () => string[] }).shifts();
  });
}
