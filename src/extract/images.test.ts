import { expect, it } from 'vitest';
import { extract } from './extract.ts';
import { ADDRESS } from './mugPage.testing.ts';

const far = '<li>More</li>'.repeat(450);
const described =
  '<div class="product-description"><img src="/told.jpg" alt="Blue Mug of clay for tea"></div>';

/** The picture of a page whose photo stands far before its heading, and others behind it. */
function pictureOf(photo: string, behind: string): string | null {
  const page = `<title>Blue Mug of clay for tea</title><div class="main-image">${photo}</div><ul>${far}</ul><h1>Blue Mug of clay for tea</h1>${behind}`;
  return extract(page, ADDRESS).imageUrl;
}

it('§7 the picture is rather one that can be enlarged than one of the description', () => {
  const photo = '<img src="/photo.jpg" data-zoom-image="/big.jpg" alt="Blue Mug of clay for tea">';
  expect(pictureOf(photo, described)).toContain('/big.jpg');
  const plain = described.replace('product-description', 'product-image');
  expect(pictureOf(photo.replace(/data-zoom-image="[^"]*"/, ''), plain)).toContain('/told.jpg');
});

it('§7 the picture is rather one without a mark than one that shows a feature', () => {
  const photo = '<img src="/photo.jpg" alt="Blue Mug of clay for tea">';
  const feature = '<img class="main-image" src="/handle.jpg" alt="Blue Mug of clay for tea">';
  const page = `<h1>Blue Mug of clay for tea</h1>${photo}<ul>${'<li>More</li>'.repeat(80)}</ul>`;
  expect(extract(`${page}<div class="features">${feature}</div>`, ADDRESS).imageUrl).toMatch(
    'photo',
  );
  expect(extract(`${page}<div>${feature}</div>`, ADDRESS).imageUrl).toMatch('handle');
});

it('§7 the picture is the largest of those that an attribute lists', () => {
  const sizes =
    '{&quot;https://cdn.example/a.jpg&quot;:[217,355],&quot;https://cdn.example/b.jpg&quot;:[305,500]}';
  const photo = `<img src="data:image/gif;base64,R0lGOD" data-sizes="${sizes}" alt="Blue Mug of clay for tea" width="500">`;
  expect(pictureOf(photo, '')).toBe('https://cdn.example/b.jpg');
  expect(pictureOf(photo.replaceAll('https:', 'ftp:'), '')).toBeNull();
});

/** A page of which markup states one picture, the meta tags that with this name, and a gallery shows a third. */
const stating = (name: string): string =>
  `<title>Blue Mug of clay for tea</title><meta property="og:image" content="https://cdn.example/${name}_1200x1200.jpg">
    <div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Blue Mug of clay for tea</h1>
      <meta itemprop="image" content="//cdn.example/mug_600x600.jpg?v=1">
      <div class="main-image"><img src="/handle.jpg" alt="Blue Mug of clay for tea"></div></div>`;

it('§7 the picture is rather one that two kinds of sources state, in whatever size', () => {
  expect(extract(stating('mug'), ADDRESS).imageUrl).toContain('/mug_');
  expect(extract(stating('shop'), ADDRESS).imageUrl).toContain('/handle');
});

/** The picture of a page whose two kinds of meta tags name different ones, the first one this. */
const readDiffering = (og: string, url: string): string | null =>
  extract(
    `<title>Blue Mug of clay for tea</title><meta property="og:image" content="https://cdn.example/${og}.jpg">
      <meta name="twitter:image" content="https://cdn.example/p/0712345_front.jpg"><h1>Blue Mug of clay for tea</h1>`,
    url,
  ).imageUrl;

it('§7 the picture is rather one that is called by the number of the product', () => {
  const url = 'https://shop.example/p/712345/blue-mug';
  expect(readDiffering('spring', url)).toContain('712345');
  expect(readDiffering('spring', url.replace('5/', '/'))).toContain('spring');
  expect(readDiffering('712345', url)).toContain('e/712345');
});

it('§7 a gray box that stands where the photo will be is no picture', () => {
  const box = '<img src="https://cdn.example/box.png" width="500">';
  expect(pictureOf(`<div class="stage">${box}</div>`, '')).toContain('box');
  expect(pictureOf(`<div class="main-image-skeleton">${box}</div>`, '')).toBeNull();
});

/** The picture of a page without a heading, with a small picture that links to this one. */
const linked = (large: string): string | null =>
  extract(
    `<title>Blue Mug</title><p>£12.00</p><a href="photos/${large}.JPG"><img src="photos/mug_small.jpg"></a>`,
    ADDRESS,
  ).imageUrl;

it('§7 a link to the large version of the picture in it is a photo, also far from any heading', () => {
  expect(linked('mug')).toContain('/photos/mug.JPG');
  expect(linked('shop')).toBeNull();
});

it('§7 a decoration of an old shop is not the photo, though it comes first', () => {
  const pictures = '<img src="/top.gif"><img src="/mug.jpg">';
  const page = `<title>Blue Mug</title>${pictures}<h1>Blue Mug</h1><p>£12.00</p>`;
  expect(extract(page, ADDRESS).imageUrl).toContain('/mug.jpg');
});

/** The picture of a page with one called this and one called otherwise, both hidden. */
const called = (file: string): string | null =>
  extract(
    `<title>Prickly Pear</title><h1>Prickly Pear</h1><p>${'<i>-</i>'.repeat(200)}</p>
      <div style="display:none"><img src="/files/b7f.webp"><img src="/files/${file}.webp"></div>`,
    ADDRESS,
  ).imageUrl;

it('§7 a picture without words is the product where its file is called like it', () => {
  expect(called('new-prickly-pear-min_450')).toContain('prickly-pear');
  expect(called('pear')).toBeNull();
});

it.each([
  'prickly-pear-holder',
  'holder-for-prickly-pear',
  'prickly-pear-and-fig',
  'pear-stand-prickly',
])('§7 a picture whose file is called like something for the product is not it: %s', (file) => {
  expect(called(file)).toBeNull();
});

it.each(['data-hi-res-src', 'data-lazyload', 'data-cfsrc', 'ng-src', 'data-big'])(
  '§7 a picture whose address is in an attribute for scripts: %s',
  (name) => {
    const photo = `<img src="data:image/gif;base64,R0lGOD" ${name}="/kettle.jpg" alt="Blue Mug of clay for tea">`;
    expect(pictureOf(photo, '')).toContain('/kettle.jpg');
    expect(pictureOf(photo.replace('/kettle.jpg', 'contain'), '')).toBeNull();
  },
);

it.each([
  ':src="item.png"',
  ':src="folder/item.png"',
  'v-lazy="folder/item.png"',
  'data-filename="IMG_1.jpg"',
  'data-caption="Click /here for kettle.jpg"',
  'data-lazy-sources="/a-300.jpg, /a-900.jpg 2x"',
  'data-lazy-sources="/a-300.jpg,/a-900.jpg"',
  'data-lowsrc="/blur.jpg"',
])('§7 an attribute for scripts that is no address of the photo: %s', (written) => {
  const photo = `<img src="data:image/gif;base64,R0lGOD" ${written} alt="Blue Mug of clay for tea">`;
  expect(pictureOf(photo, '')).toBeNull();
});

it('§7 the sources beside a picture are rather its address than an attribute for scripts', () => {
  const photo = `<img src="data:image/gif;base64,R0lGOD" data-first="/first.jpg" alt="Blue Mug of clay for tea">`;
  const source = '<source srcset="/big.jpg 1200w">';
  expect(pictureOf(`<picture>${photo}${source}</picture>`, '')).toContain('/big.jpg');
});

/** The picture of a page with this beside the price. */
const shown = (photo: string): string | null =>
  extract(`<h1>Blue Mug of clay for tea</h1><p class="price">$9</p>${photo}`, ADDRESS).imageUrl;
const painted = (name: string): string =>
  `<div class="${name}" style="background: #fff url('/mug.jpg')"></div>`;

it('§7 a background of a part called a picture is one where nothing else is', () => {
  expect(shown(painted('product-photo'))).toContain('/mug.jpg');
  for (const name of ['wave', 'hero-image', 'full-image', 'swiper', 'image'])
    expect(shown(painted(name))).toBeNull();
  const other = '<img src="/other.jpg" alt="Blue Mug of clay for tea">';
  expect(shown(painted('product-photo') + other)).toContain('/other.jpg');
});

/** The picture of a page with these meta tags for sharing. */
const pictureWith = (address: string, title: string, photo: string, path = 'p/blue-mug') =>
  extract(
    `<title>Blue Mug of clay for tea</title><meta property="og:url" content="${address}">
      <meta property="og:title" content="${title}"><meta property="og:image" content="/og.png">
      <h1>Blue Mug of clay for tea</h1>${photo}<p>€12.50</p><button>Add to cart</button>`,
    `https://www.acme-shop.example/${path}`,
  ).imageUrl;

it('§7 the picture is that of the page where the meta tags describe the home page', () => {
  const photo = '<img src="/photo.jpg" alt="Blue Mug of clay for tea">';
  const home = 'https://acme-shop.example/';
  expect(pictureWith(home, 'Acme: pottery from Kent', photo)).toMatch('photo');
  expect(pictureWith(home, 'Acme: pottery from Kent', '')).toMatch('og');
  const logo = '<img src="/acme.jpg" alt="Acme" width="200">';
  expect(pictureWith(home, 'Acme: pottery from Kent', logo)).toMatch('og');
  expect(pictureWith(home, 'Clay mugs, tea and more', photo)).toMatch('og');
  expect(pictureWith(`${home}mugs/9`, 'Acme: pottery from Kent', photo)).toMatch('og');
  expect(pictureWith(home, 'Acme: pottery from Kent', photo, '')).toMatch('og');
});

it.each(['image-additional', 'additional-images', 'more-photos', 'product-image-extra'])(
  '§7 the picture is not one of those called the others: %s',
  (others) => {
    const photo =
      '<li><a class="thumb" href="/mug-500.jpg" title="Blue Mug"><img src="/mug-200.jpg" alt="Blue Mug"></a>';
    const other = `<li class="${others}"><a class="thumb" href="/box-500.jpg" title="Blue Mug"><img src="/box-70.jpg" alt="Blue Mug"></a>`;
    const page = `<title>Blue Mug</title><ul>${photo}${other}</ul><p>${'<i>Old</i> '.repeat(70)}</p><h1>Blue Mug</h1>`;
    expect(extract(page, ADDRESS).imageUrl).toContain('/mug-500.jpg');
  },
);

it.each(['img-extra-large', 'product-image-extra-large', 'brother-image', 'mother-photo'])(
  '§7 the picture is not passed over because its class has such a word in another sense: %s',
  (own) => {
    const page = `<title>Blue Mug</title><h1>Blue Mug</h1><div><img class="${own}" src="/mug.jpg" alt="Blue Mug" width="400"></div><img src="/box.jpg" alt="Blue Mug in its box" width="400">`;
    expect(extract(page, ADDRESS).imageUrl).toContain('/mug.jpg');
  },
);

/** A page of a product with a marked picture in a link. */
const pageWith = (link: string): string =>
  `<title>Blue Mug</title><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Blue Mug</h1>
  <img src="/p/front.jpg" alt="Blue Mug"><b itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">9.00</i> €</b>
  <button>Add to cart</button><a href="${link}"><img itemprop="image" src="/p/tray.jpg"></a></div>`;

it('§7 a picture that is marked up in a link to another product is not this one’s', () => {
  const { origin } = new URL(ADDRESS);
  expect(extract(pageWith('/red-tray'), ADDRESS).imageUrl).toBe(`${origin}/p/front.jpg`);
  expect(extract(pageWith(ADDRESS), ADDRESS).imageUrl).toBe(`${origin}/p/tray.jpg`);
  expect(extract(pageWith('/p/tray-large.jpg'), ADDRESS).imageUrl).toBe(`${origin}/p/tray.jpg`);
});
