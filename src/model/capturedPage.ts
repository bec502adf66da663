import { LIMITS } from './limits.ts';
import { linksIn } from './addresses/links.ts';

/** What the bookmarklet puts into the fragment of the Add page's address. */
export interface CapturedPage {
  url: string;
  title: string;
  /** The packed page (`collectPage`). */
  packed: string;
}

/** The bookmarklet packs at most 200,000 characters. */
const MAX_FRAGMENT = 250_000;

/** The page in a fragment; null when there is none, or when it is not what the bookmarklet makes. */
export function capturedPage(fragment: string): CapturedPage | null {
  if (fragment.length > MAX_FRAGMENT) return null;
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const [url] = linksIn(fields.get('url') ?? '');
  const packed = fields.get('page') ?? '';
  if (!url || !/^[01][\w-]+$/.test(packed)) return null;
  return { url, title: fields.get('title') ?? '', packed };
}

/**
 * What to call a shared item when its page cannot be read: the title that came along, or else the
 * text around the address.
 * @returns '' when there is neither
 */
export function sharedName({ title, text }: { title: string | null; text: string | null }): string {
  for (const given of [title, text]) {
    const words = (given ?? '')
      .replace(/https?:\/\/[^\s<>"]+/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (/[\p{L}\p{N}]/u.test(words)) return words.slice(0, LIMITS.itemName).trim();
  }
  return '';
}
