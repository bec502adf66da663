import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ROUTER_FUTURE } from '../lib/routerFuture.ts';

/** The app's router without a browser, at an address. */
export function TestRouter({ at = '/', children }: { at?: string; children?: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]} future={ROUTER_FUTURE}>
      {children}
    </MemoryRouter>
  );
}
