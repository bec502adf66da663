import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, until } from '../../testing/answers.ts';
import { loggedTo } from '../../testing/logs.ts';
import { requests, useShop } from '../../testing/shop.ts';
import { useBulkProducts } from './useBulkProducts.ts';

useShop();
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
    await pass(30_000);
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

  it('at the rate limit it waits as long as the response says, and fails after the last try', async () => {
    const { states } = read('a');
    for (let turn = 1; turn <= 10; turn += 1) {
      await until(() => expect(requests).toHaveLength(turn));
      requests[turn - 1]?.answer(tooMany, 429, { 'Retry-After': '7' });
      if (turn === 10) break;
      await until(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await pass(6_900);
      expect(requests).toHaveLength(turn);
      expect(states()).toEqual(['reading']);
      await pass(200);
    }
    await until(() => expect(states()).toEqual(['failed']));
    expect(loggedTo('warn')).toHaveLength(1);
  });

  it('at the rate limit, of which a request is accepted every three seconds, every page is read', async () => {
    const { states } = read('a', 'b', 'c', 'd', 'e', 'f');
    let answered = 0;
    // How many requests there have been by then: those that waited, and the next address's, if any is left.
    for (const [accepted, total] of [3, 7, 11, 15, 18, 20, 21].entries()) {
      let isAccepted = accepted > 0;
      await until(() => {
        for (const request of requests.slice(answered)) {
          if (isAccepted) request.answer(product);
          else request.answer(tooMany, 429, { 'Retry-After': '3' });
          isAccepted = false;
          answered += 1;
        }
        expect(answered).toBe(total);
      });
      await until(() => expect(vi.getTimerCount()).toBe(Math.min(3, 6 - accepted)));
      await pass(3_000);
    }
    expect(states()).toEqual(Array.from({ length: 6 }, () => 'filled'));
  });

  it('waits also when it was a server in between that set the limit, with a text of its own', async () => {
    const { states } = read('a');
    await until(() => expect(requests).toHaveLength(1));
    requests[0]?.answer('Rate limit exceeded', 429, { 'Retry-After': '7' });
    await until(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await pass(7_100);
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
    await pass(7_100);
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
