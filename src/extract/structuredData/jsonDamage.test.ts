import { describe, expect, it } from 'vitest';
import { parseBeforeDamage } from './jsonDamage.ts';
import { extract } from '../extract.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

describe('parseBeforeDamage', () => {
  it.each([
    ['{"a":1,"b":{"c":"x"},"d":{"e":"he said "no" to it"},"f":2}', { a: 1, b: { c: 'x' }, d: {} }],
    ['{"a":1,"r":[{"x":"fine"},{"y":"a "b" c"}]}', { a: 1, r: [{ x: 'fine' }, {}] }],
    ['[{"a":1},{"b":"c"d"}]', [{ a: 1 }, {}]],
    ['{"a":"1","b":"not closed', { a: '1' }],
    ['{"a":"x, \\"y\\" ]","b":"c "d", e"}', { a: 'x, "y" ]' }],
    ['{"a":1 "b":2}', undefined],
    ['{"a":1,"price": 29,99,"b":2}', { a: 1 }],
    ['{"a":1},{"b":2}', { a: 1 }],
    ['<!-- {"a":1,\n"b":"line\nbreak","c":"d "e" f"} -->', { a: 1, b: 'line break' }],
  ])('§7 keeps what stands before a quote that ends a text too early: %s', (text, kept) => {
    expect(parseBeforeDamage(text)).toEqual(kept);
  });

  it('§7 leaves out a text that may go on behind its quote', () => {
    expect(parseBeforeDamage('{"a":1,"name":"Mug, 5", blue","b":2}')).toEqual({ a: 1 });
  });

  it.each(['', 'x', '{a:1}', '[', 'function () {}', '{"a"', '"a'])('gives nothing for %j', (text) =>
    expect(parseBeforeDamage(text)).toBeUndefined(),
  );

  it.each([
    ['quotes', `{"a":1,"b":${'"'.repeat(100_000)}`],
    ['backslashes', `{"a":"${'\\\\'.repeat(100_000)}`],
    ['brackets', '[{"a":'.repeat(50_000)],
    ['blanks', `[${' '.repeat(100_000)}x`],
    ['entries', `[${'1,'.repeat(100_000)}"a"b]`],
  ])('§7 gives up on a row of %s', (_, text) => {
    expect(processorTimeOf(() => parseBeforeDamage(text))).toBeLessThan(IN_TIME_MS);
  });
});

it('§7 a product is read although a review of it has quotes', () => {
  const data =
    '{"@type":"Product","name":"Blue Mug 0.3 l","brand":"Acme","offers":{"@type":"Offer","price":"9.50","priceCurrency":"EUR"},"review":[{"@type":"Review","reviewBody":"Good "really" good"}]}';
  const page = `<title>Mugs</title><script type="application/ld+json">${data}</script><main><h1>Acme</h1></main>`;
  expect(extract(page, 'https://shop.example/p/1')).toMatchObject({
    name: 'Blue Mug 0.3 l',
    price: 9.5,
    currency: 'EUR',
  });
});
