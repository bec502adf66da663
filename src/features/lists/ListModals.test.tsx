import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import * as commands from '../../hooks/commands/listCommands.ts';
import { createList } from '../../hooks/commands/listCommands.ts';
import { deferred } from '../../testing/deferred.ts';
import { userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { birthday, button, open } from './ListModals.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/useLists.ts');

describe('§2 Add/Edit List modal (name only)', () => {
  it('creates a list with the name, opens it, and closes', async () => {
    vi.mocked(createList).mockResolvedValue('17-ab');
    const { user, onClose, address } = await open('create');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await user.type(screen.getByLabelText('List Name'), ' Birthday {Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(createList).toHaveBeenCalledExactlyOnceWith(userOf(), 'Birthday', { id: null });
    await waitFor(() => expect(address()).toBe('/lists/17-ab'));
  });

  it('§5 list name required: said beside the field, nothing sent', async () => {
    const { user, onClose } = await open('create');
    await user.type(screen.getByLabelText('List Name'), '   ');
    await user.click(button('Create List'));
    expect(await screen.findByText('List name is required')).toBeVisible();
    expect(screen.getByLabelText('List Name')).toHaveAccessibleDescription('List name is required');
    expect(screen.getByLabelText('List Name')).toHaveFocus();
    expect(createList).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('renames the list', async () => {
    const { user, onClose } = await open('edit');
    const field = screen.getByLabelText('List Name');
    expect(field).toHaveValue('Birthday');
    await user.clear(field);
    await user.type(field, 'Party');
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.editList).toHaveBeenCalledExactlyOnceWith('list-1', { name: 'Party' });
  });

  it('writes, changes and removes the description, and nothing that was not edited', async () => {
    const { user, onClose } = await open('edit');
    const field = screen.getByLabelText('Description');
    expect(field).toHaveValue('Small things');
    await user.clear(field);
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.editList).toHaveBeenCalledExactlyOnceWith('list-1', { description: '' });
  });

  it('§8 list failures are logged; what was typed stays', async () => {
    vi.mocked(createList).mockRejectedValue(new AppError('offline'));
    const { user, onClose, address } = await open('create');
    await user.type(screen.getByLabelText('List Name'), 'Birthday{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(screen.getByLabelText('List Name')).toHaveValue('Birthday');
    expect(onClose).not.toHaveBeenCalled();
    expect(address()).toBe('/');
    expect(loggedOnce('error').slice(0, 2)).toEqual(['A command failed:', 'offline']);
  });
});

describe('§2 Delete List confirmation', () => {
  it.each([
    [['ann'], 'Birthday will be gone for good, with its 7 items'],
    [['ann', 'ben'], 'Birthday will be gone for good, for both members, with its 7 items'],
  ])('says for whom, when the members are %j', async (members, text) => {
    await open('delete', { list: { ...birthday, members } });
    expect(screen.getByRole('dialog')).toHaveTextContent(text);
  });

  it('says what is lost and for whom, and deletes only when confirmed', async () => {
    const { user, onClose, onDeleted } = await open('delete');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Birthday will be gone for good, for all 3 members, with its 7 items',
    );
    expect(commands.deleteList).not.toHaveBeenCalled();
    await user.click(button('Delete List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.deleteList).toHaveBeenCalledExactlyOnceWith('list-1', userOf().uid);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it('starts on Cancel, so that Enter deletes nothing', async () => {
    const { user, onClose } = await open('delete');
    expect(button('Cancel')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(commands.deleteList).not.toHaveBeenCalled();
  });

  it('§6 a member who is not the owner types the list’s name', async () => {
    const { user, onClose } = await open('delete', { uid: 'ben' });
    expect(button('Delete List')).toBeDisabled();
    const field = screen.getByLabelText("Type the list's name to confirm");
    await user.type(field, 'Birthda{Enter}');
    expect(button('Delete List')).toBeDisabled();
    expect(commands.deleteList).not.toHaveBeenCalled();
    await user.type(field, 'y');
    await user.click(button('Delete List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.deleteList).toHaveBeenCalledOnce();
  });

  it('§8 delete without a list id: a warning is logged', async () => {
    const { user, onDeleted } = await open('delete', { list: { ...birthday, id: '' } });
    await user.click(button('Delete List'));
    expect(commands.deleteList).not.toHaveBeenCalled();
    expect(onDeleted).not.toHaveBeenCalled();
    expect(loggedOnce('warn')).toHaveLength(1);
  });

  it('stays open and says why when it is refused', async () => {
    vi.mocked(commands.deleteList).mockRejectedValue(new AppError('permission-denied'));
    const { user, onClose, onDeleted } = await open('delete');
    await user.click(button('Delete List'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not allowed to do that.');
    expect([onClose.mock.calls, onDeleted.mock.calls]).toEqual([[], []]);
    expect(loggedOnce('error')[1]).toBe('permission-denied');
  });

  it('deletes once however often it is confirmed', async () => {
    const { promise, resolve } = deferred<void>();
    vi.mocked(commands.deleteList).mockReturnValue(promise);
    const { user, onClose } = await open('delete');
    await user.dblClick(button('Delete List'));
    await user.click(button('Delete List'));
    expect(commands.deleteList).toHaveBeenCalledOnce();
    resolve();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
