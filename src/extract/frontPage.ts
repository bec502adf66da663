import { isFrontPage } from './address/parseUrl.ts';
import type { Page } from './page/dom.ts';
import { isLinkAway, type Layout } from './page/layout.ts';
import type { Money } from './price/money/money.ts';
import type { VisiblePrice } from './price/shown/visiblePrice.ts';

/** So many different prices of other products show that a page is that of a shop. */
const SEVERAL = 3;
/** What the score of a price says when it belongs to a link or card of another product. */
const OF_OTHER = /(?:^|,)(?:link|card)-/;

/**
 * Whether a page is the front page of a shop and about no one product: it shows prices of several others, or
 * has no price and nothing to buy, only links.
 */
export function isShopFront(
  page: Page,
  layout: Layout,
  visible: readonly VisiblePrice[],
  price: Money | null,
  url: string,
): boolean {
  if (!isFrontPage(url)) return false;
  const others = visible.filter(({ struck, reason }) => !struck && OF_OTHER.test(reason));
  if (new Set(others.map(({ value }) => value.amount)).size >= SEVERAL) return true;
  const isEmpty = price === null && layout.buy === null;
  return isEmpty && page.elements.some((element) => isLinkAway(element, url));
}
