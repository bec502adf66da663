import { lazy, Suspense, type ComponentType } from 'react';
import type { PageExtrasProps } from './PageExtras.tsx';

// Should they not arrive, the page goes without.
const PageExtras = lazy<ComponentType<PageExtrasProps>>(() =>
  import('./PageExtras.tsx').catch(() => ({ default: () => null })),
);

/** What a page can do without (F9): comes by itself, after the page. */
export function Extras(props: PageExtrasProps) {
  return (
    <Suspense>
      <PageExtras {...props} />
    </Suspense>
  );
}
