/** The handler with mocks of all it depends on, and requests to it. */

import type { Product } from '../../src/model/product.ts';
import { Failure } from './errors.ts';
import { createFetchProduct, type Dependencies, type Incoming } from './fetchProduct.ts';

export const MUG: Product = {
  name: 'Mug',
  price: 5,
  currency: 'EUR',
  imageUrl: null,
  color: null,
  size: null,
};

export function setUp(changes: Partial<Dependencies> = {}) {
  const fetched: string[] = [];
  const logged: unknown[] = [];
  const handle = createFetchProduct({
    verifyUser: async (header) => {
      if (header?.startsWith('Bearer ') !== true) throw new Failure('unauthenticated');
      return header.slice(7);
    },
    verifyAppCheck: async (header) => {
      if (header !== 'good') throw new Failure('unauthenticated');
    },
    fetchPage: async (url) => {
      fetched.push(url);
      return { html: '<p>secret page text</p>', url };
    },
    readPage: () => ({ product: MUG, kind: null, alternate: null }),
    settings: () => ({ allowed: new Set(), dnsServer: null, appCheck: false }),
    log: (outcome) => logged.push({ ...outcome }),
    ...changes,
  });
  return { handle, fetched, logged };
}

export const bytes = (body: unknown): Uint8Array => Buffer.from(JSON.stringify(body));

export function request(changes: Partial<Incoming> = {}): Incoming {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ana' },
    rawBody: bytes({ url: 'https://shop.example.com/p' }),
    ip: '198.51.100.1',
    ...changes,
  };
}

export function signedIn(name: string, changes: Partial<Incoming> = {}): Incoming {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${name}` };
  return request({ headers, ...changes });
}
