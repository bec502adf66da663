import { itemToFields } from '../../../src/model/serializers.ts';
import { openAs } from '../../fixtures/session.ts';
import { modal, openModal } from '../../fixtures/steps.ts';
import { storedFields } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

test(
  '§4 List membership: a non-owner’s delete only removes the user from members',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList('Family', [ada, ben], [{ by: ada }, { by: ben, name: 'Kite' }]);
    await openAs(page, ben, '/');
    await page.getByRole('button', { name: 'Leave Family' }).click();
    // Nothing is chosen: what happens without a choice is what the rule is about.
    const dialog = modal(page, 'Leave List');
    await dialog.getByRole('button', { name: 'Leave List' }).click();
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const before = { id: list.id, name: 'Family', ownerId: ada.uid, items: list.items };
    const { memberInfo, ...stored } = (await storedFields(`lists/${list.id}`)) ?? {};
    expect(memberInfo).toEqual([{ uid: ada.uid, displayName: 'Ada Byron' }]);
    expect(stored).toEqual({
      ...before,
      items: before.items.map(itemToFields),
      members: [ada.uid],
    });
    await page.goto(`/public-list/${list.id}`);
    await expect(page.getByRole('heading', { name: "Member's Wish List" })).toBeVisible();
  },
);

test(
  '§4 leaving with one’s items takes them off the list',
  { tag: '@desktop' },
  async ({ page }) => {
    const [ada, ben] = await Promise.all([newUser('Ada Byron'), newUser('Ben Poe')]);
    const list = await newList(
      'Family',
      [ada, ben],
      [{ by: ada, name: 'Lamp' }, { by: ben }, { by: ben }],
    );
    await openAs(page, ben, '/');
    const dialog = await openModal(page, 'Leave Family', 'Leave List');
    await dialog.getByRole('radio', { name: 'Delete them' }).check();
    await dialog.getByRole('button', { name: 'Leave List' }).click();
    await expect(page.getByText('Get started by creating a list!')).toBeVisible();
    expect(await storedFields(`lists/${list.id}`)).toMatchObject({
      members: [ada.uid],
      items: [{ name: 'Lamp' }],
    });
  },
);
