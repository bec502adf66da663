import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addItem } from '../../hooks/commands/listCommands.ts';
import { advanceTime, until } from '../../testing/fakeTimers.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { KETTLE, field, open, paste, setUpItemModal, submit, type } from './ItemModal.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/peopleCommands.ts');

const preview = () => document.querySelector('dialog img');

setUpItemModal();

describe('§7 auto-fill in the Add Item modal', () => {
  it('fills name, price, color, size and image', async () => {
    await open();
    const { answer } = await paste(KETTLE);
    answer({
      name: 'Kettle',
      price: 24.5,
      currency: 'USD',
      imageUrl: 'https://shop.example/k.png',
      color: 'Blue',
      size: '1 l',
    });
    await until(() => expect(field('Item Name')).toHaveValue('Kettle'));
    expect(field('Price')).toHaveValue('24.50');
    expect(field('Color')).toHaveValue('Blue');
    expect(field('Size')).toHaveValue('1 l');
    expect(field('Image URL')).toHaveValue('https://shop.example/k.png');
  });

  it('§2 a loading spinner replaces the preview meanwhile', async () => {
    await open(itemOf({ imageUrl: 'https://shop.example/old.png' }));
    expect(preview()).toHaveAttribute('src', 'https://shop.example/old.png');
    const { answer } = await paste('https://shop.example/new');
    expect(screen.getByText("Reading the shop's page")).toBeInTheDocument();
    expect(preview()).toBeNull();
    answer({ imageUrl: 'https://shop.example/new.png' });
    await until(() => expect(preview()).toHaveAttribute('src', 'https://shop.example/new.png'));
    expect(screen.queryByText("Reading the shop's page")).not.toBeInTheDocument();
  });

  it('existing form values are kept when a field is missing', async () => {
    await open(itemOf({ name: 'Kettle', price: 24.5, color: 'Blue', size: 'L', notes: 'Please' }));
    const { answer } = await paste('https://shop.example/new');
    answer({ name: 'New kettle', price: null });
    await until(() => expect(field('Item Name')).toHaveValue('New kettle'));
    expect(field('Price')).toHaveValue('24.50');
    expect(field('Color')).toHaveValue('Blue');
    expect(field('Size')).toHaveValue('L');
    expect(field('Notes')).toHaveValue('Please');
  });

  it('typed values are kept, before and during the request', async () => {
    await open();
    type('Item Name', 'The red one');
    const { answer } = await paste(KETTLE);
    type('Size', 'XL');
    answer({ name: 'Kettle', size: 'S', color: 'Red' });
    await until(() => expect(field('Color')).toHaveValue('Red'));
    expect(field('Item Name')).toHaveValue('The red one');
    expect(field('Size')).toHaveValue('XL');
  });

  it('a second address replaces what the first one filled in', async () => {
    await open();
    (await paste(KETTLE)).answer({ name: 'Kettle', color: 'Blue' });
    await until(() => expect(field('Item Name')).toHaveValue('Kettle'));
    (await paste('https://shop.example/lamp')).answer({ name: 'Lamp' });
    await until(() => expect(field('Item Name')).toHaveValue('Lamp'));
    expect(field('Color')).toHaveValue('');
  });

  it('nothing of the first address stays when the second one cannot be read, except what was typed', async () => {
    await open();
    (await paste(KETTLE)).answer({ name: 'Kettle', price: 20, currency: 'EUR', color: 'Blue' });
    await until(() => expect(field('Item Name')).toHaveValue('Kettle'));
    type('Color', 'Red');
    const { answer } = await paste('https://shop.example/lamp');
    await until(() => expect(field('Item Name')).toHaveValue(''));
    answer({ error: { code: 'x', message: 'y' } }, 502);
    await until(() => expect(field('URL')).toHaveAccessibleDescription(/couldn't read this page/u));
    expect(field('Item Name')).toHaveValue('');
    expect(field('Price')).toHaveValue('');
    expect(screen.getByLabelText('Currency')).toHaveValue('USD');
    expect(field('Color')).toHaveValue('Red');
    expect(loggedOnce('warn')[0]).toBe('Auto-fill failed');
  });

  it('an edited item has its own values again where the second address has none', async () => {
    await open(itemOf({ name: 'Kettle', price: 24.5, color: 'Blue' }));
    (await paste('https://shop.example/a')).answer({ name: 'A', price: 20, color: 'Red' });
    await until(() => expect(field('Color')).toHaveValue('Red'));
    (await paste('https://shop.example/b')).answer({ name: 'B' });
    await until(() => expect(field('Item Name')).toHaveValue('B'));
    expect(field('Color')).toHaveValue('Blue');
    expect(field('Price')).toHaveValue('24.50');
  });

  it('an edited item has its own values again when its first address is back, except what was typed', async () => {
    await open(itemOf({ url: KETTLE, name: 'Kettle', price: 24.5, color: 'Blue' }));
    (await paste('https://shop.example/lamp')).answer({
      name: 'Lamp',
      price: 20,
      currency: 'EUR',
      color: 'Red',
      imageUrl: 'https://shop.example/l.png',
    });
    await until(() => expect(field('Item Name')).toHaveValue('Lamp'));
    type('Color', 'Green');
    type('URL', KETTLE);
    await until(() => expect(field('Item Name')).toHaveValue('Kettle'));
    expect(field('Price')).toHaveValue('24.50');
    expect(field('Currency')).toHaveValue('USD');
    expect(field('Image URL')).toHaveValue('');
    expect(field('Color')).toHaveValue('Green');
  });

  it('a new item keeps what was filled in when its address is removed', async () => {
    await open();
    (await paste(KETTLE)).answer({ name: 'Kettle' });
    await until(() => expect(field('Item Name')).toHaveValue('Kettle'));
    type('URL', '');
    await advanceTime(700);
    expect(field('Item Name')).toHaveValue('Kettle');
  });

  it('takes the currency with the price, and keeps both when another price is typed', async () => {
    const { submitAndClose } = await open();
    expect(screen.queryByLabelText('Currency')).not.toBeInTheDocument();
    (await paste(KETTLE)).answer({ name: 'Kettle', price: 49.95, currency: 'EUR' });
    await until(() => expect(field('Price')).toHaveValue('49.95'));
    expect(field('Currency')).toHaveValue('EUR');
    expect(screen.getByText('€49.95')).toBeVisible();
    type('Price', '52');
    await submitAndClose();
    expect(vi.mocked(addItem).mock.calls[0]?.[2]).toMatchObject({ price: 52, currency: 'EUR' });
  });

  it('asks to check a currency that only the country of the shop tells', async () => {
    await open();
    (await paste('https://www.shop.co.uk/kettle')).answer({ name: 'Kettle', price: 20 });
    await until(() => expect(field('Price')).toHaveValue('20'));
    expect(field('Currency')).toHaveValue('GBP');
    expect(field('Price')).toHaveAccessibleDescription(/does not say which currency/u);
    type('Price', '22');
    expect(field('Price')).not.toHaveAccessibleDescription();
  });

  it('a typed price stays, with its currency', async () => {
    await open();
    type('Price', '20');
    (await paste(KETTLE)).answer({ name: 'Kettle', price: 49.95, currency: 'EUR' });
    await until(() => expect(field('Item Name')).toHaveValue('Kettle'));
    expect(field('Price')).toHaveValue('20');
    expect(screen.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
  });

  it('§8 auto-fill failure is logged, quiet, and leaves the form usable', async () => {
    await open();
    type('Item Name', 'Kettle');
    (await paste(KETTLE)).answer({ error: { code: 'x', message: 'y' } }, 502);
    await until(() => expect(field('URL')).toHaveAccessibleDescription(/couldn't read this page/u));
    expect(loggedOnce('warn')[0]).toBe('Auto-fill failed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
  });
});

describe('Add Item pressed before the page was read', () => {
  it('waits for the answer, says so, and adds what it brought', async () => {
    const { onClose } = await open();
    const { answer } = await paste(KETTLE);
    await submit('Add Item');
    expect(screen.getByText('Reading the page…')).toBeVisible();
    expect(field('URL')).not.toBeInvalid();
    answer({ name: 'Kettle', price: 24.5 });
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(addItem).mock.calls[0]?.[2]).toMatchObject({ name: 'Kettle', price: 24.5 });
  });

  it('waits two seconds at most: without a name it says so, and keeps everything', async () => {
    const { submitAndClose } = await open();
    const { answer } = await paste(KETTLE);
    type('Notes', 'With a lid');
    await submit('Add Item');
    await advanceTime(1_900);
    expect(field('Item Name')).toBeValid();
    await advanceTime(100);
    await until(() =>
      expect(field('Item Name')).toHaveAccessibleDescription('Item Name is required'),
    );
    expect(field('Notes')).toHaveValue('With a lid');
    expect(addItem).not.toHaveBeenCalled();
    // What comes later is still filled in.
    answer({ name: 'Kettle' });
    await until(() => expect(field('Item Name')).toHaveValue('Kettle'));
    await submitAndClose();
  });

  it('is taken back when somebody types on, so that nothing is added half typed, and says so', async () => {
    const { onClose } = await open();
    const { answer } = await paste(KETTLE);
    type('Item Name', 'Kettle');
    await submit('Add Item');
    fireEvent.input(field('Notes'), { target: { value: 'With a' } });
    await advanceTime(2_000);
    expect(addItem).not.toHaveBeenCalled();
    expect(screen.queryByText('Reading the page…')).not.toBeInTheDocument();
    const notAdded = "Not added yet. Press Add Item when you're done.";
    expect(screen.getByText(notAdded)).toHaveRole('status');
    answer({ price: 24.5 });
    type('Notes', 'With a lid');
    await submit('Add Item');
    expect(screen.queryByText(notAdded)).not.toBeInTheDocument();
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(addItem).mock.calls[0]?.[2]).toMatchObject({ notes: 'With a lid' });
  });

  it('with a typed name, adds it as it is after two seconds', async () => {
    const { onClose } = await open();
    await paste(KETTLE);
    type('Item Name', 'Kettle');
    await submit('Add Item');
    expect(addItem).not.toHaveBeenCalled();
    await advanceTime(2_000);
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('offline, does not wait', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { submitAndClose } = await open();
    type('URL', KETTLE);
    type('Item Name', 'Kettle');
    await submitAndClose();
    expect(addItem).toHaveBeenCalledOnce();
  });
});

it('auto-fill says that there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  (await paste(KETTLE)).answer({}, 502);
  await until(() =>
    expect(field('URL')).toHaveAccessibleDescription(/You are offline\. Enter a name\./u),
  );
  expect(loggedOnce('warn')[0]).toBe('Auto-fill failed');
});
