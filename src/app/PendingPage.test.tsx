import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ROUTER_FUTURE } from '../lib/routerFuture.ts';
import { PendingPage } from './PendingPage.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each(['/lists/a b', '/lists/é', '//', '//lists', '//lists:x', '/%'])(
  'no spinner is over the page at %s, which is the one of the address',
  (path) => {
    vi.stubGlobal('navigation', new EventTarget());
    window.history.replaceState(null, '', `${window.location.origin}${path}`);
    render(
      <BrowserRouter future={ROUTER_FUTURE}>
        <PendingPage />
      </BrowserRouter>,
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);
