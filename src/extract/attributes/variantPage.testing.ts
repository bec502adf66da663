/** A page of a made-up shop that has, or seems to have, a color and a size. */
export interface VariantPage {
  /** What is particular about it. */
  kind: string;
  lang: string;
  name: string;
  price: string;
  buy: string;
  /** What stands before the button to buy. */
  box?: string;
  /** What stands behind the form. */
  after?: string;
  crumbs?: readonly string[];
  /** Its JSON-LD, where that is more than a name and a price. */
  data?: Record<string, unknown>;
  url?: string;
  /** Left out where the page selects none. */
  color?: string;
  size?: string;
}

/** Its address. */
export function addressOf({ url, name }: VariantPage): string {
  return url ?? `https://shop.example/p/${name.toLowerCase().replace(/\s+/g, '-')}`;
}

/** Its HTML: navigation, the path to the product, the product with its form, and what comes behind. */
export function htmlOf(page: VariantPage): string {
  const { lang, name, price, buy, box = '', after = '', crumbs = ['Home', 'Shop'] } = page;
  const data = page.data ?? {
    '@type': 'Product',
    name,
    offers: { price: 10, priceCurrency: 'EUR' },
  };
  return `<!doctype html><html lang="${lang}"><head><title>${name}</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script></head>
    <body><header><a href="/">Shop</a><nav><a href="/c/new">New</a><a href="/c/sale">Sale</a></nav></header>
    <div class="breadcrumb">${crumbs.map((crumb) => `<a href="/c/${crumb}">${crumb}</a>`).join(' / ')} / ${name}</div>
    <main><div class="gallery"><img src="/m/main.jpg" width="600" height="600" alt="${name}"></div>
    <div class="info"><h1>${name}</h1><p class="price">${price}</p>
    <form action="/cart" method="post">${box}<button type="submit">${buy}</button></form></div>${after}</main>
    <footer><a href="/terms">Terms</a></footer></body></html>`;
}
