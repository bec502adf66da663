import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { fetchProduct } from '../../data/autoFill/products.ts';
import { subscribeToList } from '../../data/lists.ts';
import { editList } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';
import { modalEntryRemoved } from '../../lib/modals/modalHistory.ts';
import type { List } from '../../model/list.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { loggedTo } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import ListDetail from './ListDetailPage.tsx';
// Loaded before the first test, which would run out of time on a busy machine while they are transformed.
import '../items/ItemModals.tsx';
import '../itemForm/ItemModal.tsx';

vi.mock('../../device/outbox/outbox.ts');
vi.mock('../../data/auth/auth.ts');
vi.mock('../../data/autoFill/products.ts');
vi.mock('../../data/firestore.ts');
vi.mock('../../data/lists.ts');
vi.mock('../../hooks/commands/listCommands.ts');

const page = (
  <RequireAuth>
    <main id="main" tabIndex={-1}>
      <Routes>
        <Route path="/lists/:listId/*" element={<ListDetail />} />
      </Routes>
    </main>
  </RequireAuth>
);

/** Reports the list, or that it is gone, to the page. */
const report = async (list: List | null) => {
  await waitFor(() => expect(subscribeToList).toHaveBeenCalled());
  const onList = vi.mocked(subscribeToList).mock.calls.at(-1)?.[2];
  await act(async () => onList?.(list, { fromCache: false }));
};

const WHY = 'This list is gone. It may have been deleted.';

/** Shows the list and presses a button that opens a form. */
async function openForm(button = 'Add New Item') {
  vi.mocked(subscribeToList).mockReturnValue(() => undefined);
  const { user } = renderApp(page, { user: userOf(), at: '/lists/list-1' });
  const items = [itemOf({ name: 'Teapot' }), itemOf({ id: 'item-2', name: 'Kettle' })];
  await report(listOf({ items }));
  await screen.findByRole('heading', { name: 'Birthday', level: 1 });
  await user.click(screen.getByRole('button', { name: button }));
  return { user };
}

it.each([
  ['Add New Item', 'Add New Item'],
  ['Edit Teapot', 'Edit Item'],
])(
  'what is typed into the form of %s stays on the screen when the list is deleted meanwhile',
  async (button, title) => {
    const { user } = await openForm(button);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.type(dialog.getByLabelText('Notes'), 'Blue');
    await report(null);
    expect(screen.getByLabelText('Notes')).toHaveValue('Blue');
    expect(screen.getByRole('alert')).toHaveTextContent(WHY);
    // Browsers give the focus back to what opened a dialog.
    const opener = screen.getByRole('button', { name: button, hidden: true });
    vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => opener.focus());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'List not found', level: 1 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

it('what is typed into the form stays when the list becomes private, with the reason as a sentence', async () => {
  const { user } = await openForm();
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  await user.type(dialog.getByLabelText('Notes'), 'Blue');
  const fail = vi.mocked(subscribeToList).mock.calls.at(-1)?.[3];
  await act(async () => fail?.(new AppError('list-private')));
  expect(screen.getByLabelText('Notes')).toHaveValue('Blue');
  expect(screen.getByRole('alert')).toHaveTextContent('This list is private now');
});

it('the links typed into Add Several Items stay on the screen when the list is deleted meanwhile', async () => {
  vi.mocked(fetchProduct).mockReturnValue(new Promise(() => undefined));
  const { user } = await openForm('More actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Add several items' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Several Items' }));
  await user.type(dialog.getByLabelText('Links'), 'https://shop.example/kite');
  await report(null);
  expect(dialog.getByLabelText('Links')).toHaveValue('https://shop.example/kite');
  expect(dialog.getByRole('alert')).toHaveTextContent(WHY);
  await user.click(dialog.getByRole('button', { name: 'Read the Pages' }));
  expect(await dialog.findByLabelText('Name of item 1')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(WHY);
});

it.each([
  ['Edit List', []],
  ['Delete Item', ['Delete Teapot']],
  ['Reorder Your Items', ['More actions', 'Reorder your items']],
  ['Export and Import', ['More actions', 'Export and import']],
])('%s says that the list was deleted meanwhile', async (title, [button = title, action]) => {
  const { user } = await openForm(button);
  if (action) await user.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await report(null);
  expect(dialog.getByRole('alert')).toHaveTextContent(WHY);
});

it('the reason is said once where what is pressed fails for it, too', async () => {
  vi.mocked(editList).mockRejectedValue(new AppError('not-found'));
  const { user } = await openForm('Edit List');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit List' }));
  await user.type(dialog.getByLabelText('List Name'), ' party');
  await report(null);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(loggedTo('error')).toHaveLength(1));
  await waitFor(() => expect(dialog.getByText(WHY)).toBeVisible());
  // Another reason is not left out.
  vi.mocked(editList).mockRejectedValue(new AppError('offline'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(ERROR_MESSAGES.offline)).toBeVisible();
  loggedTo('error');
  expect(dialog.getAllByText(WHY)).toHaveLength(1);
});

it('what is typed into the form stays when the list gets a new link and is deleted then', async () => {
  const { user } = await openForm();
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  await user.type(dialog.getByLabelText('Notes'), 'Blue');
  await report(listOf({ id: 'list-2', formerIds: ['list-1'] }));
  await waitFor(() => expect(vi.mocked(subscribeToList).mock.lastCall?.[1]).toBe('list-2'));
  await report(null);
  // A redirect removes the modal's entry of the history first.
  await act(modalEntryRemoved);
  expect(screen.getByLabelText('Notes')).toHaveValue('Blue');
  expect(screen.getByRole('alert')).toHaveTextContent(WHY);
  expect(vi.mocked(subscribeToList).mock.lastCall?.[1]).toBe('list-2');
});
