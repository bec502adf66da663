import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from '../../hooks/useAuth.tsx';
import { useLists } from '../../hooks/useLists.ts';
import { listOf, itemOf, userOf } from '../../testing/fixtures.ts';
import { summaryOf } from '../../model/list.ts';
import { renderApp } from '../../testing/render.tsx';
import { TransferModal } from './TransferModal.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/transferCommands.ts');
vi.mock('../../hooks/useLists.ts');

function WhenSignedIn() {
  const isKnown = useAuth().status === 'signed-in';
  return isKnown && <TransferModal item={itemOf()} anchor={null} onClose={() => undefined} />;
}

it('without another list, leads to My Lists, and offers nothing that cannot be done', async () => {
  vi.mocked(useLists).mockReturnValue({
    status: 'ready',
    lists: [summaryOf(listOf(), 'ann')],
    hasMore: false,
    retry: () => undefined,
    more: () => undefined,
  });
  const { person, address, navigation } = renderApp(<WhenSignedIn />, {
    user: userOf(),
    at: '/lists/list-1',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy or Move Item' }));
  expect(dialog.getByText(/You have no other list/u)).toBeVisible();
  const names = dialog
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Close', 'Close']);
  await person.click(dialog.getByRole('link', { name: 'My Lists' }));
  expect(address()).toBe('/');
  // The dialog's own history entry, so that Back leads to the list.
  expect(navigation()).toBe('REPLACE');
});
