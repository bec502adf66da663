import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { painted } from '../data/idle.ts';
import { persistently } from '../data/persistently.ts';

/**
 * A part that a page can do without for a while, in a chunk of its own: asked for when the page is
 * painted, under a Suspense whose fallback keeps its place. When it does not arrive, the page stays
 * as it is and the part comes once the network is back.
 */
export function late<Props>(
  bring: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => painted().then(() => persistently(bring)));
}
