import { classMatches } from '../page/classText.ts';
import { collapse, textOf, type Element } from '../page/dom.ts';

const ALOUD =
  /(?:^|[\s-])(?:visually-?hidden|visuallyhidden|sr-?only|screen-?reader\S*|a11y\S*)(?:$|[\s-])/;

/** In elements larger than this, text for screen readers is not told apart. */
const MAX_CHOICE = 40;

/**
 * The text of a choice without text for screen readers ('Navy' of 'Navy<i class="sr-only">selected</i>'),
 * unless it has no other text.
 */
export function shownIn(element: Element, limit: number): string {
  const isAloud = (child: Element['children'][number]): boolean =>
    typeof child !== 'string' && (classMatches(child, ALOUD) || child.children.some(isAloud));
  const isSmall = element.end - element.index <= MAX_CHOICE;
  if (!isSmall || !element.children.some(isAloud)) return textOf(element, limit);
  const shown = (part: Element): string[] =>
    part.children.flatMap((child) =>
      typeof child === 'string' ? [child] : classMatches(child, ALOUD) ? [] : shown(child),
    );
  return collapse(shown(element).join(' ')).slice(0, limit) || textOf(element, limit);
}
