import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useOutbox, type RefusedEntry } from '../../hooks/useOutbox.ts';
import { AppError } from '../../model/errors.ts';
import { itemOf, userOf } from '../../testing/fixtures.ts';
import { loggedOnce, loggedTo } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import RefusedEntries from './RefusedEntries.tsx';

vi.mock('../../hooks/useOutbox.ts');
vi.mock('../../hooks/useAuth.tsx', async (original) => ({
  ...(await original<typeof import('../../hooks/useAuth.tsx')>()),
  useUser: () => userOf(),
}));

const REFUSED = {
  id: 'item-1',
  uid: 'ann',
  listId: 'list-1',
  item: itemOf(),
  failure: 'No.',
  at: 1,
};
const refuse = () => Promise.reject(new Error('IndexedDB does not answer'));

it.each(['Try again to add Kettle', 'Discard Kettle'])(
  '%s says when this device cannot do it',
  async (name) => {
    vi.mocked(useOutbox).mockReturnValue({
      refused: [REFUSED],
      sendAgain: refuse,
      discard: refuse,
    });
    const { user } = renderApp(<RefusedEntries />, { user: userOf() });
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(loggedOnce('error')[1]).toBe('unknown');
    expect(screen.getByRole('button', { name })).toBeVisible();
  },
);

it('shows why the last one could not be done, not the one before', async () => {
  vi.mocked(useOutbox).mockReturnValue({
    refused: [REFUSED],
    sendAgain: () => Promise.reject(new AppError('offline')),
    discard: refuse,
  });
  const { user } = renderApp(<RefusedEntries />, { user: userOf() });
  await user.click(screen.getByRole('button', { name: 'Try again to add Kettle' }));
  expect(await screen.findByText(/You seem to be offline/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard Kettle' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(screen.queryByText(/You seem to be offline/u)).toBeNull();
  expect(loggedTo('error')).toHaveLength(2);
});

it.each(['Try again to save Kettle', 'Discard Kettle'])(
  'a refused draft is named with the reason: %s',
  async (name) => {
    const draft = { id: 'd1', listId: 'list-1', savedAt: 1, form: { name: 'Kettle' } };
    const entry = { id: 'd1', uid: 'ann', draft, failure: 'No.', at: 1 };
    const used = vi.fn<(refused: RefusedEntry) => Promise<void>>(() => Promise.resolve());
    vi.mocked(useOutbox).mockReturnValue({ refused: [entry], sendAgain: used, discard: used });
    const { user } = renderApp(<RefusedEntries />, { user: userOf() });
    expect(await screen.findByText('“Kettle” is saved on this device only. No.')).toBeVisible();
    await user.click(screen.getByRole('button', { name }));
    expect(used).toHaveBeenCalledExactlyOnceWith(entry);
  },
);

/** One refused item, which both buttons remove. */
function useOneRefused(): ReturnType<typeof useOutbox> {
  const [refused, setRefused] = useState([REFUSED]);
  const remove = () => Promise.resolve(setRefused([]));
  return { refused, sendAgain: remove, discard: remove };
}

it.each(['Try again to add Kettle', 'Discard Kettle'])(
  'the focus stays on the page when the item is gone after %s',
  async (name) => {
    vi.mocked(useOutbox).mockImplementation(useOneRefused);
    const { user } = renderApp(
      <>
        <RefusedEntries />
        <main id="main" tabIndex={-1} />
      </>,
      { user: userOf() },
    );
    await user.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

it('while one is being sent again, neither button starts anything else', async () => {
  const used = vi.fn<(refused: RefusedEntry) => Promise<void>>(() => new Promise(() => undefined));
  vi.mocked(useOutbox).mockReturnValue({ refused: [REFUSED], sendAgain: used, discard: used });
  const { user } = renderApp(<RefusedEntries />, { user: userOf() });
  const again = await screen.findByRole('button', { name: 'Try again to add Kettle' });
  await user.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  await user.click(again);
  await user.click(screen.getByRole('button', { name: 'Discard Kettle' }));
  expect(used).toHaveBeenCalledOnce();
});
