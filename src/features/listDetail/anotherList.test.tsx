import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { subscribeToList } from '../../data/lists.ts';
import { writeListCache } from '../../device/lists/listCache.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import ListDetail from './ListDetailPage.tsx';
import PublicList from '../giving/PublicListPage.tsx';

vi.mock('../../device/outbox/outbox.ts');
vi.mock('../../data/auth/auth.ts');
vi.mock('../../data/firestore.ts');
vi.mock('../../data/lists.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/markCommands.ts');

const pages = (
  <>
    <Link to="/lists/list-1">First list</Link>
    <Link to="/lists/list-2">Second list</Link>
    <Link to="/public-list/list-2">Second public list</Link>
    <Routes>
      <Route
        path="/lists/:listId/*"
        element={
          <RequireAuth>
            <ListDetail />
          </RequireAuth>
        }
      />
      <Route path="/public-list/:listId" element={<PublicList />} />
    </Routes>
  </>
);

const first = listOf({ name: 'Family', items: [itemOf({ purchasedBy: ['May'] })] });
const second = listOf({
  id: 'list-2',
  name: 'Garden',
  items: [itemOf({ listId: 'list-2', purchasedBy: ['May'] })],
});

async function open(at: string) {
  vi.mocked(subscribeToList).mockImplementation((_db, id, onList) => {
    onList(id === first.id ? first : second, { fromCache: false });
    return () => undefined;
  });
  const shown = renderApp(pages, { user: userOf(), at });
  await heading('Family');
  await whenLive();
  return shown;
}

/** A cached list that is shown meanwhile cannot be used. */
const whenLive = () => waitFor(() => expect(document.querySelector('[inert]')).toBeNull());

// Without the observer of testing/dom.ts, whose `act` would come while parts of the page are loading.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

describe('a page that goes from one list to another', () => {
  it('F1 hides the purchases again that were revealed on the other one', async () => {
    const { user } = await open('/public-list/list-1');
    await user.click(await screen.findByRole('button', { name: 'Reveal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Spoil the surprise?' }));
    await user.click(dialog.getByRole('button', { name: 'Reveal' }));
    expect(await screen.findByRole('button', { name: 'Unmark as Purchased' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Second public list' }));
    await heading('Garden');
    expect(await screen.findByText('Purchases of your own items are hidden.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unmark as Purchased' })).not.toBeInTheDocument();
  });

  it('does not take along an open dialog', async () => {
    // What is cached is shown at once, without the skeleton in between.
    writeListCache('ann', first);
    const { user } = await open('/lists/list-1');
    await user.click(screen.getByRole('link', { name: 'Second list' }));
    await heading('Garden');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('dialog', { name: 'Share List' });
    await user.click(screen.getByRole('link', { name: 'First list' }));
    await heading('Family');
    await whenLive();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
