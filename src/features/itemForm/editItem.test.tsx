import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addItem, updateItem } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { until } from '../../testing/fakeTimers.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { field, open, paste, setUpItemModal, submit, type, update } from './ItemModal.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/peopleCommands.ts');

setUpItemModal();

describe('§5 Update Item is disabled while the edit form is unchanged', () => {
  const kettle = itemOf({ name: 'Kettle', price: 24.5, notes: 'n' });

  it('initially, and again when a change is reverted', async () => {
    await open(kettle);
    expect(update()).toBeDisabled();
    type('Notes', 'other');
    await until(() => expect(update()).toBeEnabled());
    type('Notes', 'n');
    await until(() => expect(update()).toBeDisabled());
  });

  it('auto-fill counts as a change', async () => {
    await open(kettle);
    (await paste('https://shop.example/new')).answer({ color: 'Red' });
    await until(() => expect(field('Color')).toHaveValue('Red'));
    expect(update()).toBeEnabled();
  });

  it('shows what is stored, and sends what was changed, with what it was before', async () => {
    const { submitAndClose } = await open(kettle);
    expect(screen.getByRole('dialog', { name: 'Edit Item' })).toBeVisible();
    expect(field('Price')).toHaveValue('24.50');
    type('Price', '');
    await submitAndClose('Update Item');
    expect(updateItem).toHaveBeenCalledExactlyOnceWith(
      'list-1',
      'item-1',
      { price: null, currency: 'USD' },
      { price: 24.5, currency: 'USD' },
    );
    expect(addItem).not.toHaveBeenCalled();
  });

  it('a change made elsewhere is reported first, and overwritten when saved again', async () => {
    vi.mocked(updateItem).mockRejectedValueOnce(new AppError('changed-meanwhile', 'Notes changed'));
    const { onClose, submitAndClose } = await open(kettle);
    type('Notes', 'mine');
    await submit('Update Item');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('Notes changed'));
    expect(onClose).not.toHaveBeenCalled();
    await submitAndClose('Update Item');
    expect(vi.mocked(updateItem).mock.calls).toEqual([
      ['list-1', 'item-1', { notes: 'mine' }, { notes: 'n' }],
      ['list-1', 'item-1', { notes: 'mine' }, {}],
    ]);
    expect(loggedOnce('error')[1]).toBe('changed-meanwhile');
  });
});
