import { attr, holds, textOf, type Element, type Page } from './page/dom.ts';
import type { Candidate } from './evidence.ts';
import { isHidden, isLinkAway, classifyRegion, type Layout } from './page/layout.ts';
import { classMatches, classMatchesAround } from './page/classText.ts';
import type { MetaTags } from './structuredData/metaTags.ts';
import { similarity, words } from './names.ts';
import { parseUrl } from './address/parseUrl.ts';
import { PICTURE, photoUrl, sourceOf } from './imageSource.ts';

const PHOTO_WORDS = 'image|img|photo|pic|picture|foto|bild';
const MAIN_WORDS = [
  'main|primary|big|large|zoom|full|hero|featured|detail|product|prod|item|gallery|media|pdp',
  'photo|current|active|artikel|produkt',
].join('|');
const MAIN = new RegExp(
  [
    String.raw`(?:${MAIN_WORDS})-?(?:${PHOTO_WORDS}|zoom)`,
    String.raw`(?:image|img|photo|picture|foto|bild)-?(?:main|zoom|big|large|primary|detail|product|0|1)\b`,
    'cloud-?zoom|jqzoom|elevate-?zoom|fancybox|lightbox|gallery|woocommerce-product-gallery',
    'swiper|slick',
    String.raw`(?:^|[\s-])image(?:$|[\s-])`,
  ].join('|'),
);
const SMALL = /thumb|mini|small|icon|logo|avatar|swatch|flag|badge|rating|payment|brand|banner|nav/;
/** Pictures beside the main one: 'image-additional', 'more-photos'. */
const OTHERS = new RegExp(
  [
    String.raw`(?:^|[\s-])(?:additional|more|other|extra|alternate)-?(?:${PHOTO_WORDS})`,
    String.raw`(?:${PHOTO_WORDS})s?-?(?:additional|extra|more|others?)(?:$|\s|-(?!large|big|wide|small))`,
  ].join('|'),
);
/** Gray boxes that stand where the photo will be, until a script has loaded it. */
const STAND_IN = /(?:^|[\s-])skeleton(?:$|[\s-])/;
/** Pictures in a description illustrate its text; the product's photo is elsewhere. */
const DESCRIPTION =
  /(?:^|[\s-])(?:descriptions?|beschreibung|features|aplus|a-plus|editorial|rich-?content|storytelling)(?:$|[\s-])/;
/** A picture for which the shop has a larger version is a photo of the product. */
const ENLARGED = ['data-zoom-image', 'data-large-image', 'data-large_image', 'data-old-hires'];

/** More than lies between them and a picture near the heading that is called like the product. */
const HOME_POINTS = 15;

/** Pictures in the meta tags for sharing. Those of the home page are only better than unnamed ones. */
export function metaImages(meta: MetaTags, name: string, pageUrl: string): Candidate<string>[] {
  const less = isHomeShared(meta, name, pageUrl) ? HOME_POINTS : 0;
  const og = [...meta.all('og:image'), ...meta.all('og:image:secure_url')];
  const twitter = [...meta.all('twitter:image'), ...meta.all('twitter:image:src')];
  return [
    ...og.map((value, at) => ({ value, score: 45 - at - less, reason: 'og' })),
    ...twitter.map((value) => ({ value, score: 35 - less, reason: 'twitter' })),
  ];
}

/**
 * Whether the meta tags for sharing describe the shop's home page: some shops write them once for all of
 * their pages.
 */
function isHomeShared(meta: MetaTags, name: string, pageUrl: string): boolean {
  const [shared, title] = [parseUrl(meta.get('og:url'), pageUrl), meta.get('og:title')];
  const isHome = shared?.pathname === '/' && shared.search === '';
  return (
    isHome && title !== '' && similarity(title, name) === 0 && parseUrl(pageUrl)?.pathname !== '/'
  );
}

/** Pictures in the visible page, scored for being the photo of this product. */
export function visibleImages(
  page: Page,
  layout: Layout,
  name: string,
  /** What relative addresses are relative to, and the page's own address. */
  base: string,
  pageUrl: string,
): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  let count = 0;
  for (const element of page.tagged('img', 'a')) {
    if (element.tag === 'a' && !isZoomLink(element)) continue;
    if (++count > 600) break;
    const url =
      element.tag === 'a'
        ? photoUrl(attr(element, 'href'), base, pageUrl)
        : sourceOf(element, base, pageUrl);
    if (url === null) continue;
    const scored = scoreImage(element, url, layout, name, pageUrl);
    // Old shops decorate their pages with such files.
    if (/\.gif(?:$|[?#])/i.test(url) && attr(element, 'alt') === '') scored.score -= 4;
    found.push({ value: url, ...scored });
  }
  return found.some(({ score }) => score > 0)
    ? found
    : [...found, ...backgrounds(page, layout, name, base, pageUrl)];
}

const BACKGROUND = /background(?:-image)?\s*:[^;]{0,40}url\(\s*["']?([^"')]{5,400})/i;
/** Parts called the picture of a product: other pictures in the background are banners. */
const PAINTED =
  /(?:main|primary|product|prod|item|gallery|pdp|artikel|produkt)s?-?(?:image|img|photo|pic|picture|foto|bild|zoom)/;
const MAX_BACKGROUNDS = 60;

/** The backgrounds of parts that are called a product's picture, for pages that show no other. */
function backgrounds(
  page: Page,
  layout: Layout,
  name: string,
  base: string,
  pageUrl: string,
): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  let count = 0;
  for (const element of page.elements) {
    if (!classMatches(element, PAINTED)) continue;
    const [, written] = BACKGROUND.exec(attr(element, 'style').slice(0, 600)) ?? [];
    if (written === undefined) continue;
    if (++count > MAX_BACKGROUNDS) break;
    const url = photoUrl(written, base, pageUrl);
    if (url !== null)
      found.push({ value: url, ...scoreImage(element, url, layout, name, pageUrl) });
  }
  return found;
}

/** Sources that count as one kind: shops fill the meta tags of both networks from the same data. */
const STATING: Readonly<Record<string, string>> = { og: 'meta', twitter: 'meta' };
/** Less than the difference between the scores of the chosen variant's picture and the next. */
const AGREED_POINTS = 2;

/** Raises pictures that two kinds of sources state, even if in different sizes. */
export function raiseAgreed(images: readonly Candidate<string>[]): void {
  const kinds = new Map<string, Set<string>>();
  for (const { value, reason } of images) {
    if (!/^[a-z-]+$/.test(reason)) continue;
    const photo = withoutSize(value);
    kinds.set(photo, (kinds.get(photo) ?? new Set()).add(STATING[reason] ?? reason));
  }
  for (const image of images)
    if ((kinds.get(withoutSize(image.value))?.size ?? 0) > 1) image.score += AGREED_POINTS;
}

/** Less than what lies between the picture of a product in markup and that of a page in its meta tags. */
const NAMED_POINTS = 12;

/**
 * Raises the pictures whose file is called by the number of the product in the page's address: another
 * one may stand for the whole shop.
 */
export function raiseNumbered(images: readonly Candidate<string>[], pageUrl: string): void {
  const path = parseUrl(pageUrl)?.pathname ?? '';
  const numbers = path.match(/(?<![\p{L}\d.])[1-9]\d{5,13}(?![\p{L}\d.])/gu)?.slice(0, MAX_NUMBERS);
  if (numbers === undefined) return;
  for (const image of images) {
    if (numbers.some((number) => isPartOf(number, fileOf(image.value))))
      image.score += NAMED_POINTS;
  }
}

const MAX_NUMBERS = 4;

/** Whether a number stands in a file's name, with zeros before it or not, and is no part of a longer one. */
function isPartOf(number: string, file: string): boolean {
  const at = file.indexOf(number);
  if (at === -1 || /\d/.test(file.charAt(at + number.length))) return false;
  return !/[1-9]0*$/.test(file.slice(0, at));
}

/** The name of a picture's file without what shops add for its size: 'mug_600x600.jpg'. */
function withoutSize(url: string): string {
  return fileOf(url).replace(
    /[_-](?:\d{2,4}x\d{0,4}|x\d{2,4}|grande|large|medium|small|compact|master)(?=[._@-]|$)/g,
    '',
  );
}

/** The name of a picture's file without its type. */
function stemOf(url: string): string {
  return fileOf(url).replace(/\.\w+$/, '');
}

/** The last part of an address's path. */
function fileOf(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a link leads to the large version of the picture in it: 'mug.jpg' of 'mug_small.jpg'. */
function isOfThumbnail(link: Element): boolean {
  const large = stemOf(attr(link, 'href'));
  if (large === '') return false;
  return link.children.some(
    (child) =>
      typeof child !== 'string' &&
      child.tag === 'img' &&
      stemOf(attr(child, 'src')).replace(/[_-](?:small|sm|thumb(?:nail)?|th|tn|mini)$/i, '') ===
        large,
  );
}

function isZoomLink(element: Element): boolean {
  const href = attr(element, 'href');
  return href.length > 4 && PICTURE.test(href) && element.children.length > 0;
}

/** What shops add to a file's name that says nothing about what it shows, besides numbers. */
const FILE_WORD =
  /\d|^(?:min|main|full|big|large|medium|front|image|img|photo|scaled|copy|web|hd)$/;

/**
 * Whether a picture's file is called like the product: 'red-garden-mug_600.jpg' shows a 'Garden Mug', but
 * 'garden-mug-holder.jpg' and 'lid-of-garden-mug.jpg' do not.
 */
function isCalledLike(url: string, name: string): boolean {
  const own = words(name);
  const stem = stemOf(url).toLowerCase();
  // Most files are not, and looking for words is faster than taking names apart.
  if (own.size < 2 || ![...own].every((word) => stem.includes(word))) return false;
  const called = [...words(stem.replaceAll('_', ' '))];
  const start = called.findIndex((word) => own.has(word));
  const end = called.findLastIndex((word) => own.has(word)) + 1;
  const isWhole = [...own].every((word) => called.includes(word));
  // Between the words of a long name others do not make it another product.
  const isDense = own.size > 3 || end - start === own.size;
  return (
    isWhole && isDense && start <= 1 && called.slice(end).every((word) => FILE_WORD.test(word))
  );
}

function scoreImage(
  element: Element,
  url: string,
  layout: Layout,
  name: string,
  pageUrl: string,
): { score: number; reason: string } {
  let score = 5;
  const reasons: string[] = [];
  const add = (points: number, reason: string): void => {
    score += points;
    reasons.push(`${reason}${points}`);
  };
  const alt =
    attr(element, 'alt') ||
    attr(element, 'title') ||
    (element.tag === 'a' ? textOf(element, 100) : '');
  if (attr(element, 'itemprop') === 'image') add(15, 'itemprop');
  if (classMatchesAround(element, OTHERS, 3)) add(-4, 'other');
  else if (classMatchesAround(element, MAIN, 3)) add(10, 'main');
  if (classMatchesAround(element, SMALL, 2)) add(-12, 'small');
  if (ENLARGED.some((attribute) => attr(element, attribute) !== '')) add(6, 'enlarged');
  if (alt === '' && classMatchesAround(element, STAND_IN, 3)) add(-40, 'stand-in');
  if (classMatchesAround(element, DESCRIPTION, 8)) add(-8, 'description');
  if (element.tag === 'a') add(isOfThumbnail(element) ? 10 : 3, 'zoom');
  const likeness = similarity(alt, name);
  if (likeness > 0.7) add(16, 'alt');
  else if (isCalledLike(url, name)) add(16, 'file');
  else if (likeness > 0.4) add(6, 'alt');
  const width = sizeOf(element, 'width');
  const height = sizeOf(element, 'height');
  if ((width > 0 && width < 90) || (height > 0 && height < 60)) add(-15, 'tiny');
  // A wide strip is the banner at the top of a page.
  else if (width >= 300 && height > 0 && width > height * 3) add(-25, 'strip');
  else if (width >= 200 || height >= 200) add(10, 'big');
  const where = classifyRegion(element, layout);
  if (where !== 'here') add(where === 'elsewhere' ? -30 : -8, where);
  if (element.tag === 'img' && isLinkAway(element, pageUrl)) add(-20, 'link');
  if (isHidden(element)) add(-6, 'hidden');
  if (layout.scope !== null) add(holds(layout.scope, element) ? 10 : -5, 'scope');
  if (layout.heading !== null) {
    const distance = Math.abs(element.index - layout.heading.index);
    add(distance < 60 ? 12 : distance < 150 ? 8 : distance < 400 ? 3 : -4, 'near');
  }
  return { score, reason: reasons.join(',') };
}

function sizeOf(element: Element, side: 'width' | 'height'): number {
  const value = Number.parseInt(attr(element, side), 10);
  return Number.isNaN(value) ? 0 : value;
}
