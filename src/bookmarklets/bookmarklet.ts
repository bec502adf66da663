import { collectPage } from './collectPage.ts';

/**
 * F4: the address of a bookmark that hands the current page over to our Add page. All of its code is
 * in it, because a shop's Content-Security-Policy would not let it load any.
 * @param origin our own, e.g. 'https://gifts.example'
 */
export function bookmarklet(origin: string): string {
  const code = `(${collectPage.toString()})(${JSON.stringify(`${origin}/add`)})`;
  // `void`: the browser would otherwise replace the page with the expression's value. Only what has a
  // meaning in an address is encoded: brackets are a tenth of the code.
  return `javascript:void%20${code.replace(/[%#"<>`\s]/g, encodeURIComponent)}`;
}
