import { attr, collapse, rawText, type Page } from '../page/dom.ts';

/** Longer is no title, price or address. */
const MAX_CONTENT = 3000;
/** Values of one property; galleries rarely give more pictures. */
const MAX_EACH = 20;

/** What a page says about itself in its head. */
export interface MetaTags {
  /** Every `<meta>` by lower-case property, name or itemprop; the first non-empty value of each. */
  get: (...names: string[]) => string;
  all: (name: string) => string[];
  title: string;
  canonical: string;
  /** `<base href>` as written, or ''. */
  base: string;
}

/** Reads `<meta>`, `<title>` and `<link rel=canonical>`, wherever in the page they are. */
export function readMetaTags(page: Page): MetaTags {
  const metas = new Map<string, string[]>();
  let title = '';
  let canonical = '';
  let base = '';
  for (const element of page.tagged('meta', 'title', 'link', 'base')) {
    if (element.tag === 'meta') {
      const name = attr(element, 'property') || attr(element, 'name');
      const content = attr(element, 'content');
      if (name === '' || content === '') continue;
      const key = name.toLowerCase();
      const known = metas.get(key);
      if (known === undefined) metas.set(key, [collapse(content.slice(0, MAX_CONTENT))]);
      else if (known.length < MAX_EACH) known.push(collapse(content.slice(0, MAX_CONTENT)));
    } else if (element.tag === 'title' && title === '') {
      title = collapse(rawText(element).slice(0, MAX_CONTENT)).slice(0, 500);
    } else if (element.tag === 'link' && canonical === '' && attr(element, 'rel') === 'canonical') {
      canonical = attr(element, 'href');
    } else if (element.tag === 'base' && base === '') {
      base = attr(element, 'href');
    }
  }
  const all = (name: string): string[] => metas.get(name) ?? [];
  const get = (...names: string[]): string => names.map((n) => all(n)[0] ?? '').find(Boolean) ?? '';
  return { get, all, title, canonical, base };
}
