import { MAX_WORDS, withoutSign } from './wordsBefore.ts';

/** Words before a number which say that it is an old price, or a recommended one never asked here. */
const OLD_WORDS = [
  '\\bwas\\b|\\bpaid\\b|\\bworth\\b|\\brrp\\b|\\bmsrp\\b|\\bm\\.?r\\.?p\\b\\.?|\\bsrp\\b',
  'list(?: price)?\\b|\\breg(?:ular(?:ly)?|\\.)?(?: price)?\\b|compare(?:d)?(?: at| to)?',
  'retail|originally|original price|\\bold price|\\bstatt\\b|\\buvp\\b|alter preis|bisher',
  'vorher|avant|prix (?:conseillé|barré|public|normal)|au lieu de|\\bantes\\b|\\bpvpr?\\b',
  'prix (?:courant|de détail)|doporučená cena|odporúčaná cena',
  '(?:recommended|suggested) (?:retail )?price|harga (?:asli|normal|coret)',
  'precio (?:normal|anterior|regular|habitual|recomendado|sugerido)',
  'preço (?:recomendado|sugerido)|prezzo (?:raccomandato|suggerito)|prix recommandé',
  'unverb\\.? preisempf\\p{L}*\\.?|(?:unverbindliche )?preisempfehlung',
  'cena (?:zalecana|rekomendowana)|zalecana cena|ajánlott (?:fogyasztói )?ár',
  'tavsiye edilen(?: fiyat)?|рекомендованная цена|рекомендована ціна|препоръчителна цена',
  'συνιστ[ώω]μενη τιμ[ήη]|\\bde:\\s*$|(?<![\\p{L}\\d]\\s)\\bde:?\\s+r\\$|\\bprima\\b|anziché',
  'listino|cena (?:katalogowa|regularna|przed)|najniższa cena.*|běžná cena|původní cena',
  'bežná cena|pôvodná|korábbi|eredeti|preț vechi|prp|redn[ao] cena|redovna c(?:ij)?ena',
  'sena kaina|vana hind|tavahind|parastā cena|ord(?:\\.|inarie)?\\s*pris|ordinarie|ordinær',
  'førpris|før:?|van\\s+voor|adviesprijs|\\bvan\\b|старая цена|стара ціна|стара цена|вместо',
  'eski fiyat|liste fiyatı|定価|通常価格|メーカー希望小売価格|市场价格?|原价|市價|原價|定價|建議售價|建议(?:零)?售价|정가|소비자가',
  'السعر السابق|بدلا من|מחיר (?:קודם|רגיל|מקורי)|במקום|giá (?:cũ|gốc|niêm yết)|ราคาปกติ',
  'αρχικ[ήη] τιμ[ήη]|norm(?:\\.|aali)? ?hinta|norm\\.|ovh|suositushinta|\\bord\\.',
  'tidigare pris|ursprungligt pris|rek(?:\\.|ommenderat) ?pris',
  'vejl(?:\\.|edende) ?\\p{L}*pris|vei?l(?:\\.|edende) ?pris|normalpris|normalpreis',
  'listenpreis|ladenpreis|originalpreis|high street|cover price|typical(?:ly)?|ancien prix',
  'prix (?:initial|d.origine)|prezzo (?:pieno|consigliato)|precio (?:de )?lista',
  'preço de tabela|cena (?:sugerowana|detaliczna|okładkowa)(?: przez \\p{L}+)?|stará cena',
  'star[ae] c(?:ij)?ena|prejšnja cena|preț(?:ul)? (?:recomandat|inițial)|înainte',
  'παλι[άα] τιμ[ήη]|(?<!\\p{L})пцд|редовна цена|предишна цена|прежняя цена|giá thị trường',
  'harga sebelum(?:nya)?|参考価格|旧価格|吊牌价|专柜价|시중가|정상가',
].join('|');
export const OLD_BEFORE = new RegExp(
  `(?:${OLD_WORDS})(?:\\s*(?:price|preis|prix|precio|cena|preço|prezzo|ár|pris|fiyat|value|des herstellers))?[\\s:：.€$£₹₪¥￥₽]*$`,
  'u',
);

/** Words for a saving: the amount after them is what is taken off the old price. */
const SAVING_WORDS = [
  'you save|saved?|savings?|sparen|sie sparen|ersparnis|économi\\w*|ahorr\\w*|risparmi\\w*',
  'oszczędz\\w*|скидка\\p{L}*|discount|rabatt|sleva|zľava|korting|besparing|u bespaart|zniżka',
  'rabat|reducere|indirim|kedvezmény|割引|优惠|할인|التوفير|חיסכון',
].join('|');
export const SAVING_BEFORE = new RegExp(
  `(?:${SAVING_WORDS})(?: \\p{L}{1,8})?[\\s:：.(+€$£₹₪-]*$`,
  'u',
);

const SAVED_STEMS = [
  'säästä|uš(?:etř|etr|parí)|zaoszczędz|economis|poup[ae]|megtakarítás|tasarruf|kazanc|ušted',
  'prihran|sutaupo|ietaup|спест|економі|эконом',
].join('|');
/** The same in more languages, as whole words. */
const SAVED_WORDS = [
  'du sparar|spara?|besparelse|du sparer|tiết kiệm',
  '(?<!giá )giảm(?! (?:giá )?còn)(?: thêm)?(?: (?:tới|đến))?|trợ giá(?: thêm)?|κερδ[ίι]ζετε',
  'κ[έε]ρδος|[έε]κπτωση|economi[az](?: de)?|je bespaart|bespaar|hemat|säästad|отстъпка|знижка',
  'выгода|вигода',
  `(?:${SAVED_STEMS})\\p{L}*`,
].join('|');
export const SAVED = new RegExp(
  `(?<!\\p{L})(?:${SAVED_WORDS})(?: \\p{L}{1,8})?[\\s:：.(+€$£₹₪-]*$`,
  'u',
);
export const SAVING_LABEL =
  /(?<!\p{L}\s?)(?:descuento|desconto|sconto|réduction|remise|alennus)\s?[:：]\s*$/u;

/** The lowest price of the last 30 days, which EU shops must state beside a reduced price. */
export const LOWEST =
  /niedrigste|tiefst|lowest|plus bas|più basso|más bajo|mais baixo|laagste|najni[żž]|nejniž|alin hinta|lägsta|laveste|χαμηλότερ|най-ниск|legalacsonyabb|mai mic|madalaim|žemiausi|zemāk/u;
export const LATELY =
  /30|letzt|last|previous|dernier|ultim|últim|posledn|zadnj|ostatni|laatste|viime|senast|siste|sidste|τελευτα|последн|elmúlt|viimas|paskutin|pēdēj/u;

/** Labels for a temporarily reduced price. */
const REDUCED_PRICES = [
  '(?:sale|special|promo(?:tional)?|reduced|clearance) price|aktionspreis|angebotspreis',
  'sonderpreis|prix (?:promo\\p{L}*|soldé|réduit)',
  'precio (?:de )?(?:oferta|promoci\\p{L}*|rebajado)|preço (?:promo\\p{L}*|com desconto)',
  'prezzo (?:scontato|promo\\p{L}*)|actieprijs|aanbiedingsprijs|cena promocyjna|akční cena',
  'akciová cena|акционная цена|цена со скидкой|kampanjpris|tilbudspris|tarjoushinta',
  'indirimli fiyat|セール価格|特価|促销价|活动价|特价|할인판매가|할인가',
].join('|');
const REDUCED_LABEL = new RegExp(
  `(?:${REDUCED_PRICES})[\\s:：.(]*(?:\\p{L}{0,3}\\p{Sc})?\\s*$`,
  'u',
);

/** Labels for the usual price: it is the old price if there is a lower one, or else the price. */
const USUAL_PRICES = [
  'regular price|prix (?:normal|courant|habituel)|normalpreis',
  'precio (?:normal|regular|habitual)|preço normal|prezzo normale|normale prijs',
  'cena regularna|běžná cena|bežná cena|redovna cijena|redna cena|normalpris|ordinarie pris',
  'norm(?:\\.|aali)? ?hinta|通常価格',
].join('|');
const USUAL_LABEL = new RegExp(
  `(?:^|\\s)(?:${USUAL_PRICES})[\\s:：]*(?:\\p{L}{0,3}\\p{Sc})?\\s*$`,
  'u',
);

/** Whether words before an amount say that it is an old one. */
export function isOldBefore(before: string): boolean {
  return (
    /\p{L}/u.test(before) && OLD_BEFORE.test(withoutSign(before.slice(-MAX_WORDS)).toLowerCase())
  );
}

/** Whether the words before a price say that it is a reduced one. */
export function isReducedLabel(before: string): boolean {
  return REDUCED_LABEL.test(before.slice(-MAX_WORDS).toLowerCase());
}

/** Whether the words before a price call it the usual one. */
export function isUsualLabel(before: string): boolean {
  return USUAL_LABEL.test(withoutSign(before.slice(-MAX_WORDS)).toLowerCase());
}
