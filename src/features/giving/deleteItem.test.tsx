import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import { deleteItem, restoreItem } from '../../hooks/commands/listCommands.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { silence } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import DeleteItemModal from '../items/DeleteItemModal.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/markCommands.ts');

const button = (name: string) => screen.getByRole('button', { name });

describe('§2 Delete Item confirmation', () => {
  it('names the item and deletes it only when confirmed', async () => {
    const onClose = vi.fn<() => void>();
    const { person } = renderApp(
      <DeleteItemModal item={itemOf()} anchor={{ before: 'item-2' }} onClose={onClose} />,
      { user: null },
    );
    expect(screen.getByRole('dialog', { name: 'Delete Item' })).toHaveTextContent('Kettle');
    expect(deleteItem).not.toHaveBeenCalled();
    await person.click(button('Delete Item'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(deleteItem).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1');
  });

  it('F6 offers to undo it, and puts the item back in its place', async () => {
    const onClose = vi.fn<() => void>();
    const { person } = renderApp(
      <DeleteItemModal item={itemOf()} anchor={{ before: 'item-2' }} onClose={onClose} />,
      { user: null },
    );
    await person.click(button('Delete Item'));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(restoreItem).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1', { before: 'item-2' });
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
  });

  it('F6 says why it could not be undone', async () => {
    vi.mocked(restoreItem).mockRejectedValueOnce(new AppError('offline'));
    const onClose = vi.fn<() => void>();
    const { person } = renderApp(
      <DeleteItemModal item={itemOf()} anchor={null} onClose={onClose} />,
      {
        user: null,
      },
    );
    await person.click(button('Delete Item'));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/You seem to be offline/u)).toBeInTheDocument();
  });

  it('§8 item failures are logged', async () => {
    const { logged } = silence('error');
    vi.mocked(deleteItem).mockRejectedValue(new AppError('item-missing'));
    const onClose = vi.fn<() => void>();
    const { person } = renderApp(
      <DeleteItemModal item={itemOf()} anchor={{ before: 'item-2' }} onClose={onClose} />,
      { user: null },
    );
    await person.click(button('Delete Item'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This item is gone.');
    expect(logged()[1]).toBe('item-missing');
    expect(onClose).not.toHaveBeenCalled();
  });
});
