import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useRemovedMarks } from '../members/useRemovedMarks.ts';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { writeListCache } from '../../device/lists/listCache.ts';
import { AppError } from '../../model/errors.ts';
import type { List } from '../../model/list.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { listIs } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render.tsx';
import ListDetail from './ListDetailPage.tsx';

vi.mock('../../device/outbox/outbox.ts');
vi.mock('../../data/auth/auth.ts');
vi.mock('../../data/firestore.ts');
vi.mock('../../data/lists.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../members/useRemovedMarks.ts', () => ({
  useRemovedMarks: vi.fn<typeof useRemovedMarks>(() => []),
}));

const page = (
  <RequireAuth>
    <Routes>
      <Route path="/lists/:listId/*" element={<ListDetail />} />
    </Routes>
  </RequireAuth>
);

const heading = (name: string, level: number) => screen.findByRole('heading', { name, level });
const button = (name: string) => screen.getByRole('button', { name });

const detail = async (list: List | null | AppError, at = '/lists/list-1', uid = 'ann') => {
  listIs(list);
  return renderApp(page, { user: userOf({ uid }), at });
};

describe('§2 list detail', () => {
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

  it('F8 without a network, a list that could not be loaded stays on the screen as it was', async () => {
    writeListCache('ann', listOf());
    await detail(new AppError('offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    const shown = await heading('Birthday', 1);
    expect(shown).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([shown]);
    await act(async () => listIs(listOf({ name: 'Party' })));
    // The same element: what was rendered and scrolled is not rendered anew.
    expect(await heading('Party', 1)).toBe(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('F2 no marks can be restored on a cached list, which is not usable', async () => {
    const marks = { itemId: 'item-1', id: 'r1', purchasedBy: ['Ben'], purchasedCounts: {} };
    vi.mocked(useRemovedMarks).mockReturnValue([{ ...marks, at: new Date() }]);
    await detail(listOf());
    await screen.findByRole('button', { name: 'Restore' });
    cleanup();
    writeListCache('ann', listOf());
    await detail(new AppError('offline'));
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it.each([
    ['that has become private', 'ann', 'list-private'],
    ["of another user's", 'ben', 'offline'],
  ] as const)('F8 the cached list %s is not shown', async (_which, owner, code) => {
    writeListCache(owner, listOf());
    await detail(new AppError(code));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Birthday' })).toBeNull();
  });

  it('§7 a change arrives while the page is open', async () => {
    await detail(listOf());
    await heading('Birthday', 1);
    await act(async () => listIs(listOf({ name: 'Party' })));
    expect(await heading('Party', 1)).toBeVisible();
  });
});

describe('F13 a private list', () => {
  it('is not said to be missing', async () => {
    await detail(new AppError('list-private'), '/lists/list-1', 'cy');
    expect(await heading('This list is private now', 1)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Only its members can see it');
    listIs(listOf());
    await act(async () => button('Try again').click());
    expect(await heading('Birthday', 1)).toBeVisible();
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
