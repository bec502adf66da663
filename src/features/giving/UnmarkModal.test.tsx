import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { forgetMark, takeMarkBack, unmarkPurchased } from '../../hooks/commands/markCommands.ts';
import { AppError } from '../../model/errors.ts';
import type { Item } from '../../model/item.ts';
import type { Mark } from '../../model/marks/mark.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf, markOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import UnmarkModal from './UnmarkModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/markCommands.ts');

/** Opens the modal; `change` passes it a changed item. */
function openUnmark(item: Item, mine: Mark[] = [], hidden = false, restorable = true) {
  const onClose = vi.fn<() => void>();
  const onAddName = vi.fn<() => void>();
  const changes: { set?: (live: { item: Item; mine: Mark[] }) => void } = {};
  function Live() {
    const [live, setLive] = useState({ item, mine });
    changes.set = setLive;
    return (
      <UnmarkModal
        {...live}
        hidden={hidden}
        restorable={restorable}
        onAddName={onAddName}
        onClose={onClose}
      />
    );
  }
  const { user } = renderApp(<Live />, { user: null });
  const change = (live: { item: Item; mine: Mark[] }) => act(() => changes.set?.(live));
  return { onClose, onAddName, user, change };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('§2 Confirm Unmark modal', () => {
  it('§4 shows all names that it removes, and removes them only when confirmed', async () => {
    const { user, onClose } = openUnmark(itemOf({ purchasedBy: ['Aunt May', 'Uncle Bob', 'Cy'] }));
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Aunt May',
      'Uncle Bob',
      'Cy',
    ]);
    expect(unmarkPurchased).not.toHaveBeenCalled();
    await user.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(unmarkPurchased).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('F2 says that members can restore the names only where one can: %s', (restorable, count) => {
    openUnmark(itemOf({ purchasedBy: ['Aunt May'] }), [], false, restorable);
    expect(screen.queryAllByText(/can restore the names? for 30 days/u)).toHaveLength(count);
  });

  it('clears nothing when cancelled', async () => {
    const { user, onClose } = openUnmark(itemOf({ purchasedBy: ['Aunt May'] }));
    await user.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });

  it('is not replaced by the question for another name while it unmarks', async () => {
    const unmarked = deferred<void>();
    vi.mocked(unmarkPurchased).mockReturnValueOnce(unmarked.promise);
    const { user, onClose } = openUnmark(itemOf({ purchasedBy: ['Aunt May'] }));
    await user.click(button('Unmark'));
    expect(button('I bought it, too')).toBeDisabled();
    unmarked.resolve();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  const mine = markOf();

  it('F2 a user who marked it on this device removes only their own name', async () => {
    const { user, onClose } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    expect(screen.getByRole('radio', { name: 'Only mine' })).toBeChecked();
    await user.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(takeMarkBack).toHaveBeenCalledExactlyOnceWith(mine);
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });

  it('§4 … or removes all names, when they choose that', async () => {
    const { user, onClose } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    await user.click(screen.getByRole('radio', { name: 'All of them: Ann, Tom' }));
    await user.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(unmarkPurchased).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1');
    expect(takeMarkBack).not.toHaveBeenCalled();
  });

  it('F1 F2 removes a name from an item whose other names are hidden', async () => {
    const { user } = openUnmark(itemOf({ purchasedBy: [] }), [mine], true);
    expect(screen.queryByRole('radio')).toBeNull();
    // Only users who see the other names know whether it is still wanted.
    expect(screen.queryByText(/still wanted/u)).toBeNull();
    await user.click(button('Unmark'));
    expect(takeMarkBack).toHaveBeenCalledExactlyOnceWith(mine);
  });

  it('F2 each of two names from one device can be removed alone', async () => {
    const marks = [mine, markOf({ name: 'Ann' })];
    const { user, onClose } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom', 'Eve'] }), marks);
    expect(screen.getByText(/You marked this as/u)).toHaveTextContent('as Tom and Ann.');
    await user.click(screen.getByRole('radio', { name: 'Only Ann' }));
    await user.click(button('Unmark'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(takeMarkBack).toHaveBeenCalledExactlyOnceWith(marks[1]);
  });

  it('F2 explains what others will see afterwards', async () => {
    const { user } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    expect(screen.getByText('Others will see the item as purchased by Ann.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^All of them/u }));
    expect(screen.getByText(/Others will see the item as still wanted/u)).toBeVisible();
  });

  it('F2 removes nobody else’s name when the own one is removed while the modal is open', async () => {
    const { user, change } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    change({ item: itemOf({ purchasedBy: ['Ann'] }), mine: [] });
    expect(screen.getByRole('alert')).toHaveTextContent('Tom is not on this item anymore.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button('Unmark')).toBeDisabled();
    await user.click(button('Unmark'));
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

  it('§4 closes when what was not answered turns out to be removed', async () => {
    vi.mocked(takeMarkBack).mockRejectedValueOnce(new AppError('unanswered', 'Try again'));
    const { user, onClose, change } = openUnmark(itemOf({ purchasedBy: ['Ann', 'Tom'] }), [mine]);
    await user.click(button('Unmark'));
    expect(await screen.findByText('Try again')).toBeVisible();
    expect(loggedOnce('error')).toContain('unanswered');
    expect(onClose).not.toHaveBeenCalled();
    change({ item: itemOf({ purchasedBy: ['Ann'] }), mine: [] });
    expect(onClose).toHaveBeenCalledOnce();
    expect(forgetMark).toHaveBeenCalledExactlyOnceWith(mine);
  });

  it('§4 says so when a mark that could not be removed is removed by someone else', async () => {
    vi.mocked(unmarkPurchased).mockRejectedValueOnce(new AppError('permission-denied', 'Refused'));
    const { user, onClose, change } = openUnmark(itemOf({ purchasedBy: ['Ann'] }));
    await user.click(button('Unmark'));
    expect(await screen.findByText('Refused')).toBeVisible();
    expect(loggedOnce('error')).toContain('permission-denied');
    change({ item: itemOf({ purchasedBy: [] }), mine: [] });
    expect(screen.getByText('This item is not marked as purchased anymore.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('F2 another purchaser can add their name instead', async () => {
    const { user, onAddName } = openUnmark(itemOf({ purchasedBy: ['Ann'] }));
    await user.click(button('I bought it, too'));
    expect(onAddName).toHaveBeenCalledOnce();
    expect(unmarkPurchased).not.toHaveBeenCalled();
  });
});
