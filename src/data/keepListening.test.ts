import { beforeEach, expect, it, vi } from 'vitest';
import { AppError, toAppError } from '../model/errors.ts';
import { keepListening } from './keepListening.ts';

const end = vi.fn<() => void>();
const start = vi.fn<Parameters<typeof keepListening>[0]>(() => end);
const onError = vi.fn<(error: AppError) => void>();
const fail = (error: unknown) => start.mock.lastCall?.[0](error);

beforeEach(() => void vi.useFakeTimers());

it.each([new AppError('busy'), new AppError('offline'), new Error('internal')])(
  'a listener that ended with %s starts again, after pauses that grow',
  (error) => {
    const stop = keepListening(start, onError);
    fail(error);
    expect(onError).toHaveBeenCalledExactlyOnceWith(toAppError(error));
    vi.advanceTimersByTime(2_000);
    expect(start).toHaveBeenCalledTimes(2);
    fail(error);
    vi.advanceTimersByTime(3_999);
    expect(start).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(3);
    stop();
    expect(end).toHaveBeenCalledOnce();
  },
);

it.each(['permission-denied', 'list-private', 'not-found'] as const)(
  'a listener that ended with %s stays ended',
  (code) => {
    keepListening(start, onError);
    fail(new AppError(code));
    vi.advanceTimersByTime(120_000);
    expect(start).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  },
);

it('the pauses are short again after it was running for a while', () => {
  keepListening(start, onError);
  fail(new AppError('busy'));
  vi.advanceTimersByTime(2_000);
  fail(new AppError('busy'));
  vi.advanceTimersByTime(4_000);
  expect(start).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(61_000);
  fail(new AppError('busy'));
  vi.advanceTimersByTime(2_000);
  expect(start).toHaveBeenCalledTimes(4);
});

it('a start that throws is tried again, too', () => {
  keepListening(start, onError);
  fail(new AppError('busy'));
  start.mockImplementationOnce(() => {
    throw new Error('The client has already been terminated');
  });
  vi.advanceTimersByTime(2_000);
  expect(onError).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(4_000);
  expect(start).toHaveBeenCalledTimes(3);
});

it('a listener that was ended during a pause does not start again', () => {
  const stop = keepListening(start, onError);
  fail(new AppError('busy'));
  stop();
  vi.advanceTimersByTime(120_000);
  expect(start).toHaveBeenCalledOnce();
});
