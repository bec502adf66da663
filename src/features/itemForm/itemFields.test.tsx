import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addItem, updateItem } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { advanceTime, until } from '../../testing/fakeTimers.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { requests } from '../../testing/productRequests.ts';
import {
  KETTLE,
  field,
  open,
  openKettle,
  paste,
  press,
  read,
  refresh,
  setUpItemModal,
  submit,
  type,
} from './ItemModal.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/peopleCommands.ts');

const isOpen = () => screen.getByText('More details').closest('details')?.open;

setUpItemModal();

describe('the URL of a new item', () => {
  it('gets its scheme when the field is left, and its page is read', async () => {
    await open();
    type('URL', 'www.shop.example/kettle');
    fireEvent.blur(field('URL'));
    expect(field('URL')).toHaveValue('https://www.shop.example/kettle');
    await advanceTime(600);
    await until(() => expect(requests[0]?.url).toBe('https://www.shop.example/kettle'));
  });

  it('gets its scheme when it is pasted', async () => {
    await open();
    fireEvent.input(field('URL'), {
      target: { value: 'www.shop.example' },
      inputType: 'insertFromPaste',
    });
    expect(field('URL')).toHaveValue('https://www.shop.example');
  });

  it('already on this list is said, and allowed', async () => {
    const { submitAndClose } = await open();
    await read('https://shop.example/listed/?utm_source=mail#top');
    expect(field('URL')).toHaveAccessibleDescription(/Already on this list/u);
    type('Item Name', 'Kettle');
    await submitAndClose();
  });
});

describe('More details', () => {
  it('is closed for a new item, and opens when something is filled in', async () => {
    await open();
    expect(isOpen()).toBe(false);
    (await paste(KETTLE)).answer({ name: 'Kettle', color: 'Blue' });
    await until(() => expect(isOpen()).toBe(true));
  });

  it('is open for an item that has some', async () => {
    await open(itemOf({ name: 'Kettle', size: '1 l' }));
    expect(isOpen()).toBe(true);
  });

  it('opens for an error in it', async () => {
    await open();
    type('Color', 'x'.repeat(300));
    fireEvent.click(screen.getByText('More details'));
    await until(() => expect(isOpen()).toBe(false));
    await submit('Add Item');
    await until(() => expect(isOpen()).toBe(true));
  });
});

describe('the currency of a price', () => {
  it('is asked for with a button, and offers those of the list first', async () => {
    await open();
    press('Currency: USD');
    await advanceTime(10);
    expect(field('Currency')).toHaveFocus();
    type('Currency', 'JPY');
    const [first] = [...(field('Currency') as HTMLSelectElement).options];
    expect(first).toHaveTextContent('USD – US Dollar');
    type('Price', '1,200');
    expect(screen.getByText('¥1,200')).toBeVisible();
  });

  it.each([
    ['£20', 'GBP', '20'],
    ['20 kr', 'SEK', '20'],
    ['1.250,50 €', 'EUR', '1250.50'],
    ['KWD 12.345', 'KWD', '12.345'],
  ])('is chosen by a sign or code in the price: %s', async (typed, currency, number) => {
    await open();
    type('Price', typed);
    expect(field('Currency')).toHaveValue(currency);
    fireEvent.blur(field('Price'));
    expect(field('Price')).toHaveValue(number);
    // The text does not contradict a later choice.
    type('Currency', 'CHF');
    fireEvent.blur(field('Price'));
    expect(field('Currency')).toHaveValue('CHF');
  });

  it('typed and sent with Enter, without leaving the field', async () => {
    const { onClose } = await openKettle();
    type('Price', '€ 49,95');
    fireEvent.submit(field('URL').closest('form') as HTMLFormElement);
    await advanceTime(50);
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(addItem).mock.calls[0]?.[2]).toMatchObject({ price: 49.95, currency: 'EUR' });
  });

  it('of an item is in its form, and stays when its price is changed', async () => {
    const { submitAndClose } = await open(itemOf({ price: 49.95, currency: 'EUR' }));
    expect(field('Currency')).toHaveValue('EUR');
    type('Price', '52');
    await submitAndClose('Update Item');
    expect(vi.mocked(updateItem).mock.calls[0]?.slice(2)).toEqual([
      { price: 52, currency: 'EUR' },
      { price: 49.95, currency: 'EUR' },
    ]);
  });

  it('changed by itself is sent with the price', async () => {
    const { submitAndClose } = await open(itemOf({ price: 20 }));
    press('Currency: USD');
    type('Currency', 'GBP');
    await submitAndClose('Update Item');
    expect(vi.mocked(updateItem).mock.calls[0]?.[2]).toEqual({ price: 20, currency: 'GBP' });
  });

  it('another one in the shop is said as what it is', async () => {
    await open(itemOf({ name: 'Kettle', url: KETTLE, price: 49.95 }));
    (await refresh()).answer({ name: 'Kettle', price: 49.95, currency: 'EUR' });
    await until(() => expect(field('Currency')).toHaveValue('EUR'));
    expect(screen.getByText(/price €49\.95 \(was \$49\.95\)/u)).toBeVisible();
  });
});

function chooseAll(): void {
  fireEvent.click(field('Most wanted'));
  type('For', 'leo');
}

describe('the choices of an item that is being sent', () => {
  it('stay as they are, and can be made again when that has failed', async () => {
    const { promise, reject } = deferred<'sent'>();
    vi.mocked(addItem).mockReturnValueOnce(promise);
    await openKettle({ people: { leo: 'Leo' } });
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
    chooseAll();
    expect(field('Most wanted')).not.toBeChecked();
    expect(field('For')).toHaveDisplayValue('Me');
    reject(new AppError('offline'));
    await until(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(loggedOnce('error')).toContain('offline');
    chooseAll();
    expect(field('Most wanted')).toBeChecked();
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledTimes(2));
    const [first, second] = vi.mocked(addItem).mock.calls.map(([, , content]) => content);
    expect(first).toMatchObject({ mostWanted: false, for: '' });
    expect(second).toMatchObject({ mostWanted: true, for: 'leo' });
  });

  it('do not include somebody else', async () => {
    vi.mocked(addItem).mockReturnValueOnce(deferred<'sent'>().promise);
    await openKettle();
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
    press('For someone else');
    expect(screen.queryByLabelText('Their Name')).not.toBeInTheDocument();
  });
});
