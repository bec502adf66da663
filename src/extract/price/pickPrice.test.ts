import { describe, expect, it } from 'vitest';
import type { Candidate } from '../evidence.ts';
import { extract } from '../extract.ts';
import { parsePage } from '../page/parse.ts';
import { said } from '../said.testing.ts';
import type { Money } from './money/money.ts';
import { pickCurrency, pickPrice } from './pickPrice.ts';
import type { VisiblePrice } from './shown/visiblePrice.ts';

const [element] = parsePage('<b>x</b>').elements;

/** A price that is seen. */
function seen(amount: number, score: number, more: Partial<VisiblePrice> = {}): VisiblePrice {
  if (element === undefined) throw new Error('The page has no element.');
  const value: Money = { amount, currency: null };
  return {
    value,
    score,
    clues: new Map(),
    said: null,
    label: '',
    element,
    struck: false,
    foreign: false,
    plausible: true,
    usual: false,
    kind: 0,
    ...more,
  };
}

const money = (amount: number, currency: string | null = null): Money => ({ amount, currency });
const amountOf = (stated: Candidate<Money>[], visible: VisiblePrice[] = []): number | null =>
  pickPrice(stated, visible)?.amount ?? null;

it('§7 another product that costs as much is nothing against what two kinds of sources state', () => {
  const other = seen(5, -31, { plausible: false, clues: new Map([['elsewhere', -50]]) });
  expect(amountOf(said([money(5), 36, 'option'], [money(5), 12, 'state']), [other])).toBe(5);
});

/** Whether the amount 5 is told when these kinds state it. */
const amountStated = (...kinds: [number, string][]): number | null =>
  amountOf(kinds.map(([score, reason]) => ({ value: money(5), score, reason })));

describe('the price', () => {
  it('§7 is told where enough speaks for it', () => {
    expect(amountOf(said([money(5), 34, 'ld']))).toBe(5);
    expect(amountOf(said([money(5), 33, 'ld']))).toBeNull();
    expect(amountOf([])).toBeNull();
  });

  it('§7 is not an unmarked amount that is too low or too high beside what markup is sure of', () => {
    const stated = said([money(100), 60, 'ld'], [money(100), 40, 'meta']);
    const crossed = seen(100, 10, { struck: true, plausible: false });
    expect(amountOf(stated, [crossed, seen(5, 90)])).toBe(100);
    expect(amountOf(stated, [crossed, seen(500, 90)])).toBe(100);
    expect(amountOf(stated, [crossed, seen(60, 90)])).toBe(60);
    expect(amountOf(stated, [crossed, seen(5, 90, { clues: new Map([['price', 14]]) })])).toBe(5);
    expect(amountOf(said([money(100), 40, 'meta']), [crossed, seen(5, 90)])).toBe(5);
  });

  it.each([
    // [what the page shows, the price]
    [53.12, 53.12],
    [53.11, 53.11],
    [52.24, 52.24],
    // No rate of any country, and what a reduction by a fifth leads from.
    [53.3, 43.9],
    [54.88, 43.9],
    [39.51, 43.9],
  ])('§7 that markup states without tax is what the page shows with it: %d', (shown, price) => {
    expect(amountOf(said([money(43.9), 60, 'ld']), [seen(shown, 46)])).toBe(price);
  });

  it('§7 that markup states without tax is not what is crossed out, nor where the page shows it', () => {
    const stated = said([money(43.9), 60, 'ld']);
    expect(amountOf(stated, [seen(53.12, 46, { struck: true })])).toBe(43.9);
    expect(amountOf(stated, [seen(53.12, 46, { plausible: false })])).toBe(43.9);
    expect(amountOf(stated, [seen(53.12, 46), seen(43.9, 20)])).toBe(43.9);
  });

  it('§7 is the one for which most speaks', () => {
    expect(amountOf(said([money(5), 40, 'ld'], [money(6), 50, 'meta']))).toBe(6);
    expect(amountOf(said([money(5), 60, 'ld'], [money(6), 50, 'meta']))).toBe(5);
  });

  it('§7 gains from another kind, not from more of the same', () => {
    expect(amountStated([30, 'ld offer'], [8, 'meta'])).toBe(5);
    expect(amountStated([30, 'ld offer'], [7, 'meta'])).toBeNull();
    expect(amountStated([30, 'meta'], [8, 'microdata'])).toBe(5);
    // The first word of a reason is the kind.
    expect(amountStated([30, 'ld offer'], [30, 'ld other'])).toBeNull();
    expect(amountStated([20, 'ld'], [34, 'ld'], [1, 'ld'])).toBe(5);
  });

  it('§7 gains a half from the second kind and a third from the third, the best first', () => {
    expect(amountStated([9, 'a'], [12, 'b'], [25, 'c'])).toBe(5);
    expect(amountStated([9, 'a'], [12, 'b'], [24, 'c'])).toBeNull();
    expect(amountStated([8, 'a'], [12, 'b'], [25, 'c'])).toBeNull();
  });

  it('§7 that markup states gains from being seen, and loses little from being seen badly', () => {
    expect(amountOf(said([money(5), 20, 'ld']), [seen(5, 14)])).toBe(5);
    expect(amountOf(said([money(5), 20, 'ld']), [seen(5, 13)])).toBeNull();
    expect(amountOf(said([money(5), 20, 'ld']), [seen(5, 14), seen(5, 1)])).toBe(5);
    expect(amountOf(said([money(5), 64, 'ld']), [seen(5, -90)])).toBe(5);
    expect(amountOf(said([money(5), 63, 'ld']), [seen(5, -90)])).toBeNull();
  });

  it('§7 that is struck through is what is asked where markup is sure and nothing else is shown', () => {
    const stated = said([money(10), 52, 'microdata'], [money(10), 40, 'meta']);
    const struck = seen(10, -6, { struck: true, plausible: false });
    expect(amountOf(stated, [struck])).toBe(10);
    expect(amountOf([...stated, ...said([money(8), 45, 'ld'])], [struck])).toBe(8);
    expect(amountOf(stated, [struck, seen(8, 60)])).toBe(8);
    expect(amountOf(said([money(10), 52, 'microdata']), [struck])).toBeNull();
  });

  it('§7 that is struck through loses, unless it is seen otherwise, too', () => {
    const stated = said([money(5), 60, 'ld']);
    const struck = seen(5, 10, { struck: true });
    expect(amountOf(stated, [struck])).toBeNull();
    expect(amountOf(stated, [struck, seen(5, 20)])).toBe(5);
    expect(amountOf(said([money(5), 50, 'ld']), [struck, seen(5, 20)])).toBe(5);
    expect(amountOf(said([money(5), 50, 'ld']), [struck, seen(5, 19)])).toBeNull();
    expect(amountOf(stated, [seen(6, 10, { struck: true })])).toBe(5);
    expect(amountOf(said([money(5), 64, 'ld']), [struck])).toBe(5);
  });

  it.each([
    // [score, of a rival, is told]
    [48, 40, true],
    [47, 40, false],
    [20, 5, true],
    [20, 6, false],
    [20, -50, true],
    [19, -50, false],
  ])(
    '§7 that is only seen must look like it, or have no rival: %d and %d',
    (score, rival, told) => {
      expect(amountOf([], [seen(5, score), seen(6, rival)])).toBe(told ? 5 : null);
    },
  );

  it('§7 that is only seen must look like it also without a rival, far from the name', () => {
    expect(
      amountOf(
        [],
        [
          seen(5, 34, {
            clues: new Map([
              ['label', 14],
              ['near', -8],
            ]),
          }),
        ],
      ),
    ).toBeNull();
    expect(
      amountOf(
        [],
        [
          seen(5, 34, {
            clues: new Map([
              ['price', 14],
              ['near', -8],
            ]),
          }),
        ],
      ),
    ).toBe(5);
    expect(amountOf([], [seen(5, 48, { clues: new Map([['near', -8]]) })])).toBe(5);
  });

  it('§7 that is only seen needs no rival to be compared with', () => {
    expect(amountOf([], [seen(5, 34)])).toBe(5);
  });

  it('§7 has the currency that any of its sources tells', () => {
    const stated = said([money(5), 30, 'ld']);
    expect(pickPrice(stated, [seen(5, 30, { value: money(5, 'EUR') })])).toEqual(money(5, 'EUR'));
    expect(stated).toEqual(said([money(5), 30, 'ld']));
    expect(
      pickPrice(said([money(5, 'USD'), 40, 'ld']), [seen(5, 30, { value: money(5, 'EUR') })]),
    ).toEqual(money(5, 'USD'));
  });

  it.each([
    ['nothing is seen', 49.995, [], 50],
    ['it is seen rounded down', 49.995, [seen(49.99, 0)], 49.99],
    ['it is seen a coin less', 49.999, [seen(49.99, 0)], 49.99],
    ['both are seen', 49.993, [seen(50, 0), seen(49.99, 0)], 49.99],
    ['it is seen struck through', 49.995, [seen(49.99, 50, { struck: true })], 50],
    ['another is seen', 49.995, [seen(49.98, 0)], 50],
    ['another of whole coins is seen', 49.99, [seen(50, 0)], 49.99],
    ['it is less than a coin', 0.003, [], 0.003],
  ])('§7 with fractions of a coin is as it is paid where %s', (_, amount, visible, paid) => {
    expect(amountOf(said([money(amount, 'EUR'), 60, 'ld']), visible)).toBe(paid);
  });

  it('§7 in text may be thousands where the page shows them', () => {
    const stated = said([{ amount: 1.299, currency: 'EUR', grouped: 1299 }, 60, 'ld']);
    expect(amountOf(stated)).toBe(1.3);
    expect(amountOf(stated, [seen(1299, 0)])).toBe(1299);
    expect(amountOf(stated, [seen(7, 0)])).toBe(1.3);
    expect(amountOf(stated, [seen(1299, 0), seen(1.3, 0)])).toBe(1.3);
  });
});

/** The price of a page that states Canadian dollars in its markup, and shows this. */
const priceShown = (shown: string): { price: number | null; currency: string | null } =>
  extract(
    `<title>Blue Mug</title><script type="application/ld+json">{"@type":"Product","name":"Blue Mug","offers":{"price":"52.00","priceCurrency":"CAD"}}</script>
      <meta property="product:price:amount" content="52.00"><meta property="product:price:currency" content="CAD">
      <main><h1>Blue Mug</h1>${shown}<button>Add to cart</button></main>`,
    'https://www.blue-mugs.com/mug',
  );

describe('the price that a shop converts for its visitor', () => {
  it('§7 is what it shows, in the currency it shows', () => {
    expect(priceShown('<p class="price">US$ 36.97</p>')).toMatchObject({
      price: 36.97,
      currency: 'USD',
    });
  });

  it('§7 is what markup states where the sign may mean the same currency, or nothing is shown as the price', () => {
    expect(priceShown('<p class="price">$49.00</p>').currency).toBe('CAD');
    expect(priceShown('<p>Ships free from US$ 36.97</p>')).toMatchObject({
      price: 52,
      currency: 'CAD',
    });
    const unsigned = '<p class="price">52.00</p><p class="price">£ 4.00 deposit</p>';
    expect(priceShown(unsigned)).toMatchObject({ price: 52, currency: 'CAD' });
    expect(priceShown('<p class="price">C$ 52.00</p><p class="price">(US$ 36.97)</p>').price).toBe(
      52,
    );
  });
});

describe('the currency', () => {
  it.each([
    [money(5, 'EUR'), ['USD'], 'EUR'],
    [money(5), ['', 'euros', 'usd', 'EUR'], 'USD'],
    [money(5), [], null],
    [null, ['USD'], null],
  ])('§7 of %j where %j are named is %s', (price, named, code) => {
    expect(pickCurrency(price, named)).toBe(code);
  });
});
