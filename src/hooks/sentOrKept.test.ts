import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { sentOrKept } from './sentOrKept.ts';

const onRefused = vi.fn<(error: unknown) => void>();

/** A write that is queued at once and answered when the test says so. */
function queuedWrite() {
  const answer = deferred<void>();
  const outcome = sentOrKept((onQueued) => {
    onQueued();
    return answer.promise;
  }, onRefused);
  return { answer, outcome };
}

function setOnline(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
}

describe('a write that the device queues', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setOnline(true);
  });
  afterEach(() => {
    vi.useRealTimers();
    setOnline(true);
  });

  it('is sent when the server answers', async () => {
    const { answer, outcome } = queuedWrite();
    answer.resolve();
    await expect(outcome).resolves.toBe('sent');
  });

  it('that the server refuses rejects', async () => {
    const { answer, outcome } = queuedWrite();
    answer.reject(new Error('full'));
    await expect(outcome).rejects.toThrow('full');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is kept where there is no network', async () => {
    setOnline(false);
    await expect(queuedWrite().outcome).resolves.toBe('kept');
  });

  it('is kept as soon as the network goes', async () => {
    const { outcome } = queuedWrite();
    window.dispatchEvent(new Event('offline'));
    await expect(outcome).resolves.toBe('kept');
  });

  it('is kept when a network that leads nowhere has not answered for ten seconds', async () => {
    const { outcome } = queuedWrite();
    const settled = vi.fn<() => void>();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await expect(outcome).resolves.toBe('kept');
  });

  it('that is refused after it was kept says so to its caller', async () => {
    setOnline(false);
    const { answer, outcome } = queuedWrite();
    await outcome;
    answer.reject(new Error('full'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ message: 'full' }));
  });
});
