import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addItem, saveDraft, updateItem } from '../../hooks/commands/listCommands.ts';
import { addPerson } from '../../hooks/commands/peopleCommands.ts';
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
vi.mock('../../hooks/commands/peopleCommands.ts');

const KETTLE = 'https://shop.example/kettle';
const LISTED = [itemOf({ id: 'item-0', url: 'https://shop.example/listed' })];
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

type ModalProps = Parameters<typeof ItemModal>[0];

/** Renders the modal with a known session, as on its page. */
function WhenSignedIn(props: ModalProps) {
  return useAuth().status === 'signed-in' ? <ItemModal {...props} /> : null;
}

async function open(item?: Item, more: Partial<ModalProps> = {}) {
  const onClose = vi.fn<() => void>();
  const props = { listId: 'list-1', items: LISTED, people: {}, onClose, ...more };
  renderApp(<WhenSignedIn {...props} {...(item && { item })} />, { user: userOf() });
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

const isOpen = () => screen.getByText('More details').closest('details')?.open;
const draft = () => Object.keys(sessionStorage).filter((key) => key.includes('itemDraft'));
/** Types the address of a page that says nothing, and waits until it was read. */
async function read(url: string) {
  (await paste(url)).answer({});
  await until(() => expect(field('URL')).toHaveAccessibleDescription(/Filled in/u));
}

useShop();
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] }),
);
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

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
    const { logged } = silence('warn');
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
    expect(logged()[0]).toBe('Auto-fill failed');
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

  it('takes the currency with the price, and keeps both when another price is typed', async () => {
    const { onClose } = await open();
    expect(screen.queryByLabelText('Currency')).not.toBeInTheDocument();
    (await paste(KETTLE)).answer({ name: 'Kettle', price: 49.95, currency: 'EUR' });
    await until(() => expect(field('Price')).toHaveValue('49.95'));
    expect(field('Currency')).toHaveValue('EUR');
    expect(screen.getByText('€49.95')).toBeVisible();
    type('Price', '52');
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
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
    const { logged } = silence('warn');
    await open();
    type('Item Name', 'Kettle');
    (await paste(KETTLE)).answer({ error: { code: 'x', message: 'y' } }, 502);
    await until(() => expect(field('URL')).toHaveAccessibleDescription(/couldn't read this page/u));
    expect(logged()[0]).toBe('Auto-fill failed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await submit('Add Item');
    await until(() => expect(addItem).toHaveBeenCalledOnce());
  });
});

describe('§2 Add Item modal', () => {
  it('saves the output of the schema, and closes', async () => {
    const { onClose } = await open();
    await read(KETTLE);
    type('Item Name', ' Kettle ');
    type('Price', '$24.50');
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
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
    expect(addItem).toHaveBeenCalledExactlyOnceWith('list-1', userOf(), content, {
      id: expect.any(String) as string,
      fromDraft: false,
    });
  });

  it('F12 a draft is what was typed, valid or not; when it is refused, everything stays', async () => {
    const { onClose } = await open();
    expect(screen.getByRole('button', { name: 'Save as draft' })).toBeDisabled();
    type('Item Name', 'Kettle');
    type('Price', 'about 20');
    const { logged } = silence('error');
    vi.mocked(saveDraft).mockRejectedValueOnce(new AppError('unknown', 'You have 50 drafts.'));
    press('Save as draft');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('You have 50 drafts.'));
    expect(logged()).toContain('unknown');
    expect(field('Item Name')).toHaveValue('Kettle');
    expect(onClose).not.toHaveBeenCalled();
    vi.mocked(saveDraft).mockResolvedValueOnce('sent');
    press('Save as draft');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saveDraft).toHaveBeenLastCalledWith(
      userOf().uid,
      expect.objectContaining({
        listId: 'list-1',
        form: { name: 'Kettle', price: 'about 20', currency: 'USD' },
      }),
    );
    expect(draft()).toEqual([]);
  });

  it('F12 nothing else can be done while a draft is being saved', async () => {
    const saved = deferred<'sent'>();
    vi.mocked(saveDraft).mockReturnValueOnce(saved.promise);
    const { onClose } = await open();
    await read(KETTLE);
    type('Item Name', 'Kettle');
    press('Save as draft');
    await until(() => expect(saveDraft).toHaveBeenCalledOnce());
    press('Save as draft');
    press('Cancel');
    press('Close');
    await submit('Add Item');
    await pass(2_000);
    expect(saveDraft).toHaveBeenCalledOnce();
    expect(addItem).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    saved.resolve('sent');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('an item that is added again after a failure is the same one', async () => {
    const { logged } = silence('error');
    const { onClose } = await open();
    await read(KETTLE);
    type('Item Name', 'Kettle');
    vi.mocked(addItem).mockRejectedValueOnce(new AppError('unanswered'));
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(logged()).toContain('unanswered');
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    const [first, second] = vi.mocked(addItem).mock.calls.map(([, , , { id }]) => id);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('F12 a draft that is saved again after a failure is the same one', async () => {
    const { onClose } = await open();
    type('Item Name', 'Kettle');
    const { logged } = silence('error');
    vi.mocked(saveDraft).mockRejectedValueOnce(new AppError('unanswered'));
    press('Save as draft');
    await until(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(logged()).toContain('unanswered');
    vi.mocked(saveDraft).mockResolvedValueOnce('sent');
    press('Save as draft');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    const [first, second] = vi.mocked(saveDraft).mock.calls.map(([, { id }]) => id);
    expect(second).toBe(first);
  });

  it('F11 a new person with the name of one on the list is that one', async () => {
    const { onClose } = await open(undefined, { people: { leo: 'Leo' } });
    await read(KETTLE);
    type('Item Name', 'Kettle');
    type('For', 'new');
    type('Their Name', ' leo ');
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addPerson).not.toHaveBeenCalled();
    expect(vi.mocked(addItem).mock.calls[0]?.[2]).toMatchObject({ for: 'leo' });
  });

  it('F11 a new person whose name is changed after a failure is another one', async () => {
    const { logged } = silence('error');
    const { onClose } = await open();
    await read(KETTLE);
    type('Item Name', 'Kettle');
    press('For someone else');
    type('Their Name', 'Leo');
    vi.mocked(addItem).mockRejectedValueOnce(new AppError('offline'));
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(logged()).toContain('offline');
    type('Their Name', 'Mia');
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
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
    await open();
    await read(KETTLE);
    type('Item Name', 'Kettle');
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
    const { onClose } = await open();
    await read(KETTLE);
    type('Item Name', 'Kettle');
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
    const { logged } = silence('error');
    vi.mocked(addItem).mockRejectedValue(new AppError('list-full'));
    const { onClose } = await open();
    await read(KETTLE);
    type('Item Name', 'Kettle');
    type('Notes', 'With a lid');
    await submit('Add Item');
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('This list is full.'));
    expect(field('Notes')).toHaveValue('With a lid');
    expect(onClose).not.toHaveBeenCalled();
    expect(logged().slice(0, 2)).toEqual(['Refused:', 'list-full']);
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
    const { onClose } = await open();
    const { answer } = await paste(KETTLE);
    type('Notes', 'With a lid');
    await submit('Add Item');
    await pass(1_900);
    expect(field('Item Name')).toBeValid();
    await pass(100);
    await until(() =>
      expect(field('Item Name')).toHaveAccessibleDescription('Item Name is required'),
    );
    expect(field('Notes')).toHaveValue('With a lid');
    expect(addItem).not.toHaveBeenCalled();
    // What comes later is still filled in.
    answer({ name: 'Kettle' });
    await until(() => expect(field('Item Name')).toHaveValue('Kettle'));
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('with a typed name, adds it as it is after two seconds', async () => {
    const { onClose } = await open();
    await paste(KETTLE);
    type('Item Name', 'Kettle');
    await submit('Add Item');
    expect(addItem).not.toHaveBeenCalled();
    await pass(2_000);
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('offline, does not wait', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onClose } = await open();
    type('URL', KETTLE);
    type('Item Name', 'Kettle');
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe('the URL of a new item', () => {
  it('gets its scheme when the field is left, and its page is read', async () => {
    await open();
    type('URL', 'www.shop.example/kettle');
    fireEvent.blur(field('URL'));
    expect(field('URL')).toHaveValue('https://www.shop.example/kettle');
    await pass(600);
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
    const { onClose } = await open();
    await read('https://shop.example/listed/?utm_source=mail#top');
    expect(field('URL')).toHaveAccessibleDescription(/Already on this list/u);
    type('Item Name', 'Kettle');
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
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

describe('what was typed into Add New Item', () => {
  it('is there again after a reload, and gone when it is added', async () => {
    await open();
    type('Item Name', 'Kettle');
    type('Notes', 'With a lid');
    cleanup();
    const { onClose } = await open();
    expect(field('Item Name')).toHaveValue('Kettle');
    expect(field('Notes')).toHaveValue('With a lid');
    expect(screen.getByText('Saved automatically on this device.')).toBeVisible();
    await read(KETTLE);
    await submit('Add Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(draft()).toEqual([]);
  });

  it('stays when another item is added from a link', async () => {
    await open();
    type('Item Name', 'Kettle');
    cleanup();
    const { onClose } = await open(undefined, { url: 'https://shop.example/lamp' });
    expect(field('Item Name')).toHaveValue('');
    type('Item Name', 'Lamp');
    await submit('Add Item');
    await pass(2_000);
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

describe('Refresh from shop', () => {
  it('fills price, picture and empty fields, says what changed, and keeps what was typed', async () => {
    await open(itemOf({ url: KETTLE, name: 'My kettle', price: 20, size: 'L' }));
    type('Notes', 'typed');
    press('Refresh from shop');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer({
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
    press('Refresh from shop');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer({ price: 24.5 });
    await until(() =>
      expect(field('URL')).toHaveAccessibleDescription(/Nothing has changed in the shop/u),
    );
    expect(field('Price')).toHaveValue('18');
  });

  it('does not fill what it reads once the address of another page was typed', async () => {
    await open(itemOf({ url: KETTLE, name: 'Kettle', price: 20 }));
    press('Refresh from shop');
    await until(() => expect(requests).toHaveLength(1));
    type('URL', 'https://shop.example/lamp');
    requests[0]?.answer({ price: 24.5 });
    await pass(100);
    expect(field('Price')).toHaveValue('20');
    type('URL', KETTLE);
    await until(() => expect(screen.queryByText("Reading the shop's page")).toBeNull());
  });

  it('says so when the page cannot be read', async () => {
    const { logged } = silence('warn');
    await open(itemOf({ url: KETTLE, name: 'Kettle', price: 20 }));
    press('Refresh from shop');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer({ error: { code: 'x', message: 'y' } }, 502);
    await until(() => expect(field('URL')).toHaveAccessibleDescription(/couldn't read this page/u));
    expect(field('Price')).toHaveValue('20');
    expect(logged()[0]).toBe('Refresh from shop failed');
  });
});

it('auto-fill says that there is no network', async () => {
  const { logged } = silence('warn');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  (await paste(KETTLE)).answer({}, 502);
  await until(() =>
    expect(field('URL')).toHaveAccessibleDescription(/You are offline\. Enter a name\./u),
  );
  expect(logged()[0]).toBe('Auto-fill failed');
});

it('Refresh from shop says that there is no network', async () => {
  const { logged } = silence('warn');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(itemOf({ url: KETTLE, name: 'Kettle', price: 20 }));
  press('Refresh from shop');
  await until(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({}, 502);
  await until(() =>
    expect(field('URL')).toHaveAccessibleDescription(/You are offline\. Nothing was changed\./u),
  );
  expect(logged()[0]).toBe('Refresh from shop failed');
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
      { price: null, currency: 'USD' },
      { price: 24.5, currency: 'USD' },
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

describe('the currency of a price', () => {
  it('is asked for with a button, and offers those of the list first', async () => {
    await open();
    press('Currency: USD');
    await pass(10);
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
    const { onClose } = await open();
    await read(KETTLE);
    type('Item Name', 'Kettle');
    type('Price', '€ 49,95');
    fireEvent.submit(field('URL').closest('form') as HTMLFormElement);
    await pass(50);
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(addItem).mock.calls[0]?.[2]).toMatchObject({ price: 49.95, currency: 'EUR' });
  });

  it('of an item is in its form, and stays when its price is changed', async () => {
    const { onClose } = await open(itemOf({ price: 49.95, currency: 'EUR' }));
    expect(field('Currency')).toHaveValue('EUR');
    type('Price', '52');
    await submit('Update Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(updateItem).mock.calls[0]?.slice(2)).toEqual([
      { price: 52, currency: 'EUR' },
      { price: 49.95, currency: 'EUR' },
    ]);
  });

  it('changed by itself is sent with the price', async () => {
    const { onClose } = await open(itemOf({ price: 20 }));
    press('Currency: USD');
    type('Currency', 'GBP');
    await submit('Update Item');
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(vi.mocked(updateItem).mock.calls[0]?.[2]).toEqual({ price: 20, currency: 'GBP' });
  });

  it('another one in the shop is said as what it is', async () => {
    await open(itemOf({ name: 'Kettle', url: KETTLE, price: 49.95 }));
    press('Refresh from shop');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer({ name: 'Kettle', price: 49.95, currency: 'EUR' });
    await until(() => expect(field('Currency')).toHaveValue('EUR'));
    expect(screen.getByText(/price €49\.95 \(was \$49\.95\)/u)).toBeVisible();
  });
});
