import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { readMoney } from './money.ts';
import { countryOf, currencyCode, currencyIn, decimalsOf, minorDigits } from './currency.ts';

/** What stands beside an amount → the currency, wherever the shop is. */
const SIGNS = [
  'US$ USD|USD$ USD|U$S USD|U.S. $ USD|$ USD|＄ USD|CA$ CAD|C$ CAD|CAD$ CAD|CDN$ CAD|AU$ AUD|A$ AUD|NZ$ NZD|HK$ HKD',
  'S$ SGD|SG$ SGD|NT$ TWD|R$ BRL|MX$ MXN|MXN$ MXN|AR$ ARS|CLP$ CLP|COP$ COP|S/. PEN|S/ PEN|€ EUR|£ GBP|₹ INR|₽ RUB',
  '₴ UAH|₸ KZT|₺ TRY|₩ KRW|₫ VND|฿ THB|₱ PHP|₪ ILS|₦ NGN|₵ GHS|₡ CRC|₲ PYG|₮ MNT|₾ GEL|֏ AMD|₼ AZN|৳ BDT|₭ LAK',
  '៛ KHR|﷼ IRR|¥ JPY|￥ JPY|руб RUB|руб. RUB|рублей RUB|р. RUB|р RUB|грн UAH|тенге KZT|тг KZT|лв BGN|сум UZS|дин RSD',
  'ден MKD|zł PLN|zl PLN|Kč CZK|Kc CZK|Ft HUF|lei RON|leu RON|kn HRK|TL TRY|SFr CHF|Fr. CHF|元 CNY|円 JPY|원 KRW|บาท THB',
  'đ VND|تومان IRT|ريال SAR|ر.س SAR|د.إ AED|درهم AED|ر.ق QAR|د.ك KWD|ج.م EGP|جنيه EGP|د.ا JOD|د.ب BHD|ر.ع OMR',
  "Php PHP|Bds$ BBD|EC$ XCD|GH¢ GHS|CI$ KYD|₨ PKR|￦ KRW|TShs TZS|KShs KES|F CFA XOF|F CFP XPF|so‘m UZS|so'm UZS|сўм UZS",
  'теңге KZT|төгрөг MNT|сомони TJS|денари MKD|դր. AMD|ლარი GEL|ریال IRR|د.م. MAD|د.أ JOD|د.ع IQD|د.ل LYD|دج DZD|ل.س SYP',
  'روپے PKR|रु NPR|रुपये INR|টাকা BDT|ကျပ် MMK|ກີບ LAK|រៀល KHR|ብር ETB|圓 JPY|港元 HKD|新台幣 TWD|NTD TWD|NIS ILS|KYD KYD|ANG ANG|SLE SLE',
  'euro EUR|ευρώ EUR|złotych PLN|forint HUF|kronor SEK|reais BRL|naira NGN|birr ETB|francs CFA XOF|dollars USD|yen JPY|bolivianos BOB',
  'ש"ח ILS|kr SEK|kr. DKK|EUR EUR|eur EUR|usd USD|gbp GBP|pln PLN|TRY TRY|CHF CHF',
]
  .join('|')
  .split('|')
  .map((pair) => {
    const at = pair.lastIndexOf(' ');
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });

describe('the currency of a short text', () => {
  it.each(SIGNS)('§7 %s is %s', (sign, code) => {
    expect(currencyIn(`5 ${sign}`)).toBe(code);
  });

  it.each([
    ['Rs 5', 'INR'],
    ['Rs.5', 'INR'],
    ['Rp5', 'IDR'],
    ['RM 5', 'MYR'],
    ['kr 5', 'SEK'],
    ['kr5', 'SEK'],
    ['5 :-', 'SEK'],
    ['5р', 'RUB'],
    ['5kr', 'SEK'],
    ['5 Eur', 'EUR'],
    ['5 Eiro', 'EUR'],
    ['TSh 5', 'TZS'],
    ['USh 5', 'UGX'],
    ['5,- kr', 'SEK'],
    ['5:-', 'SEK'],
    ['Price in EUR: 5', 'EUR'],
    ['NEW EUR 5', 'EUR'],
  ])('§7 of %s is %s', (text, code) => {
    expect(currencyIn(text)).toBe(code);
  });

  it.each([
    '',
    '5',
    'nothing',
    // Feet, knots and the like, and parts of words.
    '5 ft',
    '5 KN',
    '5 tl',
    'rm 5',
    'RS5',
    'leicht 5',
    'zlato 5',
    '5 kronland',
    // Names of money stand behind the number, and the norm of an engine has no cents.
    'dollars 5',
    'yen 5',
    'Euro 6',
    'EURO 5 Diesel',
    'okr 5',
    'x:-',
    'x р',
    '5 рядов',
    'XEUR 5',
    // A word in English, and a code in capitals only.
    'try 5',
    '5 chf',
    'XYZ 5',
  ])('§7 of %j is not told', (text) => {
    expect(currencyIn(text)).toBeNull();
  });

  it.each([
    ['$', 'ca CAD|au AUD|nz NZD|mx MXN|ar ARS|cl CLP|co COP|sg SGD|hk HKD|tw TWD|uy UYU'],
    ['$', 'se USD|no USD|dk USD|is USD|jp USD|cn USD|de USD|com USD|constructor USD'],
    ['¥', 'cn CNY|com CNY|jp JPY|de JPY'],
    ['kr', 'se SEK|no NOK|dk DKK|is ISK|ca SEK|com SEK'],
    ['€', 'ca EUR|jp EUR'],
    ['A$', 'ca AUD'],
    ['kr.', 'dk DKK|is ISK|no NOK|se SEK|com DKK'],
    ['R', 'za ZAR'],
    ['Rs.', 'in INR|pk PKR|lk LKR|com INR'],
    ['DT', 'tn TND'],
    ['KD', 'kw KWD'],
    ['dhs', 'ae AED|ma MAD'],
    ['р.', 'by BYN|ru RUB'],
    ['FCFA', 'sn XOF|cm XAF|cg XAF|com XOF'],
    ['$', 'bn BND|do DOP|jm JMD|mo MOP|fj FJD|gy GYD|cv CVE|ec USD|vc USD'],
    ['dollars', 'ca CAD|jm JMD|com USD'],
    ['C$', 'ni NIO|ca CAD'],
    ['lei', 'md MDL|ro RON'],
    ['درهم', 'ma MAD|ae AED'],
    ['ريال', 'qa QAR|om OMR|ye YER|sa SAR'],
    ['﷼', 'sa SAR|ir IRR'],
    ['دينار', 'kw KWD|jo JOD|iq IQD'],
    ['元', 'tw TWD|hk HKD|cn CNY|com CNY'],
    ['₨', 'lk LKR|np NPR|pk PKR'],
    ['руб.', 'by BYN|ru RUB'],
    ['манат', 'az AZN|tm TMT'],
    ['pesos', 'mx MXN|co COP|ph PHP'],
    ['CFA', 'td XAF|tg XOF'],
    ['Sh', 'ke KES|tz TZS'],
    ['Kz', 'ao AOA'],
  ])('§7 %s is the money of the shop’s country, where that has it: %s', (sign, pairs) => {
    for (const pair of pairs.split('|')) {
      const [domain, code] = pair.split(' ');
      expect([domain, currencyIn(`5 ${sign}`, domain)]).toEqual([domain, code]);
    }
  });
});

describe('a letter or two', () => {
  it.each([
    ['P129', 'ph PHP|bw BWP'],
    ['L 129', 'hn HNL|al ALL'],
    ['G. 129', 'py PYG|ht HTG'],
    ['K129', 'pg PGK|zm ZMW|mm MMK'],
    ['N129', 'ng NGN'],
    ['B$129', 'bn BND|bs BSD|com USD'],
    ['¢129', 'cr CRC'],
  ])('§7 before a number is money in a country that writes it so: %s, %s', (text, pairs) => {
    for (const pair of pairs.split('|')) {
      const [domain, currency] = pair.split(' ');
      expect(readMoney(text, null, domain)).toEqual({ amount: 129, currency });
    }
  });

  it('§7 and else a part of an article number', () => {
    expect(readMoney('K129', null, 'com')).toBeNull();
    expect(readMoney('R129', null, 'com')?.amount).toBe(129);
  });

  it.each([
    ['5 R', 'com'],
    ['5 DT', 'fr'],
    ['KD 5', 'com'],
    ['5 rooms', 'za'],
    ['BMR 5', 'za'],
    ['5 r', 'za'],
    ['R', 'za'],
    ['5 DTS', 'tn'],
    // Sizes and units, also where the letter before a number is money.
    ['5 L', 'hn'],
    ['500 G', 'ht'],
    ['64 K', 'pg'],
    ['5 P', 'ph'],
    ['98 °F', 'fr'],
    ['K 5', 'com'],
    ['Sh 5', 'com'],
    ['5 pesos', 'com'],
    ['2 kip', 'be'],
    ['5 man', 'com'],
    ['lek 5', 'se'],
  ])('§7 of %j at .%s are no money', (text, domain) => {
    expect(currencyIn(text, domain)).toBeNull();
  });
});

describe('a code', () => {
  it.each([
    ['usd', 'USD'],
    [' eur\n', 'EUR'],
    ['RUR', 'RUB'],
    ['RMB', 'CNY'],
    ['byr', 'BYN'],
    ['DEM', 'DEM'],
    ['XYZ', null],
    ['EURO', null],
    ['constructor', null],
    ['', null],
  ])('§7 %j is %s', (text, code) => {
    expect(currencyCode(text)).toBe(code);
  });
});

describe('decimals', () => {
  it.each([
    // [currency, as prices are written, as it has coins]
    [null, 2, 2],
    ['EUR', 2, 2],
    ['XYZ', 2, 2],
    ['JPY', 0, 0],
    ['CLP', 0, 0],
    ['ISK', 0, 0],
    ['HUF', 0, 2],
    ['BIF', 2, 0],
    ['KWD', 3, 3],
    ['TND', 3, 3],
  ])('§7 of %s are %d as prices are written, %d as it has coins', (currency, written, coins) => {
    expect(decimalsOf(currency)).toBe(written);
    expect(minorDigits(currency)).toBe(coins);
  });
});

describe('the country that settles a sign', () => {
  it.each([
    ['de', 'en-AU', 'de'],
    ['com', 'en-AU', 'au'],
    ['com', 'ja', 'jp'],
    ['com', 'zh-CN', 'cn'],
    ['com', 'zh-Hans', 'cn'],
    ['com', 'nb-NO', 'no'],
    ['com', 'sv', 'se'],
    ['com', 'en-ZA', 'za'],
    ['com', 'ne', 'np'],
    ['com', 'en', 'com'],
    ['com', 'en-US', 'com'],
    ['com', '', 'com'],
    ['store', 'constructor', 'store'],
    ['io', 'es-CO', 'co'],
    ['eu', 'sv', 'se'],
    ['io', 'en', 'io'],
    ['uk', 'ja', 'uk'],
  ])('§7 of .%s in %s is %s', (domain, language, country) => {
    expect(countryOf(domain, language)).toBe(country);
  });
});

it('§7 what is also a word or a day of the week is a currency only where it can be meant', () => {
  expect(currencyIn('Mo. – Fr. 9–18 Uhr', 'de')).toBeNull();
  expect(currencyIn('fr. 129 kr', 'se')).toBe('SEK');
  expect(currencyIn('Fr. 19.90', 'ch')).toBe('CHF');
  expect(currencyIn('Capacity: 12 CUP', 'com')).toBeNull();
  expect(currencyIn('12 CUP', 'com')).toBe('CUP');
  expect(currencyIn('Fiyat: 129 TRY', 'tr')).toBe('TRY');
});

it('§7 Euro before a number is money where the number has cents', () => {
  expect(currencyIn('Euro 12,90')).toBe('EUR');
});

it('§7 Iraqi shops write whole dinars', () => {
  expect(readMoney('25,000 IQD')).toEqual({ amount: 25_000, currency: 'IQD' });
});

/** A page of a shop whose scripts state these currencies. */
const pageStating = (...codes: string[]): string =>
  `<html lang="es"><title>Taza azul</title><h1>Taza azul</h1><b class="price">$89.990</b><button>Comprar</button><script>${codes
    .map((code) => `track({"value":89990,"currency":"${code}"});`)
    .join('')}</script>`;

const read = (html: string, url = 'https://tazas.com/azul') => {
  const { price, currency } = extract(html, url);
  return [price, currency];
};

it('§7 where neither the domain nor the language tells the country, the currency that scripts state does', () => {
  expect(read(pageStating('CLP', 'CLP'))).toEqual([89990, 'CLP']);
  expect(read(pageStating())[1]).toBe('USD');
  expect(read(pageStating('CAD', 'CAD').replace('"es"', '"en-US"'))[1]).toBe('USD');
  expect(read(pageStating('CLP'))[1]).toBe('USD');
  // A shop that lists what it offers says nothing about the sign.
  expect(read(pageStating('CLP', 'MXN'))[1]).toBe('USD');
  expect(read(pageStating('CLP', 'CLP'), 'https://tazas.mx/azul')[1]).toBe('MXN');
});

const pageShowing = (prices: string): string =>
  `<html lang="es"><title>Taza azul</title><h1>Taza azul</h1><p class="price">${prices}</p><button>Comprar</button>`;

it('§7 a price without a sign has the currency of the other amounts on the page', () => {
  const shop = 'https://tazas.cl/azul';
  expect(read(pageShowing('<del>$39.990</del> <ins>31.990</ins>'), shop)).toEqual([31_990, 'CLP']);
  expect(read(pageShowing('31.990</p><p>Envío: $3.990'), shop)).toEqual([31_990, 'CLP']);
  expect(read(pageShowing('31.990'), shop)).toEqual([31_990, null]);
  // Amounts in several currencies say nothing.
  expect(read(pageShowing('31.990</p><p>Envío: $3.990</p><p>Envío a España: 4 €'), shop)).toEqual([
    31_990,
    null,
  ]);
});
