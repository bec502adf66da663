import type { Product } from '../../../src/model/product.ts';
import { attr, collapse, parsePage, rawText } from './dom.ts';
import { parseLooseJson } from './jsonRepair.ts';

/** The product a page is about; every field null when the page does not tell it. */
export function extract(html: string, url: string): Product {
  const page = parsePage(html);
  const product: Product = {
    name: null,
    price: null,
    currency: null,
    imageUrl: null,
    color: null,
    size: null,
  };
  const meta = new Map<string, string>();
  for (const element of page.elements) {
    if (element.tag === 'meta') {
      meta.set(attr(element, 'property') || attr(element, 'name'), attr(element, 'content'));
    } else if (element.tag === 'script' && /ld\+json/.test(attr(element, 'type'))) {
      const data = parseLooseJson(rawText(element)) as Record<string, unknown> | undefined;
      if (data?.['@type'] !== 'Product') continue;
      const offer = [data['offers']].flat()[0] as Record<string, unknown> | undefined;
      product.name ??= typeof data['name'] === 'string' ? data['name'] : null;
      product.price ??= Number(offer?.['price']) || null;
      product.currency ??=
        typeof offer?.['priceCurrency'] === 'string' ? offer['priceCurrency'] : null;
      const image = [data['image']].flat()[0];
      product.imageUrl ??= typeof image === 'string' ? image : null;
      product.color ??= typeof data['color'] === 'string' ? data['color'] : null;
      product.size ??= typeof data['size'] === 'string' ? data['size'] : null;
    } else if (element.tag === 'title') {
      meta.set('title', collapse(rawText(element)));
    }
  }
  product.name ??= meta.get('og:title') ?? meta.get('title') ?? null;
  product.imageUrl ??= meta.get('og:image') ?? null;
  if (product.imageUrl !== null) {
    product.imageUrl = URL.canParse(product.imageUrl, url)
      ? new URL(product.imageUrl, url).href
      : null;
  }
  return product;
}
