import { Suspense } from 'react';
import { late } from '../hooks/late.ts';
import type { PageExtrasProps } from './PageExtras.tsx';

const PageExtras = late(() => import('./PageExtras.tsx'));

/** What a page can do without (F9): comes by itself, after the page. */
export function Extras(props: PageExtrasProps) {
  return (
    <Suspense>
      <PageExtras {...props} />
    </Suspense>
  );
}
