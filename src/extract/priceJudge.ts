import { attr, collapse, holds, textOf, type Element, type Page } from './dom.ts';
import type { Place } from './evidence.ts';
import {
  isHidden,
  isInOtherCard,
  isLinkAway,
  spanOf,
  classifyRegion,
  type Layout,
} from './layout.ts';
import { classMatchesAround } from './classText.ts';
import { aroundPrice } from './price.ts';

/** Class text by which shops name a part as a price. */
export const PRICE =
  /pric|preis|prix|prezzo|precio|preco|preço|cena|ціна|hind|kaina|(?:^|[\s-])(?:amount|cost|money|prc|pret|pris|ár|fiyat|hinta|koszt|tarif)(?:$|[\s-])/;
const NOW =
  /sale|special|final|current|(?:^|[\s-])(?:now|our|actual|offer|buy|promo|new|your|today|main|product|pdp|big|discounted|reduced|deal|act|aktuell|aktion|sonder)(?:$|[\s-])/;
const OLD =
  /(?:^|[\s-])(?:old|was|rrp|rrsp|msrp|compare-at|strike|striked|strikethrough|strike-through|line-through|linethrough|crossed|uvp|before-discount|pre-discount|statt|retail-price|ancien|barre|barré|antes|tachado|stary|stara|puvodni|bezna|nosale|non-sale|vorher)(?:$|[\s-])|(?:old|was|list|rrp|msrp|retail|strike|striked|original|orig|crossed|before|previous|prev|compare|base|full)-?pri[cs]|pri[cs]\w*-?(?:old|was|list$|rrp|msrp|retail|strike\w*|original|orig|crossed|before|previous|prev|compare)(?:$|[\s-])|listprice|oldprice/;
const TOTAL = /total|summe/;
const TIER = /(?:^|[\s-])(?:tier|staffel|quantity-price|graduated)/;
const REGULAR = /regular-?pric|pric\w*-?-?regular|normal-?pric/;
const NOT_THE_PRICE =
  /(?:^|[\s-])(?:shipping|delivery|versand\w*|postage|livraison|envio|frete|dostawa|install?ments?|instal\w*|financ\w*|monthly|month|leasing|rate|raten|parcela\w*|cuotas?|mensualit\w*|klarna|afterpay|affirm|zip|paypal|unit|per-unit|grundpreis|baseprice|base-price-unit|unitprice|pangv|save|saving|savings|you-save|rabatt|ersparnis|points?|bonus|cashback|reward|deposit|pfand|fee|coupon|voucher|gutschein|bulk|volume|subtotal|excl\w*|net|netto|without-tax|ex-?vat|ex-?tax|loan|credit|warranty|protection|insurance|gift-?card|min-order|threshold|freeshipping|trade-?in|used|history)(?:$|[\s-])|(?:^|\s)(?:price-)?(?:tax|vat|mwst)(?:$|\s)|(?:^|\s)discount(?:$|\s)|discount-?-?(?:amount|percent\w*|value|badge|label|icon)|unit-?pric|pric\w*-unit|exclud|installment|parcel/;

/** Words before the number that say it is another amount. */
const OLD_WORDS =
  /(?:\bwas\b|\brrp\b|\bmsrp\b|\bsrp\b|list(?: price)?\b|\breg(?:ular|\.)?(?: price)?\b|compare(?:d)?(?: at| to)?|retail|originally|original price|\bstatt\b|\buvp\b|\bunser alter preis\b|bisher|vorher|avant|prix (?:conseillé|barré|public)|au lieu de|antes|\bpvp\b|precio (?:normal|anterior|regular)|de:\s*$|\bde\s+r\$|prima|anziché|listino|cena (?:katalogowa|regularna|przed)|běžná cena|původní cena|bežná cena|pôvodná|korábbi|eredeti|preț vechi|prp|redna cena|tavahind|parastā cena|ordinarie|ordinær|førpris|van\s+voor|adviesprijs|старая цена|стара ціна|вместо|eski fiyat|定価|通常価格|市场价|原价|정가)(?:\s*(?:price|preis|prix|precio|cena|preço|prezzo|value))?[\s:.€$£]*$/iu;
const OTHER_WORDS =
  /(?:shipping|delivery|postage|versand(?:kosten)?|lieferung|livraison|envío|frete|spedizione|dostaw[ay]|doprava|доставк[аи]|you save|saved?|savings?|sparen|ersparnis|économi\w*|ahorr\w*|risparmi\w*|oszczędz\w*|скидка|discount|rabatt|off|deposit|pfand|zzgl\.?|plus|\bvat\b|\btax\b|mwst|netto|ex(?:cl)?\.? (?:vat|tax|gst)|without tax|bez (?:dph|vat)|alv 0|orders? (?:over|above|of)|bestellwert|from just|as low as|starting at \$?\d|gutschein|coupon|minimum|points?|earn|cashback|\d\s*x(?: de)?|monthly|per month|monatlich|raten?|税抜|税別|本体価格|送料|运费|運費|배송비|الشحن|משלוח|ab \d+ stück|from \d+ pieces)[\s:.(+€$£-]*$/iu;
/** Words after it. */
const OTHER_AFTER =
  /^\s*(?:(?:\*\s*)?\/\s*(?:month|mo\b|mth|monat|mois|mes\b|mese|mies|měs|мес|week|year|yr|100|1?\s?(?:kg|l|liter|g|ml|m2|m²)\b)|(?:per|pro|par|al|por|za)\s+(?:month|monat|mois|mes|mese|week|100|1?\s?(?:kg|l|liter|litre|g|ml|kilogramm|kilo)\b)|p\.?m\.?\b|off\b|(?:de )?(?:descuento|rabatt|réduction|desconto|sconto)|(?:ex(?:cl)?\.?|without|bez|ohne|zzgl\.)\s*(?:vat|tax|gst|dph|mwst|btw|iva|vsk)|shipping|delivery|versand|frete|в месяц|\(?(?:税抜|税別|pt\b|ポイント)|\/\s*мес)/iu;

const LETTER = /\p{L}/u;

/** How many elements around an amount say by their class text what it is, itself included. */
export const TRAIL = 4;
const OWN = 2;

/** How likely a visible amount is what this product costs, whether it is struck through, and why. */
export function judge(
  page: Page,
  element: Element,
  text: string,
  hasSign: boolean,
  layout: Layout,
  place: Place,
): { score: number; struck: boolean; reason: string } {
  let score = hasSign ? 22 : 5;
  const reasons: string[] = [];
  const add = (points: number, reason: string): void => {
    score += points;
    reasons.push(`${reason}${points}`);
  };
  if (classMatchesAround(element, PRICE, TRAIL)) add(14, 'price');
  if (classMatchesAround(element, NOW, TRAIL)) add(6, 'now');
  if (text.length > 40) add(-8, 'long');
  const inside = aroundPrice(text);
  const before = beforeNumber(element, inside.before);
  const said = LETTER.test(before);
  const crossed = isCrossed(element) || (said && OLD_WORDS.test(before));
  const struck = crossed || classMatchesAround(element, OLD, OWN);
  // A class for reduced prices is often also used where nothing is reduced, so it counts for less
  // than a line through the amount.
  if (struck) add(crossed ? -60 : -25, 'old');
  if (classMatchesAround(element, REGULAR, TRAIL)) add(-4, 'regular');
  if (classMatchesAround(element, TOTAL, OWN)) add(-12, 'total');
  if (classMatchesAround(element, TIER, TRAIL)) add(-12, 'tier');
  if (classMatchesAround(element, NOT_THE_PRICE, OWN)) add(-40, 'other');
  if ((said && OTHER_WORDS.test(before)) || OTHER_AFTER.test(afterNumber(element, inside.after)))
    add(-40, 'words');
  const where = classifyRegion(element, layout);
  if (where !== 'here') add(where === 'elsewhere' ? -50 : -12, where);
  if (isLinkAway(element, place.url)) add(-25, 'link');
  else if (isInOtherCard(element, page, layout, place.url)) add(-25, 'card');
  if (isHidden(element)) add(-30, 'hidden');
  if (/^(?:b|strong|h[1-4]|big|ins|em)$/.test(element.tag)) add(3, 'strong');
  if (layout.heading !== null) {
    const distance = element.index - layout.heading.index;
    const span = spanOf(element, layout.heading);
    const after =
      distance < 0
        ? -8
        : distance < 60
          ? 24
          : distance < 150
            ? 18
            : distance < 400
              ? 10
              : distance < 900
                ? 3
                : -8;
    const around = span < 80 ? 20 : span < 250 ? 14 : span < 600 ? 8 : -8;
    add(Math.max(after, around), 'near');
  }
  if (layout.scope !== null) add(holds(layout.scope, element) ? 8 : -6, 'scope');
  if (layout.buy !== null) {
    const distance = Math.abs(element.index - layout.buy.index);
    add(distance < 40 ? 14 : distance < 120 ? 8 : 0, 'buy');
  }
  return { score, struck, reason: reasons.join(',') };
}

function isCrossed(element: Element): boolean {
  let up: Element | null = element;
  for (let steps = 0; up !== null && steps < 4; up = up.parent, steps++) {
    if (up.tag === 'del' || up.tag === 's' || up.tag === 'strike') return true;
    if (/line-through/.test(attr(up, 'style'))) return true;
  }
  return false;
}

function beforeNumber(element: Element, inside: string): string {
  if (/\p{L}{3}/u.test(inside)) return inside;
  return `${labelBefore(element)} ${inside.replace(/[\s€$£]+$/, '')}`;
}

function afterNumber(element: Element, written: string): string {
  // The currency itself is not a word after the price.
  const inside = written.replace(/^\s?(?:\p{Sc}|\p{L}{1,3}\.?(?=\s|$|\/))/u, '');
  if (inside.trim() !== '') return inside;
  const next = element.parent?.children[element.slot + 1];
  return typeof next === 'string' ? next.slice(0, 40) : next === undefined ? '' : textOf(next, 40);
}

/** The words just before the element: its previous sibling's, or its parent's. */
function labelBefore(element: Element): string {
  let node: Element = element;
  for (let steps = 0; steps < 2 && node.parent !== null; steps++) {
    const siblings = node.parent.children;
    for (let i = node.slot - 1; i >= Math.max(0, node.slot - 6); i--) {
      const before = siblings[i];
      const text =
        typeof before === 'string'
          ? collapse(before.slice(-300))
          : before === undefined
            ? ''
            : textOf(before, 80);
      if (text !== '') return text.length > 60 ? text.slice(-60) : text;
    }
    node = node.parent;
  }
  return '';
}
