import { bookmarkAddress } from './bookmarkAddress.ts';
import { collectPage } from './collectPage.ts';

/**
 * F4: the address of a bookmark that hands the current page over to our Add page.
 * @param origin our own, e.g. 'https://gifts.example'
 */
export function bookmarklet(origin: string): string {
  return bookmarkAddress(collectPage, `${origin}/add`);
}
