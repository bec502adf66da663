import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../data/errors.ts';
import { MESSAGES } from '../model/messages.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { useUndo } from './useUndo.ts';

const undo = vi.fn<() => Promise<void>>();
const settle = vi.fn<() => Promise<void>>();

function Deed() {
  const offerUndo = useUndo();
  return (
    <button type="button" onClick={() => offerUndo('Done.', undo, settle)}>
      do
    </button>
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('F6 undo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is offered again when it failed, and settled when nobody tries again', async () => {
    undo.mockRejectedValueOnce(new AppError('offline')).mockResolvedValueOnce();
    render(<Deed />, { wrapper: ToastProvider });
    await press('do');
    await press('Undo');
    expect(screen.getByRole('status')).toHaveTextContent(MESSAGES.offline);
    await press('Undo');
    expect(screen.getByRole('status')).toHaveTextContent(/^Undone.$/);
    await wait(20_000);
    expect(undo).toHaveBeenCalledTimes(2);
    expect(settle).not.toHaveBeenCalled();

    undo.mockRejectedValueOnce(new AppError('offline'));
    await press('do');
    await press('Undo');
    await wait(10_000);
    expect(settle).toHaveBeenCalledOnce();
  });

  it('is not offered again where nothing is left to bring back', async () => {
    undo.mockRejectedValueOnce(new AppError('item-missing'));
    render(<Deed />, { wrapper: ToastProvider });
    await press('do');
    await press('Undo');
    expect(screen.getByRole('status')).toHaveTextContent(MESSAGES.itemMissing);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
