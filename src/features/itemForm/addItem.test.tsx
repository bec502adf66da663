import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addItem, saveDraft } from '../../hooks/commands/listCommands.ts';
import { addPerson } from '../../hooks/commands/peopleCommands.ts';
import { AppError } from '../../model/errors.ts';
import { advanceTime, until } from '../../testing/fakeTimers.ts';
import { deferred } from '../../testing/deferred.ts';
import { userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import {
  KETTLE,
  draft,
  field,
  open,
  openKettle,
  press,
  read,
  setUpItemModal,
  submit,
  type,
} from './ItemModal.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/peopleCommands.ts');

setUpItemModal();

describe('§2 Add Item modal', () => {
  it('saves the output of the schema, and closes', async () => {
    const { submitAndClose } = await open();
    await read(KETTLE);
    type('Item Name', ' Kettle ');
    type('Price', '$24.50');
    await submitAndClose();
    const content = {
      url: KETTLE,
      name: 'Kettle',
      price: 24.5,
      currency: 'USD',
      color: '',
      size: '',
      imageUrl: '',
      notes: '',
      quantity: 1,
      mostWanted: false,
      category: '',
      for: '',
    };
    expect(addItem).toHaveBeenCalledExactlyOnceWith(
      'list-1',
      userOf().uid,
      content,
      { id: expect.any(String) as string, fromDraft: false },
      expect.any(Function),
    );
  });

  it('F12 a draft is what was typed, valid or not; when it is refused, everything stays', async () => {
    const { onClose } = await open();
    expect(screen.getByRole('button', { name: 'Save as draft' })).toBeDisabled();
    type('Item Name', 'Kettle');
    type('Price', 'about 20');
    vi.mocked(saveDraft).mockRejectedValueOnce(new AppError('unknown', 'You have 50 drafts.'));
    press('Save as draft');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('You have 50 drafts.'));
    expect(loggedOnce('error')).toContain('unknown');
    expect(field('Item Name')).toHaveValue('Kettle');
    expect(onClose).not.toHaveBeenCalled();
    await submit('Add Item');
    await until(() => expect(screen.getByText('URL is required')).toBeVisible());
    expect(screen.queryByText(/50 drafts/u)).not.toBeInTheDocument();
    vi.mocked(saveDraft).mockResolvedValueOnce('sent');
    press('Save as draft');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saveDraft).toHaveBeenLastCalledWith(
      userOf().uid,
      expect.objectContaining({
        listId: 'list-1',
        form: { name: 'Kettle', price: 'about 20', currency: 'USD' },
      }),
      expect.any(Function),
    );
    expect(draft()).toEqual([]);
  });

  it('F12 nothing else can be done while a draft is being saved', async () => {
    const saved = deferred<'sent'>();
    vi.mocked(saveDraft).mockReturnValueOnce(saved.promise);
    const { onClose } = await openKettle();
    press('Save as draft');
    await until(() => expect(saveDraft).toHaveBeenCalledOnce());
    press('Save as draft');
    press('Cancel');
    press('Close');
    await submit('Add Item');
    await advanceTime(2_000);
    expect(saveDraft).toHaveBeenCalledOnce();
    expect(addItem).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    saved.resolve('sent');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('an item that is added again after a failure is the same one', async () => {
    const { submitAndClose } = await openKettle();
    vi.mocked(addItem).mockRejectedValueOnce(new AppError('unanswered'));
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(loggedOnce('error')).toContain('unanswered');
    await submitAndClose();
    const [first, second] = vi.mocked(addItem).mock.calls.map(([, , , { id }]) => id);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('is not already on the list when the list has it before the answer', async () => {
    // A draft has the id of its item before it is sent.
    const form = { name: 'Kettle', url: 'https://shop.example/listed' };
    await open(undefined, { draft: { id: 'item-0', listId: 'list-1', savedAt: 0, form } });
    await advanceTime(100);
    expect(field('URL')).toHaveValue(form.url);
    expect(field('URL')).not.toHaveAccessibleDescription(/Already on this list/u);
  });

  it('F12 a draft that was added in another place says so, and is then an item of its own', async () => {
    const { submitAndClose } = await open(undefined, {
      draft: { id: 'd1', listId: 'list-1', savedAt: 0, form: { name: 'Kettle', url: KETTLE } },
    });
    vi.mocked(addItem).mockRejectedValueOnce(
      new AppError('changed-meanwhile', 'This draft was added.'),
    );
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('This draft was added.'));
    expect(loggedOnce('error')).toContain('changed-meanwhile');
    expect(field('Item Name')).toHaveValue('Kettle');
    await submitAndClose();
    const [first, second] = vi.mocked(addItem).mock.calls.map(([, , , newId]) => newId);
    expect(first).toEqual({ id: 'd1', fromDraft: true });
    expect(second?.fromDraft).toBe(false);
    expect(second?.id).not.toBe('d1');
  });

  it('F12 a draft that is saved again after a failure is the same one', async () => {
    const { onClose } = await open();
    type('Item Name', 'Kettle');
    vi.mocked(saveDraft).mockRejectedValueOnce(new AppError('unanswered'));
    press('Save as draft');
    await until(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(loggedOnce('error')).toContain('unanswered');
    vi.mocked(saveDraft).mockResolvedValueOnce('sent');
    press('Save as draft');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    const [first, second] = vi.mocked(saveDraft).mock.calls.map(([, { id }]) => id);
    expect(second).toBe(first);
  });

  it('F11 a new person with the name of one on the list is that one', async () => {
    const { submitAndClose } = await openKettle({ people: { leo: 'Leo' } });
    type('For', 'new');
    type('Their Name', ' leo ');
    await submitAndClose();
    expect(addPerson).not.toHaveBeenCalled();
    expect(vi.mocked(addItem).mock.calls[0]?.[2]).toMatchObject({ for: 'leo' });
  });

  it('F11 a new person whose name is changed after a failure is another one', async () => {
    const { submitAndClose } = await openKettle();
    press('For someone else');
    type('Their Name', 'Leo');
    vi.mocked(addItem).mockRejectedValueOnce(new AppError('offline'));
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(loggedOnce('error')).toContain('offline');
    type('Their Name', 'Mia');
    await submitAndClose();
    const [leo, mia] = vi.mocked(addPerson).mock.calls.map(([, added]) => added);
    expect([leo?.name, mia?.name]).toEqual(['Leo', 'Mia']);
    expect(mia?.id).not.toBe(leo?.id);
    expect(vi.mocked(addItem).mock.calls[1]?.[2]).toMatchObject({ for: mia?.id });
  });

  it('F11 a draft for a person who was removed says that it is for oneself', async () => {
    const form = { name: 'Kite', for: 'gone' };
    await open(undefined, {
      people: { leo: 'Leo' },
      draft: { id: 'd1', listId: 'list-1', savedAt: 0, form },
    });
    expect(field('For')).toHaveDisplayValue('Me');
  });

  it('§5 name and URL required are said beside their fields, the first one focused', async () => {
    await open();
    await submit('Add Item');
    await until(() => expect(field('URL')).toHaveAccessibleDescription(/URL is required/u));
    expect(field('Item Name')).toHaveAccessibleDescription('Item Name is required');
    expect(field('URL')).toHaveFocus();
    expect(addItem).not.toHaveBeenCalled();
  });

  it('§5 of several wrong fields, the first one on the screen is focused', async () => {
    await openKettle();
    type('Price', 'abc');
    type('Quantity', '0');
    type('Notes', 'x'.repeat(5_000));
    await submit('Add Item');
    await until(() => expect(field('Quantity')).toBeInvalid());
    expect(field('Notes')).toBeInvalid();
    expect(field('Price')).toHaveFocus();
  });

  it('§5 item URL must parse: Enter a valid URL', async () => {
    await open();
    type('URL', 'kettle');
    type('Item Name', 'Kettle');
    await submit('Add Item');
    await until(() => expect(field('URL')).toHaveAccessibleDescription(/Enter a valid URL/u));
    expect(addItem).not.toHaveBeenCalled();
  });

  it('submits once, and cannot be closed meanwhile', async () => {
    const { promise, resolve } = deferred<'sent'>();
    vi.mocked(addItem).mockReturnValue(promise);
    const { onClose } = await openKettle();
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
    press('Add Item');
    fireEvent.submit(field('URL').closest('form') as HTMLFormElement);
    press('Cancel');
    press('Close');
    press('Save as draft');
    await until(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    expect(addItem).toHaveBeenCalledOnce();
    expect(saveDraft).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    resolve('sent');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('keeps everything typed when the write is refused, and says why', async () => {
    vi.mocked(addItem).mockRejectedValue(new AppError('list-full'));
    const { onClose } = await openKettle();
    type('Notes', 'With a lid');
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('This list is full.'));
    expect(field('Notes')).toHaveValue('With a lid');
    expect(onClose).not.toHaveBeenCalled();
    expect(loggedOnce('error').slice(0, 2)).toEqual(['A command failed:', 'list-full']);
  });
});
