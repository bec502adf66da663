import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { setPrivate } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { loggedTo } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { PrivateSetting } from './PrivateSetting.tsx';

vi.mock('../../hooks/commands/listCommands.ts');

/** The modal, with a button for what the live list reports. */
function Share() {
  const [isPrivate, setIsPrivate] = useState(false);
  return (
    <Modal title="Share List" onClose={() => undefined}>
      <PrivateSetting listId="list-1" isPrivate={isPrivate} onChangeLink={() => undefined} />
      <button type="button" onClick={() => setIsPrivate(!isPrivate)}>
        The list changes
      </button>
    </Modal>
  );
}

it('F13 Make Private: an answer that is lost, and the list shows that it is private: nobody is told to try again', async () => {
  vi.mocked(setPrivate).mockRejectedValueOnce(new AppError('unanswered'));
  const { user } = renderApp(<Share />, { user: null });
  await user.click(screen.getByRole('button', { name: 'Make Private' }));
  expect(await screen.findByText(/Try again: nothing is done twice/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The list changes' }));
  // A second press would open the list again.
  await waitFor(() => expect(screen.queryByText(/Try again/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Make Public Again' })).toBeVisible();

  // Somebody else opens it: that is not what failed.
  await user.click(screen.getByRole('button', { name: 'The list changes' }));
  expect(screen.queryByText(/Try again/)).toBeNull();
  expect(loggedTo('error')).toHaveLength(1);
});

it('F13 Make Private: a refusal is said', async () => {
  vi.mocked(setPrivate).mockRejectedValueOnce(new AppError('permission-denied'));
  const { user } = renderApp(<Share />, { user: null });
  await user.click(screen.getByRole('button', { name: 'Make Private' }));
  expect(await screen.findByText(/You are not allowed to do that/)).toBeVisible();
  expect(loggedTo('error')).toHaveLength(1);
});

it('F13 Make Private: the second click of a double-click does not open the link again', async () => {
  vi.mocked(setPrivate).mockClear().mockResolvedValueOnce();
  const { user } = renderApp(<Share />, { user: null });
  const button = screen.getByRole('button', { name: 'Make Private' });
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(setPrivate).toHaveBeenCalledExactlyOnceWith('list-1', true));
  await user.click(screen.getByRole('button', { name: 'The list changes' }));
  const opener = await screen.findByRole('button', { name: 'Make Public Again' });
  await waitFor(() => expect(opener).not.toHaveAttribute('aria-busy'));
  fireEvent.click(opener, { detail: 2 });
  expect(setPrivate).toHaveBeenCalledOnce();
});
