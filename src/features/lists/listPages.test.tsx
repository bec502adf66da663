import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { AppError } from '../../model/errors.ts';
import { subscribeToList, subscribeToLists } from '../../data/lists.ts';
import { editList } from '../../hooks/commands/listCommands.ts';
import { markPurchased } from '../../hooks/commands/markCommands.ts';
import type { List } from '../../model/list.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { listsAre, listIs, subscriptions } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render.tsx';
import Dashboard from './DashboardPage.tsx';
import ListDetail from './ListDetailPage.tsx';
import PublicList from '../giving/PublicListPage.tsx';

vi.mock('../../device/outbox/outbox.ts');
vi.mock('../../data/auth/auth.ts');
vi.mock('../../data/auth/session.ts');
vi.mock('../../data/firestore.ts');
vi.mock('../../data/lists.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/markCommands.ts');

const guarded = (page: ReactNode) => <RequireAuth>{page}</RequireAuth>;
const routes = (
  <Routes>
    <Route path="/" element={guarded(<Dashboard />)} />
    <Route path="/lists" element={guarded(<Dashboard />)} />
    <Route path="/lists/:listId/*" element={guarded(<ListDetail />)} />
    <Route path="/public-list/:listId" element={<PublicList />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
);

const heading = (name: string, level: number) => screen.findByRole('heading', { name, level });
const button = (name: string) => screen.getByRole('button', { name });

const detail = async (list: List | null | AppError, at = '/lists/list-1', uid = 'ann') => {
  listIs(list);
  return renderApp(routes, { user: userOf({ uid }), at });
};

const visit = async (list: List | null, at = '/public-list/list-1') => {
  listIs(list);
  return renderApp(routes, { user: null, at });
};

describe('§2 dashboard', () => {
  it.each(['/', '/lists'])('greets by first name at %s: Welcome, Ann!', async (at) => {
    listsAre([]);
    renderApp(routes, { user: userOf(), at });
    expect(await heading('Welcome, Ann!', 1)).toBeVisible();
  });

  it('empty state: Get started by creating a list!', async () => {
    listsAre([]);
    renderApp(routes, { user: userOf() });
    expect(await screen.findByText('Get started by creating a list!')).toBeVisible();
  });

  it('Create New List opens the modal', async () => {
    listsAre([]);
    const { user } = renderApp(routes, { user: userOf() });
    await heading('Welcome, Ann!', 1);
    await user.click(button('Create New List'));
    expect(await screen.findByRole('dialog', { name: 'Create New List' })).toBeVisible();
  });

  it('§7 queries only the lists of this user, and shows a card for each', async () => {
    listsAre([listOf(), listOf({ id: 'list-2', name: 'Party' })]);
    renderApp(routes, { user: userOf() });
    expect(await heading('Party', 2)).toBeVisible();
    expect(await heading('Birthday', 2)).toBeVisible();
    expect(subscriptions()).toEqual(['lists of ann']);
  });

  it('§3 caches the cards on the device for the next first paint', async () => {
    listsAre([listOf()]);
    renderApp(routes, { user: userOf() });
    await heading('Birthday', 2);
    expect(JSON.parse(localStorage.getItem('giftLists') ?? '{}')).toMatchObject({
      uid: 'ann',
      lists: [{ name: 'Birthday' }],
    });
  });

  it('another user’s cards on the device are not shown', async () => {
    localStorage.setItem('giftLists', JSON.stringify({ uid: 'ben', firstName: 'Ben', lists: [] }));
    listsAre(null);
    renderApp(routes, { user: userOf() });
    expect(await screen.findByRole('status', { name: 'Loading your lists' })).toBeVisible();
    expect(screen.queryByText('Get started by creating a list!')).not.toBeInTheDocument();
  });

  it('F13 a list whose link is changed is edited under the new one, in a form that was open', async () => {
    listsAre([listOf()]);
    const { user } = renderApp(routes, { user: userOf() });
    await heading('Birthday', 2);
    await user.click(button('Edit Birthday'));
    await user.type(await screen.findByLabelText('List Name'), ' party');
    const report = vi.mocked(subscribeToLists).mock.calls.at(-1)?.[2];
    const moved = listOf({ id: 'list-2', formerIds: ['list-1'] });
    await act(async () => report?.([moved], { fromCache: false, hasMore: false }));
    await user.click(button('Save'));
    await waitFor(() =>
      expect(editList).toHaveBeenCalledExactlyOnceWith('list-2', { name: 'Birthday party' }),
    );
  });

  it('shows an error when the lists cannot be loaded, and tries again', async () => {
    listsAre(new AppError('offline'));
    const { user } = renderApp(routes, { user: userOf() });
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    listsAre([listOf()]);
    await user.click(button('Try again'));
    expect(await heading('Birthday', 2)).toBeVisible();
  });
});

describe('F13 a private list', () => {
  it.each(['/lists/list-1', '/public-list/list-1'])(
    'is not said to be missing at %s',
    async (at) => {
      await detail(new AppError('list-private'), at, 'cy');
      expect(await heading('This list is private now', 1)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Only its members can see it');
      listIs(listOf());
      await act(async () => button('Try again').click());
      expect(await heading('Birthday', 1)).toBeVisible();
    },
  );

  it('is not shown from the cache once the server has refused it', async () => {
    await detail(new AppError('list-private'), '/public-list/list-1', 'cy');
    await heading('This list is private now', 1);
    const [, , onList] = vi.mocked(subscribeToList).mock.lastCall ?? [];
    await act(async () => onList?.(listOf(), { pending: false, fromCache: true }));
    expect(await heading('This list is private now', 1)).toBeVisible();
  });
});

describe('§2 list detail', () => {
  it('breadcrumb: Lists, then the list name; then the list title', async () => {
    await detail(listOf());
    expect(await heading('Birthday', 1)).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Lists',
      'Birthday',
    ]);
    expect(trail.getByRole('link', { name: 'Lists' })).toHaveAttribute('href', '/lists');
  });

  it.each([
    ['/lists/list-1?joined=true', 1],
    ['/lists/list-1', 0],
    ['/lists/list-1?joined=false', 0],
  ])('success banner You’ve joined at %s: %d', async (at, count) => {
    await detail(listOf(), at);
    await heading('Birthday', 1);
    if (count > 0) await screen.findByText("You've joined Birthday");
    expect(screen.queryAllByText("You've joined Birthday")).toHaveLength(count);
  });

  it.each(['ann', 'ben'])(
    'any member (%s) sees edit, delete and invite icons and Add New Item',
    async (uid) => {
      await detail(listOf(), undefined, uid);
      await heading('Birthday', 1);
      for (const name of ['Edit List', 'Delete List', 'Invite Members', 'Add New Item']) {
        expect(button(name)).toBeVisible();
      }
    },
  );

  it('§6 non-members can open a list by its id, without these controls', async () => {
    await detail(listOf({ items: [itemOf()] }), '/lists/list-1?joined=true', 'guest');
    expect(await heading("Ann Lee's Wish List", 2)).toBeVisible();
    expect(screen.queryByRole('button', { name: /edit|delete|invite|add/iu })).toBeNull();
    expect(screen.queryByText("You've joined Birthday")).not.toBeInTheDocument();
  });

  it('a missing list shows: List not found', async () => {
    await detail(null);
    expect(await heading('List not found', 1)).toBeVisible();
  });

  it('a list that could not be loaded is not shown as missing', async () => {
    await detail(new AppError('offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(screen.queryByText('List not found')).not.toBeInTheDocument();
  });

  it('§7 a change arrives while the page is open', async () => {
    await detail(listOf());
    await heading('Birthday', 1);
    act(() => listIs(listOf({ name: 'Party' })));
    expect(await heading('Party', 1)).toBeVisible();
  });
});

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

  it('keeps out of search engines while it is shown', async () => {
    await visit(three);
    await heading('Birthday', 1);
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

const people = (count: number) => ['ann', ...Array.from({ length: count - 1 }, (_, i) => `m${i}`)];

describe('F16 a list that is almost full says so', () => {
  it.each([
    [{ members: people(80) }, 'Almost full: 80 of 100 members.'],
    [{ itemBytes: 524_800 }, 'Almost full: 80% of the space for texts and links.'],
    [
      { members: people(100), itemBytes: 640_000 },
      'Full: 100 of 100 members, 98% of the space for texts and links.',
    ],
  ])('%# to members', async (fields, text) => {
    await detail(listOf(fields));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['below that', listOf({ members: people(79), itemBytes: 524_799 }), 'ann'],
    ['to guests', listOf({ members: people(100) }), 'zoe'],
  ])('not %s', async (_when, list, uid) => {
    await detail(list, '/lists/list-1', uid);
    expect(await heading('Birthday', 1)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/full:/i)).toBeNull());
  });
});
