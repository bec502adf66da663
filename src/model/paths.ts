/** The only place that knows how addresses are spelled (§2 Route table). */
export const paths = {
  dashboard: '/',
  lists: '/lists',
  list: (listId: string) => `/lists/${encodeURIComponent(listId)}`,
  joinedList: (listId: string) => `/lists/${encodeURIComponent(listId)}?joined=true`,
  /** A list's page with the form for a new item open, this address in it. */
  listWithNew: (listId: string, url: string) =>
    `/lists/${encodeURIComponent(listId)}?${new URLSearchParams({ add: url }).toString()}`,
  /** Where a page of a shop is shared to; the manifest and the bookmarklet spell it as well. */
  add: (url: string) => `/add?${new URLSearchParams({ url }).toString()}`,
  publicList: (listId: string) => `/public-list/${encodeURIComponent(listId)}`,
  join: (listId: string, token: string) =>
    `/list-join?${new URLSearchParams({ listId, token }).toString()}`,
  gifts: '/gifts',
  account: '/account',
  login: (redirect?: string) => withRedirect('/login', redirect),
  signup: (redirect?: string) => withRedirect('/signup', redirect),
  privacy: '/privacy',
  terms: '/terms',
  about: '/about',
  contact: '/contact',
} as const;

/** A path of this site as an address that works anywhere, e.g. in a message to a friend. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}

/**
 * Where to go after login (§2 Login and Signup): the given path if it is one of this site, else
 * '/'. Everything a browser could read as another origin falls back: '//evil', 'https:…',
 * 'javascript:…', backslashes, control characters, and all of these percent-encoded.
 */
export function safeRedirect(redirect: string | null): string {
  if (!redirect) return '/';
  const origin = 'https://giftlists.invalid';
  // Only the path can lead elsewhere. A query may carry what no decoding here understands: the
  // address of a shop whose escapes are not UTF-8.
  const path = redirect.replace(/[?#].*/, '');
  for (const spelling of [redirect, decoded(path), decoded(decoded(path))]) {
    // eslint-disable-next-line no-control-regex -- browsers drop these inside a URL
    if (spelling === null || !/^\/(?![/\\])/.test(spelling) || /[\\\u0000-\u001f]/.test(spelling)) {
      return '/';
    }
    const url = URL.parse?.(spelling, origin) ?? parsed(spelling, origin);
    if (url?.origin !== origin || url.pathname.startsWith('//')) return '/';
  }
  return redirect;
}

function withRedirect(path: string, redirect = '/'): string {
  return redirect === '/' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;
}

function parsed(spelling: string, origin: string): URL | null {
  return URL.canParse(spelling, origin) ? new URL(spelling, origin) : null;
}

function decoded(text: string | null): string | null {
  if (text === null) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray '%' cannot be decoded; such an address is nobody's honest link.
    return null;
  }
}
