import type { Candidate } from './evidence.ts';
import { isElsewhere, newLayout } from './page/layout.ts';
import { classMatches } from './page/classText.ts';
import { collapse, textOf } from './page/dom.ts';
import { isProductName, type Heading } from './page/headings.ts';
import { isPageKind, isShopName, letters, similarity, trimShop, words } from './names.ts';
import { endsTitle, isMostOf, startsTitle } from './titles.ts';

/** Candidates are compared pairwise, so their number is limited. */
const MAX_NAMES = 24;
/** Bars that separate keywords in titles written for search engines. */
const BARS = /[|｜•»]/;

/** Where a page says its name. The titles are without the name of the shop. */
interface Said {
  heads: readonly Heading[];
  /** What markup states as the brand. */
  brands: readonly string[];
  shops: readonly string[];
  /** The titles and the main headings. */
  titles: readonly string[];
  title: string;
  ogTitle: string;
  twitter: string;
}

/**
 * Adds the names in headings, meta tags and the title to `names`, which already has those of
 * machine-readable markup, and adjusts the scores of the latter.
 */
export function addNames(names: Candidate<string>[], said: Said): void {
  const { heads, brands, shops, title, ogTitle } = said;
  for (const stated of names) weighStated(stated, said);

  const bare = newLayout(null);
  const hasMain = heads.some(({ element }) => element.tag === 'h1');
  const starting = heads.find(({ text }) => text === title || startsTitle(text, title));
  for (const [at, head] of heads.entries()) {
    if (names.length > MAX_NAMES) break;
    // A lower heading counts where the title repeats it; the shop's own name never does.
    const isNamed = isProductName(head.element);
    const isStart = (isNamed && head.text === title) || startsTitle(head.text, title);
    const isEnd = endsTitle(head.text, title);
    // The title may be only the first word of the name.
    const isLonger = !hasMain && isNamed && goesOn(head.text, title);
    const repeated = isStart || isEnd || isLonger ? 34 : isMostOf(head.text, title) ? 26 : 0;
    // A heading with which the full name begins is only the brand.
    const isBrand = !isStart && starting?.text.startsWith(`${head.text} `) === true;
    if (isBrand || isPageKind(head.text, shops)) continue;
    if (brands.some((brand) => letters(brand) === letters(head.text)) && !isAlone(head, said))
      continue;
    const weight = Math.max(head.weight, repeated);
    if (weight < 20 || isShopName(head.text, shops)) continue;
    if (isElsewhere(head.element, bare) && !isOnlyMain(head, said)) continue;
    const written = [title, ogTitle];
    const whole = withoutLesser(withNext(head, heads[at + 1], written), head, written);
    const text = withBrandOnce(whole, written);
    names.push({ value: trimShop(text, shops), score: weight, reason: 'heading' });
  }
  const twitter = trimShop(said.twitter, shops);
  // Some shops state their own name on every page.
  if (ogTitle !== '')
    names.push({ value: ogTitle, score: isShopName(ogTitle, shops) ? 10 : 40, reason: 'og' });
  if (twitter !== '' && !isPageKind(twitter, shops))
    names.push({ value: twitter, score: 25, reason: 'twitter' });
  if (title !== '') {
    // Keywords separated by bars are written for search engines. If no heading resembles the title
    // although one is marked as the name, the title is probably the same on all pages of the shop.
    const bars = title.split(BARS).length - 1;
    const isSlogan =
      heads.some((h) => isProductName(h.element) && !isElsewhere(h.element, bare)) &&
      !heads.some((h) => similarity(h.text, title) > 0.6);
    names.push({ value: title, score: bars > 1 || isSlogan ? 20 : 30, reason: 'title' });
  }
  for (const name of names) name.value = saidOnce(collapse(name.value), [title, ogTitle]);
}

/** Whether a heading is the only main one, and has most of the title's words. */
function isOnlyMain({ element, text }: Heading, { heads, title }: Said): boolean {
  const [own, wanted] = [words(text), [...words(title)]];
  return (
    element.tag === 'h1' &&
    heads.every((other) => other.element === element || other.element.tag !== 'h1') &&
    wanted.filter((word) => own.has(word)).length > wanted.length / 2
  );
}

/** Whether a text is a single word and more words. Behind several words they are often the shop's. */
function goesOn(text: string, beginning: string): boolean {
  return /^\S+$/.test(beginning) && text.toLowerCase().startsWith(`${beginning.toLowerCase()} `);
}

/** Whether nothing but this heading names anything. */
function isAlone({ text }: Heading, { heads, titles }: Said): boolean {
  const own = letters(text);
  const all = [...titles, ...heads.filter(({ weight }) => weight >= 20).map((head) => head.text)];
  return all.every((other) => letters(other) === own);
}

/**
 * What a main heading says, with that of the next one where a title has both in a row: some shops write the
 * brand, or the first words of the name, in a heading of its own.
 */
function withNext(head: Heading, next: Heading | undefined, titles: readonly string[]): string {
  const isNext =
    next !== undefined && next.element.tag === 'h1' && next.element.index === head.element.end;
  if (!isNext || head.element.tag !== 'h1') return head.text;
  const both = `${head.text} ${next.text}`;
  return titles.some((title) => letters(title).includes(letters(both))) ? both : head.text;
}

/** Classes of what shops write behind the name in its heading: the binding of a book, its language. */
const LESSER = /(?:^|[\s-])(?:secondary|sub|subtitle|format)(?:$|[\s-])/;

/** A heading's text without its lesser parts, where a title begins with the rest and none goes on with them. */
function withoutLesser(text: string, { element }: Heading, titles: readonly string[]): string {
  const parts = element.children;
  const at = parts.findIndex((part) => typeof part !== 'string' && classMatches(part, LESSER));
  if (at < 1) return text;
  const begun = collapse(textOf({ ...element, children: parts.slice(0, at) }, 300));
  const own = letters(begun);
  const isWhole = titles.some((title) => letters(title).startsWith(letters(text)));
  const isTitle = titles.some((title) => letters(title).startsWith(own));
  return own.length > 3 && isTitle && !isWhole ? begun : text;
}

/** 'Acme Acme Blue Mug': a brand, often a link, and a name that begins with it. A title has the brand once. */
function withBrandOnce(text: string, titles: readonly string[]): string {
  const brand = /^(\S.{0,60}?)\s+(?=\1\s)/iu.exec(text)?.[0];
  const once = brand === undefined ? text : text.slice(brand.length);
  return titles.some((title) => letters(title).startsWith(letters(once))) ? once : text;
}

/**
 * 'Blue Mug Blue Mug': the name, and again for a narrow screen. A title has it once. A single word said twice may
 * be a name: 'Chow Chow'.
 */
function saidOnce(text: string, titles: readonly string[]): string {
  const half = /^(\S{1,75}\s.{1,75}?)\s+\1$/iu.exec(text)?.[1];
  if (half === undefined || titles.some((title) => letters(title).includes(letters(text))))
    return text;
  return titles.some((title) => letters(title).startsWith(letters(half))) ? half : text;
}

/**
 * Takes the shop's name from what markup states, and trust from a title written for search engines, and from
 * a name that is only the beginning of the main heading and of a title.
 */
function weighStated(stated: Candidate<string>, said: Said): void {
  const { heads, shops, titles, title, ogTitle } = said;
  // Trimmed only if the page elsewhere uses exactly this name without the shop's.
  const trimmed = trimShop(stated.value, shops);
  if (titles.some((other) => letters(other) === letters(trimmed))) stated.value = trimmed;
  const isBeginning = ({ element, text }: Heading): boolean => {
    const whole = text.toLowerCase();
    const written = [title, ogTitle].map((other) => other.toLowerCase());
    return (
      element.tag === 'h1' &&
      goesOn(text, stated.value) &&
      written.some((other) => other === whole || startsTitle(whole, other))
    );
  };
  if (heads.some(isBeginning)) stated.score -= 25;
  if (stated.value !== title) return;
  const isShorter = ({ element, text }: Heading): boolean =>
    element.tag === 'h1' &&
    text !== title &&
    (BARS.test(title) ||
      startsTitle(text.toLowerCase(), title.toLowerCase()) ||
      // A call to buy at the shop, in any language.
      (title.startsWith(`${text} `) &&
        trimShop(`${text} | ${title.slice(text.length)}`, shops) === text));
  if (heads.some(isShorter)) stated.score -= 25;
}
