import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceTime, until } from '../../testing/fakeTimers.ts';
import { loggedTo } from '../../testing/logs.ts';
import { requests, mockProductRequests } from '../../testing/productRequests.ts';
import { useBulkProducts } from './useBulkProducts.ts';

mockProductRequests();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

const url = (name: string) => `https://shop.example/${name}`;
const product = { name: 'Kettle', price: 24, currency: 'USD', imageUrl: url('k.png') };

const tooMany = { error: { code: 'too-many', message: 'Slow down' } };

function read(...names: string[]) {
  const hook = renderHook(({ urls }) => useBulkProducts(urls), {
    initialProps: { urls: names.map(url) },
  });
  return {
    states: () => hook.result.current.map(({ status }) => status),
    others: (...next: string[]) => hook.rerender({ urls: next.map(url) }),
    leave: () => hook.unmount(),
  };
}

describe('F4: several products are read a few at a time', () => {
  it('three at once, in order; each shows its state', async () => {
    const { states } = read('a', 'b', 'c', 'd');
    await until(() => expect(requests).toHaveLength(3));
    expect(states()).toEqual(['reading', 'reading', 'reading', 'waiting']);
    requests[1]?.answer(product);
    await until(() => expect(requests).toHaveLength(4));
    expect(requests[3]?.url).toBe(url('d'));
    await until(() => expect(states()).toEqual(['reading', 'filled', 'reading', 'reading']));
  });

  it.each([
    ['no price', { ...product, price: null }],
    ['no picture', { ...product, imageUrl: null }],
    ['no name', { ...product, name: null }],
  ])('what a page tells in part needs a look: %s', async (_, answer) => {
    const { states } = read('a');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer(answer);
    await until(() => expect(states()).toEqual(['incomplete']));
  });

  it('one that is never answered fails in the end, so that the others can be added', async () => {
    const { states } = read('a', 'b');
    await until(() => expect(requests).toHaveLength(2));
    requests[1]?.answer(product);
    await until(() => expect(states()).toEqual(['reading', 'filled']));
    await advanceTime(30_000);
    expect(states()).toEqual(['failed', 'filled']);
    expect(loggedTo('warn')).toHaveLength(1);
  });

  it('one that fails does not delay the others', async () => {
    const { states } = read('a', 'b');
    await until(() => expect(requests).toHaveLength(2));
    requests[0]?.answer({ error: { code: 'no-product', message: 'No product' } }, 422);
    requests[1]?.answer(product);
    await until(() => expect(states()).toEqual(['failed', 'filled']));
    expect(loggedTo('warn')).toHaveLength(1);
  });

  it('a shop that turns us away is another state than a page without a product', async () => {
    const { states } = read('a');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer({ error: { code: 'turned-away', message: 'No' } }, 422);
    await until(() => expect(states()).toEqual(['turned-away']));
    expect(loggedTo('warn')).toHaveLength(1);
  });

  it('at the rate limit it waits as long as the response says, and fails after ten refusals', async () => {
    const { states } = read('a');
    for (let turn = 1; turn <= 10; turn += 1) {
      await until(() => expect(requests).toHaveLength(turn));
      requests[turn - 1]?.answer(tooMany, 429, { 'Retry-After': '7' });
      if (turn === 10) break;
      await until(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await advanceTime(6_900);
      expect(requests).toHaveLength(turn);
      expect(states()).toEqual(['waiting']);
      await advanceTime(200);
    }
    await until(() => expect(states()).toEqual(['failed']));
    expect(loggedTo('warn')).toHaveLength(1);
  });

  it('at the rate limit, of which a request is accepted every three seconds, every page is read', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { states } = read(...names);
    const refuse = async (...indexes: number[]) => {
      for (const index of indexes) {
        await until(() => expect(requests).toHaveLength(Math.max(...indexes) + 1));
        requests[index]?.answer(tooMany, 429, { 'Retry-After': '3' });
      }
      await until(() => expect(vi.getTimerCount()).toBe(1));
      await until(() => expect(states()).not.toContain('reading'));
      await advanceTime(3_000);
    };
    await refuse(0, 1, 2);
    for (const [accepted, name] of names.entries()) {
      // One request is accepted, and the next one is refused.
      const at = 3 + 2 * accepted;
      await until(() => expect(requests).toHaveLength(at + 1));
      expect(requests[at]?.url).toBe(url(name));
      requests[at]?.answer(product);
      if (accepted < 5) await refuse(at + 1);
    }
    await until(() => expect(states()).toEqual(names.map(() => 'filled')));
    expect(requests).toHaveLength(3 + 6 + 5);
  });

  it('one that is refused after the others were read is read again, too', async () => {
    const { states } = read('a', 'b', 'c');
    await until(() => expect(requests).toHaveLength(3));
    requests[0]?.answer(product);
    requests[1]?.answer(product);
    await until(() => expect(states()).toEqual(['filled', 'filled', 'reading']));
    requests[2]?.answer(tooMany, 429, { 'Retry-After': '3' });
    await until(() => expect(vi.getTimerCount()).toBe(1));
    await advanceTime(3_000);
    await until(() => expect(requests).toHaveLength(4));
    requests[3]?.answer(product);
    await until(() => expect(states()).toEqual(['filled', 'filled', 'filled']));
  });

  it('waits also when it was a server in between that set the limit, with a text of its own', async () => {
    const { states } = read('a');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer('Rate limit exceeded', 429, { 'Retry-After': '7' });
    await until(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await advanceTime(7_100);
    await until(() => expect(requests).toHaveLength(2));
    requests[1]?.answer(product);
    await until(() => expect(states()).toEqual(['filled']));
  });

  it('a wait at the rate limit that ends after unmounting requests nothing', async () => {
    const { leave } = read('a');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer(tooMany, 429, { 'Retry-After': '7' });
    await until(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    leave();
    await advanceTime(7_100);
    expect(requests).toHaveLength(1);
  });

  it('other addresses restart it; nothing is requested after unmounting', async () => {
    const { states, others, leave } = read('a', 'b', 'c', 'd');
    await until(() => expect(requests).toHaveLength(3));
    others('x');
    await until(() => expect(requests).toHaveLength(4));
    requests[0]?.answer(product);
    requests[3]?.answer(product);
    await until(() => expect(states()).toEqual(['filled']));
    leave();
    expect(requests).toHaveLength(4);
  });
});
