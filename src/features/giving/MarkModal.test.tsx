import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import { markPurchased } from '../../hooks/commands/markCommands.ts';
import type { Item } from '../../model/item.ts';
import type { SeenItem } from '../../model/marks/mark.ts';
import { itemOf, markOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import MarkModal from './MarkModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/markCommands.ts');

function openMark(suggestedName = '', item = itemOf(), hidden = false, restorable = true) {
  const onClose = vi.fn<() => void>();
  const { user } = renderApp(
    <MarkModal
      item={item}
      listName="Birthday"
      hidden={hidden}
      restorable={restorable}
      suggestedName={suggestedName}
      onClose={onClose}
    />,
    { user: null },
  );
  return { onClose, user };
}

/** The modal of an item that its contributor changes on the event `change-item`. */
function openChanging(before: Item, after: Item) {
  const onClose = vi.fn<() => void>();
  const { user } = renderApp(<Changing before={before} after={after} onClose={onClose} />, {
    user: null,
  });
  return { onClose, user };
}

function Changing({ before, after, onClose }: { before: Item; after: Item; onClose: () => void }) {
  const [item, setItem] = useState(before);
  useEffect(() => {
    const change = () => setItem(after);
    window.addEventListener('change-item', change);
    return () => window.removeEventListener('change-item', change);
  }, [after]);
  return (
    <MarkModal
      item={item}
      listName="Birthday"
      hidden={false}
      restorable
      suggestedName=""
      onClose={onClose}
    />
  );
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
    const { user, onClose } = openMark();
    await user.type(screen.getByLabelText('Your Name'), '  Aunt May ');
    await user.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Aunt May'), ...seeing());
    expect(await screen.findByText('Marked as purchased. Thank you!')).toBeInTheDocument();
  });

  it('F1 for an item whose purchases are hidden, reveals nothing of them', async () => {
    const { user, onClose } = openMark('Ada', itemOf(), true);
    await user.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Ada'), ...seeing(null, true));
  });

  it.each(['', '   '])('§5 a blank name is not submitted: %j', async (name) => {
    const { user, onClose } = openMark();
    if (name) await user.type(screen.getByLabelText('Your Name'), name);
    await user.click(button('Mark as Purchased'));
    await waitFor(() =>
      expect(screen.getByLabelText('Your Name')).toHaveAccessibleDescription(
        /Your name is required/u,
      ),
    );
    expect(markPurchased).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('fills in the name of a signed-in user', async () => {
    const { user, onClose } = openMark('Ben Poe');
    await user.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Ben Poe'), ...seeing());
  });

  it('F3 marks one piece when only one is wished for by now, whatever was typed before', async () => {
    const { user, onClose } = openChanging(itemOf({ quantity: 3 }), itemOf());
    await user.type(screen.getByLabelText('Your Name'), 'Aunt May');
    await user.clear(screen.getByLabelText('How many'));
    await user.type(screen.getByLabelText('How many'), '3');
    await act(async () => void window.dispatchEvent(new Event('change-item')));
    expect(screen.queryByLabelText('How many')).toBeNull();
    await user.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Aunt May'), ...seeing());
  });

  it('§4 no duplicates: a name that is on the item already is refused beside the form', async () => {
    vi.mocked(markPurchased).mockRejectedValue(new AppError('already-marked'));
    const { user, onClose } = openMark();
    await user.type(screen.getByLabelText('Your Name'), 'Aunt May{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This name is already on the item.');
    expect(screen.getByLabelText('Your Name')).toHaveValue('Aunt May');
    expect(onClose).not.toHaveBeenCalled();
    expect(loggedOnce('error')[1]).toBe('already-marked');
  });

  it('F2 the second of two users is told who was first, and may then add their name', async () => {
    vi.mocked(markPurchased).mockRejectedValueOnce(
      new AppError('marked-meanwhile', 'Ann marked this a moment ago.'),
    );
    const { user, onClose } = openMark();
    await user.type(screen.getByLabelText('Your Name'), 'Tom{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ann marked this a moment ago.');
    await user.click(button('Mark as Purchased'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const { calls } = vi.mocked(markPurchased).mock;
    expect(calls.map(([, { known }]) => known)).toEqual([[], null]);
    // The second attempt knows the first one, which was carried out if only its response was lost.
    expect(calls[1]?.[2]).toBe(calls[0]?.[2]);
    expect(loggedOnce('error')[1]).toBe('marked-meanwhile');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'F2 says that members can put the replaced name back only where one can: %s',
    async (restorable, count) => {
      vi.mocked(markPurchased).mockRejectedValueOnce(new AppError('item-full'));
      const { user } = openMark('Tom', itemOf({ purchasedBy: ['Ann'] }), false, restorable);
      await user.click(button('Mark as Purchased'));
      expect(
        await screen.findByText(/^Mark it again to take the place of the newest name, Ann\./u),
      ).toBeVisible();
      expect(screen.queryAllByText(/can put that back/u)).toHaveLength(count);
      expect(loggedOnce('error')[1]).toBe('item-full');
    },
  );

  it('F3 asks how many of an item that is wished for more than once', async () => {
    const { user, onClose } = openMark('', itemOf({ quantity: 6, purchasedBy: ['Ann'] }));
    expect(screen.getByText('Already marked by Ann.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Your Name' }), 'Tom');
    const pieces = screen.getByLabelText('How many');
    expect(pieces).toHaveAccessibleDescription('5 of 6 still wanted.');
    await user.clear(pieces);
    await user.type(pieces, '3{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(markPurchased).toHaveBeenCalledExactlyOnceWith(markedAs('Tom', 3), ...seeing(['Ann']));
  });

  it('F3 says how many are left where more are asked for, and keeps what was typed', async () => {
    vi.mocked(markPurchased).mockRejectedValue(
      new AppError('too-many-pieces', 'Only 2 of 6 are left.'),
    );
    const { user, onClose } = openMark('Tom', itemOf({ quantity: 6, purchasedBy: ['Ann'] }));
    await user.clear(screen.getByLabelText('How many'));
    await user.type(screen.getByLabelText('How many'), '3{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Only 2 of 6 are left.');
    expect(screen.getByLabelText('How many')).toHaveValue(3);
    expect(screen.getByLabelText('Your Name')).toHaveValue('Tom');
    expect(onClose).not.toHaveBeenCalled();
    expect(loggedOnce('error')[1]).toBe('too-many-pieces');
  });

  it('F3 says when no piece is left', () => {
    const counts = { purchasedBy: ['Ann'], purchasedCounts: { Ann: 6 } };
    openMark('', itemOf({ quantity: 6, ...counts }));
    expect(screen.getByLabelText('How many')).toHaveAccessibleDescription('0 of 6 still wanted.');
  });

  it('F1 F3 does not say how many are left when purchases are hidden', () => {
    openMark('', itemOf({ quantity: 6 }), true);
    expect(screen.getByLabelText('How many')).toHaveAccessibleDescription('6 wanted.');
  });

  it.each(['0', '100', '1.5'])('F3 %s is no number of pieces', async (number) => {
    const { user } = openMark('Tom', itemOf({ quantity: 6 }));
    const pieces = screen.getByLabelText('How many');
    await user.clear(pieces);
    await user.type(pieces, number);
    await user.click(button('Mark as Purchased'));
    await waitFor(() => expect(pieces).toHaveAccessibleDescription(/Enter 1 to 99/u));
    expect(markPurchased).not.toHaveBeenCalled();
  });
});
