/** A product for tests, the address of its page, and markup that describes it. */

export const ADDRESS = 'https://www.acme-shop.example/p/blue-mug';

/** A script with JSON-LD. */
export function ld(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

export const MUG = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Blue Mug',
  image: 'https://cdn.example/mug.jpg',
  color: 'Blue',
  size: '350 ml',
  offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' },
};
