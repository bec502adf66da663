import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rememberInviteLink } from '../../device/inviteLinks.ts';
import { AppError } from '../../model/errors.ts';
import * as commands from '../../hooks/commands/listCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { createList } from '../../hooks/commands/listCommands.ts';
import { MESSAGES } from '../../model/messages.ts';
import { deferred } from '../../testing/deferred.ts';
import { userOf } from '../../testing/fixtures.ts';
import { silence } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import { ListModals } from './ListModals.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/useLists.ts');

type Action = Parameters<typeof ListModals>[0]['action'];

const birthday = {
  id: 'list-1',
  name: 'Birthday',
  description: 'Small things',
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
const leave = { undo: vi.fn<() => Promise<void>>(), commit: vi.fn<() => Promise<void>>() };

async function open(action: Action, { uid = 'ann', list = birthday } = {}) {
  vi.mocked(commands.watchInvites).mockReturnValue(() => undefined);
  vi.mocked(commands.revokeInvite).mockResolvedValue();
  vi.mocked(commands.leaveList).mockResolvedValue(leave);
  const onClose = vi.fn<() => void>();
  const onDeleted = vi.fn<() => void>();
  const { person, address } = renderApp(
    <WhenSignedIn action={action} list={list} onClose={onClose} onDeleted={onDeleted} />,
    { user: userOf({ uid }) },
  );
  await screen.findByRole('dialog');
  return { onClose, onDeleted, person, address };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('§2 Add/Edit List modal (name only)', () => {
  it('creates a list with the name, opens it, and closes', async () => {
    vi.mocked(createList).mockResolvedValue('17-ab');
    const { person, onClose, address } = await open('create');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await person.type(screen.getByLabelText('List Name'), ' Birthday {Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(createList).toHaveBeenCalledExactlyOnceWith(userOf(), 'Birthday', { id: null });
    await waitFor(() => expect(address()).toBe('/lists/17-ab'));
  });

  it('§5 list name required: said beside the field, nothing sent', async () => {
    const { person, onClose } = await open('create');
    await person.type(screen.getByLabelText('List Name'), '   ');
    await person.click(button('Create List'));
    expect(await screen.findByText('List name is required')).toBeVisible();
    expect(screen.getByLabelText('List Name')).toHaveAccessibleDescription('List name is required');
    expect(screen.getByLabelText('List Name')).toHaveFocus();
    expect(createList).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('renames the list', async () => {
    const { person, onClose } = await open('edit');
    const field = screen.getByLabelText('List Name');
    expect(field).toHaveValue('Birthday');
    await person.clear(field);
    await person.type(field, 'Party');
    await person.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.editList).toHaveBeenCalledExactlyOnceWith('list-1', { name: 'Party' });
  });

  it('writes, changes and removes the description, and nothing that was not edited', async () => {
    const { person, onClose } = await open('edit');
    const field = screen.getByLabelText('Description');
    expect(field).toHaveValue('Small things');
    await person.clear(field);
    await person.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.editList).toHaveBeenCalledExactlyOnceWith('list-1', { description: '' });
  });

  it('§8 list failures are logged; what was typed stays', async () => {
    const { logged } = silence('error');
    vi.mocked(createList).mockRejectedValue(new AppError('offline'));
    const { person, onClose, address } = await open('create');
    await person.type(screen.getByLabelText('List Name'), 'Birthday{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(screen.getByLabelText('List Name')).toHaveValue('Birthday');
    expect(onClose).not.toHaveBeenCalled();
    expect(address()).toBe('/');
    expect(logged().slice(0, 2)).toEqual(['Refused:', 'offline']);
  });
});

describe('§2 Delete List confirmation', () => {
  it.each([
    [['ann'], 'Birthday will be gone for good, with its 7 items'],
    [['ann', 'ben'], 'Birthday will be gone for good, for both members, with its 7 items'],
  ])('says for whom, when the members are %j', async (members, text) => {
    await open('delete', { list: { ...birthday, members } });
    expect(screen.getByRole('dialog')).toHaveTextContent(text);
  });

  it('says what is lost and for whom, and deletes only when confirmed', async () => {
    const { person, onClose, onDeleted } = await open('delete');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Birthday will be gone for good, for all 3 members, with its 7 items',
    );
    expect(commands.deleteList).not.toHaveBeenCalled();
    await person.click(button('Delete List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.deleteList).toHaveBeenCalledExactlyOnceWith('list-1', userOf());
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  it('starts on Cancel, so that Enter deletes nothing', async () => {
    const { person, onClose } = await open('delete');
    expect(button('Cancel')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(commands.deleteList).not.toHaveBeenCalled();
  });

  it('§6 a member who is not the owner types the list’s name', async () => {
    const { person, onClose } = await open('delete', { uid: 'ben' });
    expect(button('Delete List')).toBeDisabled();
    const field = screen.getByLabelText("Type the list's name to confirm");
    await person.type(field, 'Birthda{Enter}');
    expect(button('Delete List')).toBeDisabled();
    expect(commands.deleteList).not.toHaveBeenCalled();
    await person.type(field, 'y');
    await person.click(button('Delete List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.deleteList).toHaveBeenCalledOnce();
  });

  it('§8 delete without a list id: a warning is logged', async () => {
    const { logged } = silence('warn');
    const { person, onDeleted } = await open('delete', { list: { ...birthday, id: '' } });
    await person.click(button('Delete List'));
    expect(commands.deleteList).not.toHaveBeenCalled();
    expect(onDeleted).not.toHaveBeenCalled();
    expect(logged()).toHaveLength(1);
  });

  it('stays open and says why when it is refused', async () => {
    const { logged } = silence('error');
    vi.mocked(commands.deleteList).mockRejectedValue(new AppError('permission-denied'));
    const { person, onClose, onDeleted } = await open('delete');
    await person.click(button('Delete List'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not allowed to do that.');
    expect([onClose.mock.calls, onDeleted.mock.calls]).toEqual([[], []]);
    expect(logged()[1]).toBe('permission-denied');
  });

  it('deletes once however often it is confirmed', async () => {
    const { promise, resolve } = deferred<void>();
    vi.mocked(commands.deleteList).mockReturnValue(promise);
    const { person, onClose } = await open('delete');
    await person.dblClick(button('Delete List'));
    await person.click(button('Delete List'));
    expect(commands.deleteList).toHaveBeenCalledOnce();
    resolve();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe('§4 leaving a list removes the member', () => {
  it.each([
    ['Take them with me', true],
    ['Leave them on the list, without my name', false],
  ])('and asks about their items: %s', async (choice, takeItems) => {
    const { person, onClose } = await open('leave', { uid: 'ben' });
    await person.click(screen.getByRole('radio', { name: choice }));
    await person.click(button('Leave List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.leaveList).toHaveBeenCalledExactlyOnceWith('list-1', userOf({ uid: 'ben' }), {
      takeItems,
      taken: [],
      takenPeople: [],
    });
  });

  it('and leaves their items on the list by default', async () => {
    const { person, onClose } = await open('leave', { uid: 'ben' });
    expect(screen.getByRole('radio', { name: /^Leave them on the list/u })).toBeChecked();
    await person.click(button('Leave List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.leaveList).toHaveBeenCalledExactlyOnceWith(
      'list-1',
      userOf({ uid: 'ben' }),
      expect.objectContaining({ takeItems: false }),
    );
  });

  it('F6 and deletes the data for undoing when the offer expires', async () => {
    const { onClose } = await open('leave', { uid: 'ben' });
    vi.useFakeTimers();
    await act(async () => button('Leave List').click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(leave.commit).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(leave.commit).toHaveBeenCalledOnce();
    expect(leave.undo).not.toHaveBeenCalled();
  });

  it('F6 a second attempt knows which items the first one deleted', async () => {
    const { logged } = silence('error');
    vi.mocked(commands.leaveList).mockImplementationOnce(async (_list, _user, { taken }) => {
      taken.push('item-1');
      throw new AppError('offline');
    });
    const { person, onClose } = await open('leave', { uid: 'ben' });
    await person.click(button('Leave List'));
    await screen.findByText(MESSAGES.offline);
    await person.click(button('Leave List'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(commands.leaveList).mock.lastCall?.[2].taken).toEqual(['item-1']);
    expect(logged()[1]).toBe('offline');
  });

  it('opening the modal does not leave the list', async () => {
    const { person, onClose } = await open('leave', { uid: 'ben' });
    await person.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(commands.leaveList).not.toHaveBeenCalled();
  });
});

describe('§2 Invite modal (e-mail entry; result shows a link)', () => {
  it('§8 invite success: Invite link created! with the link', async () => {
    vi.mocked(commands.createInvite).mockResolvedValue('token-1');
    const { person } = await open('invite');
    const regions = within(screen.getByRole('dialog')).getAllByRole('status');
    for (const region of regions) expect(region).toBeEmptyDOMElement();
    await person.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
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
      expect.anything(),
    );
  });

  it('§8 invite creation failure: Failed to create invite link.', async () => {
    const { logged } = silence('error');
    vi.mocked(commands.createInvite).mockRejectedValue(new AppError('permission-denied'));
    const { person } = await open('invite');
    await person.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to create invite link\.$/u);
    expect(screen.queryByText('Invite link created!')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('cy@example.com');
    expect(logged()).toContainEqual(expect.objectContaining({ code: 'permission-denied' }));
  });

  it('§5 invite e-mail required: Email is required', async () => {
    const { person } = await open('invite');
    await person.click(button('Create Invite Link'));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email is required/u),
    );
    expect(commands.createInvite).not.toHaveBeenCalled();
  });

  it('copies the link and says so', async () => {
    vi.mocked(commands.createInvite).mockResolvedValue('token-1');
    const { person } = await open('invite');
    await person.type(screen.getByLabelText('Email'), 'cy@example.com{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('token=token-1');
  });

  it('the own address is refused: one is a member already', async () => {
    const { person } = await open('invite');
    await person.type(screen.getByLabelText('Email'), 'Ann@Example.com{Enter}');
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
    const { person } = await open('invite');
    const [, onInvites] = vi.mocked(commands.watchInvites).mock.calls[0] ?? [];
    const dates = { createdAt: new Date(), expiresAt };
    await waitFor(() => {
      onInvites?.([
        { id: 'i1', email: 'cy@example.com', createdBy: 'ann', ...dates },
        { id: 'i2', email: 'di@example.com', createdBy: 'ben', ...dates },
      ]);
      expect(screen.getByRole('region', { name: 'Open invites' })).toBeVisible();
    });
    await person.click(button('Copy the invite for cy@example.com'));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/list-join?listId=list-1&token=token-1`,
    );
    expect(screen.queryByRole('button', { name: 'Copy the invite for di@example.com' })).toBeNull();
    expect(screen.getByText(/^A link can be copied again only where it was made\./u)).toBeVisible();
  });

  it('lists the open invites and revokes one', async () => {
    const { person } = await open('invite');
    const [, onInvites] = vi.mocked(commands.watchInvites).mock.calls[0] ?? [];
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
    await person.click(button('Revoke the invite for di@example.com'));
    expect(commands.revokeInvite).toHaveBeenCalledExactlyOnceWith('list-1', 'i2');
  });
});
