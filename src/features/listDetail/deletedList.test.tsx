import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { subscribeToList } from '../../data/lists.ts';
import type { List } from '../../model/list.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import ListDetail from './ListDetailPage.tsx';

vi.mock('../../device/outbox/outbox.ts');
vi.mock('../../data/auth/auth.ts');
vi.mock('../../data/firestore.ts');
vi.mock('../../data/lists.ts');
vi.mock('../../hooks/commands/listCommands.ts');

const page = (
  <RequireAuth>
    <Routes>
      <Route path="/lists/:listId/*" element={<ListDetail />} />
    </Routes>
  </RequireAuth>
);

/** Reports the list, or that it is gone, to the page. */
const report = async (list: List | null) => {
  await waitFor(() => expect(subscribeToList).toHaveBeenCalled());
  const onList = vi.mocked(subscribeToList).mock.calls.at(-1)?.[2];
  await act(async () => onList?.(list, { fromCache: false }));
};

const WHY = 'This list is gone. It may have been deleted. What you typed is still here.';

it.each([
  ['Add New Item', 'Add New Item'],
  ['Edit Teapot', 'Edit Item'],
])(
  'what is typed into the form of %s stays on the screen when the list is deleted meanwhile',
  async (button, title) => {
    vi.mocked(subscribeToList).mockReturnValue(() => undefined);
    const { user } = renderApp(page, { user: userOf(), at: '/lists/list-1' });
    await report(listOf({ items: [itemOf({ name: 'Teapot' })] }));
    await screen.findByRole('heading', { name: 'Birthday', level: 1 });
    // The form is prefetched.
    await act(() => vi.dynamicImportSettled());
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.type(dialog.getByLabelText('Notes'), 'Blue');
    await report(null);
    expect(dialog.getByLabelText('Notes')).toHaveValue('Blue');
    expect(dialog.getByRole('alert')).toHaveTextContent(WHY);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'List not found', level: 1 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);
