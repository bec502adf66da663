import { attr, type Page } from '../page/dom.ts';
import { parseUrl } from './parseUrl.ts';

/**
 * Another address of the same shop at which the page says that it is available: its AMP version, or else its
 * canonical address. Null if that is the same address or another site's.
 */
export function alternateAddress(page: Page, pageUrl: string): string | null {
  const own = parseUrl(pageUrl);
  if (own === null) return null;
  const links = page.tagged('link');
  for (const rel of ['amphtml', 'canonical']) {
    const link = links.find((element) => attr(element, 'rel').toLowerCase() === rel);
    const target = link === undefined ? null : parseUrl(attr(link, 'href'), pageUrl);
    if (target === null || !/^https?:$/.test(target.protocol)) continue;
    // A canonical address that is the front page does not lead to the product.
    if (siteOf(target) !== siteOf(own) || target.pathname === '/') continue;
    target.hash = '';
    if (plain(target) !== plain(own)) return target.href;
  }
  return null;
}

/** A host without labels such as 'www' and 'm', in which the hosts of one shop differ. */
function siteOf(url: URL): string {
  return url.host.replace(/^(?:(?:www\d?|m|mobile|amp|touch|wap)\.)+/, '');
}

/** An address without the parts that do not matter when two are compared. */
function plain(url: URL): string {
  return `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}
