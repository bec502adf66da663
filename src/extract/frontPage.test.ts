import { describe, expect, it } from 'vitest';
import { isFrontPage } from './address/parseUrl.ts';
import { extract } from './extract.ts';

const HEADING = '<title>Acme Shop</title><main><h1>All that we sell</h1>';

/** A page of a shop that lists what it sells. */
const LIST = `${HEADING}<ul>
  <li><a href="/p/1"><img src="/i/1.jpg">Blue Mug</a> from $5</li>
  <li><a href="/p/2"><img src="/i/2.jpg">Red Mug</a> from $7</li></ul></main>`;

describe('§7 the front page of a shop', () => {
  it('has no product', () => {
    expect(extract(LIST, 'https://acme.example/').name).toBeNull();
    expect(extract(LIST, 'https://acme.example/mugs').name).toBe('All that we sell');
  });

  it('has one where it shows a price or markup describes it', () => {
    const priced = `${HEADING}<p class="price">$12.00</p><button>Add to cart</button></main>`;
    expect(extract(priced, 'https://acme.example/')).toMatchObject({ price: 12 });
    const data =
      '<script type="application/ld+json">{"@type":"Product","name":"Blue Mug"}</script>';
    expect(extract(data + LIST, 'https://acme.example/').name).toBe('Blue Mug');
  });

  it.each(['', '/', '/en', '/de-at/', '/index.html', '/en/default.aspx'])('may be %s', (path) => {
    expect(isFrontPage(`https://acme.example${path}`)).toBe(true);
  });

  it.each(['/mugs', '/?id=7', '/#/mugs/7', '/index.php?product=7', '/p/index.html', '/12'])(
    'is not %s',
    (path) => {
      expect(isFrontPage(`https://acme.example${path}`)).toBe(false);
    },
  );
});
