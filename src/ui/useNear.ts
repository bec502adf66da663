import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { holdStill } from './holdStill.ts';

/** Further than where browsers begin to lay out what `content-visibility` left out, in screens. */
const MARGIN = '300% 0%';

interface Watcher {
  isNear: boolean;
  onChange: (isNear: boolean) => void;
}

const watchers = new WeakMap<Element, Watcher>();
let observer: IntersectionObserver | undefined;

/** One observer for all: each has its price in every frame. */
function watch(element: Element, watcher: Watcher): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: MARGIN });
  watchers.set(element, watcher);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * What is on the screen already is drawn now, without moving what is looked at: somebody has jumped
 * there, e.g. to what the browser's search has found. The rest is drawn when there is time.
 */
function tell(entries: readonly IntersectionObserverEntry[]): void {
  const missed = entries.filter(isMissed);
  if (missed.length > 0) holdStill(() => flushSync(() => missed.forEach(tellOne)));
  startTransition(() => entries.filter((entry) => !missed.includes(entry)).forEach(tellOne));
}

function isMissed({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) {
  const { top, bottom } = boundingClientRect;
  const isSeen = bottom > 0 && top < window.innerHeight;
  return isSeen && isIntersecting && watchers.get(target)?.isNear === false;
}

function tellOne({ target, isIntersecting }: IntersectionObserverEntry): void {
  const watcher = watchers.get(target);
  const isKept = !isIntersecting && target.contains(document.activeElement);
  if (!watcher || isKept || watcher.isNear === isIntersecting) return;
  watcher.isNear = isIntersecting;
  watcher.onChange(isIntersecting);
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
  const watcher = useRef<Watcher>({ isNear: initially, onChange: setNear });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const unwatch = watch(element, watcher.current);
    // What is not on the page when this event ends is not on the paper.
    const onPrint = () => {
      watcher.current.isNear = true;
      flushSync(() => setNear(true));
    };
    window.addEventListener('beforeprint', onPrint);
    return () => {
      unwatch();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return { ref, near };
}
