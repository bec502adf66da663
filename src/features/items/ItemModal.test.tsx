import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addItem, updateItem } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import type { Item } from '../../model/item.ts';
import { pass, until } from '../../testing/answers.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf, userOf } from '../../testing/fixtures.ts';
import { silence } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import { requests, useShop } from '../../testing/shop.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import ItemModal from './ItemModal.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/listCommands.ts');

const KETTLE = 'https://shop.example/kettle';
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const preview = () => document.querySelector('dialog img');
const update = () => screen.getByRole('button', { name: 'Update Item' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Presses a submit button; the submit starts in the next frame. */
const submit = async (name: string) => {
  press(name);
  await pass(50);
};

/** Renders the modal with a known session, as on its page. */
function WhenSignedIn({ item, onClose }: { item: Item | undefined; onClose: () => void }) {
  const { status } = useAuth();
  if (status !== 'signed-in') return null;
  return <ItemModal listId="list-1" {...(item && { item })} onClose={onClose} />;
}

async function open(item?: Item) {
  const onClose = vi.fn<() => void>();
  renderApp(<WhenSignedIn item={item} onClose={onClose} />, { user: userOf() });
  // The session is loaded after the first paint.
  await pass(100);
  await until(() => expect(screen.getByRole('dialog')).toBeVisible());
  return { onClose };
}

/** Types the address and waits for the request. */
async function paste(url: string) {
  const before = requests.length;
  type('URL', url);
  await pass(600);
  await until(() => expect(requests).toHaveLength(before + 1));
  const request = requests.at(-1);
  if (!request) throw new Error('nothing was requested');
  return request;
}

useShop();
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] }),
);
afterEach(() => void vi.useRealTimers());

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
    expect(screen.getByText('Reading the shop’s page')).toBeInTheDocument();
    expect(preview()).toBeNull();
    answer({ imageUrl: 'https://shop.example/new.png' });
    await until(() => expect(preview()).toHaveAttribute('src', 'https://shop.example/new.png'));
    expect(screen.queryByText('Reading the shop’s page')).not.toBeInTheDocument();
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
    expect(field('Color')).toHaveValue('Blue');
  });

  it('says so when the price is not in dollars, until it is changed', async () => {
    await open();
    (await paste(KETTLE)).answer({ price: 20, currency: 'EUR' });
    await until(() => expect(field('Price')).toHaveValue('20'));
    expect(field('Price')).toHaveAccessibleDescription(/EUR/u);
    type('Price', '22');
    expect(field('Price')).not.toHaveAccessibleDescription(/EUR/u);
  });

  it('§8 auto-fill failure is logged, quiet, and leaves the form usable', async () => {
    const { logged } = silence('warn');
    await open();
    type('Item Name', 'Kettle');
    (await paste(KETTLE)).answer({ error: { code: 'x', message: 'y' } }, 502);
    await until(() =>
      expect(field('URL')).toHaveAccessibleDescription(/could not read that page/u),
    );
    expect(logged()[0]).toBe('Auto-fill failed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
  });
});

describe('§2 Add Item modal', () => {
  it('saves the output of the schema, and closes', async () => {
    const { onClose } = await open();
    type('URL', KETTLE);
    type('Item Name', ' Kettle ');
    type('Price', '$24.50');
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addItem).toHaveBeenCalledExactlyOnceWith('list-1', userOf(), {
      url: KETTLE,
      name: 'Kettle',
      price: 24.5,
      color: '',
      size: '',
      imageUrl: '',
      notes: '',
      quantity: 1,
      mostWanted: false,
    });
  });

  it('§5 name and URL required are said beside their fields, the first one focused', async () => {
    await open();
    await submit('Add Item');
    await until(() => expect(field('URL')).toHaveAccessibleDescription(/URL is required/u));
    expect(field('Item Name')).toHaveAccessibleDescription('Item Name is required');
    expect(field('URL')).toHaveFocus();
    expect(addItem).not.toHaveBeenCalled();
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
    const { onClose } = await open();
    type('URL', KETTLE);
    type('Item Name', 'Kettle');
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
    press('Add Item');
    fireEvent.submit(field('URL').closest('form') as HTMLFormElement);
    press('Cancel');
    press('Close');
    await until(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    expect(addItem).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    resolve('sent');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('keeps everything typed when the write is refused, and says why', async () => {
    const { logged } = silence('error');
    vi.mocked(addItem).mockRejectedValue(new AppError('list-full'));
    const { onClose } = await open();
    type('URL', KETTLE);
    type('Item Name', 'Kettle');
    type('Notes', 'With a lid');
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('This list is full.'));
    expect(field('Notes')).toHaveValue('With a lid');
    expect(onClose).not.toHaveBeenCalled();
    expect(logged().slice(0, 2)).toEqual(['Refused:', 'list-full']);
  });
});

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
    const { onClose } = await open(kettle);
    expect(screen.getByRole('dialog', { name: 'Edit Item' })).toBeVisible();
    expect(field('Price')).toHaveValue('24.50');
    type('Price', '');
    await submit('Update Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateItem).toHaveBeenCalledExactlyOnceWith(
      'list-1',
      'item-1',
      { price: null },
      { price: 24.5 },
    );
    expect(addItem).not.toHaveBeenCalled();
  });

  it('a change made elsewhere is reported first, and overwritten when saved again', async () => {
    const { logged } = silence('error');
    vi.mocked(updateItem).mockRejectedValueOnce(new AppError('changed-meanwhile', 'Notes changed'));
    const { onClose } = await open(kettle);
    type('Notes', 'mine');
    await submit('Update Item');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('Notes changed'));
    expect(onClose).not.toHaveBeenCalled();
    await submit('Update Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(updateItem).mock.calls).toEqual([
      ['list-1', 'item-1', { notes: 'mine' }, { notes: 'n' }],
      ['list-1', 'item-1', { notes: 'mine' }, {}],
    ]);
    expect(logged()[1]).toBe('changed-meanwhile');
  });
});
