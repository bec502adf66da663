import { attr, type Page } from '../page/dom.ts';
import { parseUrl } from './parseUrl.ts';

/**
 * Another address of the same shop where a page says that it is written, too: its AMP form, else its
 * canonical address. Null when that is this very page, or another site's.
 */
export function alternateAddress(page: Page, pageUrl: string): string | null {
  const own = parseUrl(pageUrl);
  if (own === null) return null;
  const links = page.tagged('link');
  for (const rel of ['amphtml', 'canonical']) {
    const link = links.find((element) => attr(element, 'rel').toLowerCase() === rel);
    const target = link === undefined ? null : parseUrl(attr(link, 'href'), pageUrl);
    if (target === null || !/^https?:$/.test(target.protocol)) continue;
    // A canonical address that is the front page says nothing of a product.
    if (siteOf(target) !== siteOf(own) || target.pathname === '/') continue;
    target.hash = '';
    if (plain(target) !== plain(own)) return target.href;
  }
  return null;
}

/** A host without the labels by which one shop has several. */
function siteOf(url: URL): string {
  return url.host.replace(/^(?:(?:www\d?|m|mobile|amp|touch|wap)\.)+/, '');
}

/** An address without what does not tell pages apart here. */
function plain(url: URL): string {
  return `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}
