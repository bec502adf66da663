import { useEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useChangeQuery } from '../lib/useChangeQuery.ts';
import { scrollBehavior } from '../ui/motion.ts';
import { itemNameId } from '../model/paths.ts';
import { highlight } from './highlight.ts';
import { scrollToSection } from './scrollToSection.ts';

/** What to scroll to: a section, a card, or the top of the page when both are missing. */
interface Target {
  uid?: string;
  itemName?: string;
  /** Chosen with a chip: the keyboard focus moves to the section. */
  isChosen: boolean;
}

/**
 * Scrolls to the section of the contributor that is in the address or was chosen with a chip, or to the
 * item in the address (`paths.publicItem`), which is highlighted for a moment.
 */
export function useSectionTarget(): {
  /** The elements of the sections, by uid. */
  elements: RefObject<Map<string, HTMLElement>>;
  refOf: (uid: string) => RefCallback<HTMLElement>;
  /** Uid of the contributor in the address. */
  requested: string | null;
  /** Whether all items have to be rendered, because one or a section is scrolled to. */
  isTargeted: boolean;
  /** Scrolls to a contributor's section, or to the top for null. It has to be rendered. */
  goTo: (uid: string | null) => void;
} {
  const elements = useRef(new Map<string, HTMLElement>());
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const changeQuery = useChangeQuery();
  const requested = query.get('contributor');
  /** A new object at each choice. */
  const [target, setTarget] = useState<Target | null>(() => targetOf(requested, hash));

  function goTo(uid: string | null) {
    setTarget({ ...(uid !== null && { uid }), isChosen: true });
    changeQuery((now) => {
      if (uid === null) now.delete('contributor');
      else now.set('contributor', uid);
      return now;
    });
  }

  useEffect(() => {
    if (!target) return;
    const { uid, itemName, isChosen } = target;
    const section = itemName
      ? document.getElementById(itemName)?.closest('li')
      : elements.current.get(uid ?? '');
    if (section) scrollToSection(section);
    else if (isChosen && uid === undefined) {
      window.scrollTo({ top: 0, behavior: scrollBehavior() });
    }
    // Move the keyboard focus without scrolling again. "All" keeps it on the chips.
    if (isChosen) section?.focus({ preventScroll: true });
    else if (itemName && section) {
      highlight(section);
      const mark = section.querySelector<HTMLElement>(
        `[aria-describedby="${CSS.escape(itemName)}"]`,
      );
      (mark ?? section.querySelector('a'))?.focus({ preventScroll: true });
    }
  }, [target]);

  const refOf = (uid: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(uid, element);
    return () => void elements.current.delete(uid);
  };
  return {
    elements,
    refOf,
    requested,
    isTargeted: Boolean(target?.uid ?? target?.itemName),
    goTo,
  };
}

/** The contributor or item in the address is scrolled to. */
function targetOf(contributor: string | null, hash: string): Target | null {
  // Ids of items need no encoding.
  const itemName = hash.slice(1);
  if (itemName.startsWith(itemNameId(''))) return { itemName, isChosen: false };
  return contributor === null ? null : { uid: contributor, isChosen: false };
}
