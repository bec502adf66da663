import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { parsePage } from '../../page/parse.ts';
import { ADDRESS } from '../../mugPage.testing.ts';
import { IN_TIME_MS, processorTimeOf } from '../../../testing/timing.ts';

/** What extracting keeps on the heap at most, in MB; the page itself is there before. */
function heapFor(html: string): number {
  const before = process.memoryUsage().heapUsed;
  extract(html, ADDRESS);
  return (process.memoryUsage().heapUsed - before) / 1024 / 1024;
}

/** The price of a page with something in front of it. */
function priceBehind(before: string): number | null {
  const page = `<h1>Blue Cake</h1><div class="detail">${before}<div class="price">€21.90</div></div>`;
  return extract(page, ADDRESS).price;
}

describe('§7 a price in a part that is not read to its end', () => {
  it('is found behind many pictures to choose from', () => {
    const choices = '<li><i title="Honey"></i></li>'.repeat(450);
    expect(priceBehind(`<b>Filling</b><ul>${choices}</ul>`)).toBe(21.9);
  });

  it('is no old one because a long text before it is cut behind such a word', () => {
    const rates = '<i>-48%</i> <i>-5% Extra</i> '.repeat(4);
    expect(priceBehind(`<p>${rates} <i>Extra</i> RRP <s>€40.00</s></p>`)).toBe(21.9);
  });
});

describe('a huge attribute', () => {
  const huge = 'price '.repeat(350_000);

  it('§7 around many prices is not copied for each', () => {
    const prices = '<b class=price>$1.00</b>'.repeat(100);
    expect(heapFor(`<h1>Blue Mug</h1><div class="${huge}">${prices}</div>`)).toBeLessThan(60);
  });

  it('§7 is read in part', () => {
    const [element] = parsePage(`<a class="${huge}" srcset="${huge}">x</a>`).tagged('a');
    expect(element?.attrs.map((text) => text.length)).toEqual([5, 4096, 6, 8192]);
  });

  it('§7 as the address of a link around many pictures is parsed once', () => {
    const pictures = '<img src="/a.jpg" alt="Blue Mug">'.repeat(600);
    const page = `<h1>Blue Mug</h1><a href="/${'x/'.repeat(1_000_000)}">${pictures}</a>`;
    expect(processorTimeOf(() => extract(page, ADDRESS))).toBeLessThan(IN_TIME_MS);
  });
});

describe('one element with many properties', () => {
  it('§7 in every level of things does not multiply', () => {
    const level = `<div itemscope itemprop="${'offers '.repeat(800)}" itemtype="http://schema.org/Offer">`;
    const page = `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Mug</b>${level.repeat(6)}<b itemprop="price">5</b>`;
    expect(processorTimeOf(() => extract(page, ADDRESS))).toBeLessThan(IN_TIME_MS);
  });
});

/** The price of a page that has everything in its body. */
const pageOf = (rest: string, buy = '<button>Add to cart</button>'): number | null =>
  extract(`<title>Blue Mug</title><body><h1>Blue Mug</h1>${buy}${rest}`, ADDRESS).price;

describe('a page without parts', () => {
  const others = '<h3>See also</h3><a href="/red-mug">Red Mug</a>';

  it('§7 has other products behind a heading, each after its name', () => {
    expect(pageOf(`${others} <span>$9.00</span>`)).toBeNull();
    expect(pageOf(`${others} $9.00`)).toBeNull();
    expect(pageOf(`${others} <span>$9.00</span>`, '')).toBeNull();
    expect(pageOf('<h3>See also</h3><ul><li><a href="/red">Red Mug</a> <b>$9</b></ul>', '')).toBe(
      null,
    );
  });

  it('§7 keeps its own price apart from those', () => {
    expect(pageOf(`${others} $9.00`, '<p>$12.00</p><button>Add to cart</button>')).toBe(12);
  });
});

describe('lines that say that they are something else', () => {
  it('§7 make no list of the line with the price', () => {
    const lines =
      '<p><span>List price: $49.90</span><br><span>Our price: <b>$32.90</b></span><br><span>You save: $17.00</span><br><span>Lowest price of the last 30 days: $31.50</span></p>';
    const page = `<title>Lalka</title><main><h1>Lalka</h1>${lines}<button>Add to cart</button><ul><li>E-book: $19.90</li><li>Audio: $24.90</li></ul></main>`;
    expect(extract(page, ADDRESS).price).toBe(32.9);
  });
});

describe('a whole number with a dash', () => {
  it('§7 is a price beside others that have a sign', () => {
    const box = '<div class="price">12999,-</div><p class="price-more">Case 849,00 TL</p>';
    const page = `<title>Kettle</title><main><h1>Kettle</h1>${box}<button>Add to cart</button></main>`;
    expect(extract(page, ADDRESS).price).toBe(12999);
  });
});
