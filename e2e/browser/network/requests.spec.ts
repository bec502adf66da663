import type { Page, Request } from 'playwright/test';
import { addresses, currentPorts } from '../../../scripts/ports.mjs';
import { openAs } from '../../fixtures/session.ts';
import { itemCard } from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newOwnList } from '../../fixtures/world.ts';

const { hosting, firestore } = addresses(currentPorts());

/** How long nothing is asked for before we believe that nothing more will be. */
const QUIET_MS = 1_500;

/** What a page asked for until it was quiet. */
interface Asked {
  /** Of our own site: HTML, scripts, styles, the page's own pictures. */
  site: number;
  /** Documents asked for once, before there is an SDK. */
  early: number;
  /** What the SDK listens to: documents by their place below the database, queries by collection. */
  listens: string[];
}

/**
 * Counts from now on; ask for the result when the page shows what it should.
 * @returns waits until so many documents and queries are listened to, and then until it is quiet
 */
function counting(page: Page): (listeners: number) => Promise<Asked> {
  const requests: Request[] = [];
  let last = Date.now();
  page.on('request', (request) => {
    requests.push(request);
    last = Date.now();
  });
  return async (listeners) => {
    // On a busy machine it may be quiet before the last of them begins.
    await expect
      .poll(() => requests.flatMap(listensIn).length, { timeout: 40_000 })
      .toBeGreaterThanOrEqual(listeners);
    await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(QUIET_MS);
    return {
      site: requests.filter((one) => isForThePage(one.url())).length,
      early: requests.filter((one) => isEarly(one.url())).length,
      listens: requests.flatMap(listensIn).toSorted((a, b) => a.localeCompare(b)),
    };
  };
}

/**
 * What keeps the app for offline comes seconds after the page, which waits for nothing of it; a headed
 * Chromium asks for the site's icon more often than the headless shell.
 */
function isForThePage(url: string): boolean {
  return (
    url.startsWith(hosting) && !/\/assets\/setUpServiceWorker-|\/sw\.js$|\/favicon\.svg$/.test(url)
  );
}

function isEarly(url: string): boolean {
  return url.startsWith(`${firestore}/v1/projects/`) && /\/documents\/lists\/[^/:]+$/.test(url);
}

/** The SDK sends several messages in one form: `req0___data__`, `req1___data__`, … */
function listensIn(request: Request): string[] {
  if (!request.url().includes('/Listen/channel')) return [];
  const form = new URLSearchParams(request.postData() ?? '');
  return [...form]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, message]) => JSON.parse(message) as Message)
    .flatMap(({ addTarget }) => {
      const documents = addTarget?.documents?.documents ?? [];
      const queries = addTarget?.query?.structuredQuery.from ?? [];
      return documents
        .map((path) => path.replace(/^.*\/documents\//, ''))
        .concat(queries.map(({ collectionId }) => collectionId));
    });
}

/** Ada and a list of hers with so many items. */
async function garden(items: number) {
  const { owner: ada, list } = await newOwnList(
    'Garden',
    Array.from({ length: items }, () => ({})),
  );
  return { ada, list };
}

interface Message {
  addTarget?: {
    documents?: { documents: string[] };
    query?: { structuredQuery: { from: { collectionId: string }[] } };
  };
}

for (const [path, most] of [
  ['/about', 22],
  // One more than their form needs: the drawings of the sample.
  ['/login', 28],
  ['/signup', 28],
] as const) {
  test(
    `§2 ${path} reads nothing, in at most ${most} requests`,
    { tag: '@phone' },
    async ({ page }) => {
      const asked = counting(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { site, early, listens } = await asked(0);
      expect({ early, listens }).toEqual({ early: 0, listens: [] });
      expect(site).toBeLessThanOrEqual(most);
    },
  );
}

test(
  '§2 Public list of 60 items: read once early and listened to once, by a visitor without Auth',
  { tag: '@phone' },
  async ({ page }) => {
    const { list } = await garden(60);
    const asked = counting(page);
    await page.goto(`/public-list/${list.id}`);
    await expect(itemCard(page, 'Item 60')).toBeAttached();
    const { site, early, listens } = await asked(1);
    expect({ early, listens }).toEqual({ early: 1, listens: [`lists/${list.id}`] });
    expect(site).toBeLessThanOrEqual(37);
  },
);

test(
  '§2 Dashboard: the user’s record and one query of the user’s own lists, then their drafts',
  { tag: '@phone' },
  async ({ page }) => {
    const { ada } = await garden(1);
    const asked = counting(page);
    await openAs(page, ada, '/');
    await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
    const { site, early, listens } = await asked(3);
    expect({ early, listens }).toEqual({
      early: 0,
      listens: ['lists', `users/${ada.uid}`, `users/${ada.uid}/drafts/all`],
    });
    expect(site).toBeLessThanOrEqual(52);
  },
);

test(
  '§2 List detail: listened to once, the user’s record and their drafts',
  { tag: '@phone' },
  async ({ page }) => {
    const { ada, list } = await garden(60);
    const asked = counting(page);
    await openAs(page, ada, `/lists/${list.id}`);
    await expect(itemCard(page, 'Item 60')).toBeAttached();
    const { site, early, listens } = await asked(3);
    expect({ early, listens }).toEqual({
      early: 0,
      listens: [`lists/${list.id}`, `users/${ada.uid}`, `users/${ada.uid}/drafts/all`],
    });
    // Drafts, what is new and the openers of dialogs come after the items.
    expect(site).toBeLessThanOrEqual(71);
  },
);
