/**
 * A URL as the WHATWG parser reads it, or null when it is none. Not `URL.parse`, which Safari has only
 * since version 18, and not `URL.canParse`: in Node 20 and 22 that says no to every name with letters
 * like 'ä' once it has been called a few thousand times.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Query parameters that say where a visitor came from, and not which page it is; 'REF' is a number of an article. */
export const CAMPAIGN = /^(?:utm_.*|gclid|fbclid|msclkid|ref_?)$/;

/** Whether an address is that of a site as a whole: its root, or that of a language. */
export function isFrontPage(address: string, base?: string): boolean {
  const url = parseUrl(address, base);
  return (
    url !== null &&
    /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|default|home)(?:\.\w{2,5})?)?$/i.test(
      url.pathname,
    ) &&
    [...url.searchParams.keys()].every((key) => CAMPAIGN.test(key)) &&
    url.hash === ''
  );
}
