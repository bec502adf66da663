import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import { changeSession } from '../../testing/session.ts';
import { RequireAuth } from './RequireAuth.tsx';

const routes = (
  <Routes>
    <Route
      path="/account"
      element={
        <RequireAuth>
          <h1>Secret</h1>
        </RequireAuth>
      }
    />
    <Route
      path="/lists/:listId"
      element={
        <RequireAuth>
          <h1>Secret list</h1>
        </RequireAuth>
      }
    />
    <Route path="/login" element={<h1>Login</h1>} />
  </Routes>
);

describe('§2 route guard', () => {
  it('shows a full-screen spinner while the session is loading, and no protected content', () => {
    const { address } = renderApp(routes, { user: undefined, at: '/account' });
    const spinner = screen.getAllByRole('status').find((one) => one.textContent === 'Loading');
    expect(spinner).toBeVisible();
    expect(screen.queryByText('Secret')).not.toBeInTheDocument();
    expect(address()).toBe('/account');
  });

  it('shows the protected content when a user exists', async () => {
    renderApp(routes, { user: userOf(), at: '/account' });
    expect(await screen.findByRole('heading', { name: 'Secret' })).toBeVisible();
  });

  it('redirects to /login with the current path, replacing the history entry', async () => {
    const { address, navigation } = renderApp(routes, {
      user: null,
      at: '/lists/17-ab?joined=true',
    });
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Flists%2F17-ab%3Fjoined%3Dtrue');
    expect(navigation()).toBe('REPLACE');
    expect(screen.queryByText('Secret list')).not.toBeInTheDocument();
  });

  it('a session that ends while a list is open: You must be logged in to view this list.', async () => {
    const { address } = renderApp(routes, { user: userOf(), at: '/lists/17-ab' });
    await screen.findByText('Secret list');
    act(() => changeSession(null));
    expect(
      screen.getByRole('heading', { name: 'You must be logged in to view this list.' }),
    ).toBeVisible();
    expect(screen.queryByText('Secret list')).not.toBeInTheDocument();
    expect(address()).toBe('/lists/17-ab');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Flists%2F17-ab',
    );
  });

  it('after a logout here it redirects to Login, without the current path', async () => {
    const { address } = renderApp(routes, { user: userOf(), at: '/account' });
    await screen.findByText('Secret');
    act(() => changeSession(null));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(address()).toBe('/login');
  });
});
