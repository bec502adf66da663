import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { updateItem } from '../../hooks/commands/listCommands.ts';
import { advanceTime, until } from '../../testing/fakeTimers.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import {
  KETTLE,
  field,
  open,
  refresh,
  setUpItemModal,
  type,
  update,
} from './ItemModal.testing.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/peopleCommands.ts');

setUpItemModal();

describe('Refresh from shop', () => {
  it('fills price, picture and empty fields, says what changed, and keeps what was typed', async () => {
    await open(itemOf({ url: KETTLE, name: 'My kettle', price: 20, size: 'L' }));
    type('Notes', 'typed');
    (await refresh()).answer({
      name: 'Kettle',
      price: 24.5,
      imageUrl: 'https://shop.example/k.png',
      color: 'Blue',
      size: 'S',
    });
    await until(() => expect(field('Price')).toHaveValue('24.50'));
    expect(field('Item Name')).toHaveValue('My kettle');
    expect(field('Size')).toHaveValue('L');
    expect(field('Color')).toHaveValue('Blue');
    expect(field('Notes')).toHaveValue('typed');
    expect(field('Image URL')).toHaveValue('https://shop.example/k.png');
    expect(field('URL')).toHaveAccessibleDescription(
      /New from the shop: price \$24\.50 \(was \$20\.00\), color, picture\./u,
    );
    expect(update()).toBeEnabled();
    expect(updateItem).not.toHaveBeenCalled();
  });

  it('keeps a price that was typed in this form', async () => {
    await open(itemOf({ url: KETTLE, name: 'Kettle', price: 20 }));
    type('Price', '18');
    (await refresh()).answer({ price: 24.5 });
    await until(() =>
      expect(field('URL')).toHaveAccessibleDescription(/Nothing has changed at the shop/u),
    );
    expect(field('Price')).toHaveValue('18');
  });

  it('does not fill what it reads once the address of another page was typed', async () => {
    await open(itemOf({ url: KETTLE, name: 'Kettle', price: 20 }));
    const { answer } = await refresh();
    type('URL', 'https://shop.example/lamp');
    answer({ price: 24.5 });
    await advanceTime(100);
    expect(field('Price')).toHaveValue('20');
    type('URL', KETTLE);
    await until(() => expect(screen.queryByText("Reading the shop's page")).toBeNull());
  });

  it('keeps what it read while the address is mistyped and corrected', async () => {
    await open(itemOf({ url: KETTLE, name: 'Kettle', price: 20 }));
    (await refresh()).answer({ price: 24.5 });
    await until(() => expect(field('Price')).toHaveValue('24.50'));
    type('URL', `${KETTLE}x`);
    type('URL', KETTLE);
    await advanceTime(700);
    expect(field('Price')).toHaveValue('24.50');
  });

  it('says so when the page cannot be read', async () => {
    await open(itemOf({ url: KETTLE, name: 'Kettle', price: 20 }));
    (await refresh()).answer({ error: { code: 'x', message: 'y' } }, 502);
    await until(() => expect(field('URL')).toHaveAccessibleDescription(/couldn't read this page/u));
    expect(field('Price')).toHaveValue('20');
    expect(loggedOnce('warn')[0]).toBe('Refresh from shop failed');
  });
});

it('Refresh from shop says that there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(itemOf({ url: KETTLE, name: 'Kettle', price: 20 }));
  (await refresh()).answer({}, 502);
  await until(() =>
    expect(field('URL')).toHaveAccessibleDescription(/You are offline\. Nothing was changed\./u),
  );
  expect(loggedOnce('warn')[0]).toBe('Refresh from shop failed');
});
