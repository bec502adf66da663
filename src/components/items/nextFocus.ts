import type { Item } from '../../model/item.ts';
import { itemNameId } from '../../model/paths.ts';

/**
 * What gets the focus when an item is gone from the page: the last control of the next card, which
 * deletes that item if the viewer may, or else the section, which is named by its heading.
 */
export function nextFocusAfter({ id }: Item): HTMLElement | null {
  const card = document.getElementById(itemNameId(id))?.closest('li');
  const controls = card?.nextElementSibling?.querySelectorAll<HTMLElement>('a, button');
  return [...(controls ?? [])].at(-1) ?? card?.closest('section') ?? null;
}
