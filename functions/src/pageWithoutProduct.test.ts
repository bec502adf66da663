import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../src/extract/page/pageKind.ts';
import type { Reading } from '../../src/extract/extract.ts';
import { Failure } from './errors.ts';
import { MUG, request, setUp } from './fetchProduct.testing.ts';

const NOTHING = { ...MUG, name: null };
const START = 'https://shop.example.com/p';
const AMP = 'https://shop.example.com/amp/p';

/** Reads pages as these, by their address, and all others as nothing. */
const readings = (byUrl: Record<string, Partial<Reading>>) => ({
  readPage: (_: string, url: string): Reading => ({
    product: NOTHING,
    kind: null,
    alternate: null,
    ...byUrl[url],
  }),
});

/** A shop whose AMP page cannot be read. */
const withoutAmp = (error: unknown) =>
  setUp({
    ...readings({ [START]: { kind: 'script', alternate: AMP } }),
    fetchPage: async (url) => {
      if (url === AMP) throw error;
      return { html: '', url };
    },
  });

it('§7 a page without a product is 422 and not remembered', async () => {
  const { handle, fetched } = setUp({
    readPage: () => ({ product: { ...MUG, name: null }, kind: null, alternate: null }),
  });
  expect((await handle(request())).status).toBe(422);
  await handle(request());
  expect(fetched).toHaveLength(2);
});

describe('a page without a product', () => {
  it.each<[PageKind, string]>([
    ['robot-check', 'turned-away'],
    ['denied', 'turned-away'],
    ['region', 'turned-away'],
    ['consent', 'turned-away'],
    ['login', 'turned-away'],
    ['age', 'turned-away'],
    ['script', 'turned-away'],
    ['missing', 'no-product'],
    ['error', 'no-product'],
  ])('§7 of kind %s is %s', async (kind, code) => {
    const { handle } = setUp(readings({ [START]: { kind } }));
    const answer = await handle(request());
    expect(answer.status).toBe(422);
    const message =
      code === 'turned-away'
        ? "This shop doesn't let us read its pages."
        : 'No product was found on this page.';
    expect(answer.body).toEqual({ error: { code, message } });
  });

  it('§7 is read at its other address, once', async () => {
    const { handle, fetched } = setUp(
      readings({ [START]: { alternate: AMP }, [AMP]: { product: MUG } }),
    );
    expect(await handle(request())).toMatchObject({ status: 200, body: MUG });
    expect(fetched).toEqual([START, AMP]);
    const never = setUp(readings({ [START]: { alternate: AMP }, [AMP]: { alternate: START } }));
    expect(await never.handle(request())).toMatchObject({
      body: { error: { code: 'no-product' } },
    });
    expect(never.fetched).toEqual([START, AMP]);
  });

  it('§7 is what the first page was when the other address fails', async () => {
    const answer = await withoutAmp(new Failure('refused')).handle(request());
    expect(answer.body).toMatchObject({ error: { code: 'turned-away' } });
    const broken = await withoutAmp(new TypeError('x')).handle(request());
    expect(broken.body).toMatchObject({ error: { code: 'internal' } });
  });

  it('§7 has one time for both addresses', async () => {
    let time = 0;
    const allowed: number[] = [];
    const slow = (ms: number) =>
      setUp({
        ...readings({ [START]: { alternate: AMP } }),
        now: () => time,
        fetchPage: async (url, _, totalMs) => {
          allowed.push(totalMs);
          time += ms;
          return { html: '', url };
        },
      });
    await slow(3000).handle(request());
    expect(allowed).toEqual([8000, 5000]);
    await slow(7600).handle(request());
    expect(allowed).toEqual([8000, 5000, 8000]);
  });

  it.each<PageKind>(['login', 'robot-check', 'missing'])(
    '§7 of kind %s is not tried elsewhere',
    async (kind) => {
      const { handle, fetched } = setUp(
        readings({ [START]: { kind, alternate: AMP }, [AMP]: { product: MUG } }),
      );
      expect((await handle(request())).status).toBe(422);
      expect(fetched).toEqual([START]);
    },
  );
});
