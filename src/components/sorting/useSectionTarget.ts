import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { deferUpdate } from '../../lib/deferUpdate.ts';
import { useChangeQuery } from '../../lib/useChangeQuery.ts';
import { scrollBehavior } from '../../ui/motion.ts';
import { itemNameId } from '../../model/paths.ts';
import { highlight } from '../highlight.ts';
import { scrollToSection, sectionId } from './scrollToSection.ts';

/** What to scroll to. */
interface Target {
  /** The id of a section or of an item's name; null for the top of the page. */
  id: string | null;
  /** Chosen with a chip: the keyboard focus moves to the section. */
  isChosen: boolean;
}

/**
 * Scrolls to the section of the contributor that is in the address or was chosen with a chip, or to the
 * item in the address (`paths.publicItem`), which is highlighted for a moment.
 */
export function useSectionTarget(): {
  /** Uid of the contributor in the address. */
  requested: string | null;
  /** Whether all items have to be rendered, because one or a section is scrolled to. */
  isTargeted: boolean;
  /** Scrolls to a contributor's section, or to the top for null. It has to be rendered. */
  goTo: (uid: string | null) => void;
} {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const changeQuery = useChangeQuery();
  const requested = query.get('contributor');
  /** A new object at each choice. */
  const [target, setTarget] = useState<Target | null>(() => targetOf(requested, hash));

  function goTo(uid: string | null) {
    setTarget({ id: uid === null ? null : sectionId(uid), isChosen: true });
    changeQuery((now) => {
      if (uid === null) now.delete('contributor');
      else now.set('contributor', uid);
      return now;
    });
  }

  useEffect(() => {
    // Deferred: the browser scrolls to the item, too, and takes the focus away when it does.
    const onHashChange = () =>
      deferUpdate(() => setTarget((now) => targetOf(null, window.location.hash) ?? now));
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    if (!target) return;
    const { id, isChosen } = target;
    // "All" keeps the keyboard focus on the chips.
    if (id === null) {
      // Its result must not be returned: in new browsers it is a promise, and React would call it.
      window.scrollTo({ top: 0, behavior: scrollBehavior() });
      return;
    }
    const place = document.getElementById(id)?.closest<HTMLElement>('li, section');
    if (!place) return;
    scrollToSection(place);
    // Move the keyboard focus without scrolling again.
    if (isChosen) place.focus({ preventScroll: true });
    else if (place.matches('li')) {
      highlight(place);
      const mark = place.querySelector<HTMLElement>(`[aria-describedby="${CSS.escape(id)}"]`);
      (mark ?? place.querySelector('a'))?.focus({ preventScroll: true });
    }
  }, [target]);

  return { requested, isTargeted: Boolean(target?.id), goTo };
}

/** What the address asks to scroll to: an item, else a contributor. */
function targetOf(contributor: string | null, hash: string): Target | null {
  // Ids of items need no encoding.
  const id = hash.slice(1);
  if (id.startsWith(itemNameId(''))) return { id, isChosen: false };
  return contributor === null ? null : { id: sectionId(contributor), isChosen: false };
}
