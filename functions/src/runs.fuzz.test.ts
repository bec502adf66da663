import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/extract.ts';
import { timeOfRun } from '../../src/testing/timing.ts';
import { runSyncWithTimeout } from './runSyncWithTimeout.ts';

/**
 * Rows of one kind of character in every place where a page's text reaches a regular expression. A
 * pattern that takes the square of a text's length, or worse, takes seconds for these.
 */

const ADDRESS = 'https://www.acme-shop.example/p/blue-mug?variant=12345';
/** A pattern gone astray takes ten times as long; an honest run a tenth. */
const MAX_MS = 200;
/** Ends what would never end, so that the test fails rather than hangs. */
const HOPELESS_MS = 3000;

const KINDS = [
  ...Array.from(' \n\u00a0\u200d.,;:-–_=/\\|()[]{}<>\'"*+!?#%&$€·aZ0٣ж中🎁'),
  '12x',
  '2x',
  '1,',
  '1 ',
  'a ',
  ' a',
  'a-',
  'A_a',
  ' at ',
  'en',
  '{a}',
  '&amp;',
  '\\"',
  ']]>',
  '-->',
  'price',
  'color:',
  '€1',
];
const LONG = 60_000;
/** Values and texts of elements come in any number, so these are as long as is still read of each. */
const MANY = 30;
const MEDIUM = 3000;

/** What a place makes of a row; the letter at its end makes patterns for ends of texts fail. */
type Place = (row: string) => string;

const inValue = (row: string): string => row.replaceAll('"', '');
const inText = (row: string): string => row.replaceAll('<', '');
const inJson = (row: string): string => JSON.stringify(row).replaceAll('</', '<');

const attribute =
  (name: string, around: (tag: string) => string, start = ''): Place =>
  (row) =>
    around(`${name}="${start}${inValue(row)}x"`);
const property =
  (name: string, start = ''): Place =>
  (row) =>
    `<script type="application/ld+json">{"@type":"Product","name":"Blue Mug","offers":{"price":5},${JSON.stringify(name)}:${inJson(`${start}${row}x`)}}</script>`;
const script =
  (start: string, end = 'x'): Place =>
  (row) =>
    `<script>price; ${start}${row.replaceAll('<', '')}${end}</script>`;

const SHORT: Record<string, Place> = {
  'a class': attribute('class', (a) => `<div ${a}><b ${a}>$5</b></div>`),
  'a class of a price': attribute('class', (a) => `<b ${a}>$5</b>`, 'price '),
  'an id': attribute('id', (a) => `<select ${a}><option selected>Red</option></select>`, 'color'),
  'a label of a control': attribute(
    'aria-label',
    (a) => `<select ${a}><option selected>Red</option></select>`,
    'a',
  ),
  'a title of a swatch': attribute(
    'title',
    (a) => `<ul class="color"><li class="swatch selected" ${a}></li></ul>`,
  ),
  'a style': attribute('style', (a) => `<b class=price ${a}>$5</b>`, 'display'),
  'a link': attribute('href', (a) => `<a ${a}><img src="/a.jpg"></a>`, '/p/'),
  'a picture': attribute('src', (a) => `<img ${a} alt="Blue Mug">`, '/logo'),
  'sizes of pictures': attribute('srcset', (a) => `<img ${a}>`, '/a.jpg 1x, '),
  'a description of a picture': attribute('alt', (a) => `<img src="/a.jpg" ${a}>`, 'Blue '),
  'a deed of a button': attribute('onclick', (a) => `<button ${a}>x</button>`, 'add'),
  'words of a property': attribute(
    'itemprop',
    (a) => `<div itemscope itemtype="Product"><b ${a}>x</b></div>`,
    'name ',
  ),
  'a value of a property': attribute(
    'content',
    (a) =>
      `<div itemscope itemtype="Product"><b itemprop=price ${a}></b><b itemprop=color ${a}></b></div>`,
    '1',
  ),
  'meta tags': attribute(
    'content',
    (a) =>
      ['og:image', 'og:title', 'product:price:amount', 'product:color', 'twitter:data1']
        .map((name) => `<meta property="${name}" ${a}>`)
        .join(''),
    '1',
  ),
  'a heading': (row) => `<h2 class="product-name">Blue ${inText(row)}x</h2>`,
  'a title': (row) => `<title>a ${inText(row)}x</title>`,
  'a price': (row) => `<b class=price>$1${inText(row)}x</b>`,
  'words before a price': (row) => `<i>was${inText(row)}x</i><b class=price>$1</b>`,
  'a label': (row) => `<td>Color${inText(row)}x</td><td>Red</td>`,
  'a labelled value': (row) => `<p>Color: Red${inText(row)}x</p><dl><dt>Size<dd>1${inText(row)}x`,
  'an option': (row) => `<select name=size><option selected>1${inText(row)}x</option></select>`,
};

const AT_LENGTH: Record<string, Place> = {
  ...Object.fromEntries(
    [
      ['name', 'Blue '],
      ['color', 'a'],
      ['size', '1'],
      ['url', 'https://a.example/'],
      ['image', 'https://a.example/logo'],
      ['sku', '1'],
      ['@id', '#'],
      ['@type', 'Product'],
    ].map(([name = '', start]) => [`JSON-LD's ${name}`, property(name, start)]),
  ),
  "JSON-LD's key": (row) =>
    `<script type="application/ld+json">{"@type":"Product",${inJson(`itemoffered${row}x`)}:5}</script>`,
  "JSON-LD's price": (row) => {
    const offer = JSON.stringify({ price: `1${row}x`, priceCurrency: `E${row}x` });
    return `<script type="application/ld+json">{"@type":"Product","name":"Blue Mug","offers":${offer}}</script>`;
  },
  "JSON-LD's further properties": (row) => {
    const named = [`a${row}x`, 'Color'].map((name) => ({ name, value: `a${row}x` }));
    return property('additionalProperty')('').replace('"x"', () => JSON.stringify(named));
  },
  'broken JSON': (row) =>
    `<script type="application/ld+json">{${row}x</script><script type="application/ld+json">{"a":1,${row}</script>`,
  'state of scripts': (row) =>
    script(
      'window.a = ',
      '',
    )(JSON.stringify({ name: `Blue Mug${row}x`, price: `1${row}x`, image: `/logo${row}x` })),
  'what scripts are told': script('itemprice'),
  'what scripts are told is': script('itemprice='),
  'a list scripts are told': script('itemprice=['),
  'an amount scripts are told': script('itemprice="1'),
  'an assignment': script('var ', 'x={price'),
  'an assignment to': script('; window', '.a={price'),
  'an assignment of': script('; aa=', '{price'),
  "a script's start": script(''),
};

const HEAD = '<title>Blue Mug - Acme Shop</title><h1>Blue Mug</h1><b class="price">$5</b>';

/** Kinds of characters of which a row in this place takes too long. */
function slowIn(page: (kind: string) => string): string[] {
  return KINDS.filter((kind) => {
    const html = HEAD + page(kind);
    return timeOf(html) > MAX_MS && timeOf(html) > MAX_MS;
  });
}

function timeOf(html: string): number {
  return timeOfRun(() => runSyncWithTimeout(() => extract(html, ADDRESS), HOPELESS_MS));
}

const rowOf = (kind: string, length: number): string =>
  kind.repeat(Math.ceil(length / kind.length));

describe('rows of any character', () => {
  it.each(Object.entries({ ...SHORT, ...AT_LENGTH }))(
    '§7 in %s are done in time',
    (_, place) => {
      expect(slowIn((kind) => place(rowOf(kind, LONG)) + place(rowOf(kind, 40)))).toEqual([]);
    },
    60_000,
  );

  it.each(Object.entries(SHORT))(
    '§7 in %s again and again are done in time',
    (_, place) => {
      const many = (kind: string): string => place(rowOf(kind, MEDIUM)).repeat(MANY);
      expect(slowIn(many)).toEqual([]);
    },
    60_000,
  );
});
