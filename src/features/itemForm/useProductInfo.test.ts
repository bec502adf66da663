import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCapturedProduct, writeCapturedProduct } from '../../device/adding/capturedProduct.ts';
import { advanceTime, until } from '../../testing/fakeTimers.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { requests, mockProductRequests } from '../../testing/productRequests.ts';
import { useProductInfo } from './useProductInfo.ts';

const KETTLE = 'https://shop.example/kettle';
const LAMP = 'https://shop.example/lamp';

mockProductRequests();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

function typed(first: string, known = '') {
  const hook = renderHook(({ url }) => useProductInfo(url, known), {
    initialProps: { url: first },
  });
  return { type: (url: string) => hook.rerender({ url }), info: () => hook.result.current };
}

/** Types an address and waits for its request. */
async function requested(url: string) {
  const form = typed(url);
  await advanceTime(600);
  await until(() => expect(requests).toHaveLength(1));
  return form;
}

describe('§9 auto-fill debounce: 600 ms', () => {
  it('requests 600 ms after the URL becomes valid and not earlier', async () => {
    const { info } = typed(KETTLE);
    await advanceTime(599);
    expect(info().status).toBe('idle');
    expect(requests).toHaveLength(0);
    await advanceTime(1);
    expect(info().status).toBe('loading');
    await until(() => expect(requests).toHaveLength(1));
  });

  it('restarts with each change of the URL, and requests only the last one', async () => {
    const { type } = typed('https://shop.example/k');
    await advanceTime(500);
    type('https://shop.example/ke');
    await advanceTime(500);
    type(KETTLE);
    await advanceTime(599);
    expect(requests).toHaveLength(0);
    await advanceTime(1);
    await until(() => expect(requests.map(({ url }) => url)).toEqual([KETTLE]));
  });

  it.each(['', 'kettle', 'shop.example/kettle', 'javascript:alert(1)', 'ftp://shop.example'])(
    'never asks for what is no web address: %j',
    async (url) => {
      const { info } = typed(url);
      await advanceTime(5_000);
      expect(info().status).toBe('idle');
      expect(requests).toHaveLength(0);
    },
  );

  it('does not request the address that is already filled in', async () => {
    const { info, type } = typed(KETTLE, KETTLE);
    await advanceTime(5_000);
    expect(info().status).toBe('idle');
    type(LAMP);
    await advanceTime(600);
    await until(() => expect(requests.map(({ url }) => url)).toEqual([LAMP]));
  });

  it('requests nothing after the form is closed', async () => {
    const { unmount } = renderHook(() => useProductInfo(KETTLE, ''));
    await advanceTime(300);
    unmount();
    await advanceTime(1_000);
    expect(requests).toHaveLength(0);
  });
});

describe('§7 product info fetch', () => {
  it('POSTs {url} with the ID token and reads name, price, imageUrl, color, size', async () => {
    const { info } = await requested(KETTLE);
    expect(requests[0]).toMatchObject({ url: KETTLE, authorization: 'Bearer token-of-ann' });
    const product = {
      name: 'Kettle',
      price: 24.5,
      currency: 'USD',
      imageUrl: 'https://shop.example/k.png',
      color: 'Blue',
      size: '1 l',
    };
    requests[0]?.answer(product);
    await until(() => expect(info()).toEqual({ status: 'filled', product }));
  });

  it('ignores fields of the response that are not in the contract', async () => {
    const { info } = await requested(KETTLE);
    requests[0]?.answer({ name: 7, price: '12', imageUrl: ' ', color: null, extra: 'x' });
    const nothing = {
      name: null,
      price: null,
      currency: null,
      imageUrl: null,
      color: null,
      size: null,
    };
    await until(() => expect(info()).toEqual({ status: 'filled', product: nothing }));
  });

  it('ignores the response for an address that is no longer in the field', async () => {
    const { info, type } = await requested(KETTLE);
    type(LAMP);
    requests[0]?.answer({ name: 'Kettle' });
    await advanceTime(600);
    await until(() => expect(requests).toHaveLength(2));
    expect(info().status).toBe('loading');
    requests[1]?.answer({ name: 'Lamp' });
    await until(() =>
      expect(info()).toMatchObject({ status: 'filled', product: { name: 'Lamp' } }),
    );
  });

  it('removes the product when the address is cleared', async () => {
    const { info, type } = await requested(KETTLE);
    requests[0]?.answer({ name: 'Kettle' });
    await until(() => expect(info().status).toBe('filled'));
    type('');
    expect(info().status).toBe('idle');
  });
});

describe('§8 auto-fill failure is logged only', () => {
  it.each([
    [502, { error: { code: 'unreachable', message: 'The page did not answer.' } }],
    [500, 'not the contract'],
  ])('HTTP %d', async (status, body) => {
    const { info } = await requested(KETTLE);
    requests[0]?.answer(body, status);
    await until(() => expect(info()).toEqual({ status: 'failed' }));
    expect(loggedOnce('warn')[0]).toBe('Auto-fill failed');
  });
});

it('§8 auto-fill without a network is told apart from a page that cannot be read', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { info } = await requested(KETTLE);
  requests[0]?.answer({}, 502);
  await until(() => expect(info()).toEqual({ status: 'offline' }));
  expect(loggedOnce('warn')[0]).toBe('Auto-fill failed');
});

describe('F4 a shop that turns our server away', () => {
  it('is told apart from other failures by the status 422 and its code', async () => {
    const { info, type } = await requested(KETTLE);
    requests[0]?.answer({ error: { code: 'turned-away', message: 'No' } }, 422);
    await until(() => expect(info()).toEqual({ status: 'turned-away' }));
    expect(loggedOnce('warn')[0]).toBe('Auto-fill failed');
    type(LAMP);
    await advanceTime(600);
    await until(() => expect(requests).toHaveLength(2));
    requests[1]?.answer({ error: { code: 'unreadable', message: 'No' } }, 422);
    await until(() => expect(info()).toEqual({ status: 'failed' }));
    expect(loggedOnce('warn')[0]).toBe('Auto-fill failed');
  });
});

describe('F4 what was handed over', () => {
  const product = {
    name: 'Kettle',
    price: 24.5,
    currency: 'EUR',
    imageUrl: null,
    color: 'Blue',
    size: null,
  };

  it('is taken instead of asking, once and only for its address', async () => {
    writeCapturedProduct({ url: KETTLE, name: '', product });
    const { info, type } = typed(LAMP);
    expect(info().status).toBe('idle');
    type(KETTLE);
    expect(info()).toEqual({ status: 'filled', product });
    await advanceTime(5_000);
    expect(requests).toHaveLength(0);
    expect(readCapturedProduct(KETTLE)).toBeNull();
    type(LAMP);
    await advanceTime(600);
    await until(() => expect(requests.map(({ url }) => url)).toEqual([LAMP]));
  });

  it('a name alone is taken where the page has none, or cannot be read', async () => {
    writeCapturedProduct({ url: KETTLE, name: 'A kettle', product: null });
    const { info } = await requested(KETTLE);
    requests[0]?.answer({ name: null, price: 12 });
    await until(() => expect(info()).toMatchObject({ product: { name: 'A kettle', price: 12 } }));

    writeCapturedProduct({ url: LAMP, name: 'A lamp', product: null });
    const lamp = typed(LAMP);
    await advanceTime(600);
    await until(() => expect(requests).toHaveLength(2));
    requests[1]?.answer({ error: { code: 'turned-away', message: 'No' } }, 422);
    await until(() =>
      expect(lamp.info()).toMatchObject({ status: 'turned-away', product: { name: 'A lamp' } }),
    );
    expect(loggedOnce('warn')[0]).toBe('Auto-fill failed');
  });
});
