import type { Locator } from 'playwright/test';
import { openAs, openOwnList, openWithoutEmail } from '../../fixtures/session.ts';
import { itemCard, modal, openModal } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

/** Whether the last letter of a text is left of its first one, as a browser draws it. */
const endsOnTheLeft = (element: Locator, text: string) =>
  element.evaluate((box, whole) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (node.textContent !== whole) continue;
      const letter = document.createRange();
      const left = (at: number) => {
        letter.setStart(node, at);
        letter.setEnd(node, at + 1);
        return letter.getBoundingClientRect().left;
      };
      return left(whole.length - 1) < left(0);
    }
    return null;
  }, text);

/** A family of four: one character to a person, seven code points, eleven units of a string. */
const FAMILY = '👨‍👩‍👧‍👦';

test(
  '§5 a giver’s name shows what it is: what hides is refused beside the field, emoji count once',
  { tag: '@desktop' },
  async ({ page }) => {
    const list = await newList('Family', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    await page.goto(`/public-list/${list.id}`);
    await itemCard(page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
    const form = modal(page, 'Mark as Purchased');
    const field = form.getByLabel('Your Name');
    const mark = form.getByRole('button', { name: 'Mark as Purchased' });
    for (const name of ['\u3164', 'An\u200bna', '\u202eannA', 'Anna\ufe0f', '\u2800']) {
      await field.fill(name);
      await mark.click();
      // The refusal gives the field the focus; the words about the name before may still be there.
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/characters that cannot be seen/);
      await expect(field).toHaveValue(name);
    }
    await field.fill(FAMILY.repeat(61));
    await expect(field).toHaveAccessibleDescription(/at most 60 characters/);
    // 1,375 of the 1,380 bytes that a name may have: with more it could not be taken off the item again.
    await field.fill(FAMILY.repeat(55));
    await mark.click();
    await expect(form).toBeHidden();
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      items: [{ purchasedBy: [FAMILY.repeat(55)] }],
    });
  },
);

test('§5 names of lists and items show what they are', { tag: '@desktop' }, async ({ page }) => {
  await openOwnList(page, 'Family', [{ name: 'Kite' }]);
  const item = await openModal(page, 'Edit Kite', 'Edit Item');
  await item.getByLabel('Item Name').fill('Ki\u202ete');
  await item.getByRole('button', { name: 'Update Item' }).click();
  await expect(item.getByLabel('Item Name')).toHaveAccessibleDescription(/cannot be seen/);
  await item.getByLabel('Item Name').fill('Kite 🪁');
  await item.getByRole('button', { name: 'Update Item' }).click();
  await expect(itemCard(page, 'Kite 🪁')).toBeVisible();

  await page.getByRole('button', { name: 'Edit List' }).click();
  const heading = modal(page, 'Edit List').getByLabel('List Name');
  await heading.fill('Fa\u2067mily');
  await modal(page, 'Edit List').getByRole('button', { name: 'Save' }).click();
  await expect(heading).toHaveAccessibleDescription(/cannot be seen/);
  await expect(heading).toHaveValue('Fa\u2067mily');
  await heading.fill('Family 👩🏽‍🚀');
  await modal(page, 'Edit List').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Family 👩🏽‍🚀', level: 1 })).toBeVisible();
});

test(
  '§4 an account without an e-mail address gets a profile and a list',
  { tag: '@desktop' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // The name that the provider knows has something in it that nobody typed here.
    const uid = await openWithoutEmail(page, 'Ra\u200bul\u202e Doe', '/');
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    await expect
      .poll(() => storedFields(`users/${uid}`))
      .toMatchObject({ uid, email: '', firstName: 'Raul', displayName: 'Raul Doe' });
    await page.getByRole('button', { name: 'Create New List' }).click();
    await modal(page, 'Create New List').getByLabel('List Name').fill('Family');
    await modal(page, 'Create New List').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'Family', level: 1 })).toBeVisible();
    expect(errors.filter((text) => text.includes('Error fetching Firestore user'))).toEqual([]);
  },
);

test('§3 names and notes from right to left end on the left, also with punctuation and Latin words', async ({
  page,
}) => {
  const ada = await newUser('Ada Byron');
  const [title, wish, note] = ['هدايا عيد الميلاد!', 'كتاب Hobbit!', 'بالعربية من فضلك!'];
  const list = await newList(title, [ada], [{ name: wish, notes: note }], { description: note });

  await page.goto(`/public-list/${list.id}`);
  await expect(itemCard(page, wish)).toBeVisible();
  const heading = (name: string) => page.getByRole('heading', { name });
  expect(await endsOnTheLeft(heading(title), title)).toBe(true);
  expect(await endsOnTheLeft(heading(wish), wish)).toBe(true);
  expect(await endsOnTheLeft(itemCard(page, wish), note)).toBe(true);

  await openAs(page, ada, '/');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await endsOnTheLeft(heading(title), title)).toBe(true);
  expect(await endsOnTheLeft(page.getByRole('main'), note)).toBe(true);
});
