import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { copyItem } from '../../hooks/commands/transferCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useLists } from '../../hooks/useLists.ts';
import { listOf, itemOf, userOf } from '../../testing/fixtures.ts';
import { summaryOf, type List } from '../../model/list.ts';
import { renderApp } from '../../testing/render.tsx';
import ItemModal from './ItemModal.tsx';
import { TransferModal } from './TransferModal.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/transferCommands.ts');
vi.mock('../../hooks/useLists.ts');

const close = () => undefined;

function WhenSignedIn({ children }: { children: ReactNode }) {
  return useAuth().status === 'signed-in' && children;
}

/** Renders a modal of a user who has these lists. */
function open(modal: ReactNode, lists: List[]) {
  vi.mocked(useLists).mockReturnValue({
    status: 'ready',
    lists: lists.map((list) => summaryOf(list, 'ann')),
    hasMore: false,
    retry: close,
    more: close,
  });
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
