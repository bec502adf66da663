/** Pages that are drawn when their code is there. */
const APP = new Set(['/account', '/add', '/gifts', '/list-join']);

/**
 * The HTML that stands for an address, as the rewrites of firebase.json say it (a unit test holds
 * the two together); null where the address is that of a file, or of nothing.
 */
export function pageFor(pathname: string): string | null {
  if (pathname === '/' || pathname === '/lists') return '/';
  if (pathname.startsWith('/lists/')) return '/shell/list';
  if (pathname.startsWith('/public-list/')) return '/shell/public-list';
  if (APP.has(pathname)) return '/shell/app';
  return null;
}
