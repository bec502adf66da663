import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { isForMembers } from './memberWords.ts';

describe('§7 whom a price is for', () => {
  it.each([
    'with loyalty card',
    'Price with club card',
    'mit Kundenkarte',
    'avec la carte',
    'z kartą',
    'HIND KLIENDIKAARDIGA',
    'по карте',
    'Members only',
    'för medlemmar',
  ])('is members: %s', (words) => expect(isForMembers(words)).toBe(true));

  it.each(['with gift box', 'per piece', 'Members of the band on a mug', 'card', ''])(
    'is everybody: %s',
    (words) => expect(isForMembers(words)).toBe(false),
  );

  it('is told by the line below the amount', () => {
    const page = `<h1>Blue Mug</h1><div><div class="price">€3.20</div><div>each</div>
      <div class="sale-price">€2.88</div><div></div><div>With loyalty card</div></div>
      <button>Add to cart</button>`;
    expect(extract(page, 'https://shop.example/mug').price).toBe(3.2);
  });
});
