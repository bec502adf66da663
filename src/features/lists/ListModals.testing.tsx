/** What the tests of a list's dialogs have in common. */

import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import * as commands from '../../hooks/commands/listCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import { ListModals } from './ListModals.tsx';

type Action = Parameters<typeof ListModals>[0]['action'];

export const birthday = {
  id: 'list-1',
  name: 'Birthday',
  description: 'Small things',
  eventDate: '',
  ownerId: 'ann',
  members: ['ann', 'ben', 'cy'],
  memberInfo: [
    { uid: 'ann', displayName: 'Ann Lee' },
    { uid: 'ben', displayName: 'Ben Poe' },
  ],
  archived: false,
  itemCount: 7,
};

interface Props {
  action: Action;
  list?: typeof birthday;
  onClose: () => void;
  onDeleted?: () => void;
}

function WhenSignedIn({ action, list = birthday, ...rest }: Props) {
  const { status } = useAuth();
  return status === 'signed-in' ? <ListModals action={action} list={list} {...rest} /> : null;
}

/** The result of the `leaveList` mock. */
export const leave = { undo: vi.fn<() => Promise<void>>(), commit: vi.fn<() => Promise<void>>() };

export async function open(action: Action, { uid = 'ann', list = birthday } = {}) {
  vi.mocked(commands.watchInvites).mockReturnValue(() => undefined);
  vi.mocked(commands.revokeInvite).mockResolvedValue();
  vi.mocked(commands.leaveList).mockResolvedValue(leave);
  const onClose = vi.fn<() => void>();
  const onDeleted = vi.fn<() => void>();
  const { user, address } = renderApp(
    <WhenSignedIn action={action} list={list} onClose={onClose} onDeleted={onDeleted} />,
    { user: userOf({ uid }) },
  );
  await screen.findByRole('dialog');
  return { onClose, onDeleted, user, address };
}

export const button = (name: string) => screen.getByRole('button', { name });
