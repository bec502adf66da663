import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { subscribeToList } from '../../data/lists.ts';
import { changeLink, deleteItem, editList, newLinkOf } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import type { List } from '../../model/list.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import ListDetail from './ListDetailPage.tsx';

vi.mock('../../device/outbox/outbox.ts');
vi.mock('../../data/auth/auth.ts');
vi.mock('../../data/firestore.ts');
vi.mock('../../data/lists.ts');
vi.mock('../../hooks/commands/listCommands.ts');

const routes = (
  <Routes>
    <Route
      path="/lists/:listId/*"
      element={
        <RequireAuth>
          <ListDetail />
        </RequireAuth>
      }
    />
  </Routes>
);

const before = listOf({ name: 'Family', items: [itemOf({ name: 'Kite' })] });
const after = {
  ...before,
  id: 'list-2',
  formerIds: ['list-1'],
  items: before.items.map((item) => ({ ...item, listId: 'list-2' })),
};

/** Reports a list to the last subscription, which is one to this id. */
const report = async (id: string, list: List) => {
  const calls = vi.mocked(subscribeToList).mock.calls;
  await waitFor(() => expect(calls.at(-1)?.[1]).toBe(id));
  await act(async () => calls.at(-1)?.[2](list, { fromCache: false }));
};

/** Opens list-1 as its owner. */
async function open() {
  vi.mocked(subscribeToList).mockReturnValue(() => undefined);
  const shown = renderApp(routes, { user: userOf(), at: '/lists/list-1?order=newest#item-1' });
  await report('list-1', before);
  await screen.findByRole('heading', { name: 'Family', level: 1 });
  return shown;
}

describe('F13 a list whose link is changed while it is open', () => {
  it('stays on the page, and its address follows without a step in the history', async () => {
    const { address, navigation } = await open();
    const heading = screen.getByRole('heading', { name: 'Family', level: 1 });
    await report('list-1', after);
    await waitFor(() => expect(address()).toBe('/lists/list-2?order=newest#item-1'));
    expect(navigation()).toBe('REPLACE');
    expect(heading).toBeInTheDocument();
    await report('list-2', { ...after, name: 'Renamed' });
    await waitFor(() => expect(heading).toHaveTextContent('Renamed'));
    expect(vi.mocked(subscribeToList).mock.calls.map(([, id]) => id)).toEqual(['list-1', 'list-2']);
  });

  it('keeps an open dialog', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const link = await screen.findByLabelText('Public link');
    await report('list-1', after);
    expect(link).toHaveValue('http://localhost:3000/public-list/list-2');
    await waitFor(() => expect(address()).toContain('/lists/list-2'));
    expect(link).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(link).not.toBeInTheDocument();
    expect(address()).toContain('/lists/list-2');
  });

  it('is edited under its new link, also in a form that was open before', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit List' }));
    await user.type(await screen.findByLabelText('List Name'), ' 2026');
    await report('list-1', after);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(editList).toHaveBeenCalledExactlyOnceWith('list-2', { name: 'Family 2026' }),
    );
  });

  it('loses an item under its new link, also when the question was open before', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete Kite' }));
    const confirm = await screen.findByRole('button', { name: 'Delete Item' });
    await report('list-1', after);
    await user.click(confirm);
    await waitFor(() => expect(deleteItem).toHaveBeenCalledExactlyOnceWith('list-2', 'item-1'));
  });

  it('is changed after a question, and another attempt has the same new id', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Change the Link…' }));
    vi.mocked(newLinkOf).mockReturnValue('list-2');
    vi.mocked(changeLink).mockRejectedValueOnce(new AppError('unanswered'));
    const confirm = () => user.click(screen.getByRole('button', { name: 'Change the Link' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Change the Link…' }));
    await confirm();
    expect(await screen.findByText(/nothing is done twice/)).toBeVisible();
    loggedOnce('error');
    vi.mocked(changeLink).mockResolvedValueOnce();
    await confirm();
    expect(await screen.findByLabelText('Public link')).toHaveValue(
      'http://localhost:3000/public-list/list-2',
    );
    expect(await screen.findByText(/^The link was changed/)).toBeVisible();
    expect(vi.mocked(changeLink).mock.calls).toEqual([
      ['list-1', 'ann', 'list-2'],
      ['list-1', 'ann', 'list-2'],
    ]);
  });
});
