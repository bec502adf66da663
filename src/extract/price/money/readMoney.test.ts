import { describe, expect, it } from 'vitest';
import { readAmounts, readMoney } from './money.ts';

describe('readMoney', () => {
  it.each([
    ['19,99 €', '', 'EUR'],
    ['$5', '', 'USD'],
    ['$5', 'ca', 'CAD'],
    ['A$5', '', 'AUD'],
    ['199 kr', 'no', 'NOK'],
    ['199 kr', 'se', 'SEK'],
    ['2 500 Ft', '', 'HUF'],
    ['250 руб.', '', 'RUB'],
    ['250 грн', '', 'UAH'],
    ['R$ 10,00', '', 'BRL'],
    ['PLN 45', '', 'PLN'],
    ['￥128', 'cn', 'CNY'],
    ['￥128', 'jp', 'JPY'],
  ])('tells the currency of %j at a .%s shop', (text, domain, currency) => {
    expect(readMoney(text, null, domain)?.currency).toBe(currency);
  });

  it('leaves the currency open when the text does not tell', () => {
    expect(readMoney('19.99')).toEqual({ amount: 19.99, currency: null });
    expect(readMoney('13 ft')).toBeNull();
    expect(readMoney('free')).toEqual({ amount: 0, currency: null });
  });

  it('takes the currency it is told where the text has none of its own', () => {
    expect(readMoney('19.99', 'EUR')).toEqual({ amount: 19.99, currency: 'EUR' });
    // The sign beside the amount counts, not that of another one.
    expect(readMoney('$45.00 (€41.20)')).toEqual({ amount: 45, currency: 'USD' });
    expect(readMoney('¥2,980 (€18)')).toEqual({ amount: 2980, currency: 'JPY' });
    expect(readMoney('kr 450 (€40)', null, 'no')).toEqual({ amount: 450, currency: 'NOK' });
    expect(readMoney('$45.00 (CA$61.00)')).toEqual({ amount: 45, currency: 'USD' });
    expect(readMoney('TOP 29,90 €')).toEqual({ amount: 29.9, currency: 'EUR' });
    expect(readMoney('Shop ALL 29,90 €')).toEqual({ amount: 29.9, currency: 'EUR' });
    expect(readMoney('$49.95 CAD')).toEqual({ amount: 49.95, currency: 'CAD' });
    expect(readMoney('$49.95 €45.00')).toEqual({ amount: 49.95, currency: 'USD' });
    expect(readMoney('£19.99', 'EUR')).toEqual({ amount: 19.99, currency: 'GBP' });
    expect(readMoney('free', 'EUR')).toEqual({ amount: 0, currency: 'EUR' });
  });
});

it('§7 letters that are money in the shop’s country tell the old price from the new one', () => {
  expect(readMoney('Was R499 Now R299', null, 'za')).toEqual({ amount: 299, currency: 'ZAR' });
});

it('§7 each amount of a text has the currency of its own sign', () => {
  expect(readAmounts('$49.95 CAD €34.00').map(({ money }) => money)).toEqual([
    { amount: 49.95, currency: 'CAD' },
    { amount: 34, currency: 'EUR' },
  ]);
  expect(readAmounts('$49.95 €45.00').map(({ money }) => money.currency)).toEqual(['USD', 'EUR']);
});

it('§7 a watch is no money', () => {
  expect(readMoney('Đồng hồ Casio MTP-1374', null, 'vn')?.currency).toBeNull();
});

it.each([
  ['Taille FR 42 25 000 FCFA', 'ci', 25_000],
  ['Spider-Man 2: 89 manat', 'az', 89],
  ['Samsung 4K 55 inch TV - K8,999', 'zm', 8999],
  ['Vitamin K 2', 'zm', 2],
  ['Balon foliowy cyfra 5 złoty - 12,99 zł', 'pl', 12.99],
  ['Комплект 200х220 евро 3 990 ₽', 'ru', 3990],
])(
  '§7 letters that are no money beside a number do not make it a price: %s',
  (text, domain, amount) => {
    expect(readMoney(text, null, domain)?.amount ?? null).toBe(amount);
    expect(readAmounts(text, domain).map(({ money }) => money.amount)).toEqual(
      /FCFA|manat|K8|zł|₽/.test(text) ? [amount] : [],
    );
  },
);

it.each([
  ['Rs.1,299.00 PKR', 'com', 'PKR'],
  ['₨1,299 NPR', 'com', 'NPR'],
  ['C$ 500 NIO', 'com', 'NIO'],
  ['TOP 29,90 €', '', 'EUR'],
])(
  '§7 a code behind the number settles a sign that several countries share: %s',
  (text, domain, currency) => {
    expect(readMoney(text, null, domain)?.currency).toBe(currency);
  },
);

describe('the end of a range', () => {
  it('§7 is none of the amounts of a text, whatever the sign', () => {
    expect(readAmounts('Rp5.000 - Rp9.000').map(({ money }) => money.amount)).toEqual([5000]);
    expect(readAmounts('Rs. 300 - Rs. 400').map(({ money }) => money.amount)).toEqual([300]);
  });
});

it.each([
  ['85p', null, 'uk', { amount: 0.85, currency: 'GBP' }],
  ['85p each', 'GBP', 'com', { amount: 0.85, currency: 'GBP' }],
  ['Only 5p', null, 'uk', { amount: 0.05, currency: 'GBP' }],
  ['99¢', null, 'com', { amount: 0.99, currency: 'USD' }],
  ['85 p', null, 'ru', { amount: 85, currency: null }],
  ['85 pages', null, 'uk', { amount: 85, currency: null }],
])(
  '§7 pence and cents are parts of a pound and a dollar: %s, %s, .%s',
  (text, currency, domain, money) => {
    expect(readMoney(text, currency, domain)).toEqual(money);
  },
);

it('§7 three digits are no coins in a currency without coins, whatever parts the thousands', () => {
  expect(readMoney('$1,250.000', 'COP', 'co')?.amount).toBe(1_250_000);
  expect(readMoney('1.250,000 ₫')?.amount).toBe(1_250_000);
  expect(readMoney('$1,250.000')?.amount).toBe(1250);
});
