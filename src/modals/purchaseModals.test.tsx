import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../data/errors.ts';
import {
  deleteItem,
  markPurchased,
  restoreItem,
  takeMarkBack,
  unmarkPurchased,
} from '../hooks/listCommands.ts';
import type { Item } from '../model/item.ts';
import type { Mark } from '../model/mark.ts';
import { itemOf, markOf } from '../testing/fixtures.ts';
import { silence } from '../testing/logs.ts';
import { show } from '../testing/render.tsx';
import DeleteItemModal from './DeleteItemModal.tsx';
import MarkModal from './MarkModal.tsx';
import UnmarkModal from './UnmarkModal.tsx';

vi.mock('../data/session.ts');
vi.mock('../hooks/listCommands.ts');

function openMark(suggestedName = '', item = itemOf(), hidden = false) {
  const onClose = vi.fn<() => void>();
  const { person } = show(
    <MarkModal
      item={item}
      listName="Birthday"
      hidden={hidden}
      suggestedName={suggestedName}
      onClose={onClose}
    />,
    { user: null },
  );
  return { onClose, person };
}

function openUnmark(item: Item, mine?: Mark) {
  const onClose = vi.fn<() => void>();
  const onAddName = vi.fn<() => void>();
  const { person } = show(
    <UnmarkModal item={item} mine={mine} onAddName={onAddName} onClose={onClose} />,
    { user: null },
  );
  return { onClose, onAddName, person };
}

/** What is asked for when this name is put on the usual item. */
const markedAs = (name: string, pieces = 1) => ({
  ...markOf({ name, pieces }),
  at: expect.any(Number) as number,
});

const button = (name: string) => screen.getByRole('button', { name });

describe('§2 Mark as Purchased modal (name entry)', () => {
  it('marks the item under the name, without its outer blanks, and thanks', async () => {
    const { person, onClose } = openMark();
    await person.type(screen.getByLabelText('Your Name'), '  Aunt May ');
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Aunt May'), [], { had: {} });
    expect(await screen.findByText('Marked as purchased. Thank you!')).toBeInTheDocument();
  });

  it('F1 of an item whose purchases are hidden asks for nothing that would tell of them', async () => {
    const { person, onClose } = openMark('Ada', itemOf(), true);
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Ada'), null, { had: {} });
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
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Ben Poe'), [], { had: {} });
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

  it('F2 the second of two is told who was first, and may add their name then', async () => {
    const { logged } = silence('error');
    vi.mocked(markPurchased).mockRejectedValueOnce(
      new AppError('marked-meanwhile', 'Ann marked this a moment ago.'),
    );
    const { person, onClose } = openMark();
    await person.type(screen.getByLabelText('Your Name'), 'Tom{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann marked this a moment ago.');
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(markPurchased).mock.calls.map(([, known]) => known)).toEqual([[], null]);
    expect(logged()[1]).toBe('marked-meanwhile');
  });

  it('F3 asks how many of an item that is wished for more than once', async () => {
    const { person, onClose } = openMark('', itemOf({ quantity: 6, purchasedBy: ['Ann'] }));
    expect(screen.getByText('Already marked by Ann.')).toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: 'Your Name' }), 'Tom');
    const pieces = screen.getByLabelText('How many');
    expect(pieces).toHaveAccessibleDescription('5 of 6 still wished for.');
    await person.clear(pieces);
    await person.type(pieces, '3{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Tom', 3), ['Ann'], { had: {} });
  });

  it.each(['0', '100', '1.5'])('F3 %s is no number of pieces', async (number) => {
    const { person } = openMark('Tom', itemOf({ quantity: 6 }));
    const pieces = screen.getByLabelText('How many');
    await person.clear(pieces);
    await person.type(pieces, number);
    await person.click(button('Mark as Purchased'));
    await waitFor(() =>
      expect(pieces).toHaveAccessibleDescription(/Enter a whole number from 1 to 99/u),
    );
    expect(markPurchased).not.toHaveBeenCalled();
  });
});

describe('§2 Confirm Unmark modal', () => {
  it('§4 names everybody whose name it clears, and clears only when confirmed', async () => {
    const { person, onClose } = openUnmark(
      itemOf({ purchasedBy: ['Aunt May', 'Uncle Bob', 'Cy'] }),
    );
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
    const { person, onClose } = openUnmark(itemOf({ purchasedBy: ['Aunt May'] }));
    await person.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });

  const mine = markOf();

  it('F2 who marked it here takes back their own name and no other', async () => {
    const { person, onClose } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), mine);
    expect(screen.getByRole('radio', { name: 'Only mine' })).toBeChecked();
    await person.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(takeMarkBack).toHaveBeenCalledExactlyOnceWith(mine);
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });

  it('§4 … or clears all names, when asked to', async () => {
    const { person, onClose } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), mine);
    await person.click(screen.getByRole('radio', { name: 'All of them: Ann, Tom' }));
    await person.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(unmarkPurchased).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1');
    expect(takeMarkBack).not.toHaveBeenCalled();
  });

  it('F1 F2 takes a name off an item whose other names are hidden', async () => {
    const { person } = openUnmark(itemOf({ purchasedBy: [] }), mine);
    expect(screen.queryByRole('radio')).toBeNull();
    await person.click(button('Unmark'));
    expect(takeMarkBack).toHaveBeenCalledExactlyOnceWith(mine);
  });

  it('F2 who has bought it too can add their name instead', async () => {
    const { person, onAddName } = openUnmark(itemOf({ purchasedBy: ['Ann'] }));
    await person.click(button('I have bought it too'));
    expect(onAddName).toHaveBeenCalledOnce();
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });
});

describe('§2 Delete Item confirmation', () => {
  it('names the item and deletes it only when confirmed', async () => {
    const onClose = vi.fn<() => void>();
    const { person } = show(
      <DeleteItemModal item={itemOf()} neighbour={{ before: 'item-2' }} onClose={onClose} />,
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
    const { person } = show(
      <DeleteItemModal item={itemOf()} neighbour={{ before: 'item-2' }} onClose={onClose} />,
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
    const { person } = show(
      <DeleteItemModal item={itemOf()} neighbour={null} onClose={onClose} />,
      { user: null },
    );
    await person.click(button('Delete Item'));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/You seem to be offline/u)).toBeInTheDocument();
  });

  it('§8 item failures are logged', async () => {
    const { logged } = silence('error');
    vi.mocked(deleteItem).mockRejectedValue(new AppError('item-missing'));
    const onClose = vi.fn<() => void>();
    const { person } = show(
      <DeleteItemModal item={itemOf()} neighbour={{ before: 'item-2' }} onClose={onClose} />,
      { user: null },
    );
    await person.click(button('Delete Item'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This item is gone.');
    expect(logged()[1]).toBe('item-missing');
    expect(onClose).not.toHaveBeenCalled();
  });
});
