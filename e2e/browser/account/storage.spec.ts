import type { Page } from 'playwright/test';
import { itemCard, logIn, mark, openLive } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { markAsPurchased, newList, newOwnList, newUser } from '../../fixtures/world.ts';

/** Browsers that keep nothing, or never say whether they do. */

test.slow();

const broken: Record<string, () => void> = {
  'cookies blocked: every storage throws when it is touched': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The document is sandboxed', 'SecurityError');
        },
      });
    }
  },
  'localStorage throws when it is touched': () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  },
  'IndexedDB throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No IndexedDB here', 'InvalidStateError');
    };
  },
  'IndexedDB never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    IDBFactory.prototype.deleteDatabase = () => new EventTarget() as IDBOpenDBRequest;
  },
};

async function expectLive(page: Page, listId: string, change: () => Promise<void>): Promise<void> {
  await openLive(page, `/public-list/${listId}`);
  await expect(itemCard(page, 'Kite')).toBeVisible();
  await change();
  await expect(
    itemCard(page, 'Lamp').getByRole('button', { name: /Unmark as Purchased/ }),
  ).toBeVisible();
  await mark(page, 'Kite', 'Cy');
  await expect(
    itemCard(page, 'Kite').getByRole('button', { name: /Unmark as Purchased/ }),
  ).toBeVisible();
  expect(await storedFields(`lists/${listId}`)).toMatchObject({
    items: [{ purchasedBy: ['Cy'] }, { purchasedBy: ['Dee'] }],
  });
}

for (const [fault, breakIt] of Object.entries(broken)) {
  test(
    `${fault}: the public list is live and takes a mark, login lets in`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.addInitScript(breakIt);
      const { owner: ada, list } = await newOwnList('Garden', [{ name: 'Kite' }, { name: 'Lamp' }]);
      await expectLive(page, list.id, () => markAsPurchased(list, 'Lamp', 'Dee'));
      await page.getByRole('link', { name: /^Your gifts/ }).click();
      await expect(page.getByText('Marked as Cy')).toBeVisible();
      const isStored = fault.startsWith('IndexedDB');
      await expect(page.getByText('stored only on this device')).toHaveCount(isStored ? 1 : 0);
      await expect(page.getByText('This browser does not store it')).toHaveCount(isStored ? 0 : 1);
      await logIn(page, ada);
      await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible({
        timeout: 30_000,
      });
      await page.getByRole('link', { name: 'Garden' }).click();
      await expect(itemCard(page, 'Kite')).toBeVisible();
    },
  );
}

test(
  'IndexedDB stops answering after somebody signed in here: the public list is live all the same',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = [await newUser('Ada Byron'), await newUser('Ben Cole')];
    // What is bought of her own items, Ada would not see, also while her session is not confirmed.
    const list = await newList('Garden', [ben, ada], [{ name: 'Kite' }, { name: 'Lamp' }]);
    await logIn(page, ada);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    await page.addInitScript(broken['IndexedDB never answers'] as () => void);
    await openLive(page, `/public-list/${list.id}`);
    await expect(itemCard(page, 'Kite')).toBeVisible();
    await markAsPurchased(list, 'Lamp', 'Dee');
    await expect(
      itemCard(page, 'Lamp').getByRole('button', { name: /Unmark as Purchased/ }),
    ).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'Another page blocks the database of a user’s lists, as one that WebKit has frozen does: the public list is live all the same',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const [ada, ben] = [await newUser('Ada Byron'), await newUser('Ben Cole')];
    const list = await newList('Garden', [ben, ada], [{ name: 'Kite' }, { name: 'Lamp' }]);
    await logIn(page, ada);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    const frozen = await context.newPage();
    await frozen.goto('/robots.txt');
    await page.goto('/robots.txt');
    await frozen.evaluate(blockFirestore);
    await openLive(page, `/public-list/${list.id}`);
    await markAsPurchased(list, 'Lamp', 'Dee');
    await expect(
      itemCard(page, 'Lamp').getByRole('button', { name: /Unmark as Purchased/ }),
    ).toBeVisible({ timeout: 30_000 });
  },
);

/** Begins a transaction that never ends. */
async function blockFirestore(): Promise<void> {
  const databases = await indexedDB.databases();
  const name = databases.find((database) => database.name?.startsWith('firestore/'))?.name;
  const opening = indexedDB.open(name as string);
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve);
  });
  const stores = opening.result.objectStoreNames;
  const store = opening.result.transaction(stores, 'readwrite').objectStore('owner');
  const read = () => store.count().addEventListener('success', read);
  read();
}
