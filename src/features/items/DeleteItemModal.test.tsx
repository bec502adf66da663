import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ItemSection } from '../../components/items/ItemSection.tsx';
import { deleteItem, restoreItem } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import type { Item } from '../../model/item.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import { OwnItem } from '../listDetail/WishItems.tsx';
import DeleteItemModal from './DeleteItemModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');

const KETTLE = itemOf({ id: 'item-1', name: 'Kettle' });
const LAMP = itemOf({ id: 'item-2', name: 'Lamp' });

/** A section with two items; a deleted one is gone when the question is closed. */
function Section() {
  const [items, setItems] = useState<readonly Item[]>([KETTLE, LAMP]);
  const [asked, setAsked] = useState<Item | null>(null);
  return (
    <>
      <ItemSection
        uid="ann"
        title="Your Wish List"
        count={items.length}
        visibleItems={items}
        firstIndex={0}
        renderItem={(item) => (
          <OwnItem
            key={item.id}
            item={item}
            eventIsOver={false}
            onItemAction={(action) => setAsked(action.item)}
          />
        )}
      />
      {asked && (
        <DeleteItemModal
          item={asked}
          anchor={null}
          onClose={() => {
            setItems(items.filter(({ id }) => id !== asked.id));
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

it('a deletion moves the focus to the next item, and after the last one to its section', async () => {
  const { user } = renderApp(<Section />, { user: null });
  const confirm = async () => {
    await user.keyboard('{Enter}');
    act(() => screen.getByRole('button', { name: 'Delete Item' }).focus());
    await user.keyboard('{Enter}');
  };
  act(() => screen.getByRole('button', { name: 'Delete Kettle' }).focus());
  await confirm();
  // The focus moves in an effect, after the dialog is gone.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Lamp' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  await confirm();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your Wish List' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

const button = (name: string) => screen.getByRole('button', { name });

describe('§2 Delete Item confirmation', () => {
  it('names the item and deletes it only when confirmed', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderApp(
      <DeleteItemModal item={itemOf()} anchor={{ before: 'item-2' }} onClose={onClose} />,
      { user: null },
    );
    expect(screen.getByRole('dialog', { name: 'Delete Item' })).toHaveTextContent('Kettle');
    expect(deleteItem).not.toHaveBeenCalled();
    await user.click(button('Delete Item'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(deleteItem).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1');
  });

  it('F6 offers to undo it, and puts the item back in its place', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderApp(
      <DeleteItemModal item={itemOf()} anchor={{ before: 'item-2' }} onClose={onClose} />,
      { user: null },
    );
    await user.click(button('Delete Item'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(restoreItem).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1', { before: 'item-2' });
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
  });

  it('F6 says why it could not be undone', async () => {
    vi.mocked(restoreItem).mockRejectedValueOnce(new AppError('offline'));
    const onClose = vi.fn<() => void>();
    const { user } = renderApp(
      <DeleteItemModal item={itemOf()} anchor={null} onClose={onClose} />,
      {
        user: null,
      },
    );
    await user.click(button('Delete Item'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/You seem to be offline/u)).toBeInTheDocument();
  });

  it('§8 item failures are logged', async () => {
    vi.mocked(deleteItem).mockRejectedValue(new AppError('item-missing'));
    const onClose = vi.fn<() => void>();
    const { user } = renderApp(
      <DeleteItemModal item={itemOf()} anchor={{ before: 'item-2' }} onClose={onClose} />,
      { user: null },
    );
    await user.click(button('Delete Item'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This item is gone.');
    expect(loggedOnce('error')[1]).toBe('item-missing');
    expect(onClose).not.toHaveBeenCalled();
  });
});
