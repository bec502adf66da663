import type { Product } from '../model/product.ts';
import { chosenVariant } from './structuredData/chosenVariant.ts';
import { galleryImage } from './structuredData/gallery.ts';
import { photoUrl } from './imageSource.ts';
import { alternateAddress } from './address/alternate.ts';
import { visibleAttributes } from './attributes/attributes.ts';
import { statedValue } from './attributes/valueText.ts';
import { canBeColor, canBeSize, wordsTaken } from './attributes/attributeValues.ts';
import { countryOf } from './price/money/currency.ts';
import { scriptCurrency } from './price/stated/scriptCurrency.ts';
import { attr, type Page } from './page/dom.ts';
import { dataPrices } from './price/stated/dataPrices.ts';
import { formPrices, optionPrices } from './price/stated/formPrices.ts';
import { metaPrices, withoutOriginal } from './price/stated/metaPrices.ts';
import { textIn } from './item.ts';
import { noEvidence, type Candidate, type Place } from './evidence.ts';
import { metaImages, raiseAgreed, raiseNumbered, visibleImages } from './images.ts';
import { headingFor, headings, strongLead, titleLike, twinsOf } from './page/headings.ts';
import { findBuy, newLayout } from './page/layout.ts';
import { readClassTexts } from './page/classText.ts';
import { readMetaTags, type MetaTags } from './structuredData/metaTags.ts';
import { addNames } from './nameEvidence.ts';
import { isPageKind, similarity, trimCalls, trimShop } from './names.ts';
import { plainUrl, type Wanted } from './price/stated/offers.ts';
import { imageUrl, isDrawing, isNoPhoto, smallness } from './address/pictureUrl.ts';
import { kindOfPage, type PageKind } from './page/pageKind.ts';
import { parsePage } from './page/parse.ts';
import type { Money } from './price/money/money.ts';
import { clean } from './page/plainText.ts';
import { pickCurrency, pickPrice } from './price/pickPrice.ts';
import { pickName, pickValue } from './reconcile.ts';
import { isOnly, scriptPrices } from './price/stated/scriptPrice.ts';
import { stateProduct } from './structuredData/state.ts';
import { isMostOf, startsTitle } from './titles.ts';
import { isShopFront } from './frontPage.ts';
import { parseUrl } from './address/parseUrl.ts';
import { addStructured, mainProducts, structuredProducts } from './structuredData/structured.ts';
import { visiblePrices, type VisiblePrice } from './price/shown/visiblePrice.ts';

const MAX_NAME = 200;
const MAX_ATTRIBUTE = 100;
/** Candidates are compared pairwise, so their number is limited. */
const MAX_VALUES = 40;

/** The `reason` of values that somebody, or the shop, has selected in a control. */
const CHOSEN = /^(?:select|radio|swatch|variant)/;

/** What `og:type` says of a page that is about one product. */
const PRODUCT_TYPE = /^(?:og:)?product(?:\.item)?$/i;

const NOTHING: Product = {
  name: null,
  price: null,
  currency: null,
  imageUrl: null,
  color: null,
  size: null,
};

/**
 * The product a page is about. Takes the page's HTML and the address it came from; every field is
 * null when the page does not tell it, or tells it doubtfully. Never throws.
 */
export function extract(html: string, url: string): Product {
  return readPage(html, url).product;
}

/** A page as it was read. */
export interface Reading {
  product: Product;
  /** What kind of page without a product it is (a login, a check for robots …), when it is known. */
  kind: PageKind | null;
  /** Another address of the same shop to try when there is no product: AMP, canonical. */
  alternate: string | null;
}

/** As `extract`, and says more about a page that has no product. */
export function readPage(html: string, url: string): Reading {
  const page = parsePage(html);
  readClassTexts(page);
  const meta = readMetaTags(page);
  const language = attr(page.elements.find(({ tag }) => tag === 'html') ?? page.root, 'lang');
  const place: Place = {
    url,
    domain: countryOf(topDomain(url), language, () => scriptCurrency(page)),
    languages: [language.toLowerCase().replace(/[-_].*$/, ''), topDomain(url)],
  };
  const wanted = wantedOf(url, meta);
  const evidence = noEvidence();
  const base = baseOf(meta.base, url);
  const shops = shopNames(url, meta);
  const heads = headings(page, base);

  const ogTitle = namedIn(meta.get('og:title'), shops);
  const title = namedIn(meta.title, shops);
  const titles = [
    ogTitle,
    title,
    ...heads
      .filter((h) => h.element.tag === 'h1')
      .map((h) => h.text)
      .slice(0, 6),
  ].filter(Boolean);
  if (title !== '' && !heads.some((h) => h.weight >= 20 && similarity(h.text, title) > 0.6))
    heads.push(...titleLike(page, title));
  if (heads.length === 0 && ogTitle === '') {
    const buy = findBuy(page, null, url);
    const lead = buy === null ? null : strongLead(page, buy, title);
    if (lead !== null) heads.push(lead);
  }
  const structured = structuredProducts(page, url);
  const mains = mainProducts(structured, titles, wanted);
  addStructured(evidence, mains, wanted, place.languages);

  addNames(evidence.names, {
    heads,
    brands: [
      meta.get('product:brand', 'og:brand'),
      ...mains.map(({ item }) => textIn(item, 'brand', 'manufacturer') ?? ''),
    ].filter(Boolean),
    shops,
    titles,
    title,
    ogTitle,
    twitter: meta.get('twitter:title'),
  });
  const name = pickName(evidence.names);

  // That of a login form may stand before the one of the product.
  const mainTexts = heads.filter((h) => h.element.tag === 'h1').map((h) => h.text);
  const repeated = mainTexts.find((text) => text === title || startsTitle(text, title));
  const h1 = repeated ?? mainTexts[0] ?? '';
  const isProduct = mains.length > 0 || /[1-9]/.test(meta.get('product:price:amount'));
  const kind = isProduct ? null : kindOfPage(page, [meta.title, title, ogTitle], h1, url);
  if (name === null || kind !== null) {
    return { product: NOTHING, kind, alternate: alternateAddress(page, url) };
  }

  const marked = mains.find(
    (main) => main.element !== null && main.element.tag !== 'body' && main.element.tag !== 'html',
  );
  const layout = newLayout(headingFor(name, heads));
  layout.twins = twinsOf(layout.heading, heads);
  layout.scope = marked?.element ?? null;
  layout.buy = findBuy(page, layout.heading, url);

  evidence.prices.push(...metaPrices(meta));
  const visible = visiblePrices(page, layout, place, name);
  const shown = new Set(
    visible.filter((p) => p.plausible && p.score >= 10).map((p) => p.value.amount),
  );
  const state = stateProduct(page, name);
  if (state !== null) evidence.prices.push(...alone(state.prices, shown));
  evidence.prices.push(
    ...scriptPrices(page, shown),
    ...dataPrices(page, layout, url, shown),
    ...formPrices(page, name, shown),
    ...optionPrices(page, layout, place, shown),
  );
  const money = pickPrice(withoutOriginal(evidence.prices, meta), visible);
  const isAbout = isProduct || PRODUCT_TYPE.test(meta.get('og:type'));
  const isTitled = [title, ogTitle].some((text) => similarity(name, text) > 0.6);
  if (!isAbout && isShopFront(page, { layout, visible, price: money, isTitled, url }))
    return { product: NOTHING, kind, alternate: alternateAddress(page, url) };

  evidence.images.push(...metaImages(meta, name, url));
  for (const image of state?.images ?? [])
    evidence.images.push({ value: image, score: 20, reason: 'state' });
  raiseAgreed(evidence.images);
  evidence.images.push(...visibleImages(page, layout, name, base, url));
  raiseNumbered(evidence.images, url);

  const attributes = visibleAttributes(page, layout, place);
  const variant = chosenVariant(page, name, url);
  evidence.colors.push(...variant.color);
  evidence.sizes.push(...variant.size);
  // Pictures to choose from are often titled with the product's whole name; one word of it may well
  // be its color.
  evidence.colors.push(
    ...attributes.color.filter((c) => !/\s/.test(c.value) || !isMostOf(c.value, name)),
  );
  evidence.sizes.push(...attributes.size);
  for (const which of ['color', 'size'] as const) {
    const value = statedValue([...meta.all(`product:${which}`), ...meta.all(`og:${which}`)], which);
    if (value !== null) evidence[`${which}s`].push({ value, score: 40, reason: 'meta' });
  }

  const taken = wordsTaken(page);
  const colors = evidence.colors
    .filter(({ value }) => canBeColor(value, taken))
    .slice(0, MAX_VALUES);
  const sizes = evidence.sizes
    .filter(({ value, reason }) => canBeSize(value, taken, CHOSEN.test(reason)))
    .slice(0, MAX_VALUES);

  const product: Product = {
    name: clean(trimCalls(name), MAX_NAME),
    price: money?.amount ?? null,
    currency: pickCurrency(
      money,
      [
        meta.get('product:price:currency', 'og:price:currency'),
        ...evidence.prices.map((p) => p.value.currency ?? ''),
        shownCurrency(visible),
      ],
      place.domain,
    ),
    imageUrl: pickImage(evidence.images, base, url) ?? imageOfGallery(page, base, url),
    color: clean(pickValue(colors, 30), MAX_ATTRIBUTE),
    size: clean(pickValue(sizes, 30), MAX_ATTRIBUTE),
  };
  return { product, kind, alternate: null };
}

/** What a title names: not the shop, nor what kind of page it is. */
function namedIn(title: string, shops: readonly string[]): string {
  const trimmed = trimShop(title, shops);
  return isPageKind(trimmed, shops) ? '' : trimmed;
}

/** Raises the price in a page's state when it is the only one there and the page shows no other. */
function alone(
  prices: readonly Candidate<Money>[],
  shown: ReadonlySet<number>,
): readonly Candidate<Money>[] {
  const [only] = prices;
  if (only === undefined || prices.length > 1 || !isOnly(only.value.amount, shown)) return prices;
  return [{ ...only, score: only.score + 12 }];
}

/** The currency of the amounts that the page shows, if all that tell one have the same: others may lack the sign. */
function shownCurrency(visible: readonly VisiblePrice[]): string {
  const codes = new Set(visible.map(({ value }) => value.currency).filter((code) => code !== null));
  const [only] = codes;
  return codes.size === 1 && only !== undefined ? only : '';
}

/** The base for relative addresses: `<base>` if it is a web address, else the page's own address. */
function baseOf(written: string, pageUrl: string): string {
  const base = parseUrl(written, pageUrl);
  return base !== null && /^https?:$/.test(base.protocol) ? base.href : pageUrl;
}

function pickImage(
  candidates: ReturnType<typeof noEvidence>['images'],
  base: string,
  pageUrl: string,
): string | null {
  let best: { url: string; score: number } | null = null;
  for (const { value, score } of candidates) {
    // Addresses only lose points below, so a candidate with a lower score cannot win.
    if (score <= 12 || (best !== null && score <= best.score)) continue;
    const url = imageUrl(value, base, pageUrl);
    if (url === null || isNoPhoto(url)) continue;
    const worth = score - smallness(url) * 9 - (isDrawing(url) ? 100 : 0);
    if (best === null || worth > best.score) best = { url, score: worth };
  }
  return best?.url ?? null;
}

/** For pages that show no picture: the one that a script will show. */
function imageOfGallery(page: Page, base: string, pageUrl: string): string | null {
  const written = galleryImage(page);
  return written === null ? null : photoUrl(written, base, pageUrl);
}

function shopNames(url: string, meta: MetaTags): string[] {
  const host = parseUrl(url)?.hostname.replace(/^www\./, '') ?? '';
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter((label) => label.length > 2);
  return [
    ...labels,
    meta.get('og:site_name'),
    meta.get('application-name'),
    meta.get('apple-mobile-web-app-title'),
    host,
  ].filter(Boolean);
}

function topDomain(url: string): string {
  return parseUrl(url)?.hostname.split('.').at(-1) ?? '';
}

function wantedOf(url: string, meta: MetaTags): Wanted {
  const urls = new Set([plainUrl(url), plainUrl(url.replace(/[?#].*$/, ''))]);
  const ids = new Set<string>();
  const parsed = parseUrl(url);
  if (parsed !== null) {
    const canonical = parseUrl(meta.canonical, url);
    if (canonical !== null) urls.add(plainUrl(canonical.href));
    for (const value of parsed.searchParams.values())
      if (/^[\w-]{5,40}$/.test(value) && /\d/.test(value)) ids.add(value);
  }
  return { urls, ids };
}
