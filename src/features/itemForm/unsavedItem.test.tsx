import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addItem } from '../../hooks/commands/listCommands.ts';
import { advanceTime, until } from '../../testing/fakeTimers.ts';
import { AppError } from '../../model/errors.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import {
  KETTLE,
  draft,
  field,
  open,
  openKettle,
  paste,
  press,
  read,
  setUpItemModal,
  submit,
  type,
} from './ItemModal.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/peopleCommands.ts');

setUpItemModal();

describe('what was typed into Add New Item', () => {
  it('is there again after a reload, and gone when it is added', async () => {
    await open();
    type('Item Name', 'Kettle');
    type('Notes', 'With a lid');
    cleanup();
    const { submitAndClose } = await open();
    expect(field('Item Name')).toHaveValue('Kettle');
    expect(field('Notes')).toHaveValue('With a lid');
    expect(screen.getByText('Saved automatically on this device.')).toBeVisible();
    await read(KETTLE);
    await submitAndClose();
    expect(draft()).toEqual([]);
  });

  it('says that adding takes long, where it also says what the form is', async () => {
    await open();
    type('Item Name', 'Kettle');
    cleanup();
    await open();
    expect(screen.getByText('Saved automatically on this device.')).toBeVisible();
    await read(KETTLE);
    vi.mocked(addItem).mockReturnValueOnce(new Promise(() => undefined));
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
    await advanceTime(2_100);
    expect(screen.getByText('Still trying…')).toBeVisible();
  });

  it('is not offered again by a reload while it is sent: the outbox has it', async () => {
    await openKettle();
    vi.mocked(addItem).mockImplementationOnce((_list, _user, _content, _id, onStored) => {
      onStored?.();
      return new Promise(() => undefined);
    });
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
    cleanup();
    await open();
    expect(field('Item Name')).toHaveValue('');
  });

  it('nor when the page of the shop fills in fields while it is sent', async () => {
    await open();
    type('Item Name', 'Kettle');
    const request = await paste(KETTLE);
    vi.mocked(addItem).mockImplementationOnce((_list, _user, _content, _id, onStored) => {
      onStored?.();
      return new Promise(() => undefined);
    });
    await submit('Add Item');
    await advanceTime(2_000);
    await until(() => expect(addItem).toHaveBeenCalledOnce());
    request.answer({ price: 12 });
    await until(() => expect(field('Price')).toHaveValue('12'));
    cleanup();
    await open();
    expect(field('Item Name')).toHaveValue('');
  });

  it('is there again after a reload when it was refused', async () => {
    await openKettle();
    vi.mocked(addItem).mockImplementationOnce((_list, _user, _content, _id, onStored) => {
      onStored?.();
      return Promise.reject(new AppError('list-full'));
    });
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(loggedOnce('error')).toContain('list-full');
    cleanup();
    await open();
    expect(field('Item Name')).toHaveValue('Kettle');
  });

  it('stays when another item is added from a link', async () => {
    await open();
    type('Item Name', 'Kettle');
    cleanup();
    const { onClose } = await open(undefined, { url: 'https://shop.example/lamp' });
    expect(field('Item Name')).toHaveValue('');
    type('Item Name', 'Lamp');
    await submit('Add Item');
    await advanceTime(2_000);
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    cleanup();
    await open();
    expect(field('Item Name')).toHaveValue('Kettle');
  });

  it('is gone when it is discarded', async () => {
    const { onClose } = await open();
    type('Item Name', 'Kettle');
    press('Cancel');
    expect(onClose).not.toHaveBeenCalled();
    expect(draft()).toHaveLength(1);
    press('Discard');
    expect(onClose).toHaveBeenCalledOnce();
    expect(draft()).toEqual([]);
  });

  it('is not stored when an item is edited', async () => {
    await open(itemOf({ name: 'Kettle' }));
    type('Item Name', 'Lamp');
    expect(draft()).toEqual([]);
  });
});
