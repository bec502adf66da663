/**
 * The HTML that stands for an address, as the rewrites of firebase.json say it (a unit test holds
 * the two together); null where the address is that of a file, or of nothing.
 */
export function pageFor(pathname: string): string | null {
  if (pathname === '/' || pathname === '/lists') return '/';
  if (pathname.startsWith('/lists/')) return '/shell/list';
  if (pathname.startsWith('/public-list/')) return '/shell/public-list';
  if (pathname === '/account' || pathname === '/list-join') return '/shell/app';
  return null;
}
