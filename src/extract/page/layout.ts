import { parseUrl } from '../address/parseUrl.ts';
import { attr, hasAttr, holds, textOf, type Element, type Page } from './dom.ts';
import { classMatches } from './classText.ts';
import { isNoPhoto } from '../address/pictureUrl.ts';

/** Where on the page the product is. */
export interface Layout {
  /** The heading that names the product, when one does. */
  heading: Element | null;
  /** Other main headings with the same words: one for each width of the screen. */
  twins: readonly Element[];
  /** The button or form that puts it into the cart, when there is one. */
  buy: Element | null;
  /** The part marked up as this product, when one is and is not the whole page. */
  scope: Element | null;
  /** Cached results of `classifyRegion`. */
  known: Map<Element, Region>;
}

export type Region = 'here' | 'perhaps' | 'elsewhere';

/** A layout in which nothing is known yet. */
export function newLayout(heading: Element | null): Layout {
  return { heading, twins: [], buy: null, scope: null, known: new Map() };
}

/** Parts about other things; not 'no-review' or 'has-sidebar', which only say what is in a part. */
const ELSEWHERE_WORDS = [
  'related|recommend\\w*|recomend\\w*|upsells?|up-sells?|cross-?sells?|crossselling',
  'similar\\w*|also-\\w+|you-may\\w*|accessor(?:y|ies)|zubehor|bundles?|frequently\\w*',
  'bought-together|recently|recent|viewed|carousel-products',
  'product-(?:list|grid|slider|carousel|listing)|products-(?:list|grid|slider|carousel)',
  'bestsellers?|best-sellers?|top-sellers?|topseller|mini-?cart|minibasket',
  'basket-(?:summary|preview)|cart-(?:summary|preview|drawer|popup|dropdown|total)',
  'shopping-?cart(?=$|\\s)|header-cart|footer|site-header|page-header|navigation|navbar',
  'nav-?menu|mega-?menu|submenu|breadcrumbs?|newsletter|reviews?|comments?|advert\\w*',
  'sponsored|promo-(?:bar|banner)|cookie\\w*|facets?|price-(?:filter|range|slider)|layered',
  'compare-list|other-(?:products|sellers|offers)|more-(?:products|items)|suggest\\w*',
  'customers-also|offer-list|competitor\\w*',
].join('|');
const ELSEWHERE = new RegExp(
  `(?:^|[\\s-])(?<!(?:^|[\\s-])(?:no|without|hide|has)-)(?:${ELSEWHERE_WORDS})(?=$|[\\s-])`,
);
/** Parts that are often about other things, but where some shops put the buy box. */
const PERHAPS_ELSEWHERE_WORDS = [
  'widget|sidebar|side-bar|side-box|sidebox|column-(?:left|right)|col-left|col-right',
  'left-column|leftcolumn|right-column|banner|filters?|filtres?|filtros?|filtri|filtry',
  'wishlist|sticky-?bar|alternativ\\w*|product-?card|product-?tile|product-?item|item-?card',
  'history|ratings?',
].join('|');
const PERHAPS_ELSEWHERE = new RegExp(
  `(?:^|[\\s-])(?<!(?:^|[\\s-])(?:no|without|hide|has)-)(?:${PERHAPS_ELSEWHERE_WORDS})(?=$|[\\s-])`,
);
/** Class text of the product's own part, even if it also names something else ('price-reviews'). */
const OWN =
  /(?:^|[\s-])(?:price|prices|add-to-\w+|pdp|buy-?box|product-(?:detail|info|main|view|essential|summary|single)s?)(?=$|[\s-])/;

/**
 * Whether an element is in a part of the page about other things ('elsewhere'): navigation, the cart,
 * recommendations, reviews. Parts such as a sidebar are 'perhaps'. A part that holds the product's heading or
 * the buy button is always 'here'.
 */
export function classifyRegion(element: Element, layout: Layout): Region {
  const known = layout.known.get(element);
  if (known !== undefined) return known;
  const found = regionOf(element, layout);
  layout.known.set(element, found);
  return found;
}

function regionOf(element: Element, layout: Layout): Region {
  if (element.parent === null || element.tag === 'body') return 'here';
  if (layout.heading !== null && holds(element, layout.heading)) return 'here';
  if (layout.twins.some((twin) => holds(element, twin))) return 'here';
  if (layout.buy !== null && holds(element, layout.buy)) return 'here';
  if (element.tag === 'footer' || element.tag === 'nav' || isClosedDialog(element))
    return 'elsewhere';
  if (classMatches(element, ELSEWHERE) && !classMatches(element, OWN)) return 'elsewhere';
  // The recursion is bounded: the tree is no deeper than MAX_DEPTH, and results are cached.
  const around = classifyRegion(element.parent, layout);
  if (around !== 'here') return around;
  return element.tag === 'aside' || classMatches(element, PERHAPS_ELSEWHERE) ? 'perhaps' : 'here';
}

/** Whether an element is a dialog that is not open: one for a quick view may hold what a template came with. */
function isClosedDialog(element: Element): boolean {
  if (element.tag === 'dialog') return !hasAttr(element, 'open');
  return attr(element, 'aria-hidden') === 'true' && attr(element, 'role') === 'dialog';
}

/** Whether the element is certainly in a part about other things. */
export function isElsewhere(element: Element, layout: Layout): boolean {
  return classifyRegion(element, layout) === 'elsewhere';
}

/**
 * Whether the element is, or is in, a link to another page, as in a list of other products. Links to a
 * picture, to the cart, or to this page or a place on it do not count.
 */
export function isLinkAway(element: Element, pageUrl: string): boolean {
  for (
    let up: Element | null = element, steps = 0;
    up !== null && steps < 5;
    up = up.parent, steps++
  ) {
    if (up.tag !== 'a') continue;
    // Cached, because every picture and price inside the link asks for it.
    up.leaves ??= leadsAway(attr(up, 'href'), pageUrl);
    return up.leaves;
  }
  return false;
}

function leadsAway(href: string, pageUrl: string): boolean {
  if (href === '' || /^(?:#|javascript:|mailto:|tel:|data:)/i.test(href)) return false;
  const target = parseUrl(href, pageUrl);
  if (target === null || /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#])/i.test(href)) return false;
  const own = new URL(pageUrl);
  if (/cart|basket|checkout|buy|order|warenkorb|panier|carrito/i.test(target.pathname))
    return false;
  const isPicture = /image|zoom|photo|picture|gallery|media|popup|enlarge/i.test(
    target.pathname + target.search,
  );
  if (isPicture) return false;
  return (
    target.pathname.replace(/\/$/, '') !== own.pathname.replace(/\/$/, '') || isOtherId(target, own)
  );
}

const ID_KEY =
  /(?:^|[_-])(?:ids?|pid|prod(?:uct)?s?(?:_?id)?|art(?:ikel|icle|nr)?|item|sku|ref|isbn|info)$/i;

/**
 * Whether an address names another product by its query. In older shops all products have the same path, and
 * only a number in the query tells them apart, not always under the same key.
 */
function isOtherId(target: URL, own: URL): boolean {
  const keys = [...own.searchParams.keys()].filter((key) => ID_KEY.test(key));
  const shared = keys.filter((key) => target.searchParams.has(key));
  if (shared.length > 0)
    return shared.some((key) => target.searchParams.get(key) !== own.searchParams.get(key));
  return keys.length > 0 && [...target.searchParams.keys()].some((key) => ID_KEY.test(key));
}

/** Whether a part of the page holds the product's heading or the button to buy it. */
export function isOwn(part: Element, { heading, buy }: Layout): boolean {
  return (heading !== null && holds(part, heading)) || (buy !== null && holds(part, buy));
}

const MAX_CARD = 45;

/**
 * Whether the element is in a card about another product: a small part of the page, without the
 * heading, in which a picture or a name links away.
 */
export function isInOtherCard(
  element: Element,
  page: Page,
  layout: Layout,
  pageUrl: string,
): boolean {
  let up = element.parent;
  for (let steps = 0; up !== null && steps < 5; up = up.parent, steps++) {
    if (up.tag === 'body' || up.end - up.index > MAX_CARD || isOwn(up, layout)) return false;
    for (let at = up.index + 1; at < up.end; at++) {
      const inner = page.elements[at];
      if (inner?.tag !== 'img' || isNoPhoto(attr(inner, 'src'))) continue;
      // Older shops have a picture as the button to buy.
      if (isLinkAway(inner, pageUrl) && !BUY_TEXT.test(attr(inner, 'alt'))) return true;
    }
  }
  return false;
}

/**
 * How many elements the smallest part of the page that holds both has: a measure of how near two
 * things are whatever their order.
 */
export function spanOf(a: Element, b: Element): number {
  let up: Element = a;
  while (up.parent !== null && !holds(up, b)) up = up.parent;
  return up.end - up.index;
}

const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Whether the markup itself hides the element (not what a style sheet would do). */
export function isHidden(element: Element): boolean {
  if (element.hidden !== null) return element.hidden;
  const own = element.attrs.length > 0 && hidesItself(element);
  // The recursion is bounded: the tree is no deeper than MAX_DEPTH, and results are cached.
  element.hidden =
    own ||
    element.tag === 'template' ||
    element.tag === 'noscript' ||
    (element.parent !== null && isHidden(element.parent));
  return element.hidden;
}

function hidesItself(element: Element): boolean {
  if (hasAttr(element, 'hidden')) return true;
  const style = attr(element, 'style');
  return style !== '' && HIDDEN_STYLE.test(style);
}

const BUY_MARKS_WORDS = [
  'buy-?(?:now|button|btn|box)|btn-?buy|btn-?cart|cart-?btn|tocart|to-cart|addtocart',
  'basket-?add|add-?cart|in-?den-?warenkorb|product-form|cart-?add|purchase',
].join('|');
const BUY_MARKS = new RegExp(
  `add-?to-?(?:cart|basket|bag|trolley|order)|(?:^|[\\s-])(?:${BUY_MARKS_WORDS})`,
);
const BUY_TEXT_WORDS = [
  'add (?:item )?to (?:my |shopping )?(?:cart|basket|bag|trolley|order)|buy(?: it)? now|buy',
  'in den (?:waren|einkaufs)korb(?: legen)?|in den einkaufswagen|jetzt kaufen|kaufen',
  '(?:ajouter|mettre) (?:au|dans le) panier|acheter',
  'añadir (?:al|a la) (?:carrito|cesta|bolsa)|agregar al carrito|comprar(?: agora| ahora)?',
  'aggiungi al carrello|acquista|adicionar (?:ao|à) (?:carrinho|sacola)|do koszyka',
  'dodaj do koszyka|kup teraz|do košíku|do košíka|vložit do košíku|přidat do košíku|koupit',
  'kúpiť|kosárba|kosárba teszem|adaug[aă] [iîÎ]n co[sșş]|v košarico|dodaj v košarico',
  'u košaricu|lisa (?:ostu)?korvi|ostukorvi|pievienot grozam|ielikt grozā|į krepšelį',
  'lägg i (?:varukorg|kundvagn)(?:en)?|köp|læg i kurv|legg i (?:handlekurv|handlevogn)|kjøp',
  'lisää ostoskoriin|osta|in winkelwagen|in winkelmand|bestellen|toevoegen aan winkelwagen',
  'sepete ekle|satın al|в корзину|добавить в корзину|купить|у кошик|в кошик|купити',
  'добави в количката|купи|себетке қосу|カートに入れる|カートに追加|今すぐ購入|加入购物车|立即购买|加入購物車|장바구니|구매하기',
  'أضف (?:إلى|الى) (?:السلة|العربة)|أضف للسلة|اشتر الآن|הוסף לסל|thêm vào giỏ hàng|mua ngay',
  'beli sekarang|tambah ke keranjang|หยิบใส่ตะกร้า|προσθήκη στο καλάθι|στο καλάθι',
  'افزودن به سبد(?: خرید)?',
].join('|');
const BUY_TEXT = new RegExp(`^(?:${BUY_TEXT_WORDS})[\\s!.›»>]*$`, 'iu');
/** A price after the words of a button: 'Add to cart • $5.50'. */
const AMOUNT_END = /[•·|–—-]?\s?\p{Sc}?\s?\d[\d.,]{0,12}\s?(?:\p{Sc}|kr\.?|zł|Kč|Ft)?$/u;
const BUY_DEED = /add[_-]?(?:item)?[_-]?to[_-]?(?:cart|basket|bag)|add_?cart|buy_?now/i;

/** The alternative text of a picture that serves as a button. */
function altIn(element: Element): string {
  const image = element.children.find(
    (child): child is Element => typeof child !== 'string' && child.tag === 'img',
  );
  return image === undefined ? '' : attr(image, 'alt');
}

/**
 * Whether an element leads to the page to which the name or picture before it leads, too. In cards of other products
 * such links are styled as what puts one into the cart: 'Choose options'.
 */
function isLinkOfCard(element: Element, page: Page, pageUrl: string): boolean {
  if (element.tag !== 'a' || !isLinkAway(element, pageUrl)) return false;
  const href = attr(element, 'href');
  return page.elements
    .slice(Math.max(0, element.index - MAX_CARD), element.index)
    .some((before) => before.tag === 'a' && attr(before, 'href') === href);
}

/** The first thing after the heading that puts this product into the cart. */
export function findBuy(page: Page, heading: Element | null, pageUrl: string): Element | null {
  let fallback: Element | null = null;
  const layout = newLayout(heading);
  for (const element of page.tagged('button', 'input', 'a')) {
    const text =
      element.tag === 'input'
        ? attr(element, 'value') || attr(element, 'alt')
        : textOf(element, 60) || attr(element, 'title') || altIn(element);
    const words = /\d/.test(text) ? text.replace(AMOUNT_END, '') : text;
    const isBuy =
      (classMatches(element, BUY_MARKS) && !isLinkOfCard(element, page, pageUrl)) ||
      BUY_TEXT.test(words) ||
      BUY_DEED.test(
        `${attr(element, 'onclick').slice(0, 300)} ${element.tag === 'input' ? `${attr(element, 'name')} ${attr(element, 'src')}` : ''}`,
      );
    if (!isBuy) continue;
    if (element.tag === 'input' && attr(element, 'type') === 'hidden') continue;
    if (isElsewhere(element, layout)) continue;
    if (heading === null || element.index > heading.index) return element;
    fallback = element;
  }
  return fallback ?? quantityButton(page, layout);
}

const QUANTITY =
  /^(?:qty|quantit(?:y|[aà]|[eé]s?|ies)|quantidade|cantidad|cantitate|menge|anzahl|aantal|antal|ilosc|mnozstvi|kol-?vo|adet)(?![a-z])/i;

/** The button in the form of the page's only field for how many pieces: in old shops it may be a picture without words. */
function quantityButton(page: Page, layout: Layout): Element | null {
  const [field, another] = page
    .tagged('input')
    .filter(
      (input) => !/^hidden$/i.test(attr(input, 'type')) && QUANTITY.test(attr(input, 'name')),
    );
  if (field === undefined || another !== undefined) return null;
  let form = field.parent;
  while (form !== null && form.tag !== 'form') form = form.parent;
  if (form === null || isElsewhere(field, layout)) return null;
  return page.elements.slice(field.index + 1, form.end).find(isButton) ?? null;
}

const isButton = (element: Element): boolean =>
  element.tag === 'button' ||
  (element.tag === 'input' && /^(?:image|submit)$/i.test(attr(element, 'type')));
