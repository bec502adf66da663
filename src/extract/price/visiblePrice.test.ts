import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { parsePage } from '../page/parse.ts';
import { ADDRESS } from '../mugPage.ts';
import { IN_TIME_MS, processorTimeOf } from '../../testing/timing.ts';

/** What extracting keeps on the heap at most, in MB; the page itself is there before. */
function heapFor(html: string): number {
  const before = process.memoryUsage().heapUsed;
  extract(html, ADDRESS);
  return (process.memoryUsage().heapUsed - before) / 1024 / 1024;
}

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
