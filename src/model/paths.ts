import { parseUrl } from '../extract/address/parseUrl.ts';

/**
 * Builds every address of the app that is linked or navigated to (§2 Route table). What recognizes an
 * address repeats its path: app/routes.tsx, firebase.json or scripts/prerender/pages.mjs, and
 * features/session/arrivalNotice.ts.
 */
export const paths = {
  dashboard: '/',
  lists: '/lists',
  list: (listId: string) => `/lists/${encodeURIComponent(listId)}`,
  joinedList: (listId: string) => `/lists/${encodeURIComponent(listId)}?joined=true`,
  /** A list's page with the form for a new item open and its URL filled in. */
  listWithNew: (listId: string, url: string) =>
    `/lists/${encodeURIComponent(listId)}?${new URLSearchParams({ add: url }).toString()}`,
  /** A list's page with the form of one of the user's drafts open. */
  listWithDraft: (listId: string, draftId: string) =>
    `/lists/${encodeURIComponent(listId)}?${new URLSearchParams({ draft: draftId }).toString()}`,
  /** The page that receives shared addresses; the manifest and the bookmarklet repeat this path. */
  add: (url: string) => `/add?${new URLSearchParams({ url }).toString()}`,
  /** The page that receives wish lists from the bookmarklet, which repeats this path. */
  import: '/import',
  /** A list's page with the import open, with the rows that the Import page received. */
  listWithImport: (listId: string) => `/lists/${encodeURIComponent(listId)}?import=true`,
  publicList: (listId: string) => `/public-list/${encodeURIComponent(listId)}`,
  /** An item on the public list, where it can be marked; `useSectionTarget` scrolls to it. */
  publicItem: (listId: string, itemId: string) =>
    `/public-list/${encodeURIComponent(listId)}#${itemNameId(itemId)}`,
  join: (listId: string, token: string) =>
    `/list-join?${new URLSearchParams({ listId, token }).toString()}`,
  gifts: '/gifts',
  /** Your gifts, with marks from another device; a fragment is not sent to a server. */
  giftsWith: (packedMarks: string) => `/gifts#marks=${packedMarks}`,
  account: '/account',
  login: (redirect?: string) => withRedirect('/login', redirect),
  signup: (redirect?: string) => withRedirect('/signup', redirect),
  sample: '/sample',
  privacy: '/privacy',
  terms: '/terms',
  about: '/about',
  contact: '/contact',
  anyShop: '/anyshop',
} as const;

/** The DOM id of an item's name, for `aria-describedby` of its buttons and the hash of its link. */
export function itemNameId(itemId: string): string {
  return `item-${itemId}`;
}

/** A path of this site as an absolute address, e.g. for a message. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}

/**
 * Where to go after login (§2 Login and Signup): the given path if it is on this site, else '/'.
 * Everything that a browser could interpret as another origin gives '/': '//evil', 'https:…',
 * 'javascript:…', backslashes, control characters, and all of these percent-encoded.
 */
export function safeRedirect(redirect: string | null): string {
  if (!redirect) return '/';
  const origin = 'https://giftlists.invalid';
  // Only the path can lead to another origin. A query may contain escapes that cannot be decoded, e.g.
  // a shop's address that is not UTF-8.
  const path = redirect.replace(/[?#].*/, '');
  for (const variant of [redirect, decoded(path), decoded(decoded(path))]) {
    // eslint-disable-next-line no-control-regex -- browsers drop these inside a URL
    if (variant === null || !/^\/(?![/\\])/.test(variant) || /[\\\u0000-\u001f]/.test(variant)) {
      return '/';
    }
    const url = parseUrl(variant, origin);
    if (url?.origin !== origin || url.pathname.startsWith('//')) return '/';
  }
  return redirect;
}

function withRedirect(path: string, redirect = '/'): string {
  return redirect === '/' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;
}

function decoded(text: string | null): string | null {
  if (text === null) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray '%' cannot be decoded; no link of this site has one.
    return null;
  }
}
