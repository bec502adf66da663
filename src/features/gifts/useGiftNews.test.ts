import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readLists } from '../../hooks/commands/markCommands.ts';
import type { List } from '../../model/list.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf, listOf, markOf } from '../../testing/fixtures.ts';
import { useGiftNews } from './useGiftNews.ts';

vi.mock('../../hooks/commands/markCommands.ts');

const kettle = markOf();
const kite = markOf({ itemId: 'item-2', itemName: 'Kite' });

/** The list, with these purchasers of the kettle and the kite. */
const listWith = (ofKettle: string[], ofKite: string[]) =>
  listOf({
    items: [
      itemOf({ purchasedBy: ofKettle }),
      itemOf({ id: 'item-2', name: 'Kite', purchasedBy: ofKite }),
    ],
  });
const answer = (list: List) => new Map([[list.id, list]]);
const OFF = {
  news: expect.stringMatching(/^Your name has since been taken off/u) as string,
  isNameRemoved: true,
};
const NONE = { news: '', isNameRemoved: false };

it('F2 a gift that is marked in another tab has no news of a list that was read before', async () => {
  vi.mocked(readLists).mockResolvedValueOnce(answer(listWith([], [])));
  const { result, rerender } = renderHook(useGiftNews, { initialProps: [kettle] });
  await waitFor(() => expect(result.current(kettle)).toMatchObject(OFF));
  const again = deferred<ReturnType<typeof answer>>();
  vi.mocked(readLists).mockReturnValueOnce(again.promise);
  rerender([kite, kettle]);
  expect(result.current(kite)).toMatchObject(NONE);
  expect(result.current(kettle)).toMatchObject(OFF);
  await waitFor(() => expect(readLists).toHaveBeenCalledTimes(2));
  expect(result.current(kite)).toMatchObject(NONE);
  // The name was taken off meanwhile: now it is news.
  await act(async () => again.resolve(answer(listWith([], []))));
  expect(result.current(kite)).toMatchObject(OFF);
});

it('F2 … nor has one that is marked again there after its name was taken off', async () => {
  vi.mocked(readLists)
    .mockResolvedValueOnce(answer(listWith([], [])))
    .mockResolvedValueOnce(answer(listWith(['Tom'], [])));
  const { result, rerender } = renderHook(useGiftNews, { initialProps: [kettle] });
  await waitFor(() => expect(result.current(kettle)).toMatchObject(OFF));
  const newer = { ...kettle, at: 2 };
  rerender([newer]);
  expect(result.current(newer)).toMatchObject(NONE);
  await waitFor(() => expect(readLists).toHaveBeenCalledTimes(2));
  expect(result.current(newer)).toMatchObject(NONE);
});

it('reads nothing again when a mark is removed, or its giver says how far they are', async () => {
  vi.mocked(readLists).mockResolvedValueOnce(answer(listWith(['Tom'], [])));
  const { result, rerender } = renderHook(useGiftNews, { initialProps: [kite, kettle] });
  await waitFor(() => expect(result.current(kite)).toMatchObject(OFF));
  rerender([{ ...kettle, state: 'bought' as const }]);
  expect(result.current(kettle)).toMatchObject(NONE);
  expect(readLists).toHaveBeenCalledOnce();
});

it('a list that could not be read gives no news, and is not read for ever', async () => {
  vi.mocked(readLists).mockResolvedValue(new Map());
  const { result } = renderHook(useGiftNews, { initialProps: [kettle] });
  await waitFor(() => expect(readLists).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(result.current(kettle)).toMatchObject(NONE);
  expect(readLists).toHaveBeenCalledOnce();
});

it('a list that could not be read is read again when the network is back', async () => {
  vi.mocked(readLists).mockResolvedValueOnce(new Map());
  const { result } = renderHook(useGiftNews, { initialProps: [kettle] });
  await waitFor(() => expect(readLists).toHaveBeenCalledOnce());
  await act(async () => undefined);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(readLists).mockResolvedValue(new Map());
  await act(async () => window.dispatchEvent(new Event('offline')));
  onLine.mockReturnValue(true);
  vi.mocked(readLists).mockResolvedValue(answer(listWith([], [])));
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current(kettle)).toMatchObject(OFF));
  onLine.mockRestore();
});

it('F2 the picture of a gift is the one that its item has now', async () => {
  const imageUrl = 'https://shop.example/kettle.jpg';
  const list = listOf({ items: [itemOf({ imageUrl })] });
  vi.mocked(readLists).mockResolvedValueOnce(answer(list));
  const { result } = renderHook(useGiftNews, { initialProps: [kettle] });
  expect(result.current(kettle).imageUrl).toBe('');
  await waitFor(() => expect(result.current(kettle).imageUrl).toBe(imageUrl));
});
