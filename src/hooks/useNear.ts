import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Further than where browsers begin to lay out what `content-visibility` left out, in screens. */
const MARGIN = '300% 0%';

const watchers = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all: each has its price in every frame. */
function watch(element: Element, onChange: (entry: IntersectionObserverEntry) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => watchers.get(entry.target)?.(entry)),
    { rootMargin: MARGIN },
  );
  watchers.set(element, onChange);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Whether an element is on the screen or within three screens of it; while the page is printed all
 * are. What holds the keyboard's focus stays near wherever it is.
 * @param initially what to draw until the browser has said where the element is
 */
export function useNear<E extends Element>(
  initially: boolean,
): { ref: RefObject<E | null>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(initially);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const unwatch = watch(element, ({ isIntersecting, boundingClientRect: { top, bottom } }) => {
      if (!isIntersecting && element.contains(document.activeElement)) return;
      const isSeen = bottom > 0 && top < window.innerHeight;
      if (isSeen) setNear(true);
      else startTransition(() => setNear(isIntersecting));
    });
    // What is not on the page when this event ends is not on the paper.
    const onPrint = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', onPrint);
    return () => {
      unwatch();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return { ref, near };
}
