import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as commands from '../../hooks/commands/peopleCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { AppError } from '../../model/errors.ts';
import { LIMITS } from '../../model/limits.ts';
import type { List } from '../../model/list.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import PeopleModal from './PeopleModal.tsx';

vi.mock('../../hooks/commands/peopleCommands.ts');

const family = listOf({
  people: { leo: 'Leo' },
  items: [itemOf({ id: '1', for: 'leo' }), itemOf({ id: '2', for: 'leo', addedBy: 'ben' })],
});

function WhenSignedIn({ list, onClose }: Parameters<typeof PeopleModal>[0]) {
  const { status } = useAuth();
  return status === 'signed-in' ? <PeopleModal list={list} onClose={onClose} /> : null;
}

async function open(list = family) {
  const onClose = vi.fn<() => void>();
  const { user } = renderApp(<WhenSignedIn list={list} onClose={onClose} />, { user: userOf() });
  await screen.findByRole('dialog');
  return { onClose, user };
}

function withPeople(count: number): List {
  const people = Array.from({ length: count }, (_, n) => [`p${n}`, `Person ${n}`]);
  return listOf({ people: Object.fromEntries(people) });
}

const button = (name: string) => screen.getByRole('button', { name });
const undoing = { undo: async () => undefined, commit: async () => undefined };

describe('F11 People without an Account', () => {
  it('adds a person once, and again under the same id after a failure', async () => {
    vi.mocked(commands.addPerson).mockRejectedValueOnce(new AppError('offline'));
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Mia {Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/offline/u);
    loggedOnce('error');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(' Mia ');
    await user.click(button('Add Person'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    const [first, second] = vi.mocked(commands.addPerson).mock.calls;
    expect(second).toEqual(['list-1', { id: expect.any(String), name: 'Mia' }]);
    expect(first).toEqual(second);
  });

  it('adds another person when the name is changed after a failure', async () => {
    vi.mocked(commands.addPerson).mockRejectedValueOnce(new AppError('unanswered'));
    const { user } = await open();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Mia{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(loggedOnce('error')).toContain('unanswered');
    await user.type(name, ' Rose{Enter}');
    await waitFor(() => expect(commands.addPerson).toHaveBeenCalledTimes(2));
    const [first, second] = vi.mocked(commands.addPerson).mock.calls.map(([, { id }]) => id);
    expect(second).not.toBe(first);
  });

  it('takes no name that is there already', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Leo{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'This person is on the list already',
      ),
    );
    expect(commands.addPerson).not.toHaveBeenCalled();
  });

  it('asks before a name that was not saved gives way to the renaming of somebody else', async () => {
    const { user } = await open(listOf({ people: { leo: 'Leo', mia: 'Mia' } }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ida');
    await user.click(button('Rename Leo'));
    await user.type(screen.getByRole('textbox', { name: 'New name of Leo' }), 'nard');
    await user.click(button('Rename Mia'));
    expect(screen.queryByRole('textbox', { name: 'New name of Mia' })).toBeNull();
    await user.click(button('Keep editing'));
    expect(screen.getByRole('textbox', { name: 'New name of Leo' })).toHaveValue('Leonard');
    await user.click(button('Rename Mia'));
    await user.click(button('Discard'));
    await user.click(button('Cancel'));
    // Nothing was lost of what is typed below.
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ida');
  });

  it('gives nobody the name of somebody else; a name that was not saved can be discarded', async () => {
    const { user } = await open(listOf({ people: { leo: 'Leo', mia: 'Mia' } }));
    await user.click(button('Rename Leo'));
    const name = screen.getByRole('textbox', { name: 'New name of Leo' });
    await user.clear(name);
    await user.type(name, ' Mia{Enter}');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('This person is on the list already'),
    );
    expect(commands.renamePerson).not.toHaveBeenCalled();
    await user.click(button('Cancel'));
    await user.click(button('Discard'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(button('Rename Leo')).toHaveFocus();
  });

  it('can be used on when the person whose name is being changed is removed elsewhere', async () => {
    const change: { set?: (list: List) => void } = {};
    function Family() {
      const [list, setList] = useState(family);
      useEffect(() => void (change.set = setList), []);
      return <WhenSignedIn list={list} onClose={() => undefined} />;
    }
    const { user } = renderApp(<Family />, { user: userOf() });
    await user.click(await screen.findByRole('button', { name: 'Rename Leo' }));
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    act(() => change.set?.({ ...family, people: {}, items: [] }));
    expect(button('Done')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });

  it('asks before another modal replaces it and what was typed', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mia');
    await user.click(button('Remove Leo'));
    await user.click(button('Keep editing'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mia');
  });

  it('stays open until a person is renamed', async () => {
    const renamed = deferred<void>();
    vi.mocked(commands.renamePerson).mockReturnValueOnce(renamed.promise);
    const { user, onClose } = await open();
    await user.click(button('Rename Leo'));
    await user.type(screen.getByRole('textbox', { name: 'New name of Leo' }), 'nard{Enter}');
    await waitFor(() => expect(commands.renamePerson).toHaveBeenCalledOnce());
    await waitFor(() => expect(button('Close')).toBeDisabled());
    expect(button('Cancel')).toBeDisabled();
    renamed.resolve();
    await waitFor(() => expect(button('Close')).toBeEnabled());
    expect(button('Rename Leo')).toHaveFocus();
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('offers no further person on a list that has 20', async () => {
    await open(withPeople(LIMITS.peoplePerList));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(/the most it can have/u)).toBeVisible();
    expect(button('Done')).toBeVisible();
  });

  it('keeps the focus when the last person who fits is added', async () => {
    const change: { set?: (list: List) => void } = {};
    function Family() {
      const [list, setList] = useState(withPeople(LIMITS.peoplePerList - 1));
      useEffect(() => void (change.set = setList), []);
      return <WhenSignedIn list={list} onClose={() => undefined} />;
    }
    const { user } = renderApp(<Family />, { user: userOf() });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'Mia{Enter}');
    await waitFor(() => expect(name).toHaveValue(''));
    // The list arrives a moment after the answer.
    act(() => change.set?.(withPeople(LIMITS.peoplePerList)));
    expect(button('Done')).toHaveFocus();
  });

  it('asks what happens to one’s own items, and says what stays', async () => {
    vi.mocked(commands.removePerson).mockResolvedValue(undoing);
    const { user } = await open();
    await user.click(button('Remove Leo'));
    expect(screen.getByText(/One wish that another member added for Leo stays/u)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Delete it' }));
    await user.click(button('Remove Leo'));
    await waitFor(() =>
      expect(commands.removePerson).toHaveBeenCalledExactlyOnceWith(
        'list-1',
        userOf(),
        { id: 'leo', name: 'Leo' },
        { withItems: true, taken: [] },
      ),
    );
  });

  it('remembers on this device with whom the user wants to be surprised', async () => {
    const { user } = await open();
    const surprise = screen.getByRole('button', { name: /^Surprise me, too/u });
    await user.click(surprise);
    expect(surprise).toHaveAttribute('aria-pressed', 'true');
    await user.click(surprise);
    expect(surprise).toHaveAttribute('aria-pressed', 'false');
  });
});
