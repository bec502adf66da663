import type { BrowserContext } from 'playwright/test';
import { addresses, currentPorts } from '../../../scripts/ports.mjs';
import { openAs, openOwnList } from '../../fixtures/session.ts';
import { closeWith, itemCard, modal, openModal, openMoreDetails } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newOwnList, shopUrl } from '../../fixtures/world.ts';

const { hosting, auth, firestore, shop } = addresses(currentPorts());
const OWN = new Set([hosting, auth, firestore, shop]);

/** A picture on the web; asked for like the others, it shows that asking would be noticed. */
const ON_THE_WEB = 'https://shop.example/picture.png';

/** Addresses on the network of whoever looks. None may ever be asked for. */
const PRIVATE = [
  'http://192.168.1.1/picture.png',
  'http://10.0.0.138/picture.png',
  'http://172.16.0.1/picture.png',
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:9/picture.png',
  'http://2130706433:9/picture.png',
  'http://0x7f.1:9/picture.png',
  'http://[::1]:9/picture.png',
  'http://[::ffff:192.168.1.1]/picture.png',
  'http://localhost:9/picture.png',
  'http://nas.local/picture.png',
  'http://router/picture.png',
  'http://metadata.google.internal/picture.png',
];

/** Notes and ends every request that leaves the product, before it is sent. */
async function watchRequests(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    ({ origin }) => !OWN.has(origin),
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

test(
  '§3 no page asks for a picture on the network of whoever looks',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const asked = await watchRequests(context);
    const { owner: ada, list } = await newOwnList('Family', [
      ...PRIVATE.map((imageUrl, i) => ({ name: `Private ${i}.`, imageUrl })),
      { name: 'On the web', imageUrl: ON_THE_WEB },
    ]);
    // The dashboard shows the first five of a list.
    for (let from = 0; from < PRIVATE.length; from += 4) {
      await newList(
        `Card ${from}`,
        [ada],
        [
          ...PRIVATE.slice(from, from + 4).map((imageUrl) => ({ imageUrl })),
          { imageUrl: `${ON_THE_WEB}?${from}` },
        ],
      );
    }

    await page.goto(`/public-list/${list.id}`);
    const last = itemCard(page, 'On the web');
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain(ON_THE_WEB);
    const first = itemCard(page, 'Private 0.');
    await expect(first.locator('img')).toHaveCount(0);
    await first.getByRole('button', { name: 'Mark as Purchased' }).click();
    await expect(modal(page, 'Mark as Purchased')).toBeVisible();

    await openAs(page, ada, `/lists/${list.id}`);
    await itemCard(page, 'On the web').scrollIntoViewIfNeeded();
    await expect(itemCard(page, 'Private 0.')).toBeAttached();
    await page.goto('/');
    for (let from = 0; from < PRIVATE.length; from += 4) {
      await itemCard(page, `Card ${from}`).scrollIntoViewIfNeeded();
      await expect.poll(() => asked).toContain(`${ON_THE_WEB}?${from}`);
    }
    expect(asked.filter((url) => !url.startsWith(ON_THE_WEB))).toEqual([]);
  },
);

test(
  '§5 the item form takes no picture on a private network, says why and keeps what was typed',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const asked = await watchRequests(context);
    const { list } = await openOwnList(page, 'Family', [{ name: 'Kite', imageUrl: '' }]);
    const form = await openModal(page, 'Edit Kite', 'Edit Item');
    await openMoreDetails(form);
    const field = form.getByLabel('Image URL');
    for (const url of PRIVATE) {
      await field.fill(url);
      await form.getByRole('button', { name: 'Update Item' }).click();
      // The refusal gives the field the focus. That of the address before may still be beside it.
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/private network/);
      await expect(field).toHaveValue(url);
    }
    await field.fill(ON_THE_WEB);
    await expect.poll(() => asked).toContain(ON_THE_WEB);
    await field.fill(`${shopUrl}/pictures/kite.svg`);
    await closeWith(form, 'Update Item');
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ imageUrl: `${shopUrl}/pictures/kite.svg` }],
    });
    expect(asked.filter((url) => url !== ON_THE_WEB)).toEqual([]);
  },
);
