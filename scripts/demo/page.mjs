import { PRODUCTS, pictureUrl, productUrl } from './products.mjs';

/** @typedef {import('./product.mjs').DemoProduct} DemoProduct */

const SHOP_NAME = 'The Corner Shop';

const STYLE = `
:root{color-scheme:light;--ink:#2b2320;--quiet:#6d5f57;--paper:#fffdf9;--line:#e4d9cc;--green:#2f6b57}
*{box-sizing:border-box}
body{margin:0;background:#f4f1ea;color:var(--ink);font:16px/1.5 ui-sans-serif,system-ui,sans-serif}
header{background:var(--green);color:#fff;padding:.9rem 1.5rem}
header a{color:inherit;font:600 1.2rem ui-serif,Georgia,serif;text-decoration:none}
main{max-width:60rem;margin:2rem auto;padding:0 1.5rem}
h1{font:600 1.7rem/1.25 ui-serif,Georgia,serif;margin:.2rem 0 .6rem;overflow-wrap:anywhere}
img{display:block;width:100%;height:auto;border-radius:14px}
.product{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr))}
.brand,.note,footer{color:var(--quiet)}
.brand,.price{margin:0}
.price{font-size:1.4rem;font-weight:600}
.choice{margin:1rem 0}
.choice a{display:inline-block;margin:.35rem .35rem 0 0;padding:.3rem .8rem;border:1px solid var(--line);border-radius:99px;color:inherit;background:var(--paper);text-decoration:none}
.choice [aria-current]{border-color:var(--green);box-shadow:inset 0 0 0 1px var(--green);font-weight:600}
.shelf{display:grid;gap:1.2rem;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));list-style:none;padding:0}
.shelf a{display:block;height:100%;padding:.7rem;border-radius:16px;background:var(--paper);color:inherit;text-decoration:none}
.shelf span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;margin-top:.5rem}
.bare{aspect-ratio:1;border-radius:14px;background:#e9e3d8;display:grid;place-items:center;color:var(--quiet)}
footer{padding:1rem 1.5rem 2rem;text-align:center;font-size:.9rem}`;

/**
 * The page of one product as HTML, with JSON-LD, Open Graph tags and a visible selection.
 *
 * @param {string} shopUrl Origin of the shop.
 * @param {DemoProduct} product
 * @param {URLSearchParams} query `color` and `size` choose among the product's own; others are ignored.
 */
export function productPage(shopUrl, product, query) {
  const color = chosen(product.colors, query.get('color'));
  const size = chosen(product.sizes, query.get('size'));
  const url = productUrl(shopUrl, product, { color, size });
  const image = pictureUrl(shopUrl, product);
  const head = `<meta name="description" content="${escapeHtml(product.text)}">
<link rel="canonical" href="${escapeHtml(url)}">
<script type="application/ld+json">${jsonLd(product, { url, image, color, size })}</script>
${openGraph(product, { url, image })}`;
  const price = product.price === null ? 'Price on request' : dollars(product.price);
  return layout(
    `${product.name} – ${SHOP_NAME}`,
    head,
    `<div class="product">
<div>${pictureOf(image, product)}</div>
<div>
<p class="brand">${escapeHtml(product.brand)}</p>
<h1>${escapeHtml(product.name)}</h1>
<p class="price">${price}</p>
${choice('Color', product.colors, color, (value) => productUrl(shopUrl, product, { color: value, size }))}
${choice('Size', product.sizes, size, (value) => productUrl(shopUrl, product, { color, size: value }))}
<p>${escapeHtml(product.text)}</p>
</div>
</div>`,
  );
}

/**
 * The shop's front page: every product with a link.
 *
 * @param {string} shopUrl Origin of the shop.
 */
export function indexPage(shopUrl) {
  const cards = PRODUCTS.map((product) => {
    const price = product.price === null ? 'Price on request' : dollars(product.price);
    return `<li><a href="${escapeHtml(productUrl(shopUrl, product))}">${pictureOf(pictureUrl(shopUrl, product), product)}<span>${escapeHtml(product.name)}</span><strong>${price}</strong></a></li>`;
  });
  return layout(
    SHOP_NAME,
    '<meta name="description" content="A make-believe shop to try Giftlists with.">',
    `<h1>Everything we sell</h1>
<p class="note">Copy the address of a product and paste it into a list.</p>
<ul class="shelf">${cards.join('\n')}</ul>`,
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
  const links = options.map(
    (option) =>
      `<a href="${escapeHtml(address(option))}"${option === selected ? ' aria-current="true" class="selected"' : ''}>${escapeHtml(option)}</a>`,
  );
  return `<div class="choice"><div>${label}: <strong>${escapeHtml(selected)}</strong></div>${links.join('')}</div>`;
}

/**
 * @param {string} image
 * @param {DemoProduct} product
 */
function pictureOf(image, product) {
  return image === ''
    ? '<div class="bare">No picture yet</div>'
    : `<img src="${escapeHtml(image)}" alt="${escapeHtml(product.name)}" width="400" height="400">`;
}

/**
 * @param {DemoProduct} product
 * @param {{ url: string, image: string, color: string, size: string }} shown
 */
function jsonLd(product, { url, image, color, size }) {
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
        url,
        price: product.price.toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    }),
  };
  // "</script>" inside a value would end the script.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/**
 * @param {DemoProduct} product
 * @param {{ url: string, image: string }} shown
 */
function openGraph(product, { url, image }) {
  const tags = [
    ['og:type', 'product'],
    ['og:site_name', SHOP_NAME],
    ['og:title', product.name],
    ['og:description', product.text],
    ['og:url', url],
  ];
  if (image !== '') tags.push(['og:image', image]);
  if (product.price !== null) {
    tags.push(['product:price:amount', product.price.toFixed(2)]);
    tags.push(['product:price:currency', 'USD']);
  }
  return tags
    .map(
      ([property, content = '']) =>
        `<meta property="${property}" content="${escapeHtml(content)}">`,
    )
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

/** @param {number} amount */
function dollars(amount) {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** @param {string} text */
function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
