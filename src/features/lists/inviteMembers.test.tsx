import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rememberInviteLink } from '../../device/inviteLinks.ts';
import { AppError } from '../../model/errors.ts';
import * as commands from '../../hooks/commands/listCommands.ts';
import { deferred } from '../../testing/deferred.ts';
import { userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { button, open } from './ListModals.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/useLists.ts');

describe('§2 Invite modal (e-mail entry; result shows a link)', () => {
  it('§8 invite success: Invite link created! with the link', async () => {
    vi.mocked(commands.createInvite).mockResolvedValue('token-1');
    const { user } = await open('invite');
    const regions = within(screen.getByRole('dialog')).getAllByRole('status');
    for (const region of regions) expect(region).toBeEmptyDOMElement();
    await user.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    expect(await screen.findByText('Invite link created!')).toBeVisible();
    // The region exists before its text, because screen readers may miss one that appears with it.
    expect(regions.map(({ textContent }) => textContent)).toContain('Invite link created!');
    expect(screen.getByLabelText('Link for cy@example.com')).toHaveValue(
      `${window.location.origin}/list-join?listId=list-1&token=token-1`,
    );
    expect(commands.createInvite).toHaveBeenCalledExactlyOnceWith(
      'list-1',
      userOf(),
      'cy@example.com',
    );
  });

  it('§8 invite creation failure: Failed to create invite link.', async () => {
    vi.mocked(commands.createInvite).mockRejectedValue(new AppError('permission-denied'));
    const { user } = await open('invite');
    await user.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to create invite link\.$/u);
    expect(screen.queryByText('Invite link created!')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('cy@example.com');
    expect(loggedOnce('error')).toContainEqual(
      expect.objectContaining({ code: 'permission-denied' }),
    );
  });

  it('§8 … with the reason when the clock of the device is wrong', async () => {
    vi.mocked(commands.createInvite).mockRejectedValue(new AppError('permission-denied'));
    vi.mocked(commands.isClockWrong).mockResolvedValue(true);
    const { user } = await open('invite');
    await user.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create invite link. The clock of this device is wrong. Set its date and time, then try again.',
    );
    expect(loggedOnce('error')).not.toEqual([]);
  });

  it('a failed second invite does not stand below the success of the first', async () => {
    vi.mocked(commands.createInvite)
      .mockResolvedValueOnce('token-1')
      .mockRejectedValueOnce(new AppError('offline'));
    const { user } = await open('invite');
    await user.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    expect(await screen.findByText('Invite link created!')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'di@example.com{Enter}');
    expect(await screen.findByText('Failed to create invite link.')).toBeVisible();
    expect(screen.queryByText('Invite link created!')).not.toBeInTheDocument();
    expect(loggedOnce('error')).toContainEqual(expect.objectContaining({ code: 'offline' }));
  });

  it('a second invite is announced: the text goes and comes again', async () => {
    const second = deferred<string>();
    vi.mocked(commands.createInvite)
      .mockResolvedValueOnce('token-1')
      .mockReturnValueOnce(second.promise);
    const { user } = await open('invite');
    await user.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    const region = (await screen.findByText('Invite link created!')).closest('[role=status]');
    await user.type(screen.getByLabelText('Email'), 'di@example.com{Enter}');
    await waitFor(() => expect(region).toBeEmptyDOMElement());
    second.resolve('token-2');
    await waitFor(() => expect(region).toHaveTextContent('Invite link created!'));
    expect(screen.getByLabelText('Link for di@example.com')).toBeVisible();
  });

  it('the link of an invite that is revoked or used is not offered any more', async () => {
    const expiresAt = new Date(Date.now() + 1_000_000);
    vi.mocked(commands.createInvite).mockImplementationOnce(async () => {
      rememberInviteLink('i1', { token: 'token-1', expiresAt: expiresAt.getTime() });
      return 'token-1';
    });
    const { user } = await open('invite');
    const report = async (...ids: string[]) => {
      const [, onInvites] = vi.mocked(commands.watchInvites).mock.calls.at(-1) ?? [];
      const invites = ids.map((id) => ({
        id,
        email: `${id}@example.com`,
        createdBy: 'ann',
        createdAt: new Date(),
        expiresAt,
      }));
      await act(async () => onInvites?.(invites));
    };
    await report('i0');
    await user.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    const link = await screen.findByLabelText('Link for cy@example.com');
    // The list of open invites does not have it yet.
    await report('i0');
    expect(link).toBeInTheDocument();
    await report('i0', 'i1');
    expect(link).toBeInTheDocument();
    await report('i0');
    expect(link).not.toBeInTheDocument();
    expect(screen.queryByText('Invite link created!')).not.toBeInTheDocument();
  });

  it('§5 invite e-mail required: Email is required', async () => {
    const { user } = await open('invite');
    await user.click(button('Create Invite Link'));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email is required/u),
    );
    expect(commands.createInvite).not.toHaveBeenCalled();
  });

  it('copies the link and says so', async () => {
    vi.mocked(commands.createInvite).mockResolvedValue('token-1');
    const { user } = await open('invite');
    await user.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('token=token-1');
  });

  it('the own address is refused: one is a member already', async () => {
    const { user } = await open('invite');
    await user.type(screen.getByLabelText('Email'), 'Ann@Example.com{Enter}');
    expect(
      await screen.findByText('This is your own address. You are on this list already.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(commands.createInvite).not.toHaveBeenCalled();
  });

  it('lists the people with their roles', async () => {
    await open('invite');
    const rows = within(screen.getByRole('region', { name: 'People' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ann Lee (you)Admin',
      'Ben PoeMember',
      'MemberMember',
    ]);
  });

  it('an open invite that was made here can be copied again', async () => {
    const expiresAt = new Date(Date.now() + 1_000_000);
    rememberInviteLink('i1', { token: 'token-1', expiresAt: expiresAt.getTime() });
    const { user } = await open('invite');
    const [, onInvites] = vi.mocked(commands.watchInvites).mock.calls[0] ?? [];
    const dates = { createdAt: new Date(), expiresAt };
    await waitFor(() => {
      onInvites?.([
        { id: 'i1', email: 'cy@example.com', createdBy: 'ann', ...dates },
        { id: 'i2', email: 'di@example.com', createdBy: 'ben', ...dates },
      ]);
      expect(screen.getByRole('region', { name: 'Open invites' })).toBeVisible();
    });
    await user.click(button('Copy the invite for cy@example.com'));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/list-join?listId=list-1&token=token-1`,
    );
    expect(screen.queryByRole('button', { name: 'Copy the invite for di@example.com' })).toBeNull();
    expect(screen.getByText(/^A link can be copied again only where it was made\./u)).toBeVisible();
  });

  it('lists the open invites and revokes one', async () => {
    const { user } = await open('invite');
    const [asked, onInvites] = vi.mocked(commands.watchInvites).mock.calls[0] ?? [];
    expect(asked).toEqual({ listId: 'list-1', viewer: 'ann' });
    const dates = { createdAt: new Date(2026, 0, 5), expiresAt: new Date(2026, 0, 19) };
    await waitFor(() => {
      onInvites?.([
        { id: 'i1', email: 'cy@example.com', createdBy: 'ann', ...dates },
        { id: 'i2', email: 'di@example.com', createdBy: 'ann', ...dates },
      ]);
      expect(screen.getByRole('region', { name: 'Open invites' })).toBeVisible();
    });
    const rows = within(screen.getByRole('region', { name: 'Open invites' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(2);
    expect(rows.getAllByText('Invited Jan 5, expires Jan 19')).toHaveLength(2);
    await user.click(button('Revoke the invite for di@example.com'));
    await user.click(button('Revoke the invite for di@example.com for good'));
    expect(commands.revokeInvite).toHaveBeenCalledExactlyOnceWith('list-1', 'i2');
  });
});
