import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../data/errors.ts';
import { deleteItem, markPurchased, unmarkPurchased } from '../hooks/listCommands.ts';
import { itemOf } from '../testing/fixtures.ts';
import { silence } from '../testing/logs.ts';
import { show } from '../testing/render.tsx';
import DeleteItemModal from './DeleteItemModal.tsx';
import MarkModal from './MarkModal.tsx';
import UnmarkModal from './UnmarkModal.tsx';

vi.mock('../data/session.ts');
vi.mock('../hooks/listCommands.ts');

function openMark(suggestedName = '') {
  const onClose = vi.fn<() => void>();
  const { person } = show(
    <MarkModal item={itemOf()} suggestedName={suggestedName} onClose={onClose} />,
    { user: null },
  );
  return { onClose, person };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('§2 Mark as Purchased modal (name entry)', () => {
  it('marks the item under the name, without its outer blanks, and thanks', async () => {
    const { person, onClose } = openMark();
    await person.type(screen.getByLabelText('Your Name'), '  Aunt May ');
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1', 'Aunt May');
    expect(await screen.findByText('Marked as purchased. Thank you!')).toBeInTheDocument();
  });

  it.each(['', '   '])('§5 a blank name is not submitted: %j', async (name) => {
    const { person, onClose } = openMark();
    if (name) await person.type(screen.getByLabelText('Your Name'), name);
    await person.click(button('Mark as Purchased'));
    await waitFor(() =>
      expect(screen.getByLabelText('Your Name')).toHaveAccessibleDescription(
        /Your name is required/u,
      ),
    );
    expect(markPurchased).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('saves a signed-in person the typing', async () => {
    const { person, onClose } = openMark('Ben Poe');
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1', 'Ben Poe');
  });

  it('§4 no duplicates: a name that is on the item already is refused beside the form', async () => {
    const { logged } = silence('error');
    vi.mocked(markPurchased).mockRejectedValue(new AppError('already-marked'));
    const { person, onClose } = openMark();
    await person.type(screen.getByLabelText('Your Name'), 'Aunt May{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This name is already on the item.');
    expect(screen.getByLabelText('Your Name')).toHaveValue('Aunt May');
    expect(onClose).not.toHaveBeenCalled();
    expect(logged()[1]).toBe('already-marked');
  });
});

describe('§2 Confirm Unmark modal', () => {
  it('§4 names everybody whose name it clears, and clears only when confirmed', async () => {
    const onClose = vi.fn<() => void>();
    const item = itemOf({ purchasedBy: ['Aunt May', 'Uncle Bob', 'Cy'] });
    const { person } = show(<UnmarkModal item={item} onClose={onClose} />, { user: null });
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Aunt May',
      'Uncle Bob',
      'Cy',
    ]);
    expect(unmarkPurchased).not.toHaveBeenCalled();
    await person.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(unmarkPurchased).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1');
  });

  it('clears nothing when cancelled', async () => {
    const onClose = vi.fn<() => void>();
    const item = itemOf({ purchasedBy: ['Aunt May'] });
    const { person } = show(<UnmarkModal item={item} onClose={onClose} />, { user: null });
    await person.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });
});

describe('§2 Delete Item confirmation', () => {
  it('names the item and deletes it only when confirmed', async () => {
    const onClose = vi.fn<() => void>();
    const { person } = show(<DeleteItemModal item={itemOf()} onClose={onClose} />, { user: null });
    expect(screen.getByRole('dialog', { name: 'Delete Item' })).toHaveTextContent('Kettle');
    expect(deleteItem).not.toHaveBeenCalled();
    await person.click(button('Delete Item'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(deleteItem).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1');
  });

  it('§8 item failures are logged', async () => {
    const { logged } = silence('error');
    vi.mocked(deleteItem).mockRejectedValue(new AppError('item-missing'));
    const onClose = vi.fn<() => void>();
    const { person } = show(<DeleteItemModal item={itemOf()} onClose={onClose} />, { user: null });
    await person.click(button('Delete Item'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This item is gone.');
    expect(logged()[1]).toBe('item-missing');
    expect(onClose).not.toHaveBeenCalled();
  });
});
