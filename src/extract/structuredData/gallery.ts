import { PICTURE } from '../imageSource.ts';
import type { Page } from '../page/dom.ts';
import { inlineScripts } from './inlineScripts.ts';
import { parseJson } from './jsonRepair.ts';

/** Names of a picture's small and of its large address. */
const SMALL = new Set(['thumb', 'thumbnail', 'small', 'preview', 'thumburl', 'thumbnailurl']);
const LARGE = ['full', 'zoom', 'large', 'big', 'original', 'fullurl', 'largeurl', 'img'];
/** What only entries about something else have: another product, a banner, a post, a buyer's photo. */
const OF_OTHERS = new Set(
  'name price sku href productid producturl link linkurl permalink author user username likes'.split(
    ' ',
  ),
);
const MAIN = new Set(['ismain', 'main', 'isprimary', 'primary', 'isdefault']);

/** An entry without others in it. */
const ENTRY = /\{[^{}]{20,3000}\}/g;
const MAX_ENTRIES = 200;
/** Of all scripts of a page together. */
const MAX_CHARACTERS = 500_000;

/**
 * The picture in the list of a gallery that a script draws: an entry with a small and a large address of the
 * same picture. The one that is called the main one, or else the first; null without any.
 */
export function galleryImage(page: Page): string | null {
  let first: string | null = null;
  let entries = MAX_ENTRIES;
  for (const { text } of inlineScripts(page, MAX_CHARACTERS, isOfGallery)) {
    for (const [entry] of text.matchAll(ENTRY)) {
      if (--entries < 0) return first;
      const picture = pictureIn(parseJson(entry));
      if (picture?.isMain === true) return picture.large;
      first ??= picture?.large ?? null;
    }
  }
  return first;
}

function isOfGallery({ text }: { text: string }): boolean {
  return /"(?:thumb|small|preview)/i.test(text);
}

function pictureIn(entry: unknown): { large: string; isMain: boolean } | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const parts = new Map(
    Object.entries(entry).map(([key, value]): [string, unknown] => [
      key.toLowerCase().replace(/[_-]/g, ''),
      value,
    ]),
  );
  const keys = [...parts.keys()];
  if (keys.some((key) => OF_OTHERS.has(key))) return null;
  // The still picture of a video.
  if (parts.get('type') === 'video') return null;
  const small = keys.find((key) => SMALL.has(key));
  const large = LARGE.map((key) => parts.get(key)).find(isPicture);
  if (small === undefined || large === undefined) return null;
  const isOther = isPicture(parts.get(small)) && parts.get(small) !== large;
  const isMain = keys.some((key) => MAIN.has(key) && parts.get(key) === true);
  return isOther ? { large, isMain } : null;
}

function isPicture(value: unknown): value is string {
  return typeof value === 'string' && PICTURE.test(value);
}
