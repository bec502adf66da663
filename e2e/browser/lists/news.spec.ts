import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { openAs } from '../../fixtures/session.ts';
import {
  chooseAction,
  itemCard,
  openModal,
  openMyLists,
  visitedBefore,
} from '../../fixtures/steps.ts';
import { expect, test } from '../../fixtures/test.ts';
import { dayIn } from '../../fixtures/wishes.ts';
import { markAsPurchased, newList, newUser } from '../../fixtures/world.ts';

/** F17: what is new since the last visit of this device, and the event in one's own calendar. */

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const newItems = (page: Page) => page.getByRole('button', { name: /new since your last visit/ });
const dot = (page: Page) => page.getByText('New items');

test('F17 a public list says what was added since the last visit, and leads from one to the next; a purchase is not new', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const old = Array.from({ length: 12 }, (_, at) => ({
    addedAt: Date.now() - 9 * DAY,
    by: at % 2 ? ada : ben,
  }));
  const list = await newList(
    'Garden',
    [ada, ben],
    [
      { name: 'Kite', addedAt: Date.now() - HOUR },
      ...old,
      { name: 'Lamp', by: ben, addedAt: Date.now() - HOUR },
      { name: 'Vase', by: ben },
    ],
  );
  await page.goto(`/public-list/${list.id}`);
  await expect(page.getByLabel('Order:')).toBeAttached();
  await expect(newItems(page)).toHaveCount(0);
  await markAsPurchased(list, 'Vase', 'Eve');
  await visitedBefore(page, 'visitorVisit', list.id);

  await page.goto(`/public-list/${list.id}`);
  await expect(newItems(page)).toHaveText('2 new');
  await expectAccessible(page, 'what is new');
  await newItems(page).click();
  await expect(itemCard(page, 'Kite')).toBeInViewport({ ratio: 0.5 });
  await expect(newItems(page)).toHaveText('1 of 2 new');
  await expect(page.getByRole('status').filter({ hasText: 'Kite' })).toBeAttached();
  await newItems(page).click();
  await expect(itemCard(page, 'Lamp')).toBeInViewport({ ratio: 0.5 });
  await expect(newItems(page)).toHaveText('2 of 2 new');
  // On to Kite and at once to Lamp and back: a scroll still under way must not undo the next one.
  await newItems(page).click();
  await expect(itemCard(page, 'Kite')).toBeInViewport({ ratio: 0.5 });
  await newItems(page).dblclick();
  await expect(newItems(page)).toHaveText('1 of 2 new');
  await expect(itemCard(page, 'Kite')).toBeInViewport({ ratio: 0.5 });
  // An item that is highlighted again when a highlight is about to end is so for the whole time again.
  const highlighted = await itemCard(page, 'Kite').evaluate(async (card) => {
    const next = document.querySelector<HTMLElement>('[title="New since your last visit"]');
    const showLampAndKite = async () => {
      for (let presses = 0; presses < 2; presses += 1) {
        next?.click();
        await new Promise(requestAnimationFrame);
      }
    };
    await showLampAndKite();
    for (const earlier of card.getAnimations()) earlier.currentTime = 2_400;
    await showLampAndKite();
    const since = card.getAnimations().map(({ currentTime }) => Number(currentTime));
    return { since: Math.min(...since), outline: getComputedStyle(card).outlineStyle };
  });
  expect(highlighted.outline).toBe('solid');
  expect(highlighted.since).toBeLessThan(2_000);
  // Coming back within the visit, e.g. from a shop.
  await page.reload();
  await expect(newItems(page)).toHaveText('2 new');
});

test('F17 My Lists has a dot for what others added; what one adds oneself, or others buy, is not new', async ({
  page,
}) => {
  const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
  const addedAt = Date.now() - HOUR;
  const garden = await newList(
    'Garden',
    [ada, ben],
    [
      { name: 'Kite', addedAt },
      { name: 'Lamp', by: ben, addedAt },
    ],
  );
  const own = await newList('Kitchen', [ada], [{ name: 'Pan', addedAt }]);
  await newList('Never opened', [ada, ben], [{ name: 'Boat', by: ben, addedAt }]);
  await openAs(page, ada, `/lists/${own.id}`);
  await visitedBefore(page, 'visit', own.id);
  await page.goto(`/lists/${garden.id}`);
  await visitedBefore(page, 'visit', garden.id);
  await markAsPurchased(own, 'Pan', 'Eve');

  await page.goto('/lists');
  await expect(
    itemCard(page, 'Garden').and(page.getByRole('listitem').filter({ has: dot(page) })),
  ).toBeVisible();
  await expect(dot(page)).toHaveCount(1);
  await expectAccessible(page, 'My Lists with a dot');
  await page.getByRole('link', { name: 'Garden', exact: true }).click();
  await expect(newItems(page)).toHaveText('1 new');
  await newItems(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lamp' })).toBeAttached();
  await openMyLists(page);
  await expect(page.getByRole('link', { name: 'Garden', exact: true })).toBeVisible();
  await expect(dot(page)).toHaveCount(0);
});

test('F17 the event goes into a calendar, with a reminder and the link, from the public list and from the menu', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const eventDate = dayIn(12);
  const list = await newList('Garden', [ada], [{ name: 'Kite' }], { eventDate });
  await page.goto(`/public-list/${list.id}`);
  const dialog = await openModal(page, 'Add to calendar', 'Add to Calendar');
  // It has a modal's type, not that of the date's line in which it opens.
  await expect(dialog).toHaveCSS('font-weight', '400');
  await expect(dialog).toHaveCSS('font-size', '16px');
  await expect(dialog.getByLabel('Remind me')).toHaveValue('7');
  // Not three weeks before: that day is over.
  await expect(dialog.getByRole('option')).toHaveText([
    'A week before',
    '3 days before',
    'The day before',
  ]);
  await expectAccessible(page, 'Add to Calendar');
  await dialog.getByLabel('Remind me').selectOption('3 days before');
  const arrives = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await arrives;
  await expect(dialog).toBeHidden();
  expect(file.suggestedFilename()).toMatch(/^Garden-.*\.ics$/);
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(text).toContain(`DTSTART;VALUE=DATE:${eventDate.replaceAll('-', '')}`);
  expect(text).toContain('TRIGGER:-P2DT15H');
  expect(text).toContain(`/public-list/${list.id}`);

  await openAs(page, ada, `/lists/${list.id}`);
  await chooseAction(page, 'Add to calendar');
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
});
