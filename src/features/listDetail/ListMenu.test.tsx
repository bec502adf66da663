import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Item } from '../../model/item.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import ListMenu from './ListMenu.tsx';

const nothing = () => undefined;

async function isOffered(name: string, items: Item[]): Promise<boolean> {
  const list = listOf({ people: { leo: 'Leo' }, items });
  const props = { onBulkAdd: nothing, onListAction: nothing, onAction: nothing };
  const { user } = renderApp(<ListMenu list={list} viewer="ann" {...props} />, { user: null });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  return screen.queryByRole('menuitem', { name, hidden: true }) !== null;
}

it.each([
  ['added for a person without an account', { for: 'leo' }, true],
  ['of another member', { addedBy: 'ben' }, true],
  ['of their own', {}, false],
])('F2 offers Marks to a member for items %s: %#', async (_whose, item, expected) => {
  expect(await isOffered('Marks', [itemOf(item)])).toBe(expected);
});
