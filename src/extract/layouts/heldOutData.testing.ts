import { layout, LOCALES as at, type LayoutCase } from './page.testing.ts';

const ld = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const og = (property: string, content: string): string =>
  `<meta property="${property}" content="${content}">`;

/** Machine-readable data in the ways of shop systems, often half wrong. Written before the rules, for totals only. */
export const HELD_OUT_DATA: readonly LayoutCase[] = [
  layout(
    at.de,
    'JSON-LD price as text with comma',
    { name: 'Emaille-Kanne weiß', price: 1249.5, currency: 'EUR' },
    {
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Emaille-Kanne weiß',
        offers: { '@type': 'Offer', price: '1.249,50', priceCurrency: 'EUR' },
      }),
      main: `<h1>Emaille-Kanne weiß</h1><img src="/media/kanne.jpg" width="500" height="500" alt="Emaille-Kanne weiß"><button>In den Warenkorb</button>`,
    },
  ),
  layout(
    at.us,
    'AggregateOffer with a chosen variant shown',
    { name: 'Linen Apron', price: 42, currency: 'USD' },
    {
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Linen Apron',
        image: 'https://www.oakhill-goods.com/media/apron.jpg',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '42.00',
          highPrice: '58.00',
          offerCount: 4,
          priceCurrency: 'USD',
        },
      }),
      main: `<h1>Linen Apron</h1><img src="/media/apron.jpg" width="500" height="500" alt="Linen Apron"><div class="range">$42.00 – $58.00</div><label>Color <select name="color"><option value="">Choose an option</option><option>Oat</option><option>Slate</option></select></label><button>Add to cart</button>`,
    },
  ),
  layout(
    at.fr,
    'priceSpecification array',
    { name: 'Marmite en fonte', price: 219, currency: 'EUR' },
    {
      head: ld({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', name: 'Marmite en fonte' },
          {
            '@type': 'Product',
            name: 'Marmite en fonte',
            offers: [
              {
                '@type': 'Offer',
                priceSpecification: [
                  {
                    '@type': 'UnitPriceSpecification',
                    priceType: 'https://schema.org/ListPrice',
                    price: '259.00',
                    priceCurrency: 'EUR',
                  },
                  {
                    '@type': 'UnitPriceSpecification',
                    price: '219.00',
                    priceCurrency: 'EUR',
                    valueAddedTaxIncluded: true,
                  },
                ],
              },
            ],
          },
        ],
      }),
      main: `<h1>Marmite en fonte</h1><img src="/media/marmite.jpg" width="500" height="500" alt="Marmite en fonte"><p class="price"><del>259,00 €</del> <ins>219,00 €</ins></p><button class="single_add_to_cart_button">Ajouter au panier</button>`,
    },
  ),
  layout(
    at.us,
    'ProductGroup with variants',
    { name: 'Canvas Duffel', price: 98, currency: 'USD' },
    {
      head: ld({
        '@context': 'https://schema.org',
        '@type': 'ProductGroup',
        name: 'Canvas Duffel',
        variesBy: ['https://schema.org/color'],
        hasVariant: [
          {
            '@type': 'Product',
            name: 'Canvas Duffel - Olive',
            color: 'Olive',
            offers: {
              '@type': 'Offer',
              price: 98,
              priceCurrency: 'USD',
              url: 'https://www.oakhill-goods.com/p/x?v=1',
            },
          },
          {
            '@type': 'Product',
            name: 'Canvas Duffel - Navy',
            color: 'Navy',
            offers: {
              '@type': 'Offer',
              price: 98,
              priceCurrency: 'USD',
              url: 'https://www.oakhill-goods.com/p/x?v=2',
            },
          },
        ],
      }),
      main: `<h1>Canvas Duffel</h1><img src="/media/duffel.jpg" width="500" height="500" alt="Canvas Duffel"><div class="price">$98.00</div><button>Add to cart</button>`,
    },
  ),
  layout(
    at.us,
    'Shopify: cents in script state',
    { name: 'Beeswax Wraps Set', price: 18, currency: 'USD' },
    {
      head: og('og:title', 'Beeswax Wraps Set') + og('og:type', 'product'),
      main: `<h1 class="product-single__title">Beeswax Wraps Set</h1><img src="/media/wraps.jpg" width="500" height="500" alt="Beeswax Wraps Set"><p class="product-single__price">$18.00</p><form action="/cart/add" method="post"><select name="id"><option value="1" selected>Default Title</option></select><button name="add">Add to cart</button></form>`,
      end: `<script>var meta = {"product":{"id":1,"vendor":"Bee","type":"Kitchen","variants":[{"id":1,"price":1800,"name":"Beeswax Wraps Set","public_title":null,"sku":"BW"}]},"page":{"pageType":"product"}};</script>`,
    },
  ),
  layout(
    at.br,
    'dataLayer only',
    { name: 'Panela de pedra sabão', price: 259.9, currency: 'BRL' },
    {
      main: `<h1>Panela de pedra sabão</h1><img src="/media/panela.jpg" width="500" height="500" alt="Panela de pedra sabão"><div id="price-root"></div><button>Comprar</button>`,
      end: `<script>dataLayer = [{"pageCategory":"Product","productId":"77","productName":"Panela de pedra sabão","productPriceFrom":"299.9","productPrice":"259.9","currency":"BRL"}];</script>`,
    },
  ),
  layout(
    at.uk,
    '__NEXT_DATA__ only',
    { name: 'Stoneware Pasta Bowl', price: 14, currency: 'GBP' },
    {
      main: `<div id="__next"><h1>Stoneware Pasta Bowl</h1><img src="/media/bowl.jpg" width="500" height="500" alt="Stoneware Pasta Bowl"><button>Add to basket</button></div>`,
      end: `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { product: { id: 'p1', name: 'Stoneware Pasta Bowl', price: { current: 14, previous: 20, currency: 'GBP' }, images: ['/media/bowl.jpg'] }, related: [{ name: 'Stoneware Mug', price: { current: 9 } }] } } })}</script>`,
    },
  ),
  layout(
    at.it,
    'microdata with broken price content',
    { name: 'Tovaglia di lino', price: 74, currency: 'EUR' },
    {
      main: `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Tovaglia di lino</h1><img itemprop="image" src="/media/tovaglia.jpg" width="500" height="500"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="0">€ 74,00</span></div><button>Aggiungi al carrello</button></div>`,
    },
  ),
  layout(
    at.es,
    'PrestaShop',
    { name: 'Cazuela de barro', price: 23.95, currency: 'EUR' },
    {
      main: `<div class="row"><h1 class="h1" itemprop="name">Cazuela de barro</h1><img class="js-qv-product-cover" src="/media/cazuela.jpg" width="500" height="500"><div class="product-prices"><div class="product-discount"><span class="regular-price">29,95 €</span></div><div class="current-price"><span>23,95 €</span><span class="discount discount-percentage">Ahorra 20%</span></div><div class="tax-shipping-delivery-label">Impuestos incluidos</div></div><button class="btn add-to-cart">Añadir al carrito</button></div>`,
    },
  ),
  layout(
    at.us,
    'osCommerce',
    { name: 'Cast Iron Trivet', price: 16.49, currency: 'USD' },
    {
      era: 'tables',
      main: `<form name="cart_quantity" action="product_info.php?action=add_product" method="post"><table border="0" width="100%"><tr><td class="pageHeading" valign="top">Cast Iron Trivet<br><span class="smallText">[TRV-8]</span></td><td class="pageHeading" align="right" valign="top"><s>$21.00</s> <span class="productSpecialPrice">$16.49</span></td></tr><tr><td class="main" colspan="2"><img src="images/trivet.jpg" width="200" height="200" alt="Cast Iron Trivet"></td></tr></table><input type="image" src="button_in_cart.gif" alt="Add to Cart"></form>`,
    },
  ),
  layout(
    at.ro,
    'OpenCart with price excluding tax',
    { name: 'Lopată de grădină', price: 89.99, currency: 'RON' },
    {
      main: `<h1>Lopată de grădină</h1><img src="/media/lopata.jpg" width="500" height="500" alt="Lopată de grădină"><ul class="list-unstyled"><li>Cod produs: LG-4</li><li>Disponibilitate: În stoc</li></ul><ul class="list-unstyled"><li><h2>89,99lei</h2></li><li>Fără TVA: 75,62lei</li></ul><button id="button-cart">Adaugă în coș</button>`,
    },
  ),
  layout(
    at.us,
    'Squarespace attributes',
    { name: 'Ceramic Bud Vase', price: 36, currency: 'USD', color: 'Sand' },
    {
      head:
        og('og:title', 'Ceramic Bud Vase — Oakhill Goods') +
        og('product:price:amount', '36.00') +
        og('product:price:currency', 'USD'),
      main: `<h1 class="ProductItem-details-title">Ceramic Bud Vase</h1><img data-src="/media/vase.jpg" alt="Ceramic Bud Vase"><div class="product-price"><span class="sqs-money-native">36.00</span></div><div class="variant-option"><div class="variant-option-title">Color:</div><select aria-label="Color"><option value="">Select Color</option><option>Sand</option></select></div><div class="sqs-add-to-cart-button">Add To Cart</div>`,
    },
  ),
  layout(
    at.fi,
    'several currencies to choose from',
    { name: 'Koivukuksa', price: 29.9, currency: 'EUR' },
    {
      main: `<ul class="currencies"><li class="active">EUR €</li><li>SEK kr</li><li>USD $</li></ul><h1>Koivukuksa</h1><img src="/media/kuksa.jpg" width="500" height="500" alt="Koivukuksa"><div class="product__price"><span data-currency="EUR">29,90 €</span><span data-currency="SEK" style="display:none">345,00 kr</span><span data-currency="USD" style="display:none">$33.50</span></div><button>Lisää ostoskoriin</button>`,
    },
  ),
  layout(
    at.us,
    'a book with formats',
    { name: 'The Lighthouse Keepers', price: 14.99, currency: 'USD' },
    {
      main: `<h1>The Lighthouse Keepers</h1><p>by <a href="/a/1">Ann Moore</a></p><img src="/media/book.jpg" width="300" height="450" alt="The Lighthouse Keepers"><ul class="formats"><li><a href="/p/ebook">eBook $7.99</a></li><li class="selected"><span>Paperback <b>$14.99</b></span></li><li><a href="/p/hard">Hardcover $26.00</a></li></ul><button>Add to cart</button>`,
    },
  ),
  layout(
    at.dk,
    'out of stock, price on request',
    { name: 'Antik kommode', price: null },
    {
      main: `<h1>Antik kommode</h1><img src="/media/kommode.jpg" width="500" height="500" alt="Antik kommode"><p>Pris på forespørgsel. Ring 86 12 34 56.</p><p>Levering fra 395,00 kr.</p><p>Kategori: Møbler</p>`,
    },
  ),
];
