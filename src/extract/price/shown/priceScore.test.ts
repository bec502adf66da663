import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';

/** The price of a page whose buy box holds this. */
function priceOf(buyBox: string): number | null {
  const page = `<title>Blue Mug - Acme Shop</title><main><h1>Blue Mug</h1>${buyBox}<button>Add to cart</button></main>`;
  return extract(page, 'https://www.acme-shop.example/p/blue-mug').price;
}

/** An amount for the eye, and again to be read aloud. */
const twice = (amount: string): string => `<b class="price"><i>${amount}</i><i>${amount}</i></b>`;

/** Several texts, with strokes between them. */
const these = (texts: string): string[] => texts.split('|');

describe('an amount of which words say that it is another', () => {
  it('§7 is the price without such words', () => {
    expect(priceOf('<p>Now <span class="price">20,00 €</span></p>')).toBe(20);
    expect(priceOf('<p>Price: <span class="price">20,00 €</span> in stock</p>')).toBe(20);
    expect(priceOf('<p>Wash cold. <span class="price">20,00 €</span></p>')).toBe(20);
  });

  it.each([
    ...these('was|RRP|RRP:|MSRP|SRP|List|List price|Reg.|Compare at|Compared to'),
    ...these('Precio recomendado:|Unverb. Preisempf.:|Cena zalecana|Рекомендованная цена|PVPR'),
    ...these('retail|Retail price|originally|Original price|statt|UVP|unser alter Preis|bisher'),
    ...these('vorher|avant|prix conseillé|prix barré|prix public|au lieu de|antes|PVP|de:'),
    ...these('precio anterior|prima|anziché|listino|cena katalogowa|eredeti|preț vechi|tavahind'),
    ...these('původní cena|pôvodná|ordinarie'),
    ...these(
      'førpris|van voor|adviesprijs|старая цена|стара ціна|вместо|eski fiyat|定価|市场价|原价|정가',
    ),
  ])('§7 an old one, before: %s', (words) => {
    expect(priceOf(`<p>${words} <span class="price">20,00 €</span></p>`)).toBeNull();
  });

  it.each(these('Regular price|precio normal|cena regularna|běžná cena|redna cena|通常価格'))(
    '§7 the price, before which it is called the usual one: %s',
    (words) => {
      expect(priceOf(`<p>${words} <span class="price">20,00 €</span></p>`)).toBe(20);
      expect(
        priceOf(`<p>${words} <b class="price">20,00 €</b></p><p><b class="price">18,00 €</b></p>`),
      ).toBe(18);
    },
  );

  it.each([
    ...these(
      'Shipping|Delivery:|plus postage|Versandkosten|Versand|Lieferung|Livraison|envío|frete',
    ),
    ...these('spedizione|dostawa|doprava|доставка|You save|Saved|Savings:|Sie sparen|Ersparnis'),
    ...these('économisez|ahorra|risparmi|oszczędzasz|скидка|Discount|Rabatt|Deposit|Pfand|zzgl.'),
    ...these('VAT|tax|MwSt|netto|excl. VAT|ex tax|without tax|bez DPH|Orders over|order above'),
    ...these('Bestellwert|from just|as low as|Gutschein|Coupon|minimum|Earn|cashback'),
    ...these('Order minimum is|a minimum of'),
    ...these(
      'monthly|per month|monatlich|Rate|Raten|税抜|税別|本体価格|送料|运费|배송비|الشحن|משלוח',
    ),
  ])('§7 of something else, before: %s', (words) => {
    expect(priceOf(`<p>${words} <span class="price">20,00 €</span></p>`)).toBeNull();
  });

  it.each([
    ...these('/ month|/mo|/Monat|/ mois|/mes|/ мес|/ week|/ year|/kg|/l|per month'),
    ...these('pro Monat|par mois|al mes|por mes|za kg|per kg|p.m.|pm|off|de descuento'),
    ...these(
      'réduction|desconto|excl. VAT|ex. tax|without tax|bez DPH|ohne MwSt|zzgl. MwSt|ex btw',
    ),
    ...these('shipping|delivery|Versand|frete|в месяц|(税抜|税別'),
  ])('§7 of something else, behind: %s', (words) => {
    expect(priceOf(`<p><span class="price">20,00 €</span> ${words}</p>`)).toBeNull();
  });
});

it('§7 an amount is called by its own class before that around it', () => {
  const page = `<title>Blue Mug</title><h1>Blue Mug</h1><p>Price:</p><ul class="price-list">
    <li class="price-current"><b>$35.00</b></li><li class="price-list"><b>$40.00</b></li></ul>`;
  expect(extract(page, 'https://www.acme-shop.example/p/blue-mug').price).toBe(35);
});

describe('an amount of which words beside it say what it is', () => {
  it('§7 is none that is what sending it costs', () => {
    expect(priceOf('<p>Every Order Ships for $5</p>')).toBeNull();
    expect(priceOf('<p>Orders under $60 ship for a flat rate of $5</p>')).toBeNull();
    expect(priceOf('<p>Shipped for $5</p><b class="price">$20</b>')).toBe(20);
  });

  it('§7 is none in brackets, also where it is written twice', () => {
    const page = `<p>${twice('52,40 €')}</p><p>(${twice('26,20 €')} / 2)</p>`;
    expect(priceOf(page)).toBe(52.4);
    expect(priceOf(page.replace('(', '').replace(' / 2)', ''))).toBeNull();
  });

  it('§7 is none in brackets behind another: what one of several costs, in a place of its own', () => {
    const price = '<td><span class="price">$12.48</span>';
    const each = '<span class="price">($6.24 / Pack)</span></td>';
    expect(priceOf(`<table><tr>${price} ${each}</tr></table>`)).toBe(12.48);
    expect(priceOf(`<table><tr>${price} ${each.replace(/[()]/g, '')}</tr></table>`)).toBeNull();
  });

  it('§7 is an old one by a class for what shops elsewhere ask', () => {
    expect(priceOf('<b class="retail">60,00 €</b><b class="price">50,00 €</b>')).toBe(50);
  });

  it('§7 is an old one where an attribute asks for a line', () => {
    const page = '<p data-strike="true">60,00 €</p><p>50,00 €</p>';
    expect(priceOf(page)).toBe(50);
    expect(priceOf(page.replace('"true"', '"false"'))).toBeNull();
  });

  it('§7 is none that is a day', () => {
    expect(priceOf('<p>Mi. 30. August - Fr. 01. September</p>')).toBeNull();
    expect(priceOf('<p>From Fr. 2. Sept.</p><b class="price">Fr. 20.00</b>')).toBe(20);
  });

  it('§7 is the one in a part for the price and what is saved', () => {
    const beside = '<p><span class="box__price">9,00 €</span></p>';
    const page = (name: string) =>
      `<p class="box__${name}"><span class="box__price">20,00 €</span></p>${beside}`;
    expect(priceOf(page('price-and-saving').replace(beside, '<p>9,00 €</p>'))).toBe(20);
    expect(priceOf(page('saving'))).toBe(9);
  });
});

describe('an amount that is marked as another', () => {
  it.each(['del', 's', 'strike'])('§7 in <%s> is an old one', (tag) => {
    expect(priceOf(`<${tag}><span class="price">20,00 €</span></${tag}>`)).toBeNull();
  });

  it('§7 with a line through it is an old one', () => {
    const style = 'style="text-decoration: line-through"';
    expect(priceOf(`<span class="price" ${style}>20,00 €</span>`)).toBeNull();
    expect(priceOf(`<p ${style}><span class="price">20,00 €</span></p>`)).toBeNull();
  });
});

describe('an amount among others', () => {
  it('§7 is the one for a sale where the other is the standard one', () => {
    const prices =
      '<span class="price-standard">$98.00</span> <span class="price-sales">$58.80</span>';
    expect(priceOf(`<div class="product-price">${prices}</div>`)).toBe(58.8);
    expect(priceOf('<div><span class="price-standard">$98.00</span></div>')).toBe(98);
  });

  it('§7 that is marked as the price needs no sign of money, if it has cents', () => {
    const others = '<p>Returns within 30 days cost $3.50</p>';
    expect(priceOf(`<b class="price">24<sup>99</sup></b>${others}`)).toBe(24.99);
  });

  it('§7 is that for everybody rather than for members', () => {
    const rows = '<p><b>Members</b> <b>$31.50</b></p><p><b>Non-members</b> <b>$35.00</b></p>';
    expect(priceOf(rows)).toBe(35);
  });

  it('§7 may have a dash for the cents and no sign of money', () => {
    expect(priceOf('<p>Før 499,-</p><p><b>349,-</b></p><p>Spar 150,-</p>')).toBe(349);
    expect(priceOf('<p><b>495:-</b></p>')).toBe(495);
  });

  it('§7 is what its column is named after', () => {
    const head = '<tr><th>Name</th><th>Weight</th><th>Price</th><th></th></tr>';
    const row = '<td>Blue Mug</td><td>31 g</td><td>145</td><td><a href="/cart?add=1">Buy</a></td>';
    expect(priceOf(`<table>${head}<tr>${row}</tr></table>`)).toBe(145);
  });
});

describe('an amount in yen', () => {
  it('§7 is none where delivery is free from it on, whatever stands before it in the line', () => {
    expect(priceOf('<p>送料 全国一律 1,200円。11,000円以上送料無料</p>')).toBeNull();
  });

  it('§7 is the one with tax, which a note in wide brackets behind it says', () => {
    expect(priceOf('<p>販売価格 4,500円（税抜）</p><p><b>4,950円（税込）</b></p>')).toBe(4950);
  });
});

describe('an amount that is none of this product', () => {
  it('§7 is crossed out by the style of an element alone in its line', () => {
    const old = '<li><span style="text-decoration: line-through">$95.00</span></li>';
    expect(priceOf(`<ul>${old}<li><b>$79.90</b></li></ul>`)).toBe(79.9);
  });

  it('§7 belongs to a link with another number in its query', () => {
    const box =
      '<table><tr><td><a href="product_info.php?products_id=9"><img src="/i/9.jpg"></a><br><a href="product_info.php?products_id=9">Tray</a><br>Now $27.00</td></tr></table>';
    const page = `<title>Blue Mug</title>${box}<div><h1>Blue Mug</h1><p>$18.95</p><button>Add to cart</button></div>`;
    expect(extract(page, 'https://shop.example/product_info.php?products_id=7').price).toBe(18.95);
  });

  it('§7 is what delivery costs others, twice in one element, after a date', () => {
    const free = '<div>Delivery by 4 Jul, Sunday | Free <span>$40</span></div>';
    expect(priceOf(`<div><div>$649</div></div>${free}<p>10% off, up to $125</p>`)).toBe(649);
  });
});

it('§7 an amount whose class says that it is for a measure is no price', () => {
  const pear = '<p class="pricePerMeasure">£0.70/ea</p>';
  expect(priceOf(`<p class="price">£3.50</p>${pear}`)).toBe(3.5);
});

it('§7 the price per unit beside one per measure is that of the piece, alone it is not', () => {
  const unit = '<p class="pricePerUnit">£4.20<abbr>/</abbr>unit</p>';
  const measure = '<p class="pricePerMeasure">£0.60<abbr>/</abbr>ea</p>';
  expect(priceOf(`<div class="pricing">${unit}${measure}</div>`)).toBe(4.2);
  expect(priceOf(`<p class="price">£8.40</p><div>${unit}</div>`)).toBe(8.4);
});

it.each(['Menos de R$ 50', 'Less than $50', 'Unter 50 €', 'Moins de 50 €', 'Méně než 50 Kč'])(
  '§7 the bound of a choice of prices is no price: %s',
  (bound) => {
    expect(priceOf(`<p class="title">${bound}</p>`)).toBeNull();
  },
);

it.each([
  ['Onder € 49,95', 49.95],
  ['Jetzt unter 20 €', 20],
  ['Now for less than $29.99', 29.99],
  ['Moins de 20 €', 20],
])('§7 such words in a part that is called a price are those of an offer: %s', (offer, amount) => {
  expect(priceOf(`<div class="product-price"><span>${offer}</span></div>`)).toBe(amount);
});

it.each(['im Monat', 'a month', 'ao mês', 'i månaden', 'mtl.', 'monatlich', 'monthly'])(
  '§7 what is paid each month is no price: %s',
  (each) => {
    expect(priceOf(`<p>from € 111.08 ${each}</p>`)).toBeNull();
  },
);

it.each(['Monthly Planner 2027', 'a month’s supply'])(
  '§7 a name that begins with such words says nothing of the price before it: %s',
  (name) => {
    expect(priceOf(`<p>from € 24.00 ${name}</p>`)).toBe(24);
  },
);

it('§7 a range of prices to filter by is no price', () => {
  const filter =
    '<div class="filter-column"><a class="filter-row" href="?p=3"><div class="filter-txt">3,000 - 5,000 ₪</div></a></div>';
  const page = `<title>Air conditioners</title><h1>Air conditioners</h1>${filter}`;
  expect(extract(page, 'https://shop.example/models?q=air').price).toBeNull();
});
