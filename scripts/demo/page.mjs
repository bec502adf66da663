import { readFileSync } from 'node:fs';

import { PRODUCTS, pictureUrl, productUrl } from './catalog.mjs';

/** @typedef {import('./catalog.mjs').DemoProduct} DemoProduct */

const SHOP_NAME = 'The Corner Shop';
const STYLE = readFileSync(new URL('shop.css', import.meta.url), 'utf8');

/**
 * The page of one product as HTML, with JSON-LD, Open Graph tags and a visible selection.
 * @param {string} shopUrl origin of the shop
 * @param {DemoProduct} product
 * @param {URLSearchParams} query `color` and `size` choose among the product's own; others are ignored
 */
export function productPage(shopUrl, product, query) {
  const { name, brand, text } = product;
  const color = chosen(product.colors, query.get('color'));
  const size = chosen(product.sizes, query.get('size'));
  const url = productUrl(shopUrl, product, { color, size });
  const image = pictureUrl(shopUrl, product);
  const colorUrl = (/** @type {string} */ other) =>
    productUrl(shopUrl, product, { color: other, size });
  const sizeUrl = (/** @type {string} */ other) =>
    productUrl(shopUrl, product, { color, size: other });
  return layout(
    `${name} – ${SHOP_NAME}`,
    `<meta name="description" content="${escapeHtml(text)}">
<link rel="canonical" href="${escapeHtml(url)}">
<script type="application/ld+json">${jsonLd(product, { url, image, color, size })}</script>
${openGraph(product, { url, image })}`,
    `<div class="product">
<div>${pictureOf(shopUrl, product)}</div>
<div>
<p class="brand">${escapeHtml(brand)}</p>
<h1>${escapeHtml(name)}</h1>
<p class="price">${priceText(product)}</p>
${choice('Color', product.colors, color, colorUrl)}
${choice('Size', product.sizes, size, sizeUrl)}
<p>${escapeHtml(text)}</p>
</div>
</div>`,
  );
}

/**
 * The shop's front page: every product with a link.
 * @param {string} shopUrl origin of the shop
 */
export function indexPage(shopUrl) {
  const cards = PRODUCTS.map(
    (product) => `<li><a href="${escapeHtml(productUrl(shopUrl, product))}">
${pictureOf(shopUrl, product)}${escapeHtml(product.name)}</a> <strong>${priceText(product)}</strong></li>`,
  );
  return layout(
    SHOP_NAME,
    '<meta name="description" content="A make-believe shop to try Giftlists with.">',
    `<h1>Everything we sell</h1>
<p>Copy the address of a product and paste it into a list.</p>
<ul class="products">${cards.join('\n')}</ul>`,
  );
}

/** The page for addresses the shop does not know. It describes no product. */
export function notFoundPage() {
  return layout(
    `Page not found – ${SHOP_NAME}`,
    '<meta name="robots" content="noindex">',
    '<h1>We do not have that</h1><p><a href="/">See everything we sell</a></p>',
  );
}

/**
 * @param {string[]} options
 * @param {string | null} wanted
 */
function chosen(options, wanted) {
  return options.find((option) => option === wanted) ?? options[0] ?? '';
}

/**
 * @param {string} label
 * @param {string[]} options
 * @param {string} selected
 * @param {(value: string) => string} address
 */
function choice(label, options, selected, address) {
  if (options.length === 0) return '';
  const links = options.map((option) => {
    const current = option === selected ? ' aria-current="true" class="selected"' : '';
    return `<a href="${escapeHtml(address(option))}"${current}>${escapeHtml(option)}</a>`;
  });
  const title = `${label}: <strong>${escapeHtml(selected)}</strong>`;
  return `<div class="choice"><div>${title}</div>${links.join('')}</div>`;
}

/**
 * @param {string} shopUrl
 * @param {DemoProduct} product
 */
function pictureOf(shopUrl, product) {
  if (!product.picture) return '<p>No picture yet</p>';
  const name = escapeHtml(product.name);
  return `<img src="${pictureUrl(shopUrl, product)}" alt="${name}" width="400" height="400">`;
}

/**
 * @param {DemoProduct} product
 * @param {{ url: string, image: string, color: string, size: string }} shown
 */
function jsonLd(product, { url, image, color, size }) {
  const offers = {
    '@type': 'Offer',
    url,
    price: product.price?.toFixed(2),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.text,
    sku: product.slug,
    brand: { '@type': 'Brand', name: product.brand },
    ...(image && { image }),
    ...(color && { color }),
    ...(size && { size }),
    ...(product.price !== null && { offers }),
  };
  // "</script>" inside a value would end the script.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/**
 * @param {DemoProduct} product
 * @param {{ url: string, image: string }} shown
 */
function openGraph({ name, text, price }, { url, image }) {
  const tags = {
    'og:type': 'product',
    'og:site_name': SHOP_NAME,
    'og:title': name,
    'og:description': text,
    'og:url': url,
    ...(image && { 'og:image': image }),
    ...(price !== null && {
      'product:price:amount': price.toFixed(2),
      'product:price:currency': 'USD',
    }),
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('\n');
}

/**
 * @param {string} title
 * @param {string} head
 * @param {string} main
 */
function layout(title, head, main) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
${head}
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${SHOP_NAME}</a></header>
<main>
${main}
</main>
<footer>A make-believe shop that comes with Giftlists. Nothing here is for sale.</footer>
</body>
</html>
`;
}

/** @param {DemoProduct} product */
function priceText({ price }) {
  return price === null
    ? 'Price on request'
    : price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** @param {string} text */
function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
