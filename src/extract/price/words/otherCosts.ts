/**
 * Words for costs and discounts beside the product's price: an amount with them is another one. All
 * patterns are for lower case, and words with any ending are listed apart (see priceWords.ts).
 */

const SHIPPING_STEMS = [
  'versand|liefer(?:ung|kosten|pauschale|gebühr)|verzend|bezorg|szállítás|доставк|frakt|fragt',
  'toimitus|transport|kohaletoimetami|tarne|piegād|pristatym',
].join('|');
/**
 * Words for delivery: an amount after them is not the product's price. Greek has no accents in capitals, and
 * many leave out those of other languages.
 */
const SHIPPING = [
  'shipping|free-?ship|ship (?:to|for)|ships|shipped|delivery|deliver(?:ed|s)?|postage',
  'carriage|p&p|freight|porto|livraison|frais de port|port|portes|env[ií]os?|frete|entrega',
  'spedizion[ei]|consegna|dostaw[ayę]|wysy[łl]k[aięe]|doprav[ayuě]|po[šs]tovn[ée]|kargo',
  'teslimat|levering|leverans|postikulut|livrare|μεταφορικ[άα]|αποστολ[ήη]|送料|運費|运费|包邮|배송비?',
  'الشحن|شحن|ارسال|التوصيل|משלוח|phí vận chuyển|giao hàng|ค่าจัดส่ง|ค่าส่ง|ส่งฟรี|bezmaksas',
  'dostava|dostavo|isporuka|pakomāts|ongkir|ongkos kirim',
  `(?:${SHIPPING_STEMS})\\p{L}*`,
].join('|');
const GIFT_CARD_STEMS = [
  '(?:подарочн\\p{L}* )?сертификат|gift ?wrap|gutschein|cadeaubon|karty? podarunkow|poukaz',
  'подарочн\\p{L}* карт|lahjakort|δωροκάρτ|(?:als )?geschenk verpack',
].join('|');
const GIFT_CARD = [
  'gift ?cards?|(?:gift )?certificat(?:es?|s|ul)?|vouchers?|cartes? cadeaux?|tarjetas? regalo',
  'buon[io] regalo|vales?-presente|ajándékkártya|hediye kartı|presentkort|gavekort|ギフト券|상품권',
  '礼品卡|بطاقات هدايا|כרטיס מתנה|thẻ quà tặng|บัตรของขวัญ|carduri cadou|geschenkverpackung',
  'emballage cadeau|papier cadeau|envolver para regalo|confezione regalo|cadeauverpakking',
  'embrulho',
  `(?:${GIFT_CARD_STEMS})\\p{L}*`,
].join('|');

/** Words for offers of other sellers and for used items. */
const OTHER_OFFERS = [
  'used|pre-?owned|second-?hand|refurbished|open-?box|other (?:sellers|offers)',
  'gebraucht\\p{L}*|andere (?:anbieter|verkäufer|verkopers)|weitere angebote|tweedehands',
  'd.occasion|autres vendeurs|segunda mano|de ocasión|otros vendedores|usad[oa]s?',
  'altri venditori|outros vendedores|używan[eay]|inni sprzedawcy|inne oferty|begagnad[et]?',
  'brugt|käytetty|中古品?',
  '\\d+ (?:options? from|optionen ab|options? à partir de|opciones desde|opzioni da|opções a partir de)',
].join('|');
const FEES = [
  "insurance|fees?|deposit|cod|(?<!non-?\\s?)members?(?:hip)?[’']?s?(?: price| pays?| only)?",
  '(?<!nicht-?\\s?)mitglieder|(?<!niet-?\\s?)leden|(?<!no\\s)socios|adhérents?|členy|členov',
  'klubowicz\\p{L}*|set-?up|(?:installation|engraving|rush)(?: charge| order)?|charges?',
  'handling|aufpreis|zuschlag|supplément|suplemento|supplemento|toeslag|dopłata|příplatek',
  'príplatok|felár|доплата|club\\p{L}*(?: price)?|minimum order|min\\. order',
  'sub-?total[ei]?|subtotaal|zwischensumme|sous-total|mezisoučet|medzisúčet|suma częściowa',
  'ara toplam|промежуточный итог|小[計计]',
  'mindestbestellwert|минимальный заказ|save(?: an)?(?: extra)?|saving|saved|rewards?|earn',
  'bonus|éco-?participation|ポイント|적립금|מועדון|medlems?pris|klubbpris|clubpreis|jäsenhinta|会員価格',
  '会员价|會員價|회원가|con tarjeta|emi|payments? of|installments? of|raty|taksit|рассрочк\\p{L}*',
  '每期|月々|(?<!\\d\\s?)월|첫\\s?구매가|쿠폰\\s?(?:적용|할인)가|current bid in|starting bid',
].join('|');

/** Words for warranties that shops sell beside the product. */
const WARRANTY = [
  'protection(?: plan)?|warrant(?:y|ies)|保証|보증',
  '(?:garan[tz][iíy]|gwarancj|záruk|garancij|takuu|гаранти)\\p{L}*',
].join('|');

/** Ways of paying for which shops give a discount; the price for everybody is another one. */
const PAYING = [
  'vorkasse|vorauskasse|überweisung|bank ?transfer|transfer[eê]ncia|bonifico|virement',
  'przelew\\p{L}*|převod\\p{L}*|pix|boleto|havale',
].join('|');

/** Words for the price of a subscription. */
const SUBSCRIPTION = [
  'im abo(?:nnement)?|(?:spar-?)?abo-?preis|spar-?abo|subscribe(?:rs?)?',
  'with (?:a )?subscription|autoship|auto-?delivery|(?:en|avec|par) abonnement',
  'con suscripción|na assinatura|in abbonamento|定期(?:便|購入)',
].join('|');

/** Words for other things that an amount may be for, if it follows them closely. */
const OTHERS = `${GIFT_CARD}|${FEES}|${WARRANTY}|${OTHER_OFFERS}|${SUBSCRIPTION}|${PAYING}`;

/** An amount a few words later in the sentence: 'Free shipping on orders over', 'Versandkostenfrei ab'. */
export const ABOUT_OTHER = new RegExp(
  `(?<!\\p{L})(?:(?:${SHIPPING})(?!\\p{L})[^.!?;|\\d]{0,24}|(?:${OTHERS})(?!\\p{L})[^.!?;|\\d]{0,14})$`,
  'u',
);

/**
 * The same with a number between, in one text with the amount: 'Delivery within 50 miles: $75', '2-year
 * warranty (24 months) $9', 'Vorkasse (2 % Skonto): 98 €'.
 */
export const ABOUT_SHIPPING = new RegExp(
  `(?<!\\p{L})(?:${SHIPPING}|${WARRANTY}|${PAYING})(?!\\p{L})(?:[^.!?;|\\p{Sc}]|v\\.a\\.){0,32}\\p{Sc}?\\s?$`,
  'u',
);
export const ENDS_OTHER = new RegExp(`(?<!\\p{L})(?:${SHIPPING}|${OTHERS})(?!\\p{L})[\\s(]*$`, 'u');
const OTHER_WORDS = [
  'shipping|delivery|postage|versand(?:kosten)?|lieferung|livraison|env[ií]o|frete|spedizione',
  'dostaw[ay]|doprava|доставк[аи]|off|deposit|pfand|zzgl\\.?|plus|\\bvat\\b|\\btax\\b|mwst',
  '\\bnet(?:to)?\\b|nettó(?: ár)?|ex(?:cl)?\\.? (?:vat|tax|gst)|without tax',
  '(?:brez|bez) (?:dph|vat|ddv|pdv(?:-a)?|pvn)|без (?:ндс|пдв|ддс)|be pvm|käibemaksuta|km-ta',
  'fără tva|χωρίς φπα|áfa nélkül|kdv hariç|(?:uten|eks\\.?|ekskl\\.?) mva',
  'e(?:x|ks)kl\\.? moms|veroton(?: hinta)?',
  '(?:excl?\\.?|exkl\\.?|ohne|zzgl\\.?) (?:btw|mwst|iva|tva)|hors taxes?|\\bh\\.?t\\.?',
  '(?:sin|sem|senza) iva|alv 0|未税|부가세 별도|kuumakse|mēnesī|per mėn\\.?|rate lunare|mjesečno',
  'mesečno|havi|aylık|orders? (?:over|above|of)|bestellwert|from just|as low as',
  'starting at \\$?\\d|gutschein|coupon|minimum(?: is| of)?|points?|earn|cashback',
  '\\d\\s*x(?: de)?|monthly|per month|monatlich|raten?|grundpreis|税抜|税別|本体価格|本体|、?税|送料|运费|運費',
  '배송비|الشحن|משלוח|ab \\d+ st(?:ü|ue)ck(?: je)?|from \\d+ pieces',
].join('|');
export const OTHER_BEFORE = new RegExp(`(?:${OTHER_WORDS})[\\s:：.(+€$£₹₪-]*$`, 'u');

/** 'Delivery by tomorrow | Free': the amount after it is another cost of delivery. */
export const FREE_DELIVERY =
  /(?:delivery|shipping|livraison|versand|lieferung|env[ií]o|frete|spedizione|verzending|bezorging|dostawa|доставка)[^.!?;]{0,40}(?:free|gratis|kostenlos|gratuite?|gratuita|grátis|darmowa|бесплатно)\s*$/u;
export const WRAPPED = new RegExp(`^[\\s*+)]{0,4}(?:${GIFT_CARD})(?! (?:available|possible))`, 'u');
export const BOUGHT_FOR =
  /^\s*(?:[\p{L}’']+\s){0,3}(?:orders?|bestellwert|d.achat|üzeri kargo|felett|tilauksiin|送料無料|무료배송|包邮|免[運运])/u;
