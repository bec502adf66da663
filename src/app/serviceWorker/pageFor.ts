/** Pages that are not prerendered. */
const APP_PAGES = new Set(['/account', '/add', '/gifts', '/import', '/list-join']);

/**
 * The HTML file that is served for an address. firebase.json has the same rewrites, and a unit test
 * compares the two. null when no rewrite applies: the address is a file, or unknown.
 */
export function pageFor(pathname: string): string | null {
  if (pathname === '/' || pathname === '/lists') return '/';
  if (pathname.startsWith('/lists/')) return '/shell/list';
  if (pathname.startsWith('/public-list/')) return '/shell/public-list';
  if (APP_PAGES.has(pathname)) return '/shell/app';
  return null;
}
