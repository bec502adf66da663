import { collapse } from './page/dom.ts';
import { memoize } from './memoize.ts';

const NOT_ASCII = /[^\0-\x7f]/;

function folded(text: string): string {
  return (NOT_ASCII.test(text) ? text.normalize('NFKC') : text).toLowerCase();
}

/** Without accents, because host names have none: 'Librería Océano' is libreriaoceano.example. */
const unaccented = (text: string): string =>
  NOT_ASCII.test(text) ? text.normalize('NFD').replace(/\p{M}+/gu, '') : text;

/** Lower-case letters and digits only, for comparing names however they are punctuated. */
export const letters = memoize((text) => folded(text).replace(/[^\p{L}\p{N}]+/gu, ''));

/** The words of a name, compared without case and punctuation. */
export const words = memoize(
  (text): ReadonlySet<string> => new Set(folded(text).match(/[\p{L}\p{N}]+/gu)),
);

/**
 * How much of the shorter name occurs in the longer one, 0 to 1: compared by words, or by letters for
 * scripts without spaces.
 */
export function similarity(a: string, b: string): number {
  const [x, y] = [words(a), words(b)];
  if (x.size === 0 || y.size === 0) return 0;
  const [few, many] = x.size <= y.size ? [x, y] : [y, x];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared++;
  const byWords = shared / few.size;
  if (byWords === 1 || few.size > 2) return byWords;
  const [short, long] = [letters(a), letters(b)].toSorted((p, q) => p.length - q.length);
  return short !== undefined && short.length > 3 && long?.includes(short) === true ? 1 : byWords;
}

/** Labels of host names that do not name a shop. */
const GENERIC = new Set([
  'com',
  'shop',
  'store',
  'www',
  'net',
  'org',
  'info',
  'gov',
  'edu',
  'web',
  'online',
  'products',
  'product',
]);
const SEPARATOR =
  /\s+::\s+|\s+[|｜–—\-:·•»›~]\s+|\s*[|｜]\s*|\s+(?:at|bei|chez|from|on|en|w|na)\s+(?=\S+$)/gu;
/** What shops put before or after the name to sell: 'Buy …', '… online kaufen', '… günstig'. */
const CALLS = new RegExp(
  [
    String.raw`^(?:buy|shop|achetez|acheter|comprar|compra|kup|купить|köp|køb|osta)\s+(?=\S+\s)`,
    String.raw`\s+online\s+(?:at|in)\s.*$`,
    String.raw`\s+(?:online\s+)?(?:kaufen|bestellen|kopen)\s*[!.]?$`,
    String.raw`\s+(?:online\s+(?:shop|store)|günstig\s+(?:online\s+)?kaufen)\s*[!.]?$`,
  ].join('|'),
  'iu',
);

/** What shop systems add to titles: ' - Powered by ECShop'. */
const POWERED = /\s*[-–—|]?\s*powered by .{2,30}$/iu;
/** '12.50US $ 32% OFF|' before a name. */
const PRICE_LEAD =
  /^(?:[A-Z]{0,3}\s?\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?[A-Z]{0,3}\s?\p{Sc})(?:\s*-?\d{1,2}\s?%(?:\soff)?)?\s*[|｜]\s*(?=\S)/iu;
/** What Chinese markets add, whose hosts do not spell their names: '【行情 报价 价格 评测】-京东', '-淘宝网'. */
const MARKET_TAIL =
  /(?<=\S)(?:【(?=[^【】]{0,40}(?:价格|报价|價格|報價))[^【】]{0,40}】)?(?:[-_](?:京东|淘宝|天猫|当当|苏宁|唯品会|拼多多)(?:网|商城|超市|易购)?)?$/u;
/** What a page is or is for, where titles and headings say that instead of a name: 'Product details', 'Order online'. */
const PAGE_KIND_WORDS = [
  '(?:product|item)(?: details?| page| info(?:rmation)?)?|produktdetails?',
  '(?:détails?|fiche)(?: du)? produit|detalles?(?: del)? producto|detalhes(?: do)? produto',
  'dettagli(?: del)? prodotto|szczegóły produktu|detail produktu|(?:карточка|описание) товара',
  'ürün detay[ıi]|chi tiết sản phẩm|รายละเอียดสินค้า|商品(?:詳細|详情|詳情|ページ)|상품\\s?(?:상세|정보)',
  'تفاصيل المنتج|פרטי המוצר|order (?:online|now|here|form)|buy (?:online|now)',
  '(?:jetzt |online )bestellen|bestellformular|(?:commander|acheter) en ligne|bon de commande',
  '(?:comprar|pedir) (?:online|en línea|ahora)|(?:ordina|acquista) online|comprar agora',
  'zamów (?:online|teraz)|objednat online|заказать онлайн',
].join('|');
const PAGE_KIND = new RegExp(`(?:^|\\s)(?:${PAGE_KIND_WORDS})$`, 'iu');
/** What titles say of a page with reviews on it: '… - Reviews'. */
const REVIEWS_WORDS = [
  'reviews?|(?:kunden)?bewertungen|avis(?: clients?)?|reseñas|opiniones|avaliações|recensioni',
  'opinie|recenze|recensies|beoordelingen|recensioner|anmeldelser|arvostelut|vélemények',
  'recenzii|отзывы|відгуки|yorumlar|レビュー|口コミ|评价|評價|후기|리뷰|상품평',
].join('|');
const REVIEWS = new RegExp(
  `(?<=\\S)\\s+[|｜–—-]\\s+(?:(?:customer|user|product) )?(?:${REVIEWS_WORDS})$`,
  'iu',
);
/** The name of a market in brackets before the name: '【…市場】', '【公式】'. */
const MARKET = /^【[^】]{0,12}(?:市場|公式|通販|ショッピング)[^】]{0,12}】\s*(?=\S)/u;

/**
 * A title without the parts that name the shop: trailing (or leading) segments that the host name or
 * the site's own name contain, or that contain it.
 */
export function trimShop(title: string, shopNames: readonly string[]): string {
  const shops = shopNames
    .map((shop) => letters(unaccented(shop)))
    .filter((shop) => shop.length > 2 && !GENERIC.has(shop));
  /** `share` is how large a part of the text the shop's name must be. */
  const isShop = (part: string, share: number): boolean => {
    const plain = letters(unaccented(part));
    if (plain.length < 3) return false;
    return shops.some(
      (shop) =>
        (plain.includes(shop) && shop.length >= plain.length * share) ||
        (plain.length > 3 && shop.includes(plain)),
    );
  };
  let rest = collapse(title)
    .replace(MARKET, '')
    .replace(POWERED, '')
    .replace(PRICE_LEAD, '')
    .replace(MARKET_TAIL, '');
  for (let turn = 0; turn < 5; turn++) {
    rest = rest.replace(REVIEWS, '');
    const cuts = [...rest.matchAll(SEPARATOR)];
    const last = cuts.at(-1);
    const first = cuts[0];
    if (last === undefined || first === undefined) break;
    const tail = rest.slice(last.index + last[0].length);
    const head = rest.slice(0, first.index);
    if (last.index > 0 && isShop(tail, 0.25)) rest = rest.slice(0, last.index).trim();
    else if (isShop(head, 0.7)) rest = rest.slice(first.index + first[0].length).trim();
    else break;
  }
  return rest.replace(/^[\s|:–—-]+|[\s|:–—-]+$/g, '');
}

/** Whether a text is only the name of the shop, perhaps repeated: a logo and its text for reading aloud. */
export function isShopName(text: string, shopNames: readonly string[]): boolean {
  const plain = letters(unaccented(text));
  return shopNames.some((name) => {
    const shop = letters(unaccented(name));
    return shop === plain || (shop.length > 2 && `${shop}${shop}` === plain);
  });
}

/** Whether a text only says that this is a product's page, perhaps behind the name of the shop. */
export function isPageKind(text: string, shopNames: readonly string[]): boolean {
  const kind = PAGE_KIND.exec(text);
  if (kind === null) return false;
  const before = letters(unaccented(text.slice(0, kind.index)));
  // More than half of it: 'Test Product' names something at teststore.example.
  const isShop = (shop: string): boolean => {
    const name = letters(unaccented(shop));
    return name.startsWith(before) && before.length * 2 > name.length;
  };
  return before === '' || (before.length > 3 && shopNames.some(isShop));
}

/** A name without words that urge to buy, at one or both ends: 'Buy … Online'. */
export function trimCalls(name: string): string {
  const once = name.replace(CALLS, '').trim();
  const isBegun = once !== name && name.endsWith(once);
  const trimmed = isBegun ? once.replace(CALLS, '').replace(ONLINE, '') : once;
  return trimmed.length > 2 ? trimmed : name;
}

const ONLINE = /\s+online\s*$/iu;
