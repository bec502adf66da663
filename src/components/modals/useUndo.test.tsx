import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import { ERROR_MESSAGES } from '../../model/messages.ts';
import { AuthProvider, useAuth } from '../../hooks/useAuth.tsx';
import { userOf } from '../../testing/fixtures.ts';
import { deferred } from '../../testing/deferred.ts';
import { changeSession, startWith } from '../../testing/session.ts';
import { Toasts } from '../../testing/toasts.tsx';
import { useUndo } from './useUndo.ts';

const undo = vi.fn<() => Promise<void>>();
const commit = vi.fn<() => Promise<void>>();

function Deed() {
  const offerUndo = useUndo();
  return (
    <>
      <p>{useAuth().status}</p>
      <button type="button" onClick={() => offerUndo('Done.', undo, commit)}>
        do
      </button>
    </>
  );
}

const App = ({ children }: { children: ReactNode }) => (
  <AuthProvider>
    <Toasts>{children}</Toasts>
  </AuthProvider>
);

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('F6 undo', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is committed when nobody used it within ten seconds', async () => {
    render(<Deed />, { wrapper: App });
    await press('do');
    await wait(10_000);
    expect(commit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is offered when it failed until it succeeds or is dismissed, because what is in the way may take longer', async () => {
    undo.mockRejectedValueOnce(new AppError('offline')).mockResolvedValueOnce();
    render(<Deed />, { wrapper: App });
    await press('do');
    await press('Undo');
    expect(screen.getByRole('status')).toHaveTextContent(`Done. ${ERROR_MESSAGES.offline}`);
    await press('Undo');
    expect(screen.getByRole('status')).toHaveTextContent(/^Undone.$/);
    await wait(20_000);
    expect(undo).toHaveBeenCalledTimes(2);
    expect(commit).not.toHaveBeenCalled();

    undo.mockRejectedValueOnce(new AppError('list-too-large'));
    await press('do');
    await press('Undo');
    await wait(60_000);
    expect(commit).not.toHaveBeenCalled();
    await press('Dismiss');
    expect(commit).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['item-missing', ERROR_MESSAGES['item-missing']],
    // It says that one should try again, and there is nothing to press.
    ['list-moved', 'This list has a new link now, so this cannot be undone anymore.'],
  ] as const)('is not offered again when nothing can be restored: %s', async (code, message) => {
    undo.mockRejectedValueOnce(new AppError(code));
    render(<Deed />, { wrapper: App });
    await press('do');
    await press('Undo');
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is removed when the session ends, also when it is running and then fails', async () => {
    vi.useRealTimers();
    startWith(userOf());
    const { promise, reject } = deferred<void>();
    undo.mockReturnValueOnce(promise);
    render(<Deed />, { wrapper: App });
    await screen.findByText('signed-in');
    await press('do');
    await press('Undo');
    await press('do');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await act(async () => changeSession(null));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await act(async () => reject(new AppError('offline')));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
