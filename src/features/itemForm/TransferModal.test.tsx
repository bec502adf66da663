import { act, screen, within } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { copyItem } from '../../hooks/commands/transferCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useLists } from '../../hooks/useLists.ts';
import { listOf, itemOf, userOf } from '../../testing/fixtures.ts';
import { LIMITS } from '../../model/limits.ts';
import { summaryOf, type List, type ListSummary } from '../../model/list.ts';
import { renderApp } from '../../testing/render.tsx';
import ItemModal from './ItemModal.tsx';
import { TransferModal } from './TransferModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/transferCommands.ts');
vi.mock('../../hooks/useLists.ts');

const close = () => undefined;

function WhenSignedIn({ children }: { children: ReactNode }) {
  return useAuth().status === 'signed-in' && children;
}

function answerWith(lists: ListSummary[]) {
  const state = { status: 'ready', lists, hasMore: false } as const;
  vi.mocked(useLists).mockReturnValue({ ...state, retry: close, more: close });
}

/** Renders a modal of a user who has these lists. */
function open(modal: ReactNode, lists: List[]) {
  answerWith(lists.map((list) => summaryOf(list, 'ann')));
  return renderApp(<WhenSignedIn>{modal}</WhenSignedIn>, { user: userOf(), at: '/lists/list-1' });
}

it('copies the item as it is now, not as it was when its form was opened', async () => {
  const now = itemOf({ name: 'Blue kettle' });
  const { user } = open(
    <ItemModal list={listOf({ items: [now] })} item={itemOf()} onClose={close} />,
    [listOf(), listOf({ id: 'list-2', name: 'Garden' })],
  );
  await user.click(await screen.findByRole('button', { name: 'Copy or move to another list' }));
  await user.click(await screen.findByRole('button', { name: 'Copy Item' }));
  expect(copyItem).toHaveBeenCalledExactlyOnceWith(now, expect.objectContaining({ id: 'list-2' }));
});

it('says that no other list takes the item when the others are archived', async () => {
  open(<TransferModal item={itemOf()} anchor={null} onClose={close} />, [
    listOf(),
    listOf({ id: 'list-2', name: 'Garden', archived: true }),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy or Move Item' }));
  expect(dialog.getByText(/You have no other list to add it to\./u)).toBeVisible();
});

it('without another list, leads to My Lists, and offers nothing that cannot be done', async () => {
  const { user, address, navigation } = open(
    <TransferModal item={itemOf()} anchor={null} onClose={close} />,
    [listOf()],
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy or Move Item' }));
  expect(dialog.getByText(/You have no other list/u)).toBeVisible();
  const names = dialog
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Close', 'Close']);
  await user.click(dialog.getByRole('link', { name: 'My Lists' }));
  expect(address()).toBe('/');
  // The dialog's own history entry, so that Back leads to the list.
  expect(navigation()).toBe('REPLACE');
});

const garden = listOf({ id: 'list-2', name: 'Garden' });
const party = listOf({ id: 'list-3', name: 'Party' });
const full = { ...garden, items: Array.from({ length: LIMITS.itemsPerList }, () => itemOf()) };

it.each([
  ['archived', [{ ...garden, archived: true }, party]],
  ['deleted', [party]],
  ['full', [full, party]],
])('copies to no other list when the one that was shown is %s', async (_what, lists) => {
  const changed = lists.map((list) => summaryOf(list, 'ann'));
  const change: { render?: (count: number) => void } = {};
  function Live() {
    const [, render] = useState(0);
    useLayoutEffect(() => void (change.render = render), []);
    return <TransferModal item={itemOf()} anchor={null} onClose={close} />;
  }
  const { user } = open(<Live />, [listOf(), garden, party]);
  const select = await screen.findByLabelText('To list');
  expect(select).toHaveDisplayValue('Garden');
  answerWith(changed);
  act(() => change.render?.(1));
  expect(select).toHaveDisplayValue('Choose a list');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Garden cannot take the item anymore. Choose another list.',
  );
  const copy = screen.getByRole('button', { name: 'Copy Item' });
  expect(copy).toBeDisabled();
  await user.selectOptions(select, 'Party');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(copy);
  expect(copyItem).toHaveBeenCalledExactlyOnceWith(
    itemOf(),
    expect.objectContaining({ id: 'list-3' }),
  );
});

/** One list and a button that shows the rest, of which there are none. */
function useOneListAndMore(): ReturnType<typeof useLists> {
  const [hasMore, setHasMore] = useState(true);
  return {
    status: 'ready',
    lists: [summaryOf(listOf({ id: 'list-2', name: 'Garden' }), 'ann')],
    hasMore,
    retry: close,
    more: () => setHasMore(false),
  };
}

it('the focus moves to the lists when the last of them are shown', async () => {
  vi.mocked(useLists).mockImplementation(useOneListAndMore);
  const { user } = renderApp(
    <WhenSignedIn>
      <TransferModal item={itemOf()} anchor={null} onClose={close} />
    </WhenSignedIn>,
    { user: userOf() },
  );
  await user.click(await screen.findByRole('button', { name: 'Show more lists' }));
  expect(screen.getByLabelText('To list')).toHaveFocus();
});
