import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchProduct } from '../../data/autoFill/products.ts';
import { AppError } from '../../model/errors.ts';
import { itemOf, userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { MONEY } from '../../testing/money.ts';
import { addItem } from '../../hooks/commands/listCommands.ts';
import { useBulkAdd } from './useBulkAdd.ts';

vi.mock('../../data/autoFill/products.ts');
vi.mock('../../hooks/commands/listCommands.ts');

const KETTLE = 'https://shop.example/kettle';
const LAMP = 'https://shop.example/lamp';
const EMPTY_LIST = { id: 'list-1', items: [] };
const EURO_LIST = { id: 'list-1', items: [itemOf({ currency: 'EUR' })] };

/** What a page tells that has a name and nothing else. */
const TOLD = {
  name: 'Told',
  price: null,
  currency: null,
  imageUrl: null,
  color: null,
  size: null,
};

const sent = () => vi.mocked(addItem).mock.calls.map(([, , { url }]) => url);

it('F4 removed and renamed rows are reset with other links', async () => {
  vi.mocked(fetchProduct).mockResolvedValue(TOLD);
  const user = userOf();
  const first = [KETTLE, LAMP];
  const { result } = renderHook(() => useBulkAdd(EMPTY_LIST, user, first));
  await waitFor(() =>
    expect(result.current.rows.map(({ name }) => name)).toEqual(['Told', 'Told']),
  );
  act(() => result.current.remove(KETTLE));
  act(() => result.current.rename(LAMP, 'Mine'));
  expect(result.current.rows).toMatchObject([{ url: LAMP, name: 'Mine' }]);
  act(() => result.current.start([...first]));
  expect(result.current.rows.map(({ url }) => url)).toEqual(first);
  await waitFor(() =>
    expect(result.current.rows.map(({ name }) => name)).toEqual(['Told', 'Told']),
  );
});

it.each([
  ['sent', ['sent', 'sent']],
  ['queued', ['sent', 'queued']],
] as const)('F4 says that some are only on this device so far: %s', async (outcome, each) => {
  vi.mocked(fetchProduct).mockResolvedValue(TOLD);
  const user = userOf();
  const urls = [KETTLE, LAMP];
  const { result } = renderHook(() => useBulkAdd(EMPTY_LIST, user, urls));
  await waitFor(() =>
    expect(result.current.rows.map(({ name }) => name)).toEqual(['Told', 'Told']),
  );
  for (const one of each) vi.mocked(addItem).mockResolvedValueOnce(one);
  let how: string | null = null;
  await act(async () => {
    how = await result.current.add('');
  });
  expect(how).toBe(outcome);
});

it('F4 an item that waits on this device is not forgotten when the rest is added later', async () => {
  vi.mocked(fetchProduct).mockResolvedValue(TOLD);
  const user = userOf();
  const urls = [KETTLE, LAMP];
  const { result } = renderHook(() => useBulkAdd(EMPTY_LIST, user, urls));
  await waitFor(() =>
    expect(result.current.rows.map(({ name }) => name)).toEqual(['Told', 'Told']),
  );
  vi.mocked(addItem).mockResolvedValueOnce('queued').mockRejectedValueOnce(new AppError('busy'));
  expect(await act(() => result.current.add(''))).toBeNull();
  expect(loggedOnce('error')).toContain('busy');
  vi.mocked(addItem).mockResolvedValueOnce('sent');
  expect(await act(() => result.current.add(''))).toBe('queued');
});

it('each of thirty currencies comes with its price, and nothing is taken for another', async () => {
  const urls = MONEY.map(({ currency }) => `https://shop.example/${currency}`);
  vi.mocked(fetchProduct).mockImplementation((url) => {
    const { price, currency } = MONEY[urls.indexOf(url)] ?? { price: null, currency: null };
    return Promise.resolve({ ...TOLD, price, currency });
  });
  const user = userOf();
  const { result } = renderHook(() => useBulkAdd(EURO_LIST, user, urls));
  await waitFor(() => expect(result.current.rows.every(({ price }) => price)).toBe(true));
  await act(() => result.current.add(''));
  const added = vi.mocked(addItem).mock.calls.map(([, , { price, currency }]) => [price, currency]);
  expect(added).toEqual(MONEY.map(({ price, currency }) => [price, currency]));
});

it.each([
  ['https://shop.example/1', 'EUR', 'filled'],
  ['https://www.shop.co.uk/1', 'GBP', 'incomplete'],
] as const)('the price of %s without a currency is in %s: %s', async (url, currency, state) => {
  vi.mocked(fetchProduct).mockResolvedValue({
    ...TOLD,
    price: 20,
    imageUrl: 'https://shop.example/k.png',
  });
  const user = userOf();
  const urls = [url];
  const { result } = renderHook(() => useBulkAdd(EURO_LIST, user, urls));
  await waitFor(() =>
    expect(result.current.rows).toMatchObject([{ state, price: { price: 20, currency } }]),
  );
});

it('F4 an item that is added again after a failure is the same one', async () => {
  vi.mocked(fetchProduct).mockResolvedValue(TOLD);
  const user = userOf();
  const urls = [KETTLE, LAMP];
  const { result } = renderHook(() => useBulkAdd(EMPTY_LIST, user, urls));
  await waitFor(() =>
    expect(result.current.rows.map(({ name }) => name)).toEqual(['Told', 'Told']),
  );
  vi.mocked(addItem).mockRejectedValueOnce(new AppError('unanswered'));
  await act(() => result.current.add(''));
  expect(loggedOnce('error')).toContain('unanswered');
  await act(() => result.current.add(''));
  expect(sent()).toEqual([KETTLE, LAMP, KETTLE]);
  const [kettle, lamp, again] = vi.mocked(addItem).mock.calls.map(([, , , { id }]) => id);
  expect(again).toBe(kettle);
  expect(lamp).not.toBe(kettle);
});

it('F4 a link that is on the list already is shown as that, and added only on demand', async () => {
  vi.mocked(fetchProduct).mockResolvedValue(TOLD);
  vi.mocked(addItem).mockResolvedValue('sent');
  const user = userOf();
  const urls = [`${KETTLE}?utm_source=mail`, LAMP];
  const { result } = renderHook(() =>
    useBulkAdd({ id: 'list-1', items: [itemOf({ url: KETTLE })] }, user, urls),
  );
  await waitFor(() =>
    expect(result.current.rows.map(({ name }) => name)).toEqual(['Told', 'Told']),
  );
  expect(result.current.rows).toMatchObject([
    { isOnList: true, chosen: false },
    { isOnList: false, chosen: true },
  ]);
  await act(() => result.current.add(''));
  expect(sent()).toEqual([LAMP]);
  act(() => result.current.choose(urls[0] ?? '', true));
  await act(() => result.current.add(''));
  expect(sent()).toEqual([LAMP, urls[0]]);
});
