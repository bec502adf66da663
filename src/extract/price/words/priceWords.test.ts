import { describe, expect, it } from 'vitest';
import { isPriceLabel, whatIsSaid, type Said } from './priceWords.ts';
import { IN_TIME_MS, processorTimeOf } from '../../../testing/timing.ts';

const beside = (before: string, after = '', isLabel = false): Said =>
  whatIsSaid({ before, after, isLabel });

/** Several texts, with strokes between them. */
const these = (texts: string): string[] => texts.split('|');

describe('words beside an amount', () => {
  it.each(
    these(
      'Our price: $|Only |Preis: |nur |Prix : |Precio: |Prezzo |Preço: |Prijs: |Cena brutto: |Cena s DPH |Цена: |Pris: |Hinta: |Bruttó ár: |販売価格 |售价 |판매가 |السعر: |מחיר: |ราคา |Giá: |inkl. MwSt (21%): |税込|（税込 |incl. BTW: |Por: ',
    ),
  )('§7 %j says that it is the price', (before) => {
    expect(beside(before)).toBe('price');
  });

  it.each(
    these(
      'Regularly $|ΑΡΧΙΚΗ ΤΙΜΗ: |M.R.P.: ₹|Paid $|Old price: |Старая цена: |定価 |UVP2 |RRP1: |statt CHF |建議售價 NT$|UVP |Was CA$|MRP Rs.|Norm. |Før kr. |建議售價 |Стара цена: |Sena kaina |Redovna cijena: |PVPR: |Prix courant |מחיר רגיל: |市场价：|Ord. pris |정상가 ',
    ),
  )('§7 %j says that it is an old one', (before) => {
    expect(beside(before)).toBe('old');
  });

  it.each(these('You save: |Save $|Sie sparen |Ersparnis: |Ahorras |Скидка |Rabatt: |Korting: '))(
    '§7 %j says that it is a saving',
    (before) => {
      expect(beside(before)).toBe('saving');
    },
  );

  it.each(
    these(
      'Free shipping on orders over $|ΔΩΡΕΑΝ ΜΕΤΑΦΟΡΙΚΑ ΑΝΩ ΤΩΝ |ΔΩΡΕΑΝ ΑΠΟΣΤΟΛΗ ΑΠΟ |ENVIO GRATIS A PARTIR DE |Poštovne zdarma od |Freeship đơn từ |Versandkostenfrei ab |Livraison offerte dès |Envío gratis a partir de |Frete grátis acima de R$ |Doprava zdarma nad |Бесплатная доставка от |Delivery within 50 miles: $|Gift cards from $|Gutscheine ab |zzgl. MwSt (21%): |Brez DDV: |Cena bez DPH |Netto: |ab 3 Stück je |10 or more $|10 oder mehr |5 ou plus |5 o más $|10 of meer € |10 или более |General admission + $|12x de R$ |en 6 cuotas de $|24 Raten à |4 interest-free payments of $|4 payments starting at $|6 payments from |12 Raten ab |1 kg = |(100 ml = |Members pay $|Letzter niedrigster Preis: |Najniższa cena z 30 dni: |30 pv alin hinta |Medlemspris |Hasta 12 MSI de $|6 άτοκες δόσεις των ',
    ),
  )('§7 %j says that it is of something else', (before) => {
    expect(beside(before)).toBe('other');
  });

  it('§7 how many something is for is no quantity that is bought', () => {
    expect(beside('Players: 2 or more $')).toBeNull();
    expect(beside('Spieler: 10 oder mehr ')).toBeNull();
    expect(beside('Players: 2 or more ', '', true)).toBeNull();
  });

  it.each(
    these(
      ' with 2-year contract| im Monat| al mese| a month| miesięcznie| with trade-in| mit Vertrag|/ month|/ m²|/m2| per m²| pro m2|/mnd|/oz|/เดือน|/mėn.| netto|/kg| /100g| Als Geschenk verpacken|以上で送料無料| Clubcard price| fee| value)',
    ),
  )('§7 %j behind it says that it is of something else', (after) => {
    expect(beside('', after)).toBe('other');
  });

  it.each(
    these('Used from $|Open-Box: from $|Other sellers from £|Tweedehands vanaf € |Gebraucht ab '),
  )('§7 %j says that it is asked by somebody else, or for a used one', (before) => {
    expect(beside(before)).toBe('other');
  });

  it('§7 that name those who are no members say that it is the price', () => {
    expect(beside('Non-members', '', true)).toBe('price');
    expect(beside('Non-members pay $')).toBe('price');
    expect(beside('Members', '', true)).toBe('other');
  });

  it('§7 that name the tax behind it say that it is the price', () => {
    expect(beside('', ' inc. VAT')).toBe('price');
    expect(beside('', ' inkl. 19% MwSt.')).toBe('price');
    expect(beside('Was ', ' inc. VAT')).toBe('old');
  });

  it('§7 that are a sentence of their own beside it say nothing', () => {
    expect(beside('Delivery within a week', '', true)).toBeNull();
    expect(beside('Delivery:', '', true)).toBe('other');
    expect(beside('Wash cold. ')).toBeNull();
    expect(beside('', ' versandkostenfrei')).toBeNull();
    expect(beside('ΔΩΡΕΑΝ ΜΕΤΑΦΟΡΙΚΑ', '', true)).toBeNull();
  });

  it('§7 that add or take off say something else, the buttons for pieces say nothing', () => {
    expect(beside('With lid (-', '', true)).toBe('other');
    expect(beside('With lid +', '', true)).toBe('other');
    expect(beside('Pieces: - +', '', true)).toBeNull();
  });

  it('§7 are read in linear time', () => {
    const before = 'shipping price inkl. '.repeat(20_000);
    const after = 'versand '.repeat(20_000);
    expect(processorTimeOf(() => beside(before, after))).toBeLessThan(IN_TIME_MS);
  });
});

describe('isPriceLabel', () => {
  it.each(these('Price|Our price:|Preis|Cena brutto|Prix TTC|Цена:|価格|Bruttó ár:|Price (each)'))(
    '§7 %s is all of a label',
    (text) => expect(isPriceLabel(text)).toBe(true),
  );

  it.each(these('Price list|Price range of the year|Length|Old price|Item|'))(
    '§7 %j is none',
    (text) => expect(isPriceLabel(text)).toBe(false),
  );
});

describe('words for what only some pay', () => {
  it.each(
    these(
      ' with code HOOT20| after $| con Transferencia| no PIX| bei Vorkasse| after mail-in rebate| avec le code ÉTÉ| with Autoship',
    ),
  )('§7 %j behind it says that it is of something else', (after) => {
    expect(beside('', after)).toBe('other');
  });

  it.each(
    these(
      'Members’ price |Extra 20% off with code VIP: $|Use code VIP to get it for $|Preis bei Vorkasse (2 % Skonto): |Při platbě převodem |Engraving charge |Ek garanti +1 yıl |2 jaar garantie extra: € |Ship to US: $|Shipping $12 under $|gratis verzending v.a. |Buy 12 for $',
    ),
  )('§7 %j before it says the same', (before) => {
    expect(beside(before)).toBe('other');
  });

  it.each(
    these(
      'Use code SAVE10 at checkout Price: $|Use code SAVE10 today Sale price $|Use coupon SAVE10 at checkout now $|Mit Gutschein SAVE10 bestellen Preis: |Avec code SAVE10 en caisse Prix : ',
    ),
  )('§7 %j before it says that it is the price', (before) => {
    expect(beside(before)).toBe('price');
  });

  it.each(these('With code VIP you pay only $|Mit Code VIP zahlen Sie nur '))(
    '§7 %j before it says what a code makes of the price',
    (before) => {
      expect(beside(before)).toBe('other');
    },
  );

  it('§7 of a way of paying or a code that is not what pays are none', () => {
    expect(beside('Price with tax: $')).toBe('price');
    expect(beside('', ' after tax')).toBeNull();
    // What a thing is called ends before the amount.
    expect(beside('Throw Over', '', true)).toBeNull();
  });
});

describe('savings and old prices in more languages', () => {
  it.each(
    these(
      'Spar |Du sparar |Ušetřete |Tiết kiệm: |Κερδίζετε: |Economisești |Спестявате |Säästät |Ušteda: |Descuento: |Megtakarítás: ',
    ),
  )('§7 %j says that it is a saving', (before) => {
    expect(beside(before)).toBe('saving');
  });

  it.each(
    these(
      'Ord. |UVP des Herstellers: |ПЦД: |Cena sugerowana przez wydawcę: |Giá thị trường: |Vejl. pris |Veiledende pris |Prix initial : |Prezzo pieno |Precio de lista: |Normalpreis |参考価格：',
    ),
  )('§7 %j says that it is an old one', (before) => {
    expect(beside(before)).toBe('old');
  });

  it('§7 a reduced price is neither', () => {
    expect(beside('Precio con descuento: ')).toBeNull();
  });
});

it('§7 what is taken off in Vietnam is a saving, what it is reduced to is none', () => {
  expect(beside('Giảm thêm tới ')).toBe('saving');
  expect(beside('Giảm ')).toBe('saving');
  expect(beside('Giảm còn ')).not.toBe('saving');
  expect(beside('Giá giảm ')).toBe('price');
});

it.each(these('Certificat |Сертификат на |hasta $|hingga Rp |tối đa |până la |έως '))(
  '§7 %j says how much at most, or what it is worth',
  (before) => {
    expect(beside(before)).toBe('other');
  },
);

describe('how often a sum is paid', () => {
  it.each([
    ...these(
      'monthly|monthly.|monthly*|(monthly)|monthly (24 months)|monthly, from day one|im Monat',
    ),
    ...these(
      'monthly payments of|monthly installments|monthly fee|monthly for 24 months|monthly 12x',
    ),
    ...these(
      'monatlich bei 24 Monaten Laufzeit|monthly with Klarna|monthly Learn more|weekly|weekly $5',
    ),
    ...these(
      'a month|a month for two years|al mese per 24 mesi|ao mês sem juros|miesięcznie przez rok',
    ),
    ...these(
      'a month incl. VAT|a month plus VAT|a month on a 24-month contract|a month when billed annually',
    ),
    ...these(
      'monthly membership|monatlich kündbar|měsíčně na 12 měsíců|miesięcznie na 12 rat|i månaden i 24 månader',
    ),
  ])('§7 is of something else than the price, behind it: %s', (after) => {
    expect(beside('from $', ` ${after}`)).toBe('other');
  });

  it.each([
    ...these(
      'monthly calendar|Monthly Mug|weekly diary|monthly prayer cards|Weekly & Monthly Agenda',
    ),
    ...these(
      'a month’s supply|a month of tea|Monthly Planner|weekly/monthly agenda|Monthly-Planner|Monthly–Planner|Weekly 2026 Planner',
    ),
    ...these('im Monat Mai geboren|monatlich wechselnde Motive'),
  ])('§7 says nothing where it begins a name: %s', (after) => {
    expect(beside('from $', ` ${after}`)).toBeNull();
  });

  it.each(these('5 monthly installments of $|24 monthly payments of|Monthly $'))(
    '§7 is of something else before it: %s',
    (before) => expect(beside(before)).toBe('other'),
  );
});

it.each(
  these(
    'Subtotal :|Sub-total:|Zwischensumme|Sous-total :|Subtotale|Mezisoučet:|Suma częściowa:|Ara toplam|小計',
  ),
)('§7 a sum of pieces is not what one costs: %s', (before) => {
  expect(beside(before, '', true)).toBe('other');
});

it.each(
  these(
    '6 options from $|Weitere 4 Optionen ab |2 options à partir de |3 opciones desde $|5 opzioni da ',
  ),
)('§7 the lowest of several offers is not what this one costs: %s', (before) => {
  expect(beside(before)).toBe('other');
});

it.each(these('每期|分3期 每期 NT$|월 |첫구매가 |쿠폰적용가 '))(
  '§7 a part of the price, or one for some customers: %s',
  (before) => expect(beside(before)).toBe('other'),
);

it('§7 a month in the name of a sale is no installment', () => {
  expect(beside('8월 특가 ')).not.toBe('other');
});

it.each(these('%25 indirim|-%25|25% indirim'))(
  '§7 a rate is no saving, on whichever side its sign stands: %s',
  (before) => expect(beside(before, '', true)).toBeNull(),
);

it('§7 what an option adds to, or is from, is no such offer', () => {
  expect(beside('Options from $')).toBeNull();
  expect(beside('2 options, price from $')).toBe('price');
});
