import { attr, type Element } from './page/dom.ts';
import { imageUrl, isDrawing, isNoPhoto } from './address/pictureUrl.ts';

/** Addresses with the type of a picture's file. */
export const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|jfif)(?:$|[?#/!,;&_@])/i;

/** Where pages with lazy loading keep the real picture's address, the largest first. */
const SOURCES = [
  'data-zoom-image',
  'data-zoom',
  'data-zoom-src',
  'data-large-image',
  'data-large_image',
  'data-large',
  'data-old-hires',
  'data-full',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-src',
  'data-original-src',
  'data-image',
  'data-srcset',
  'srcset',
  'src',
];

/** A written address as `imageUrl` completes it; null for what is no photo. */
export function photoUrl(written: string, base: string, pageUrl: string): string | null {
  const url = imageUrl(written, base, pageUrl);
  return url === null || isNoPhoto(url) || isDrawing(url) ? null : url;
}

/** The address of the photo in a picture, wherever it is written; null without one. */
export function sourceOf(element: Element, base: string, pageUrl: string): string | null {
  return (
    ownSource(element, base, pageUrl) ??
    sourceBeside(element, base, pageUrl) ??
    otherSource(element, base, pageUrl)
  );
}

function ownSource(element: Element, base: string, pageUrl: string): string | null {
  for (const name of SOURCES) {
    const value = attr(element, name);
    if (value === '') continue;
    const url = photoUrl(name.endsWith('srcset') ? largestOf(value) : value, base, pageUrl);
    if (url !== null) return url;
  }
  return photoUrl(largestListed(element), base, pageUrl);
}

/** A picture may have its addresses in the sources beside it. */
function sourceBeside({ tag, parent }: Element, base: string, pageUrl: string): string | null {
  if (tag !== 'img' || parent?.tag !== 'picture') return null;
  for (const child of parent.children.slice(0, MAX_SOURCES)) {
    if (typeof child === 'string' || child.tag !== 'source') continue;
    const url = ownSource(child, base, pageUrl) ?? otherSource(child, base, pageUrl);
    if (url !== null) return url;
  }
  return null;
}

const MAX_SOURCES = 12;
const MAX_ATTRIBUTES = 24;

/** What attributes for scripts are called that have the picture's address: 'data-hi-res-src', 'ng-src'. */
const FOR_SCRIPTS = /^(?:data|ng|lazy)-(?!.*(?:low|blur|tiny|small|thumb|placeholder|hover))/;
/** One address and no text, list or data: `imageUrl` would make an address of anything. */
const ONE_ADDRESS = /^[^\s"'{}[\]<>/]*\/(?:(?!,(?:\/|https?:))[^\s"'{}[\]<>])*$/;

/** The picture in an attribute that only this shop's scripts know. */
function otherSource({ attrs }: Element, base: string, pageUrl: string): string | null {
  for (let i = 0; i < Math.min(attrs.length, 2 * MAX_ATTRIBUTES); i += 2) {
    const [name = '', value = ''] = [attrs[i], attrs[i + 1]];
    if (value.length > MAX_ADDRESS || !FOR_SCRIPTS.test(name) || !ONE_ADDRESS.test(value)) continue;
    const url = PICTURE.test(value) ? photoUrl(value, base, pageUrl) : null;
    if (url !== null) return url;
  }
  return null;
}

const MAX_ADDRESS = 2000;

/** An address and its width: '"https://…/a.jpg":[355,217]'. */
const LISTED = /"((?:https?:)?\/\/[^"\s]{5,400})"\s?:\s?\[\s?(\d{1,4})\s?,/g;

/** The largest address of those that an attribute lists with their sizes, or ''. */
function largestListed({ attrs }: Element): string {
  let best = '';
  let width = 0;
  for (let i = 0; i < attrs.length; i += 2) {
    if (attrs[i]?.startsWith('data-') !== true || attrs[i + 1]?.startsWith('{') !== true) continue;
    for (const [, url = '', size] of (attrs[i + 1] ?? '').matchAll(LISTED))
      if (Number(size) > width) [best, width] = [url, Number(size)];
  }
  return best;
}

/** The address with the largest descriptor of a srcset. */
function largestOf(srcset: string): string {
  let best = '';
  let width = -1;
  for (const part of srcset.slice(0, 8000).split(/,\s+|,(?=https?:|\/\/)/)) {
    const [url = '', size = '1x'] = part.trim().split(/\s+/);
    const value = Number.parseFloat(size) || 1;
    if (value > width) [best, width] = [url, value];
  }
  return best;
}
