import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as commands from '../../hooks/commands/listCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { AppError } from '../../model/errors.ts';
import type { List } from '../../model/list.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import MembersModal from './MembersModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');

const family = listOf({
  members: ['ann', 'ben', 'cy'],
  memberInfo: [
    { uid: 'ann', displayName: 'Ann Lee' },
    { uid: 'ben', displayName: 'Ben Poe' },
    { uid: 'cy', displayName: 'Cy Fox' },
  ],
  formerMembers: [{ uid: 'gus', displayName: 'Gus Ray' }],
  items: [
    itemOf({ id: '1', addedBy: 'ben' }),
    itemOf({ id: '2', addedBy: 'ben' }),
    itemOf({ id: '3', addedBy: 'gus' }),
  ],
});

function WhenSignedIn(props: { list: List; onClose: () => void }) {
  return useAuth().status === 'signed-in' ? <MembersModal {...props} /> : null;
}

async function open(list = family) {
  const onClose = vi.fn<() => void>();
  const { user } = renderApp(<WhenSignedIn list={list} onClose={onClose} />, { user: userOf() });
  await screen.findByRole('dialog', { name: 'Members' });
  return { user, onClose };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('F13 Members', () => {
  it('lists members with role and items, and who left items behind; the owner is not removed', async () => {
    await open();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Ann Lee (you)Admin, no items',
      'Ben PoeMember, 2 itemsHand over',
      'Cy FoxMember, no itemsHand over',
      'Gus Ray1 item on this listDelete items',
    ]);
  });

  it('tells people without an account from former members, whoever their items are for', async () => {
    const items = [
      itemOf({ id: '1', addedBy: 'ben', for: 'leo' }),
      itemOf({ id: '2', addedBy: 'gus', for: 'leo' }),
    ];
    await open({ ...family, items, people: { leo: 'Leo' } });
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Ann Lee (you)Admin, no items',
      'Ben PoeMember, 1 itemHand over',
      'Cy FoxMember, no itemsHand over',
      'Gus Ray1 item on this listDelete items',
    ]);
  });

  it('asks about a single item without its number', async () => {
    const { user } = await open({ ...family, items: [itemOf({ addedBy: 'ben' })] });
    await user.click(button('Remove Ben Poe'));
    const question = await screen.findByRole('dialog', { name: 'Remove Member' });
    expect(question).toHaveTextContent('What about the item they added?');
  });

  it('removes a member once, and keeps the items unless asked', async () => {
    const removed = deferred<void>();
    vi.mocked(commands.removeMember).mockReturnValue(removed.promise);
    const { user } = await open();
    await user.click(button('Remove Ben Poe'));
    const question = await screen.findByRole('dialog', { name: 'Remove Member' });
    expect(question).toHaveTextContent('What about the 2 items they added?');
    await user.dblClick(within(question).getByRole('button', { name: 'Remove' }));
    expect(commands.removeMember).toHaveBeenCalledExactlyOnceWith('list-1', 'ben', {
      takeItems: false,
      onStep: expect.any(Function),
    });
    removed.resolve();
    expect(await screen.findByRole('dialog', { name: 'Members' })).toBeVisible();
  });

  it('does not ask about items of somebody who has none', async () => {
    const { user } = await open();
    await user.click(button('Remove Cy Fox'));
    await screen.findByRole('dialog', { name: 'Remove Member' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says which item is being deleted, and why it stopped; the next try goes on', async () => {
    const deleted = deferred<void>();
    vi.mocked(commands.deleteLeftBehind)
      .mockImplementationOnce((_listId, _uid, onStep) => {
        onStep?.({ done: 1, of: 3 });
        return deleted.promise;
      })
      .mockResolvedValueOnce();
    const { user } = await open();
    await user.click(button('Delete items of Gus Ray'));
    await user.click(button('Delete Items'));
    expect(await screen.findByText('Deleting item 2 of 3…')).toBeVisible();
    deleted.reject(new AppError('offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_MESSAGES.offline);
    // Nothing is being deleted any more.
    expect(screen.queryByText('Deleting item', { exact: false })).not.toBeInTheDocument();
    expect(loggedOnce('error').slice(0, 2)).toEqual(['A command failed:', 'offline']);
    await user.click(button('Delete Items'));
    expect(await screen.findByRole('dialog', { name: 'Members' })).toBeVisible();
    expect(commands.deleteLeftBehind).toHaveBeenCalledTimes(2);
  });

  it('says how far a removal with items is, until it has stopped', async () => {
    const removed = deferred<void>();
    vi.mocked(commands.removeMember).mockImplementationOnce((_listId, _uid, { onStep }) => {
      onStep?.({ done: 0, of: 2 });
      return removed.promise;
    });
    const { user } = await open();
    await user.click(button('Remove Ben Poe'));
    await user.click(await screen.findByRole('radio', { name: /^Delete for good/ }));
    await user.click(button('Remove'));
    expect(await screen.findByText('Deleting item 1 of 2…')).toBeVisible();
    removed.reject(new AppError('offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_MESSAGES.offline);
    expect(loggedOnce('error').slice(0, 2)).toEqual(['A command failed:', 'offline']);
    expect(screen.queryByText('Deleting item', { exact: false })).not.toBeInTheDocument();
  });

  it('closes once the list is handed over, because its viewer is not the owner any more', async () => {
    vi.mocked(commands.handOverList).mockResolvedValue();
    const { user, onClose } = await open();
    await user.click(button('Hand over to Ben Poe'));
    await user.click(button('Hand Over'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(commands.handOverList).toHaveBeenCalledExactlyOnceWith('list-1', 'ben');
  });
});
