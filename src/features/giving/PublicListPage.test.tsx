import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { subscribeToList } from '../../data/lists.ts';
import { markPurchased } from '../../hooks/commands/markCommands.ts';
import { AppError } from '../../model/errors.ts';
import type { List } from '../../model/list.ts';
import type { User } from '../../model/user.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { listIs } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render.tsx';
import PublicList from './PublicListPage.tsx';

vi.mock('../../device/outbox/outbox.ts');
vi.mock('../../data/auth/auth.ts');
vi.mock('../../data/firestore.ts');
vi.mock('../../data/lists.ts');
vi.mock('../../hooks/commands/markCommands.ts');

const page = (
  <Routes>
    <Route path="/public-list/:listId" element={<PublicList />} />
  </Routes>
);

const heading = (name: string, level: number) => screen.findByRole('heading', { name, level });
const button = (name: string) => screen.getByRole('button', { name });

const visit = async (
  list: List | null | AppError,
  at = '/public-list/list-1',
  user: User | null = null,
) => {
  listIs(list);
  return renderApp(page, { user, at });
};

describe('§2 public list', () => {
  const three = listOf({
    members: ['ann', 'zoe', 'bob'],
    memberInfo: [
      { uid: 'ann', displayName: 'ann' },
      { uid: 'zoe', displayName: 'Zoe' },
      { uid: 'bob', displayName: 'Bob' },
    ],
    items: [
      itemOf({ id: '1', name: 'Kettle', addedBy: 'zoe' }),
      itemOf({ id: '2', name: 'Lamp', addedBy: 'ann', purchasedBy: ['May'] }),
      itemOf({ id: '3', name: 'Pan', addedBy: 'bob' }),
    ],
  });
  it('needs no login: title and sections titled by contributor, alphabetical', async () => {
    const { address } = await visit(three);
    expect(await heading('Birthday', 1)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      "ann's Wish List",
      "Bob's Wish List",
      "Zoe's Wish List",
    ]);
    expect(address()).toBe('/public-list/list-1');
  });

  it('Sort By: All plus one chip per contributor name, alphabetical', async () => {
    await visit(three);
    const chips = within(await screen.findByRole('group', { name: 'Sort By' }));
    expect(screen.getByText('Sort By:')).toBeVisible();
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All',
      'ann',
      'Bob',
      'Zoe',
    ]);
  });

  it('a chip scrolls to that contributor’s section and moves the focus there', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await visit(three);
    await heading('Birthday', 1);
    await user.click(button('Bob'));
    const section = screen.getByRole('region', { name: "Bob's Wish List" });
    await waitFor(() => expect(scroll.mock.contexts).toEqual([section]));
    expect(section).toHaveFocus();
    expect(button('Bob')).toHaveAttribute('aria-pressed', 'true');
    expect(button('All')).toHaveAttribute('aria-pressed', 'false');
  });

  it('each item has a Mark as Purchased button, which marks that item by a name', async () => {
    const { user } = await visit(three);
    await heading('Birthday', 1);
    const marks = screen.getAllByRole('button', { name: 'Mark as Purchased' });
    expect(marks).toHaveLength(2);
    expect(marks.map((mark) => mark.getAttribute('aria-describedby'))).toEqual([
      'item-3',
      'item-1',
    ]);
    await user.click(marks[1] as HTMLElement);
    await user.type(await screen.findByLabelText('Your Name'), 'May{Enter}');
    await waitFor(() =>
      expect(markPurchased).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ listId: 'list-1', itemId: '1', name: 'May' }),
        { known: [], hidden: false },
        new Map(),
      ),
    );
  });

  it('§4 the button of a purchased item reads Unmark as Purchased, and asks', async () => {
    const { user } = await visit(three);
    await heading('Birthday', 1);
    await user.click(button('Unmark as Purchased'));
    const dialog = await screen.findByRole('dialog', { name: 'Unmark as Purchased' });
    expect(within(dialog).getByText('May')).toBeVisible();
  });

  it('an optional token query is tolerated', async () => {
    await visit(three, '/public-list/list-1?token=anything');
    expect(await heading('Birthday', 1)).toBeVisible();
  });

  it('a missing list shows: List not found', async () => {
    await visit(null);
    expect(await heading('List not found', 1)).toBeVisible();
  });
});

describe('F13 a private list', () => {
  it('is not said to be missing', async () => {
    await visit(new AppError('list-private'), '/public-list/list-1', userOf({ uid: 'cy' }));
    expect(await heading('This list is private now', 1)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Only its members can see it');
    listIs(listOf());
    await act(async () => button('Try again').click());
    expect(await heading('Birthday', 1)).toBeVisible();
  });

  it('is not shown from the cache once the server has refused it', async () => {
    await visit(new AppError('list-private'), '/public-list/list-1', userOf({ uid: 'cy' }));
    await heading('This list is private now', 1);
    const [, , onList] = vi.mocked(subscribeToList).mock.lastCall ?? [];
    await act(async () => onList?.(listOf(), { fromCache: true }));
    expect(await heading('This list is private now', 1)).toBeVisible();
  });
});
