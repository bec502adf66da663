import type { ComponentType } from 'react';
import { painted } from '../data/idle.ts';
import { lazyWithRetry, type LazyComponent } from '../lib/lazyWithRetry.tsx';
import { OPTIONAL } from '../lib/loadWithRetry.ts';

/**
 * A part that a page can do without for a while, in a chunk of its own: asked for when the page is
 * painted, under a Suspense whose fallback keeps its place. When it does not arrive, the page stays
 * as it is and the part comes once the network is back.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  return lazyWithRetry(() => painted().then(load), OPTIONAL);
}
