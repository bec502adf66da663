import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { subscribeToLists } from '../../data/lists.ts';
import { editList } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { listOf, userOf } from '../../testing/fixtures.ts';
import { listsAre, subscriptions } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render.tsx';
import Dashboard from './DashboardPage.tsx';

vi.mock('../../device/outbox/outbox.ts');
vi.mock('../../data/auth/auth.ts');
vi.mock('../../data/firestore.ts');
vi.mock('../../data/lists.ts');
vi.mock('../../hooks/commands/listCommands.ts');

const page = (
  <RequireAuth>
    <Dashboard />
  </RequireAuth>
);

const heading = (name: string, level: number) => screen.findByRole('heading', { name, level });
const button = (name: string) => screen.getByRole('button', { name });

describe('§2 dashboard', () => {
  it('greets by first name: Welcome, Ann!', async () => {
    listsAre([]);
    renderApp(page, { user: userOf() });
    expect(await heading('Welcome, Ann!', 1)).toBeVisible();
  });

  it('empty state: Get started by creating a list!', async () => {
    listsAre([]);
    renderApp(page, { user: userOf() });
    expect(await screen.findByText('Get started by creating a list!')).toBeVisible();
  });

  it('Create New List opens the modal', async () => {
    listsAre([]);
    const { user } = renderApp(page, { user: userOf() });
    await heading('Welcome, Ann!', 1);
    await user.click(button('Create New List'));
    expect(await screen.findByRole('dialog', { name: 'Create New List' })).toBeVisible();
  });

  it('§7 queries only the lists of this user, and shows a card for each', async () => {
    listsAre([listOf(), listOf({ id: 'list-2', name: 'Party' })]);
    renderApp(page, { user: userOf() });
    expect(await heading('Party', 2)).toBeVisible();
    expect(await heading('Birthday', 2)).toBeVisible();
    expect(subscriptions()).toEqual(['lists of ann']);
  });

  it('§3 caches the cards on the device for the next first paint', async () => {
    listsAre([listOf()]);
    renderApp(page, { user: userOf() });
    await heading('Birthday', 2);
    expect(JSON.parse(localStorage.getItem('giftLists') ?? '{}')).toMatchObject({
      uid: 'ann',
      lists: [{ name: 'Birthday' }],
    });
  });

  it('another user’s cards on the device are not shown', async () => {
    localStorage.setItem('giftLists', JSON.stringify({ uid: 'ben', firstName: 'Ben', lists: [] }));
    listsAre(null);
    renderApp(page, { user: userOf() });
    expect(await screen.findByText('Loading your lists')).toBeVisible();
    expect(screen.queryByText('Get started by creating a list!')).not.toBeInTheDocument();
  });

  it('F13 a list whose link is changed is edited under the new one, in a form that was open', async () => {
    listsAre([listOf()]);
    const { user } = renderApp(page, { user: userOf() });
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

  it('the focus moves on from the card of a list that goes after the dialog that deleted it', async () => {
    listsAre([listOf(), listOf({ id: 'list-2', name: 'Party' })]);
    renderApp(page, { user: userOf() });
    await heading('Birthday', 2);
    // Where a closed dialog leaves it.
    button('Delete Birthday').focus();
    const report = vi.mocked(subscribeToLists).mock.calls.at(-1)?.[2];
    const left = listOf({ id: 'list-2', name: 'Party' });
    await act(async () => report?.([left], { fromCache: false, hasMore: false }));
    expect(screen.getByRole('link', { name: 'Party' })).toHaveFocus();
  });

  it('shows an error when the lists cannot be loaded, and tries again', async () => {
    listsAre(new AppError('offline'));
    const { user } = renderApp(page, { user: userOf() });
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    listsAre([listOf()]);
    await user.click(button('Try again'));
    expect(await heading('Birthday', 2)).toBeVisible();
  });
});
