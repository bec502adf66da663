/** A sign or word for money, and the ISO 4217 codes of the currencies that are written with it. */
export type Sign = readonly [sign: string, codes: readonly string[]];

/** The signs of a table: 'Rp=IDR|lei=RON MDL'. */
function signsIn(...tables: readonly string[]): Sign[] {
  return tables
    .join('|')
    .split('|')
    .map((entry) => {
      const [sign = '', codes = ''] = entry.split('=');
      return [sign, codes.split(' ')];
    });
}

/** The currencies that are written as '$' alone, first the one that is meant where no country tells. */
export const DOLLARS =
  'USD CAD AUD NZD MXN ARS CLP COP SGD HKD TWD UYU BND DOP JMD MOP FJD TTD BBD BSD BZD GYD NAD LRD SBD XCD KYD CVE'.split(
    ' ',
  );

/**
 * Signs that mean money wherever they stand in a text. Where several currencies share one, the first is meant
 * except in the countries of the others.
 */
export const SIGNS: readonly Sign[] = signsIn(
  'US$=USD|USD$=USD|U$S=USD|U.S. $=USD|CA$=CAD|C$=CAD NIO|CAD$=CAD|CDN$=CAD|AU$=AUD|A$=AUD|NZ$=NZD|HK$=HKD|S$=SGD|SG$=SGD',
  'NT$=TWD|R$=BRL|MX$=MXN|MXN$=MXN|AR$=ARS|CLP$=CLP|COP$=COP|COL$=COP|RD$=DOP|TT$=TTD|J$=JMD|JA$=JMD|N$=NAD|BZ$=BZD|BDS$=BBD',
  'EC$=XCD|FJ$=FJD|CI$=KYD|WS$=WST|SI$=SBD|MOP$=MOP|S/.=PEN|S/=PEN|€=EUR|£=GBP|₹=INR|₽=RUB|₴=UAH|₸=KZT|₺=TRY|₩=KRW|￦=KRW',
  '₫=VND|฿=THB|₱=PHP|₪=ILS|₦=NGN|₵=GHS|GH₵=GHS|GH¢=GHS|₡=CRC|₲=PYG|₮=MNT|₾=GEL|֏=AMD|₼=AZN|৳=BDT|₭=LAK|៛=KHR|؋=AFN',
  '﷼=IRR SAR QAR OMR YER|\u20c1=SAR|₨=PKR INR LKR NPR MUR SCR|Rs=INR|NRs=NPR|Rp=IDR|RM=MYR|Php=PHP|TL=TRY|SFr=CHF|Fr.=CHF',
  'руб=RUB BYN|р.=RUB BYN|бел. руб=BYN|грн=UAH|hrn=UAH|тенге=KZT|теңге=KZT|тг=KZT|лв=BGN|сум=UZS|сўм=UZS|дин=RSD|динара=RSD',
  "so'm=UZS|so‘m=UZS|soʻm=UZS|so’m=UZS|ден=MKD|денари=MKD|төг=MNT|төгрөг=MNT|сомони=TJS|zł=PLN|zl=PLN|Kč=CZK|Kc=CZK|Ft=HUF",
  'lei=RON MDL|leu=RON MDL|лей=MDL|леев=MDL|kn=HRK|TSh=TZS|TShs=TZS|USh=UGX|UShs=UGX|KSh=KES|KShs=KES|FCFA=XOF XAF|F CFA=XOF XAF|F CFP=XPF',
  '元=CNY TWD HKD MOP|円=JPY|圓=JPY TWD HKD MOP|원=KRW|人民币=CNY|港元=HKD|港幣=HKD|港币=HKD|新台幣=TWD|新臺幣=TWD|บาท=THB|đ=VND|VNĐ=VND',
  'تومان=IRT|ریال=IRR|ريال=SAR QAR OMR YER|ر.س=SAR|د.إ=AED|درهم=AED MAD|د.م=MAD|ر.ق=QAR|د.ك=KWD|ج.م=EGP|جنيه=EGP SDG|د.ا=JOD',
  'د.أ=JOD|د.ب=BHD|ر.ع=OMR|د.ع=IQD|د.ت=TND|د.ل=LYD|د.ج=DZD|دج=DZD|ل.ل=LBP|ل.س=SYP|افغانی=AFN|روپے=PKR',
  "ש\"ח=ILS|ש״ח=ILS|ש''ח=ILS|שקל=ILS|שקלים=ILS|රු=LKR|රු.=LKR|रू=NPR INR|रु=NPR INR|रुपये=INR|টাকা=BDT INR|ກີບ=LAK|ကျပ်=MMK",
  'រៀល=KHR|ლარი=GEL|դր=AMD|դրամ=AMD|ብር=ETB',
);

/** Names of money, which are read only directly behind a number: elsewhere they may be about anything. */
export const NAMES: readonly Sign[] = signsIn(
  'euro=EUR|euros=EUR|eiro=EUR|ευρώ=EUR|złotych=PLN|đồng=VND|forint=HUF|kronor=SEK|гривень=UAH|гривні=UAH',
  'reais=BRL|naira=NGN|cedis=GHS|birr=ETB|yen=JPY|rupiah=IDR|ringgit=MYR|baht=THB|guaraníes=PYG|bolivianos=BOB|lempiras=HNL',
  'quetzales=GTQ|gourdes=HTG|francs CFA=XOF XAF',
  `dollars=${DOLLARS.join(' ')}`,
);

/**
 * Signs that are letters used for much else, or shared by several countries. They are read only in a country
 * with one of these currencies, and directly before or behind a number.
 */
export const LOCAL: readonly Sign[] = signsIn(
  'R=ZAR|Rs=LKR PKR NPR MUR SCR|Tk=BDT|taka=BDT|Bs=BOB VES|Bs.S=VES|Bs.D=VES|Gs=PYG|G.=PYG|B/=PAB|KM=BAM|КМ=BAM|din=RSD|dinara=RSD',
  'РСД=RSD|р=BYN RUB|Р=RUB|Br=BYN ETB|Birr=ETB|сом=KGS|смн=TJS|манат=AZN TMT|ман=AZN|manat=AZN TMT|ლ=GEL',
  'DH=MAD AED|Dhs=AED MAD|dirhams=MAD AED|DA=DZD|dinars=DZD TND|DT=TND|SR=SAR SCR|QR=QAR|RO=OMR|BD=BHD|KD=KWD|JD=JOD|دينار=KWD IQD JOD BHD DZD LYD TND',
  'رس=SAR|LE=EGP|L.E=EGP|E£=EGP|LL=LBP|lira=TRY|Lek=ALL|Lekë=ALL|kroner=NOK DKK|pesos=MXN ARS CLP COP PHP UYU DOP|soles=PEN',
  'colones=CRC|¢=CRC|Lps=HNL|Gdes=HTG|Afl=AWG|NAf=ANG|Rf=MVR|MRf=MVR|Nu=BTN|บ=THB|Kip=LAK|Ks=MMK|Kyat=MMK|块=CNY|NT=TWD',
  'B$=BND BSD|G$=GYD|L$=LRD|Sh=KES TZS UGX|Shs=KES TZS UGX|Frw=RWF|Rwf=RWF|FBu=BIF|CFA=XOF XAF',
  'FC=CDF|FG=GNF|Ar=MGA|Kz=AOA|MT=MZN|ECV=CVE|MK=MWK|Le=SLE|UM=MRU|Fdj=DJF|VT=VUV|vatu=VUV',
);

/** The same, read only before a number: behind one they are sizes and units ('2 L', '500 G', '64 K'). */
export const LOCAL_BEFORE: readonly Sign[] = signsIn(
  'P=PHP BWP|Q=GTQ|L=HNL ALL|G=HTG PYG|K=PGK ZMW MMK|N=NGN',
);

/**
 * The currency of countries, by top-level domain: those that share a sign with others or have one of their
 * own. Domains that shops of other countries like ('.vc', '.to', '.ml') tell nothing.
 */
export const HOME: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ca CAD|au AUD|nz NZD|mx MXN|ar ARS|cl CLP|co COP|sg SGD|hk HKD|tw TWD|uy UYU|se SEK|no NOK|dk DKK|is ISK|cn CNY|jp JPY',
    'bn BND|do DOP|jm JMD|mo MOP|fj FJD|tt TTD|bb BBD|bs BSD|gy GYD|na NAD|lr LRD|sb SBD|ky KYD|cv CVE|ni NIO',
    'za ZAR|in INR|lk LKR|pk PKR|np NPR|mu MUR|sc SCR|bd BDT|ph PHP|bw BWP|bo BOB',
    've VES|py PYG|gt GTQ|hn HNL|pa PAB|pe PEN|cr CRC|ht HTG|ba BAM|rs RSD|md MDL|al ALL|tr TRY|by BYN|ru RUB|kg KGS|tj TJS',
    'tm TMT|az AZN|ge GEL|ma MAD|ae AED|dz DZD|tn TND|ly LYD|iq IQD|sa SAR|qa QAR|om OMR|ye YER|bh BHD|kw KWD|jo JOD|eg EGP',
    'sd SDG|lb LBP|et ETB|sn XOF|ci XOF|bj XOF|tg XOF|bf XOF|ne XOF|gw XOF|cm XAF|ga XAF|cg XAF|td XAF',
    'nc XPF|pf XPF|gn GNF|cd CDF|mg MGA|ao AOA|mz MZN|mw MWK|sl SLE|mr MRU|rw RWF|bi BIF|ke KES|tz TZS|ug UGX|ng NGN',
    'gm GMD|zm ZMW|pg PGK|ls LSL|sz SZL|vu VUV|mv MVR|bt BTN|th THB|vn VND|la LAK|mm MMK|aw AWG|cw ANG|sx ANG',
  ]
    .join('|')
    .split('|')
    .map((pair) => pair.split(' ')),
);
