import type { VariantPage } from './variantPage.testing.ts';

/** The same, kept apart until the rules were made. */
export const HELD_OUT_VARIANT_PAGES: readonly VariantPage[] = [
  {
    kind: 'recently seen with a list of choices',
    lang: 'de',
    name: 'Leinenhemd Düne',
    price: '69,00 €',
    buy: 'In den Warenkorb',
    box: '<span>Farbe</span><ul class="swatches"><li title="Sand"></li><li title="Meer"></li></ul>',
    after:
      '<div class="box7"><h3>Passt gut dazu</h3><div><a href="/hose-kueste"><img src="/m/kueste.jpg" alt="Hose Küste"></a><a href="/hose-kueste">Hose Küste</a><p>89,00 €</p><p>Farbe: Oliv</p><p>Größe: 50</p></div><div><a href="/guertel"><img src="/m/g.jpg" alt="Gürtel"></a><a href="/guertel">Gürtel</a><p>29,00 €</p><p>Farbe: Braun</p></div></div>',
  },
  {
    kind: 'questions of others',
    lang: 'en',
    name: 'Hand Drill',
    price: '$44.00',
    buy: 'Add to cart',
    after:
      '<section><h2>Questions &amp; answers</h2><div>Does it come in another color? <p>Color: only as shown</p></div><div><b>Size:</b> does it fit a child?</div></section>',
  },
  {
    kind: 'head row of sizes and prices',
    lang: 'fr',
    name: 'Nappe Soleil',
    price: '49,00 €',
    buy: 'Ajouter au panier',
    after:
      '<table><tr><td>Taille</td><td>Référence</td><td>Stock</td></tr><tr><td>120 x 120</td><td>NS12</td><td>4</td></tr><tr><td>150 x 200</td><td>NS15</td><td>2</td></tr></table><table><tr><td>Couleur</td><td>Référence</td></tr><tr><td>Jaune</td><td>J1</td></tr></table>',
  },
  {
    kind: 'colors of the packing and the light',
    lang: 'de',
    name: 'Lichterkette Stern',
    price: '19,95 €',
    buy: 'In den Warenkorb',
    after:
      '<ul><li>Lichtfarbe: warmweiß</li><li>Kabelfarbe: transparent</li><li>Verpackungsgröße: 20 x 20 cm</li><li>Schriftfarbe: gold</li></ul>',
  },
  {
    kind: 'currency and language as chosen buttons',
    lang: 'en',
    name: 'Reed Basket',
    price: '$35.00',
    buy: 'Add to cart',
    after:
      '<div class="option-bar"><button class="variant active" aria-pressed="true">USD</button><button class="variant">EUR</button></div><div class="text-size-options"><button aria-pressed="true">Normal</button><button aria-pressed="false">Large</button></div>',
  },
  {
    kind: 'a slider of what others say',
    lang: 'en',
    name: 'Linen Skirt',
    price: '$62.00',
    buy: 'Add to cart',
    after:
      '<div class="poll"><p>Size</p><div><span>Too small</span><span class="selected">Just right</span><span>Too large</span></div><p>Color</p><div><span class="selected">As expected</span><span>Different</span></div></div>',
  },
  {
    kind: 'sentences in Italian and Spanish',
    lang: 'it',
    name: 'Tazza Alba',
    price: '15,00 €',
    buy: 'Aggiungi al carrello',
    after:
      '<p>Colore: come da foto</p><p>Misura: vedi tabella</p><p>Color: según disponibilidad</p>',
  },
  {
    kind: 'sentences in Russian',
    lang: 'ru',
    name: 'Чашка Заря',
    price: '990 руб.',
    buy: 'В корзину',
    after: '<p>Цвет: как на фото</p><p>Размер: уточняйте у менеджера</p>',
  },
  {
    kind: 'product group with its first color',
    lang: 'en',
    name: 'Ridge Hoodie',
    price: '$65.00',
    buy: 'Add to cart',
    data: {
      '@type': 'ProductGroup',
      name: 'Ridge Hoodie',
      color: ['Blue', 'Red'],
      size: ['S', 'M'],
      hasVariant: [
        {
          '@type': 'Product',
          color: 'Blue',
          size: 'S',
          sku: 'R1',
          offers: { price: 65, priceCurrency: 'USD' },
        },
        {
          '@type': 'Product',
          color: 'Red',
          size: 'M',
          sku: 'R2',
          offers: { price: 65, priceCurrency: 'USD' },
        },
      ],
    },
  },
  {
    kind: 'size with a unit of weight',
    lang: 'en',
    name: 'Oat Granola',
    price: '$8.50',
    buy: 'Add to cart',
    data: {
      '@type': 'Product',
      name: 'Oat Granola',
      size: 'N/A',
      color: 'Not specified',
      offers: { price: 8.5, priceCurrency: 'USD' },
    },
  },
  {
    kind: 'offers named by the address',
    lang: 'en',
    name: 'Ridge Hoodie',
    price: '$65.00',
    buy: 'Add to cart',
    box: '<select name="id"><option value="44001">Blue / S</option><option value="44002" selected>Red / M</option></select>',
    data: {
      '@type': 'ProductGroup',
      name: 'Ridge Hoodie',
      hasVariant: [
        {
          '@type': 'Product',
          color: 'Blue',
          size: 'S',
          sku: 'R10001',
          offers: { price: 65, priceCurrency: 'USD' },
        },
        {
          '@type': 'Product',
          color: 'Red',
          size: 'M',
          sku: 'R20002',
          offers: { price: 65, priceCurrency: 'USD' },
        },
      ],
    },
    url: 'https://shop.example/p/ridge-hoodie?sku=R20002',
    color: 'Red',
    size: 'M',
  },
  {
    kind: 'brand as a color',
    lang: 'en',
    name: 'Field Cap',
    price: '$22.00',
    buy: 'Add to cart',
    data: {
      '@type': 'Product',
      name: 'Field Cap',
      brand: { '@type': 'Brand', name: 'Northwind' },
      color: 'Northwind',
      offers: { price: 22, priceCurrency: 'USD' },
    },
  },
  {
    kind: 'filters as a list',
    lang: 'fr',
    name: 'Étagère Pin',
    price: '120,00 €',
    buy: 'Ajouter au panier',
    after:
      '<aside><h4>Couleur</h4><ul class="refine"><li class="selected"><a href="/etageres?c=chene">Chêne</a></li><li><a href="/etageres?c=pin">Pin</a></li></ul><h4>Taille</h4><ul class="refine"><li class="selected"><a href="/etageres?t=l">120 cm</a></li></ul></aside>',
  },
  {
    kind: 'radio buttons with labels',
    lang: 'de',
    name: 'Sweatshirt Nebel',
    price: '59,00 €',
    buy: 'In den Warenkorb',
    box: '<fieldset><legend>Farbe</legend><input type="radio" id="f1" name="o1" value="11"><label for="f1">Grau</label><input type="radio" id="f2" name="o1" value="12" checked><label for="f2">Tannengrün</label></fieldset><fieldset><legend>Größe</legend><input type="radio" id="g1" name="o2" value="1" checked><label for="g1">M</label><input type="radio" id="g2" name="o2" value="2"><label for="g2">L</label></fieldset>',
    color: 'Tannengrün',
    size: 'M',
  },
  {
    kind: 'a list of terms',
    lang: 'pl',
    name: 'Kubek Sosna',
    price: '39,00 zł',
    buy: 'Do koszyka',
    after:
      '<dl><dt>Kolor</dt><dd>butelkowa zieleń</dd><dt>Materiał</dt><dd>ceramika</dd><dt>Pojemność</dt><dd>300 ml</dd></dl>',
    color: 'butelkowa zieleń',
  },
  {
    kind: 'swatches with a class',
    lang: 'es',
    name: 'Vestido Mar',
    price: '59,00 €',
    buy: 'Añadir al carrito',
    box: '<div class="color-selector"><a class="color-swatch selected" title="Azul marino" href="#"></a><a class="color-swatch" title="Coral" href="#"></a></div><div class="size-selector"><a class="size-option" href="#">S</a><a class="size-option selected" href="#">M</a></div>',
    color: 'Azul marino',
    size: 'M',
  },
  {
    kind: 'bought together',
    lang: 'en',
    name: 'Tea Pot',
    price: '$48.00',
    buy: 'Add to cart',
    after:
      '<div class="w33"><h3>Complete the set</h3><form><a href="/p/tea-cup">Tea Cup</a><label>Color <select name="color"><option selected>Cobalt</option><option>White</option></select></label><a href="/p/tea-tray">Tea Tray</a><label>Size <select name="size"><option selected>Large</option><option>Small</option></select></label></form></div>',
  },
  {
    kind: 'what the sender measures',
    lang: 'en',
    name: 'Wall Mirror',
    price: '$140.00',
    buy: 'Add to cart',
    after:
      '<p>Shipping size: 90 x 60 cm</p><p>Box color: brown</p><p>Bottle size: 1 l</p><p>Our size guide: M</p>',
  },
  {
    kind: 'only choice asks',
    lang: 'es',
    name: 'Tinta Negra',
    price: '16,00 €',
    buy: 'Añadir al carrito',
    box: '<label>Color</label><select name="color"><option value="">Elige una opción</option><option value="u">Único</option></select><label>Talla</label><select name="talla"><option>N/A</option></select>',
  },
  {
    kind: 'screen and memory',
    lang: 'en',
    name: 'Tab Nine',
    price: '$199.00',
    buy: 'Add to cart',
    after:
      '<table><tr><td>Screen size</td><td>10.1 inch</td></tr><tr><td>Display color</td><td>16 million</td></tr><tr><td>Memory size</td><td>64 GB</td></tr></table>',
  },
  {
    kind: 'several in words',
    lang: 'it',
    name: 'Sciarpa Onda',
    price: '35,00 €',
    buy: 'Aggiungi al carrello',
    after:
      '<p><b>Colori:</b> rosso o blu</p><p><b>Taglie:</b> dalla S alla XL</p><p>Disponibile in vari colori</p>',
  },
];
