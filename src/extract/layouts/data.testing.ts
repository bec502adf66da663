import { layout, LOCALES as at, type LayoutCase } from './page.testing.ts';

const ld = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const og = (property: string, content: string): string =>
  `<meta property="${property}" content="${content}">`;

/** Machine-readable data in the ways of shop systems, often half wrong. */
export const DATA: readonly LayoutCase[] = [
  layout(
    at.us,
    'Magento 1 price box',
    { name: 'Garden Kneeler', price: 31.99, currency: 'USD' },
    {
      main: `<div class="product-view"><div class="product-name"><h1>Garden Kneeler</h1></div><img id="image" src="/media/kneeler.jpg" width="500" height="500"><div class="price-box"><p class="old-price"><span class="price-label">Regular Price:</span> <span class="price" id="old-price-8">$39.99</span></p><p class="special-price"><span class="price-label">Special Price</span> <span class="price" id="product-price-8">$31.99</span></p></div><button class="btn-cart">Add to Cart</button></div>`,
    },
  ),
  layout(
    at.de,
    'WooCommerce',
    { name: 'Honig Waldtracht 500 g', price: 8.5, currency: 'EUR' },
    {
      head: og('og:title', 'Honig Waldtracht 500 g - Waldmarkt'),
      main: `<div class="product"><h1 class="product_title entry-title">Honig Waldtracht 500 g</h1><img class="wp-post-image" src="/media/honig.jpg" width="500" height="500"><p class="price"><span class="woocommerce-Price-amount amount"><bdi>8,50&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span></p><div class="wc-gzd-additional-info"><p class="price price-unit"><span class="amount">17,00 €</span> / <span class="unit">kg</span></p><p>inkl. 7 % MwSt.</p></div><button class="single_add_to_cart_button">In den Warenkorb</button></div>`,
    },
  ),
  layout(
    at.us,
    'BigCommerce',
    { name: 'Slate Cheese Markers', price: 15.5, currency: 'USD' },
    {
      head:
        og('og:title', 'Slate Cheese Markers') +
        og('product:price:amount', '15.5') +
        og('product:price:currency', 'USD'),
      main: `<div class="productView"><h1 class="productView-title">Slate Cheese Markers</h1><img src="/media/slate.jpg" width="500" height="500"><div class="productView-price"><div class="rrp-price--withoutTax" style="display:none;">MSRP: <span></span></div><div class="price-section"><span data-product-price-without-tax class="price price--withoutTax">$15.50</span></div></div><input class="button" type="submit" value="Add to Cart"></div>`,
    },
  ),
  layout(
    at.de,
    'Shopware with graduated prices',
    { name: 'Leinsaat gold', price: 3.49, currency: 'EUR' },
    {
      main: `<h1 class="product-detail-name">Leinsaat gold</h1><img src="/media/lein.jpg" width="500" height="500"><div class="product-block-prices"><table><thead><tr><th>Anzahl</th><th>Stückpreis</th></tr></thead><tbody><tr><td>Bis 4</td><td>3,49 €*</td></tr><tr><td>Ab 5</td><td>2,99 €*</td></tr></tbody></table></div><div class="product-detail-price-unit">Inhalt: 0.5 kg (6,98 €* / 1 kg)</div><button class="btn-buy">In den Warenkorb</button>`,
    },
  ),
  layout(
    at.fr,
    'Salesforce Commerce',
    { name: 'Chemise en lin', price: 79, currency: 'EUR', color: 'Écru' },
    {
      main: `<div class="product-detail"><h1 class="product-name">Chemise en lin</h1><img src="/media/chemise.jpg" width="500" height="500"><div class="prices"><div class="price"><span><span class="sales"><span class="value" content="79.00">79,00 €</span></span></span></div></div><div data-attr="color"><span class="color non-input-label">Couleur : <span>Écru</span></span></div><div data-attr="size"><select><option>Sélectionner une taille</option><option>38</option><option>40</option></select></div><button class="add-to-cart">Ajouter au panier</button></div>`,
    },
  ),
  layout(
    at.uk,
    'SAP Hybris price split',
    { name: 'Oak Bath Mat', price: 24, currency: 'GBP' },
    {
      main: `<h1>Oak Bath Mat</h1><img src="/media/mat.jpg" width="500" height="500" alt="Oak Bath Mat"><div class="product-price"><span class="product-price__was">Was £30.00</span><span class="product-price__current">Now £24.00</span><span class="product-price__save">Save £6.00</span></div><button class="js-add-to-cart">Add to basket</button>`,
    },
  ),
  layout(
    at.br,
    'VTEX state',
    { name: 'Cesto de palha', price: 119.9, currency: 'BRL' },
    {
      main: `<h1>Cesto de palha</h1><img src="/media/cesto.jpg" width="500" height="500" alt="Cesto de palha"><div class="skeleton"></div><button>Comprar</button>`,
      end: `<script>var skuJson_0 = {"productId":12,"name":"Cesto de palha","salesChannel":"1","available":true,"skus":[{"sku":31,"skuname":"Cesto de palha","available":true,"listPriceFormated":"R$ 149,90","listPrice":14990,"bestPriceFormated":"R$ 119,90","bestPrice":11990,"installments":3}]};</script>`,
    },
  ),
  layout(
    at.us,
    'initial state with value and currency',
    { name: 'Felt Slippers', price: 64, currency: 'USD' },
    {
      main: `<div id="app"><h1>Felt Slippers</h1><img src="/media/slippers.jpg" width="500" height="500" alt="Felt Slippers"><button>Add to cart</button></div>`,
      end: `<script>window.__INITIAL_STATE__ = ${JSON.stringify({ cart: { items: [], total: 0 }, product: { current: { title: 'Felt Slippers', price: { value: 64, currency: 'USD', formatted: '$64.00' }, listPrice: { value: 80 } } } })};</script>`,
    },
  ),
  layout(
    at.us,
    'Wix',
    { name: 'Lavender Soap Bar', price: 7, currency: 'USD' },
    {
      head:
        og('og:title', 'Lavender Soap Bar | Oakhill') +
        og('product:price:amount', '7') +
        og('product:price:currency', 'USD'),
      main: `<h1 data-hook="product-title">Lavender Soap Bar</h1><img src="/media/soap.jpg" width="500" height="500"><div data-hook="product-price"><span data-hook="formatted-primary-price" data-wix-price="$7.00">$7.00</span></div><button data-hook="add-to-cart">Add to Cart</button>`,
    },
  ),
  layout(
    at.us,
    'Etsy-like listing',
    { name: 'Personalized Oak Name Sign', price: 28, currency: 'USD' },
    {
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Personalized Oak Name Sign',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '28.00',
          highPrice: '74.00',
          priceCurrency: 'USD',
        },
      }),
      main: `<h1>Personalized Oak Name Sign</h1><img src="/media/sign.jpg" width="500" height="500" alt="Personalized Oak Name Sign"><p>Price: $28.00+</p><p>Or 4 payments of $7.00</p><label>Size<select><option>Select an option</option><option>Small ($28.00)</option><option>Large ($74.00)</option></select></label><button>Add to cart</button>`,
    },
  ),
  layout(
    at.uk,
    'JSON-LD offers of sellers',
    { name: 'Enamel Pie Dish', price: 11.5, currency: 'GBP' },
    {
      head: ld([
        { '@context': 'https://schema.org/', '@type': 'BreadcrumbList' },
        {
          '@context': 'https://schema.org/',
          '@type': 'Product',
          name: 'Enamel Pie Dish',
          offers: [
            {
              '@type': 'Offer',
              price: '11.50',
              priceCurrency: 'GBP',
              seller: { '@type': 'Organization', name: 'Brindlefox' },
            },
            {
              '@type': 'Offer',
              price: '14.00',
              priceCurrency: 'GBP',
              seller: { '@type': 'Organization', name: 'Other' },
            },
          ],
        },
      ]),
      main: `<h1>Enamel Pie Dish</h1><img src="/media/dish.jpg" width="500" height="500" alt="Enamel Pie Dish"><div class="price">£11.50</div><p>Another seller from £14.00</p><button>Add to basket</button>`,
    },
  ),
  layout(
    at.cz,
    'microdata with number only',
    { name: 'Dřevěný vláček', price: 349, currency: 'CZK' },
    {
      main: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Dřevěný vláček</h1><img itemprop="image" src="/media/vlacek.jpg"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><strong class="price"><span itemprop="price" content="349">349</span> Kč</strong><meta itemprop="priceCurrency" content="CZK"></div><button>Do košíku</button></div>`,
    },
  ),
  layout(
    at.us,
    'data attributes and a price drawn by script',
    { name: 'Leather Key Fob', price: 21, currency: 'USD' },
    {
      main: `<div class="pdp" data-product-name="Leather Key Fob" data-price="21.00" data-currency="USD"><h1>Leather Key Fob</h1><img src="/media/fob.jpg" width="500" height="500" alt="Leather Key Fob"><div class="js-price"></div><button data-product-price="21.00">Add to cart</button></div>`,
    },
  ),
  layout(
    at.us,
    'a ticket with a fee',
    { name: 'An Evening of Fado', price: 35, currency: 'USD' },
    {
      main: `<h1>An Evening of Fado</h1><img src="/media/fado.jpg" width="500" height="300" alt="An Evening of Fado"><p>Doors 7:30 pm, May 12, 2019</p><table class="tickets"><tr><td>General admission</td><td>$35.00</td><td>+ $4.20 fee</td></tr></table><button>Buy tickets</button>`,
    },
  ),
  layout(
    at.de,
    'a category and a unit as attributes',
    { name: 'Ring Silber gehämmert', price: 55, currency: 'EUR' },
    {
      main: `<h1>Ring Silber gehämmert</h1><img src="/media/ring.jpg" width="500" height="500" alt="Ring Silber gehämmert"><div class="price">55,00 €</div><table><tr><td>Farbe</td><td>mehrfarbig sortiert</td></tr><tr><td>Größe</td><td>UNSZ</td></tr><tr><td>Kategorie</td><td>Schmuck</td></tr></table><select name="size"><option value="">Größe wählen…</option><option>54</option><option>56</option></select><button>In den Warenkorb</button>`,
    },
  ),
  layout(
    at.us,
    'no price at all',
    { name: 'Estate Sideboard', price: null },
    {
      main: `<h1>Estate Sideboard</h1><img src="/media/sideboard.jpg" width="500" height="500" alt="Estate Sideboard"><p>Call for price: 802-555-0100</p><p>Delivery within 50 miles: $75.00</p>`,
    },
  ),
];
