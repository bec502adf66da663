import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timeOf } from '../../testing/fakeTimers.ts';
import { deferred } from '../../testing/deferred.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { encodeValue } from '../../testing/restValues.ts';

const list = listOf({ items: [itemOf({ price: 12 }), itemOf({ id: 'item-2', price: 0.5 })] });
const document = {
  name: 'projects/p/databases/(default)/documents/lists/list-1',
  fields: encodeValue(list).mapValue,
};
const body = { ...document, ...(document.fields as { fields: Record<string, unknown> }) };

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

  it('is one object however often it is asked for, so that no card is rendered again', async () => {
    const early = await startWith(Promise.resolve(body));
    const answer = await early.earlyAnswer('list-1');
    expect(early.earlyAnswerNow('list-1')).toBe(answer);
  });

  it('is a list without items where the server leaves out what is empty', async () => {
    const { items: _left, ...rest } = body.fields;
    const empty = { ...body, fields: { ...rest, items: { arrayValue: {} } } };
    const early = await startWith(Promise.resolve(empty));
    expect(await early.earlyAnswer('list-1')).toEqual({ list: { ...list, items: [] } });
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
    ['no document', { name: 1, fields: {} }],
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

  it('is not used for an address that cannot be decoded', async () => {
    const early = await startWith(Promise.resolve(body), '/public-list/%E0%A4%A');
    expect(await early.earlyAnswer('list-1')).toBeNull();
  });
});

describe('§7 what waits for the early response', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is the prerendered page, for a second at most, and the SDKs, for 2.5 seconds', async () => {
    const early = await startWith(new Promise(() => undefined));
    expect(await timeOf(early.earlyAnswerOrTimeout())).toBe(1_000);
    expect(await timeOf(early.afterFirstScreen())).toBe(2_500);
  });

  it('goes on as soon as it is known that there is nothing to show', async () => {
    const early = await startWith(Promise.resolve(503));
    expect(await timeOf(early.earlyAnswerOrTimeout())).toBe(0);
    expect(await timeOf(early.afterFirstScreen())).toBe(0);
  });

  it('are the SDKs until the list is painted; the page shows it at once', async () => {
    const early = await startWith(Promise.resolve(body));
    expect(await timeOf(early.earlyAnswerOrTimeout())).toBe(0);
    // Two frames.
    expect(await timeOf(early.afterFirstScreen())).toBeGreaterThan(16);
  });

  it('is not waited for on a page that has requested none', async () => {
    const early = await startWith(undefined);
    expect(await timeOf(early.earlyAnswerOrTimeout())).toBe(0);
  });
});
