import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { revokeInvite, watchInvites } from '../../hooks/commands/listCommands.ts';
import { deferred } from '../../testing/deferred.ts';
import { renderApp } from '../../testing/render.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { OpenInvites } from './OpenInvites.tsx';
import { useInvites } from './useInvites.ts';

vi.mock('../../hooks/commands/listCommands.ts');

function Invites() {
  return <OpenInvites listId="list-1" invites={useInvites('list-1', 'ann')} />;
}

const day = new Date('2026-01-05T12:00:00Z');
const invite = {
  id: 'i1',
  email: 'ben@example.com',
  createdBy: 'ann',
  createdAt: day,
  expiresAt: day,
};

it('§2 Modals: Invite stays open until an invite is revoked, so that a refusal is seen', async () => {
  vi.mocked(watchInvites).mockImplementation((_list, onInvites) => {
    onInvites([invite]);
    return () => undefined;
  });
  const revoked = deferred<void>();
  vi.mocked(revokeInvite).mockReturnValueOnce(revoked.promise);
  const { user } = renderApp(
    <Modal title="Invite Members" onClose={() => undefined}>
      <Invites />
    </Modal>,
    { user: null },
  );
  const close = screen.getByRole('button', { name: 'Close' });
  await user.click(screen.getByRole('button', { name: /^Revoke/u }));
  expect(revokeInvite).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Revoke .* for good/u }));
  await waitFor(() => expect(close).toBeDisabled());
  revoked.resolve();
  await waitFor(() => expect(close).toBeEnabled());
});

it('§2 Modals: Invite keeps the focus when an invite that was revoked goes from the list', async () => {
  const others = [{ ...invite, id: 'i2', email: 'cy@example.com' }];
  vi.mocked(watchInvites).mockImplementation((_list, onInvites) => {
    vi.mocked(revokeInvite).mockImplementationOnce(async () => onInvites(others));
    onInvites([invite, ...others]);
    return () => undefined;
  });
  const { user } = renderApp(
    <Modal title="Invite Members" onClose={() => undefined}>
      <Invites />
    </Modal>,
    { user: null },
  );
  const revoke = screen.getByRole('button', { name: /^Revoke the invite for ben@example.com/u });
  await user.click(revoke);
  expect(revoke).toHaveFocus();
  await user.click(revoke);
  await waitFor(() => expect(screen.queryByText(/ben@example/u)).toBeNull());
  expect(
    screen.getByRole('button', { name: 'Revoke the invite for cy@example.com' }),
  ).toHaveFocus();
});

it('§2 Modals: Invite tells the buttons of two invites for one address apart', () => {
  vi.mocked(watchInvites).mockImplementation((_list, onInvites) => {
    onInvites([invite, { ...invite, id: 'i2' }, { ...invite, id: 'i3', email: 'cy@example.com' }]);
    return () => undefined;
  });
  renderApp(<Invites />, { user: null });
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Revoke invite 1 of 2 for ben@example.com',
    'Revoke invite 2 of 2 for ben@example.com',
    'Revoke the invite for cy@example.com',
  ]);
});
