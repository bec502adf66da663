import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useChangeQuery } from './useChangeQuery.ts';
import { ROUTER_FUTURE } from './routerFuture.ts';

beforeEach(() => {
  // As the router stores it.
  window.history.replaceState({ usr: { failure: 'expired' }, key: 'one' }, '', '/lists/1?a=1');
});

function Router({ children }: { children: ReactNode }) {
  return <BrowserRouter future={ROUTER_FUTURE}>{children}</BrowserRouter>;
}

function useBoth() {
  return { change: useChangeQuery(), location: useLocation() };
}

it('keeps the state of the history entry, e.g. why joining failed', () => {
  const { result } = renderHook(useBoth, { wrapper: Router });
  act(() =>
    result.current.change((query) => {
      query.set('b', '2');
      return query;
    }),
  );
  expect(result.current.location).toMatchObject({
    search: '?a=1&b=2',
    state: { failure: 'expired' },
  });
});
