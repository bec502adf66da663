import { isFrontPage } from './address/parseUrl.ts';
import type { Page } from './page/dom.ts';
import { isLinkAway, type Layout } from './page/layout.ts';
import type { Money } from './price/money/money.ts';
import { isOtherCost } from './price/words/priceWords.ts';
import type { VisiblePrice } from './price/shown/visiblePrice.ts';

/** So many different prices of other products show that a page is that of a shop. */
const SEVERAL = 3;

/** What was read of a page. */
interface Read {
  layout: Layout;
  visible: readonly VisiblePrice[];
  price: Money | null;
  /** Whether the page's title says the name that was read. */
  isTitled: boolean;
  url: string;
}

/**
 * Whether a page is the front page of a shop and about no one product: it shows prices of several others
 * and its title does not say the name, or it has no price and nothing to buy, only links.
 */
export function isShopFront(page: Page, { layout, visible, price, isTitled, url }: Read): boolean {
  if (!isFrontPage(url)) return false;
  const others = visible.filter(
    ({ struck, said, clues }) =>
      !struck && !isOtherCost(said) && (clues.has('link') || clues.has('card')),
  );
  const amounts = new Set(others.map(({ value }) => value.amount));
  if (!isTitled && amounts.size >= SEVERAL) return true;
  const isEmpty = price === null && layout.buy === null;
  return isEmpty && page.elements.some((element) => isLinkAway(element, url));
}
