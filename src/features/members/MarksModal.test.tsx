import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as commands from '../../hooks/commands/markCommands.ts';
import { AppError } from '../../model/errors.ts';
import type { RemovedMarks } from '../../model/marks/removedMarks.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { loggedOnce, loggedTo } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import MarksModal from './MarksModal.tsx';

vi.mock('../../hooks/commands/markCommands.ts');

const family = listOf({
  items: [
    itemOf({ id: '1', name: 'Kite', addedBy: 'ben', purchasedBy: ['Ann', 'Eve'] }),
    itemOf({ id: '2', name: 'Lamp', addedBy: 'ben', purchasedBy: ['Eve'] }),
  ],
});

const removed: RemovedMarks = {
  id: 'r1',
  itemId: '1',
  purchasedBy: ['Gus'],
  purchasedCounts: {},
  at: new Date('2026-01-05T12:00:00Z'),
};

/** What is removed is known at once. */
function removedAre(all: RemovedMarks[]) {
  vi.mocked(commands.watchRemovedMarks).mockImplementation((_listId, _viewer, onRemoved) => {
    onRemoved(all);
    return () => undefined;
  });
}

async function open(all = [removed]) {
  removedAre(all);
  const onClose = vi.fn<() => void>();
  const modal = <MarksModal list={family} viewer="ann" onClose={onClose} />;
  const { user } = renderApp(modal, { user: null });
  await screen.findAllByText(/^Gus, removed on/u);
  return { user, onClose };
}

const shown = () => screen.findByRole('region', { name: 'Marks on this list' });

const said = (code: 'offline' | 'unanswered') => screen.queryByText(new AppError(code).message);

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('F11 shows names on what the viewer wrote for a person without an account, not on their own wishes', async () => {
  removedAre([]);
  const list = listOf({
    people: { leo: 'Leo' },
    items: [
      itemOf({ id: '1', name: 'Train', addedBy: 'ann', for: 'leo', purchasedBy: ['Eve'] }),
      itemOf({ id: '2', name: 'Lamp', addedBy: 'ann', purchasedBy: ['Eve'] }),
    ],
  });
  renderApp(<MarksModal list={list} viewer="ann" onClose={() => undefined} />, { user: null });
  expect(await screen.findByText('Train')).toBeInTheDocument();
  expect(screen.queryByText('Lamp')).not.toBeInTheDocument();
});

it('F11 claims nothing about marks that are a surprise for the viewer', async () => {
  removedAre([]);
  const item = itemOf({ addedBy: 'ben', for: 'leo', isSurprise: true });
  const list = listOf({ people: { leo: 'Leo' }, items: [item] });
  renderApp(<MarksModal list={list} viewer="ann" onClose={() => undefined} />, { user: null });
  expect(await shown()).toHaveTextContent(
    /^On this listWhat was bought as a surprise for you is not shown\.$/u,
  );
});

/** Opens the modal for Ann on a list with these members. */
async function openOf(members: string[]) {
  const list = listOf({
    members,
    people: { leo: 'Leo' },
    items: [
      itemOf({ id: '1', name: 'Lamp', addedBy: 'ann' }),
      itemOf({ id: '2', name: 'Train', addedBy: 'ann', for: 'leo' }),
      itemOf({ id: '3', name: 'Kite', addedBy: 'ben' }),
    ],
  });
  removedAre([]);
  const app = renderApp(<MarksModal list={list} viewer="ann" onClose={() => undefined} />, {
    user: null,
  });
  await shown();
  return app;
}

describe('F2 Marks on a list with one member', () => {
  it('discards what nobody could restore, of the member’s own items, when asked a second time', async () => {
    vi.mocked(commands.discardUnseenMarks).mockResolvedValue();
    const { user } = await openOf(['ann']);
    await user.click(button('Discard removed names'));
    expect(commands.discardUnseenMarks).not.toHaveBeenCalled();
    await user.click(button('Discard for good'));
    expect(commands.discardUnseenMarks).toHaveBeenCalledExactlyOnceWith('list-1', ['1']);
    expect(await screen.findByText('Removed names were discarded.')).toBeInTheDocument();
  });

  it('offers that to nobody while others could restore them', async () => {
    await openOf(['ann', 'ben']);
    expect(screen.queryByRole('button', { name: 'Discard removed names' })).toBeNull();
  });
});

describe('F2 Marks of more items than are shown at once', () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    itemOf({ id: `${index}`, name: `Item ${index + 1}`, addedBy: 'ben', purchasedBy: ['Eve'] }),
  );

  it('Show more moves the focus to the first that it shows', async () => {
    removedAre([]);
    const list = listOf({ items: many });
    const { user } = renderApp(<MarksModal list={list} viewer="ann" onClose={() => undefined} />, {
      user: null,
    });
    await shown();
    await user.click(button('Show more'));
    expect(button(/Item 21$/u).closest('li')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('F2 Marks', () => {
  it('shows its buttons only once what was removed is known, which is above them and would move them', async () => {
    let answer: ((removed: RemovedMarks[]) => void) | undefined;
    vi.mocked(commands.watchRemovedMarks).mockImplementation((_listId, _viewer, onRemoved) => {
      answer = onRemoved;
      return () => undefined;
    });
    renderApp(<MarksModal list={family} viewer="ann" onClose={() => undefined} />, { user: null });
    await waitFor(() => expect(answer).toBeDefined());
    expect(screen.queryByRole('button', { name: /^Remove/u })).toBeNull();
    act(() => answer?.([removed]));
    expect(button(/^Remove all 2/u)).toBeVisible();
    expect(button(/^Restore/u)).toBeVisible();
  });

  it('shows why the last press on a removed name failed, not the one before', async () => {
    const { user } = await open();
    vi.mocked(commands.restoreRemovedMarks).mockRejectedValue(new AppError('offline'));
    vi.mocked(commands.discardRemovedMarks).mockRejectedValue(new AppError('unanswered'));
    await user.click(button(/^Restore/u));
    await waitFor(() => expect(said('offline')).toBeVisible());
    await user.click(button(/^Discard(?! removed| for).*Gus/u));
    await user.click(button(/^Discard for good.*Gus/u));
    await waitFor(() => expect(said('offline')).toBeNull());
    await waitFor(() => expect(said('unanswered')).toBeVisible());
    await user.click(button(/^Restore/u));
    await waitFor(() => expect(said('offline')).toBeVisible());
    expect(said('unanswered')).toBeNull();
    expect(loggedTo('error')).toHaveLength(3);
  });

  it('keeps what it shows when somebody else begins to wish for something', async () => {
    vi.mocked(commands.watchRemovedMarks).mockReturnValue(() => undefined);
    const mine = itemOf({ id: '1', name: 'Lamp', addedBy: 'ann', isSurprise: true });
    const change: { add?: () => void } = {};
    function Live() {
      const [items, setItems] = useState([mine]);
      change.add = () => setItems([mine, itemOf({ id: '2', addedBy: 'ann', for: 'leo' })]);
      const people: Record<string, string> = items.length > 1 ? { leo: 'Leo' } : {};
      const list = listOf({ members: ['ann'], people, items });
      return <MarksModal list={list} viewer="ann" onClose={() => undefined} />;
    }
    const { user } = renderApp(<Live />, { user: null });
    await user.click(button('Discard removed names'));
    act(() => change.add?.());
    expect(button('Discard for good')).toHaveFocus();
  });

  it('shows the marks when what was removed cannot be loaded', async () => {
    vi.mocked(commands.watchRemovedMarks).mockImplementation(
      (_listId, _viewer, _onRemoved, onError) => {
        onError(new AppError('unanswered'));
        return () => undefined;
      },
    );
    renderApp(<MarksModal list={family} viewer="ann" onClose={() => undefined} />, { user: null });
    await shown();
    expect(button(/^Remove all 2/u)).toBeVisible();
    expect(loggedOnce('warn')[0]).toBe('A listener of this page failed');
  });

  it('keeps the focus on Choose, which shows and hides the names to choose from', async () => {
    const { user } = await open();
    const choose = button(/^Choose/u);
    await user.click(choose);
    expect(choose).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'Ann' }));
    expect(button(/^Remove 1/u)).toBeVisible();
    await user.click(choose);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(button(/^Remove all 2/u)).toBeVisible();
  });

  it('removes no other names when the chosen one is removed elsewhere before the press', async () => {
    removedAre([]);
    const change: { names?: (...purchasedBy: string[]) => void } = {};
    function Live() {
      const [purchasedBy, setNames] = useState(['Ann', 'Eve', 'Gus', 'Ida']);
      change.names = (...names) => setNames(names);
      const list = listOf({ items: [itemOf({ name: 'Kite', addedBy: 'ben', purchasedBy })] });
      return <MarksModal list={list} viewer="ann" onClose={() => undefined} />;
    }
    const { user } = renderApp(<Live />, { user: null });
    await shown();
    await user.click(button(/^Choose/u));
    await user.click(screen.getByRole('checkbox', { name: 'Ann' }));
    act(() => change.names?.('Eve', 'Gus', 'Ida'));
    expect(button(/from Kite$/u)).toBeDisabled();
    await user.click(button(/from Kite$/u));
    expect(commands.unmarkPurchased).not.toHaveBeenCalled();
    // Another choice can be made, and after it all can be removed.
    vi.mocked(commands.removePurchasers).mockImplementationOnce(async () =>
      change.names?.('Gus', 'Ida'),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Eve' }));
    await user.click(button(/^Remove 1/u));
    await waitFor(() => expect(button(/^Remove all 2/u)).toBeEnabled());
    expect(commands.removePurchasers).toHaveBeenCalledExactlyOnceWith('list-1', 'item-1', ['Eve']);
  });

  it('keeps the labels of its buttons while names disappear during a removal', async () => {
    removedAre([]);
    const change: { names?: (...purchasedBy: string[]) => void } = {};
    function Live() {
      const [purchasedBy, setNames] = useState(['Ann', 'Eve', 'Gus']);
      change.names = (...names) => setNames(names);
      const kite = itemOf({ id: '1', name: 'Kite', addedBy: 'ben', purchasedBy });
      const lamp = itemOf({ id: '2', name: 'Lamp', addedBy: 'ben', purchasedBy: ['Eve'] });
      const list = listOf({ items: [kite, lamp] });
      return <MarksModal list={list} viewer="ann" onClose={() => undefined} />;
    }
    const { user } = renderApp(<Live />, { user: null });
    await shown();
    const one = deferred<void>();
    vi.mocked(commands.removePurchasers).mockReturnValueOnce(one.promise);
    await user.click(button(/^Choose/u));
    await user.click(screen.getByRole('checkbox', { name: 'Ann' }));
    await user.click(button(/from Kite$/u));
    act(() => change.names?.('Eve', 'Gus'));
    expect(button(/from Kite$/u)).toHaveAccessibleName(/^Remove 1/u);
    one.resolve();
    await waitFor(() => expect(button(/from Kite$/u)).toHaveAccessibleName(/^Remove all 2/u));

    const all = deferred<void>();
    vi.mocked(commands.unmarkPurchased).mockReturnValue(all.promise);
    await user.click(button('Remove all 3 names'));
    act(() => change.names?.());
    expect(button('Remove all 3 names')).toBeVisible();
    await act(async () => all.resolve());
    await waitFor(() => expect(screen.queryByRole('button', { name: /names$/u })).toBeNull());
  });

  it('discards removed names when asked a second time, not by a double click', async () => {
    vi.mocked(commands.discardRemovedMarks).mockResolvedValue();
    const { user } = await open();
    await user.dblClick(button(/^Discard ?Gus/u));
    expect(commands.discardRemovedMarks).not.toHaveBeenCalled();
    await user.click(button(/^Discard for good/u));
    expect(commands.discardRemovedMarks).toHaveBeenCalledExactlyOnceWith('list-1', removed);
  });

  it('discards everything at once, which a double click does not do either', async () => {
    vi.mocked(commands.discardAllRemovedMarks).mockResolvedValue();
    const { user } = await open([removed, { ...removed, id: 'r2', itemId: '2' }]);
    await user.dblClick(button('Discard all 2'));
    expect(commands.discardAllRemovedMarks).not.toHaveBeenCalled();
    await user.click(button('Discard all 2 for good'));
    await waitFor(() => expect(commands.discardAllRemovedMarks).toHaveBeenCalledTimes(2));
  });

  it('removes the names from all items, also when one of them was deleted meanwhile', async () => {
    vi.mocked(commands.unmarkPurchased)
      .mockRejectedValueOnce(new AppError('item-missing'))
      .mockResolvedValueOnce();
    const { user } = await open();
    await user.click(button('Remove all 3 names'));
    await waitFor(() => expect(commands.unmarkPurchased).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays open until names are restored or removed, so that a refusal is seen', async () => {
    const restored = deferred<void>();
    vi.mocked(commands.restoreRemovedMarks).mockReturnValueOnce(restored.promise);
    const { user, onClose } = await open();
    await user.click(button(/^Restore/u));
    await waitFor(() => expect(button('Close')).toBeDisabled());
    expect(button('Done')).toBeDisabled();
    restored.resolve();
    await waitFor(() => expect(button('Close')).toBeEnabled());
    const unmarked = deferred<void>();
    vi.mocked(commands.unmarkPurchased).mockReturnValueOnce(unmarked.promise);
    await user.click(button(/from Lamp$/u));
    await waitFor(() => expect(button('Close')).toBeDisabled());
    unmarked.resolve();
    await waitFor(() => expect(button('Close')).toBeEnabled());
    await user.click(button('Done'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
