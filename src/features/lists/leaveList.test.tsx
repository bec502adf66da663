import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import * as commands from '../../hooks/commands/listCommands.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';
import { userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { button, leave, open } from './ListModals.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/useLists.ts');

describe('§4 leaving a list removes the member', () => {
  it.each([
    ['Delete them', true],
    ['Leave them on the list, without my name', false],
  ])('and asks about their items: %s', async (choice, takeItems) => {
    const { user, onClose } = await open('leave', { uid: 'ben' });
    await user.click(screen.getByRole('radio', { name: choice }));
    await user.click(button('Leave List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.leaveList).toHaveBeenCalledExactlyOnceWith('list-1', userOf({ uid: 'ben' }), {
      takeItems,
      taken: [],
      takenPeople: [],
    });
  });

  it('and says what happens, without reading the choices', async () => {
    await open('leave', { uid: 'ben' });
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'You will no longer be a member of Birthday. You need a new invite to come back later.',
    );
  });

  it('and leaves their items on the list by default', async () => {
    const { user, onClose } = await open('leave', { uid: 'ben' });
    expect(screen.getByRole('radio', { name: /^Leave them on the list/u })).toBeChecked();
    await user.click(button('Leave List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.leaveList).toHaveBeenCalledExactlyOnceWith(
      'list-1',
      userOf({ uid: 'ben' }),
      expect.objectContaining({ takeItems: false }),
    );
  });

  it('F6 and deletes the data for undoing when the offer expires', async () => {
    const { onClose } = await open('leave', { uid: 'ben' });
    vi.useFakeTimers();
    await act(async () => button('Leave List').click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(leave.commit).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(leave.commit).toHaveBeenCalledOnce();
    expect(leave.undo).not.toHaveBeenCalled();
  });

  it('F6 a second attempt knows which items the first one deleted', async () => {
    vi.mocked(commands.leaveList).mockImplementationOnce(async (_list, _user, { taken }) => {
      taken.push('item-1');
      throw new AppError('offline');
    });
    const { user, onClose } = await open('leave', { uid: 'ben' });
    await user.click(button('Leave List'));
    await screen.findByText(ERROR_MESSAGES.offline);
    await user.click(button('Leave List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(commands.leaveList).mock.lastCall?.[2].taken).toEqual(['item-1']);
    expect(loggedOnce('error')[1]).toBe('offline');
  });

  it('opening the modal does not leave the list', async () => {
    const { user, onClose } = await open('leave', { uid: 'ben' });
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(commands.leaveList).not.toHaveBeenCalled();
  });
});
