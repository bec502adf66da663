import { readFileSync } from 'node:fs';

import { PRODUCTS, pictureUrl, productUrl } from './catalog.mjs';

/** @typedef {import('./catalog.mjs').DemoProduct} DemoProduct */

const SHOP_NAME = 'The Corner Shop';
const STYLE = readFileSync(new URL('shop.css', import.meta.url), 'utf8');

/**
 * The page of one product as HTML, with JSON-LD and a visible selection.
 * @param {string} shopUrl origin of the shop
 * @param {DemoProduct} product
 * @param {URLSearchParams} query `color` and `size` choose among the product's own; others are ignored
 */
export function productPage(shopUrl, product, query) {
  const color = chosen(product.colors, query.get('color'));
  const size = chosen(product.sizes, query.get('size'));
  return layout(
    product.name,
    `<script type="application/ld+json">${jsonLd(shopUrl, product, { color, size })}</script>
<div class="product">
<div>${pictureOf(shopUrl, product)}</div>
<div>
<p class="brand">${escapeHtml(product.brand)}</p>
<h1>${escapeHtml(product.name)}</h1>
<p class="price">${priceText(product)}</p>
${choice('Color', product.colors, color, (other) => productUrl(shopUrl, product, { color: other, size }))}
${choice('Size', product.sizes, size, (other) => productUrl(shopUrl, product, { color, size: other }))}
<p>${escapeHtml(product.text)}</p>
</div>
</div>`,
  );
}

/**
 * The shop's front page: every product with a link.
 * @param {string} shopUrl origin of the shop
 */
export function indexPage(shopUrl) {
  const cards = PRODUCTS.map((product) => {
    const link = `<a href="${productUrl(shopUrl, product)}">${escapeHtml(product.name)}</a>`;
    return `<li>${pictureOf(shopUrl, product)}${link} <strong>${priceText(product)}</strong></li>`;
  });
  return layout(
    'Everything we sell',
    `<h1>Everything we sell</h1>
<p>Copy the address of a product and paste it into a list.</p>
<ul class="products">${cards.join('\n')}</ul>`,
  );
}

/** The page for addresses the shop does not know. It describes no product. */
export function notFoundPage() {
  return layout(
    'Page not found',
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
 * @param {string} shopUrl
 * @param {DemoProduct} product
 * @param {{ color: string, size: string }} selection
 */
function jsonLd(shopUrl, product, { color, size }) {
  const image = pictureUrl(shopUrl, product);
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
    ...(product.price !== null && {
      offers: {
        '@type': 'Offer',
        url: productUrl(shopUrl, product, { color, size }),
        price: product.price.toFixed(2),
        priceCurrency: product.currency,
      },
    }),
  };
  // "</script>" inside a value would end the script.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/**
 * @param {string} title
 * @param {string} main
 */
function layout(title, main) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} – ${SHOP_NAME}</title>
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
function priceText({ price, currency }) {
  return price === null
    ? 'Price on request'
    : price.toLocaleString('en-US', { style: 'currency', currency });
}

/** @param {string} text */
function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
