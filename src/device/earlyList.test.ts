import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeValue } from '../../scripts/demo/firestoreRest.mjs';
import { deferred } from '../testing/deferred.ts';
import { itemOf, listOf } from '../testing/fixtures.ts';

const list = listOf({ items: [itemOf({ price: 12 }), itemOf({ id: 'item-2', price: 0.5 })] });
const document = {
  name: 'projects/p/databases/(default)/documents/lists/list-1',
  fields: encodeValue(list).mapValue,
};
const body = { ...document, ...(document.fields as object) };

/** Loads the module on a page whose inline script got this response. */
async function startWith(answer: Promise<unknown> | undefined, path = '/public-list/list-1') {
  vi.resetModules();
  if (answer) window.earlyList = { path, answer };
  else delete window.earlyList;
  return { ...(await import('./earlyList.ts')), ...(await import('./earlyRequest.ts')) };
}

beforeEach(() => {
  delete window.earlyList;
});

describe('§7 the public list before any SDK: its early response', () => {
  it('is the same list as from the live listener', async () => {
    const early = await startWith(Promise.resolve(body));
    expect(await early.earlyAnswer('list-1')).toEqual({ list });
    expect(early.earlyAnswerNow('list-1')).toEqual({ list });
  });

  it('is only for the requested list', async () => {
    const early = await startWith(Promise.resolve(body));
    expect(await early.earlyAnswer('list-2')).toBeNull();
    expect(early.earlyAnswerNow('list-2')).toBeNull();
  });

  it('reports a list that does not exist', async () => {
    const early = await startWith(Promise.resolve(404));
    expect(await early.earlyAnswer('list-1')).toEqual({ list: null });
  });

  it.each([
    ['failed', 0],
    ['not what was asked for', { error: {} }],
    ['nothing', null],
  ])('that %s is none: the listener brings the list', async (_what, answer) => {
    const early = await startWith(Promise.resolve(answer));
    expect(await early.earlyAnswer('list-1')).toBeNull();
    await early.afterFirstScreen();
  });

  it('reports that a list is private to a visitor; a user may be a member', async () => {
    const early = await startWith(Promise.resolve(403));
    expect(await early.earlyAnswer('list-1')).toEqual({ list: null, isPrivate: true });
    localStorage.setItem('giftlists.viewer', JSON.stringify('ann'));
    expect(await early.earlyAnswer('list-1')).toBeNull();
  });

  it('is discarded once the listener has delivered the list', async () => {
    const early = await startWith(Promise.resolve(body));
    await early.earlyAnswer('list-1');
    early.forgetEarlyAnswer();
    expect(early.earlyAnswerNow('list-1')).toBeNull();
    expect(await early.earlyAnswer('list-1')).toBeNull();
  });

  it('is discarded when it arrives after the listener’s list', async () => {
    const answer = deferred<unknown>();
    const early = await startWith(answer.promise);
    early.forgetEarlyAnswer();
    answer.resolve(body);
    await answer.promise;
    expect(early.earlyAnswerNow('list-1')).toBeNull();
  });

  it('does not delay other pages', async () => {
    const early = await startWith(undefined);
    await early.afterFirstScreen();
    await early.earlyAnswerOrTimeout();
    expect(await early.earlyAnswer('list-1')).toBeNull();
  });

  it('delays nothing for more than 2.5 seconds', async () => {
    vi.useFakeTimers();
    try {
      const early = await startWith(new Promise(() => undefined));
      const listening = early.afterFirstScreen();
      await vi.advanceTimersByTimeAsync(2_499);
      const first = await Promise.race([
        listening.then(() => 'listening'),
        Promise.resolve('held'),
      ]);
      expect(first).toBe('held');
      await vi.advanceTimersByTimeAsync(1);
      await listening;
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not used for an address that cannot be decoded', async () => {
    const early = await startWith(Promise.resolve(body), '/public-list/%E0%A4%A');
    expect(await early.earlyAnswer('list-1')).toBeNull();
  });
});
