import { bookmarkAddress } from './bookmarkAddress.ts';

/**
 * A bookmarklet for a wish list on a shop's page: it collects the rows of the page and opens our
 * Import page with them in the address's fragment, which no server receives. `readWishList` reads the
 * fragment on our side.
 */

/** Largest number of rows that it sends. */
export const MAX_WISHES = 300;

/** Longest fragment in characters. What does not fit is left out: first the pictures, then the last rows. */
export const MAX_FRAGMENT = 200_000;

/** What the fragment begins with. */
export const FRAGMENT = '#list=';

/** The address of the bookmarklet. @param origin of our site */
export function wishListBookmarklet(origin: string): string {
  return bookmarkAddress(sendWishList, `${origin}/import${FRAGMENT}`, MAX_WISHES, MAX_FRAGMENT);
}

/**
 * Runs in the shop's page, under its Content-Security-Policy: it may use nothing from outside its own
 * body, and requests nothing. It scrolls to the end, because long lists load their rows only then.
 */
function sendWishList(target: string, maxRows: number, maxCharacters: number): void {
  const currency = /\p{Sc}|\b(?:[A-Z]{3}|[Kk]r|zł|Kč|Ft|lei)\b|[円元원]/u;
  const currencies = new RegExp(currency.source, 'gu');
  const found = new Map<string, string[]>();
  let read = new WeakSet<Element>();

  /** The texts in an element, without what is crossed out or not for reading. */
  const textsIn = (element: Element): string[] => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && texts.length < 400; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
      if (
        !text ||
        !parent ||
        parent.closest('script,style,template,noscript,s,del,strike,select')
      ) {
        continue;
      }
      if (!getComputedStyle(parent).textDecorationLine.includes('line-through')) texts.push(text);
    }
    return texts;
  };

  const linkOf = (row: Element): { name: string; url: string } => {
    let name = '';
    let url = '';
    for (const link of row.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!/^https?:$/.test(link.protocol)) continue;
      const image = link.querySelector('img');
      const label = link.title || textsIn(link).join(' ') || image?.alt || '';
      if (url === '' || label.length > name.length) [name, url] = [label, link.href];
    }
    const heading = row.querySelector('h1,h2,h3,h4,h5,h6');
    return { name: name || (heading ? textsIn(heading).join(' ') : ''), url };
  };

  /** Whether a text is a number with a currency and no other words. */
  const isPrice = (text: string): boolean =>
    /\d/.test(text) && currency.test(text) && !/\p{L}/u.test(text.replace(currencies, ''));

  const priceOf = (row: Element): string => {
    // The parts of a price may be elements of their own; line breaks tell them apart.
    const texts = [...row.querySelectorAll('*')]
      .filter(({ textContent }) => {
        const text = textContent ?? '';
        return text.length <= 200 && /\d/.test(text) && currency.test(text);
      })
      .map((element) => textsIn(element).join('\n'))
      .filter((text) => text.length <= 60 && /\d/.test(text) && currency.test(text));
    // Else a price among other words, as in 'from $5', in the innermost element.
    return texts.find(isPrice) ?? texts.at(-1) ?? '';
  };

  const pictureOf = (row: Element): string => {
    let best = '';
    let size = -1;
    for (const image of row.querySelectorAll('img')) {
      const url = [image.currentSrc, image.src, image.dataset['src'] ?? ''].find((one) =>
        /^https?:/.test(one),
      );
      if (url && image.width * image.height > size) {
        size = image.width * image.height;
        best = url;
      }
    }
    return best;
  };

  const isRow = (element: Element): boolean =>
    element.querySelector('a[href]') !== null &&
    (element.querySelector('img') !== null || currency.test(element.textContent ?? ''));

  /** The rows of the page: most children of one kind of parent that have a link and a picture or price. */
  const rowsOfPage = (): Element[] => {
    const groups = new Map<string, Element[]>();
    const scores = new Map<string, number>();
    for (const parent of document.body.querySelectorAll('*')) {
      if (parent.children.length === 0 || parent.closest('nav,header,footer,aside,table thead')) {
        continue;
      }
      // A long list may be loaded as several lists of the same kind.
      const kind = `${parent.tagName} ${parent.className}`;
      const rows = [...parent.children].filter(isRow);
      if (rows.length === 0) continue;
      groups.set(kind, [...(groups.get(kind) ?? []), ...rows]);
      // The mark that shops put on the rows of a list counts more than the number of rows.
      const marked = rows.filter((row) => row.matches('[data-itemid],[data-item-id]')).length;
      scores.set(kind, (scores.get(kind) ?? 0) + rows.length + 1_000 * marked);
    }
    let best: Element[] = [];
    let most = 0;
    for (const [kind, rows] of groups) {
      const isList = rows.length > 1 || rows.some((row) => row.matches('li,tr,[data-itemid]'));
      const score = isList ? (scores.get(kind) ?? 0) : 0;
      if (score > most) [best, most] = [rows, score];
    }
    return best;
  };

  const collect = () => {
    for (const row of rowsOfPage()) {
      if (read.has(row)) continue;
      read.add(row);
      const { name, url } = linkOf(row);
      if (!name && !url) continue;
      found.set(row.getAttribute('data-itemid') ?? `${url} ${name}`, [
        name.slice(0, 300),
        url.length > 2_048 ? '' : url,
        priceOf(row),
        pictureOf(row),
      ]);
    }
  };

  const send = () => {
    let rows = [...found.values()].slice(0, maxRows);
    if (rows.length === 0) {
      alert('Giftlists found no wish list on this page.');
      return;
    }
    const encoded = () =>
      encodeURIComponent(JSON.stringify({ rows, left: found.size - rows.length }));
    if (encoded().length > maxCharacters) rows = rows.map((row) => row.slice(0, 3));
    while (encoded().length > maxCharacters) rows = rows.slice(0, Math.floor(rows.length * 0.9));
    const address = target + encoded();
    const opened = open(address, '_blank');
    // Browsers refuse new windows some seconds after the press; then this page makes way.
    if (opened) opened.opener = null;
    else location.assign(address);
  };

  const scrollAndSend = async () => {
    const { scrollX, scrollY } = window;
    const endsAt = Date.now() + 20_000;
    collect();
    for (let unchanged = 0; unchanged < 5 && found.size < maxRows && Date.now() < endsAt;) {
      const before = found.size;
      scrollTo(0, document.documentElement.scrollHeight);
      // The page loads more rows meanwhile.
      await new Promise((resolve) => {
        setTimeout(resolve, 350);
      });
      collect();
      unchanged = found.size === before ? unchanged + 1 : 0;
    }
    scrollTo(scrollX, scrollY);
    // Once more, because pictures and prices may have come after their rows.
    read = new WeakSet();
    collect();
    send();
  };
  void scrollAndSend();
}
