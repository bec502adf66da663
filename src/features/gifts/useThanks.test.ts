import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readThanks, setThanked } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { loggedTo } from '../../testing/logs.ts';
import { useThanks } from './useThanks.ts';

vi.mock('../../hooks/commands/listCommands.ts', () => ({
  readThanks: vi.fn<typeof readThanks>(),
  setThanked: vi.fn<typeof setThanked>(),
}));

const showToast = vi.fn<(text: string, more: string) => void>();
vi.mock('../../ui/toasts/Toast.tsx', () => ({ useToast: () => showToast }));

const offline = new AppError('offline');

async function renderThanks(given: string[]) {
  vi.mocked(readThanks).mockResolvedValue(new Set(given));
  const { result } = renderHook(() => useThanks('ann', { id: 'list-1' }));
  await vi.waitFor(() => expect([...result.current.thanked]).toEqual(given));
  return {
    thanked: () => [...result.current.thanked],
    /** Makes these changes one directly after the other. @returns which of them were refused */
    thank: (...changes: boolean[]) =>
      act(async () => {
        const writes = changes.map((isThanked) => result.current.thank('kite Ben', isThanked));
        return (await Promise.allSettled(writes)).map(({ status }) => status === 'rejected');
      }),
  };
}

it('shows a change, and after a refusal what was there before', async () => {
  const { thanked, thank } = await renderThanks([]);
  vi.mocked(setThanked).mockRejectedValueOnce(offline);
  expect(await thank(true)).toEqual([true]);
  expect(thanked()).toEqual([]);
  vi.mocked(setThanked).mockResolvedValue();
  expect(await thank(true)).toEqual([false]);
  expect(thanked()).toEqual(['kite Ben']);
  vi.mocked(setThanked).mockRejectedValueOnce(offline);
  expect(await thank(false)).toEqual([true]);
  expect(thanked()).toEqual(['kite Ben']);
});

it('shows what is stored after two quick changes that are both refused', async () => {
  const { thanked, thank } = await renderThanks([]);
  vi.mocked(setThanked).mockRejectedValue(offline);
  expect(await thank(true, false)).toEqual([true, true]);
  expect(thanked()).toEqual([]);
});

it('shows the last of two quick changes', async () => {
  const { thanked, thank } = await renderThanks([]);
  vi.mocked(setThanked).mockRejectedValueOnce(offline).mockResolvedValue();
  expect(await thank(false, true)).toEqual([true, false]);
  expect(thanked()).toEqual(['kite Ben']);
});

it('says that it is not known who was thanked when that cannot be read', async () => {
  vi.mocked(readThanks).mockRejectedValue(offline);
  const { unmount } = renderHook(() => useThanks('ann', { id: 'list-1' }));
  await vi.waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      `Whom you have thanked is not known. ${offline.message}`,
      'error',
    ),
  );
  expect(loggedTo('error')).toHaveLength(1);
  unmount();
});
