import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import { deleteItem, restoreItem } from '../../hooks/commands/listCommands.ts';
import { markPurchased, takeMarkBack, unmarkPurchased } from '../../hooks/commands/markCommands.ts';
import type { Item } from '../../model/item.ts';
import type { Mark, SeenItem } from '../../model/mark.ts';
import { itemOf, markOf } from '../../testing/fixtures.ts';
import { silence } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import DeleteItemModal from '../items/DeleteItemModal.tsx';
import MarkModal from './MarkModal.tsx';
import UnmarkModal from './UnmarkModal.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/markCommands.ts');

function openMark(suggestedName = '', item = itemOf(), hidden = false) {
  const onClose = vi.fn<() => void>();
  const { person } = renderApp(
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

/** Opens the modal; `change` passes it a changed item. */
function openUnmark(item: Item, mine: Mark[] = [], hidden = false) {
  const onClose = vi.fn<() => void>();
  const onAddName = vi.fn<() => void>();
  const changes: { set?: (live: { item: Item; mine: Mark[] }) => void } = {};
  function Live() {
    const [live, setLive] = useState({ item, mine });
    changes.set = setLive;
    return <UnmarkModal {...live} hidden={hidden} onAddName={onAddName} onClose={onClose} />;
  }
  const { person } = renderApp(<Live />, { user: null });
  const change = (live: { item: Item; mine: Mark[] }) => act(() => changes.set?.(live));
  return { onClose, onAddName, person, change };
}

/** The mark that the command receives for this name and the usual item. */
const markedAs = (name: string, pieces = 1) => ({
  ...markOf({ name, pieces }),
  at: expect.any(Number) as number,
  seen: expect.objectContaining({ name: 'Kettle' }) as SeenItem,
});

/** The further arguments of the command: the names that were seen, and the first attempt. */
const seeing = (known: string[] | null = [], hidden = false) =>
  [{ known, hidden }, new Map()] as const;

const button = (name: string) => screen.getByRole('button', { name });

describe('§2 Mark as Purchased modal (name entry)', () => {
  it('marks the item under the name, without its outer blanks, and thanks', async () => {
    const { person, onClose } = openMark();
    await person.type(screen.getByLabelText('Your Name'), '  Aunt May ');
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Aunt May'), ...seeing());
    expect(await screen.findByText('Marked as purchased. Thank you!')).toBeInTheDocument();
  });

  it('F1 for an item whose purchases are hidden, reveals nothing of them', async () => {
    const { person, onClose } = openMark('Ada', itemOf(), true);
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Ada'), ...seeing(null, true));
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

  it('fills in the name of a signed-in user', async () => {
    const { person, onClose } = openMark('Ben Poe');
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Ben Poe'), ...seeing());
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

  it('F2 the second of two users is told who was first, and may then add their name', async () => {
    const { logged } = silence('error');
    vi.mocked(markPurchased).mockRejectedValueOnce(
      new AppError('marked-meanwhile', 'Ann marked this a moment ago.'),
    );
    const { person, onClose } = openMark();
    await person.type(screen.getByLabelText('Your Name'), 'Tom{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann marked this a moment ago.');
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const { calls } = vi.mocked(markPurchased).mock;
    expect(calls.map(([, { known }]) => known)).toEqual([[], null]);
    // The second attempt knows the first one, which was carried out if only its response was lost.
    expect(calls[1]?.[2]).toBe(calls[0]?.[2]);
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
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Tom', 3), ...seeing(['Ann']));
  });

  it('F3 says how many are left where more are asked for, and keeps what was typed', async () => {
    const { logged } = silence('error');
    vi.mocked(markPurchased).mockRejectedValue(
      new AppError('too-many-pieces', 'Only 2 of 6 are left.'),
    );
    const { person, onClose } = openMark('Tom', itemOf({ quantity: 6, purchasedBy: ['Ann'] }));
    await person.clear(screen.getByLabelText('How many'));
    await person.type(screen.getByLabelText('How many'), '3{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Only 2 of 6 are left.');
    expect(screen.getByLabelText('How many')).toHaveValue(3);
    expect(screen.getByLabelText('Your Name')).toHaveValue('Tom');
    expect(onClose).not.toHaveBeenCalled();
    expect(logged()[1]).toBe('too-many-pieces');
  });

  it('F3 says when no piece is left', () => {
    const counts = { purchasedBy: ['Ann'], purchasedCounts: { Ann: 6 } };
    openMark('', itemOf({ quantity: 6, ...counts }));
    expect(screen.getByLabelText('How many')).toHaveAccessibleDescription(
      '0 of 6 still wished for.',
    );
  });

  it('F1 F3 does not say how many are left when purchases are hidden', () => {
    openMark('', itemOf({ quantity: 6 }), true);
    expect(screen.getByLabelText('How many')).toHaveAccessibleDescription('6 wished for.');
  });

  it.each(['0', '100', '1.5'])('F3 %s is no number of pieces', async (number) => {
    const { person } = openMark('Tom', itemOf({ quantity: 6 }));
    const pieces = screen.getByLabelText('How many');
    await person.clear(pieces);
    await person.type(pieces, number);
    await person.click(button('Mark as Purchased'));
    await waitFor(() => expect(pieces).toHaveAccessibleDescription(/Enter 1 to 99/u));
    expect(markPurchased).not.toHaveBeenCalled();
  });
});

describe('§2 Confirm Unmark modal', () => {
  it('§4 shows all names that it removes, and removes them only when confirmed', async () => {
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

  it('F2 a user who marked it on this device removes only their own name', async () => {
    const { person, onClose } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    expect(screen.getByRole('radio', { name: 'Only mine' })).toBeChecked();
    await person.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(takeMarkBack).toHaveBeenCalledExactlyOnceWith(mine);
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });

  it('§4 … or removes all names, when they choose that', async () => {
    const { person, onClose } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    await person.click(screen.getByRole('radio', { name: 'All of them: Ann, Tom' }));
    await person.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(unmarkPurchased).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1');
    expect(takeMarkBack).not.toHaveBeenCalled();
  });

  it('F1 F2 removes a name from an item whose other names are hidden', async () => {
    const { person } = openUnmark(itemOf({ purchasedBy: [] }), [mine], true);
    expect(screen.queryByRole('radio')).toBeNull();
    // Only users who see the other names know whether it is still wanted.
    expect(screen.queryByText(/still wanted/u)).toBeNull();
    await person.click(button('Unmark'));
    expect(takeMarkBack).toHaveBeenCalledExactlyOnceWith(mine);
  });

  it('F2 each of two names from one device can be removed alone', async () => {
    const marks = [mine, markOf({ name: 'Ann' })];
    const { person, onClose } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom', 'Eve'] }), marks);
    expect(screen.getByText(/You marked this as/u)).toHaveTextContent('as Tom and Ann.');
    await person.click(screen.getByRole('radio', { name: 'Only Ann' }));
    await person.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(takeMarkBack).toHaveBeenCalledExactlyOnceWith(marks[1]);
  });

  it('F2 explains what others will see afterwards', async () => {
    const { person } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    expect(screen.getByText('Others will see the item as purchased by Ann.')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: /^All of them/u }));
    expect(screen.getByText(/Others will see the item as still wanted/u)).toBeVisible();
  });

  it('F2 removes nobody else’s name when the own one is removed while the modal is open', async () => {
    const { person, change } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    change({ item: itemOf({ purchasedBy: ['Ann'] }), mine: [] });
    expect(screen.getByRole('alert')).toHaveTextContent('Tom is not on this item anymore.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button('Unmark')).toBeDisabled();
    await person.click(button('Unmark'));
    expect([takeMarkBack, unmarkPurchased].map((one) => vi.mocked(one).mock.calls)).toEqual([
      [],
      [],
    ]);
  });

  it('§4 says so when all names are removed while the modal is open', async () => {
    const { change } = openUnmark(itemOf({ purchasedBy: ['Ann'] }));
    expect(screen.getByText('Marked as purchased by:')).toBeVisible();
    change({ item: itemOf({ purchasedBy: [] }), mine: [] });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This item is not marked as purchased anymore.',
    );
    expect(screen.queryByText(/Marked as purchased by/u)).toBeNull();
    expect(button('Unmark')).toBeDisabled();
  });

  it('F2 another purchaser can add their name instead', async () => {
    const { person, onAddName } = openUnmark(itemOf({ purchasedBy: ['Ann'] }));
    await person.click(button('I have bought it too'));
    expect(onAddName).toHaveBeenCalledOnce();
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });
});

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
