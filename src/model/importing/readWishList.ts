import { cellsFrom, numbered, type ImportRow } from './importRows.ts';
import { withoutHidden } from '../line.ts';
import { pictureUrl } from '../addresses/pictureUrl.ts';
import { isDocumentData } from '../deserializers.ts';
import { safeUrl } from '../addresses/url.ts';
import { FRAGMENT, MAX_FRAGMENT, MAX_WISHES } from '../../bookmarklets/wishListBookmarklet.ts';

/** The rows that a bookmarklet read from a shop's page. */
export interface WishList {
  rows: ImportRow[];
  /** How many rows of the page did not fit. */
  left: number;
}

/**
 * The rows in the fragment of the Import page's address. It may come from anybody: texts are cut, and
 * only http(s) addresses stay.
 * @returns null when it holds none that can be read
 */
export function readWishList(hash: string): WishList | null {
  if (!hash.startsWith(FRAGMENT) || hash.length > 2 * MAX_FRAGMENT) return null;
  let content: unknown;
  try {
    content = JSON.parse(decodeURIComponent(hash.slice(FRAGMENT.length)));
  } catch {
    // Not written by our bookmarklet, or cut off on the way.
    return null;
  }
  if (!isDocumentData(content) || !Array.isArray(content.rows)) return null;
  const rows = content.rows.slice(0, MAX_WISHES).flatMap((row: unknown) => {
    if (!Array.isArray(row)) return [];
    const [name = '', url = '', price = '', imageUrl = ''] = row.map((cell: unknown) =>
      typeof cell === 'string' ? cell.slice(0, 2_048) : '',
    );
    const cells = cellsFrom([
      ['name', withoutHidden(name)],
      ['url', safeUrl(url) ?? ''],
      ['price', price.slice(0, 100)],
      // One that the form would refuse is no reason to refuse the item.
      ['imageUrl', pictureUrl(safeUrl(imageUrl) ?? '') ?? ''],
    ]);
    return cells.name === '' && cells.url === '' ? [] : [cells];
  });
  const left = typeof content.left === 'number' && content.left > 0 ? Math.floor(content.left) : 0;
  return rows.length === 0 ? null : { rows: numbered(rows), left };
}
