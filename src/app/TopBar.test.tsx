import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { userOf } from '../testing/fixtures.ts';
import { renderApp } from '../testing/render.tsx';
import { changeSession, hasUnsent, logOut } from '../testing/session.ts';
import { TopBar } from './TopBar.tsx';

const opener = () => screen.findByRole('button', { name: 'Account menu' });

describe('§2 top bar, signed out', () => {
  it('has the logo leading to the dashboard, a Login link and a Sign Up button', async () => {
    renderApp(<TopBar />, { user: null });
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Giftlists' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'My Lists' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
  });

  it('links to Login with the public list on the screen as redirect', async () => {
    renderApp(<TopBar />, { user: null, at: '/public-list/17-ab' });
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fpublic-list%2F17-ab',
    );
  });

  it('keeps the redirect of the route guard between Login and Signup', async () => {
    renderApp(<TopBar />, { user: null, at: '/login?redirect=%2Faccount' });
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/signup?redirect=%2Faccount',
    );
  });
});

describe('§2 top bar, signed in', () => {
  it('has a My Lists link and no Login', async () => {
    renderApp(<TopBar />, { user: userOf() });
    expect(await screen.findByRole('link', { name: 'My Lists' })).toHaveAttribute('href', '/lists');
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('avatar button shows the uppercase first letter of the display name', async () => {
    renderApp(<TopBar />, { user: userOf({ displayName: 'zoe' }) });
    expect(await opener()).toHaveTextContent(/^Z$/u);
  });

  it('avatar button shows the first letter of the e-mail when there is no display name', async () => {
    renderApp(<TopBar />, {
      user: userOf({ displayName: '', email: 'ben@example.com' }),
    });
    expect(await opener()).toHaveTextContent(/^B$/u);
  });

  it('avatar opens a menu with Account Settings and Logout', async () => {
    const { user } = renderApp(<TopBar />, { user: userOf() });
    await user.click(await opener());
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Account Settings',
      'Your gifts',
      'Logout',
    ]);
  });

  it('the menu closes on choosing Account Settings, which leads to /account', async () => {
    const { user, address } = renderApp(<TopBar />, { user: userOf() });
    await user.click(await opener());
    await user.click(screen.getByRole('menuitem', { name: 'Account Settings' }));
    expect(address()).toBe('/account');
    expect(await opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('Logout ends the session and leads to /login', async () => {
    const { user, address } = renderApp(<TopBar />, {
      user: userOf(),
      at: '/account',
    });
    logOut.mockImplementation(async () => {
      act(() => changeSession(null));
    });
    await user.click(await opener());
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(logOut).toHaveBeenCalledOnce();
    // The session ends before the navigation to Login.
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('Logout says that it is under way, and is not begun twice', async () => {
    const answer = deferred<boolean>();
    hasUnsent.mockReturnValue(answer.promise);
    const { user } = renderApp(<TopBar />, { user: userOf(), at: '/account' });
    for (const press of [1, 2]) {
      await user.click(await opener());
      await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
      expect(screen.getByText('Logging out'), `press ${press}`).toBeInTheDocument();
    }
    expect(hasUnsent).toHaveBeenCalledOnce();
    await act(async () => answer.resolve(true));
    expect(screen.queryByText('Logging out')).not.toBeInTheDocument();
  });

  it('Logout asks for confirmation while there are unsent changes', async () => {
    hasUnsent.mockResolvedValueOnce(true);
    const { user } = renderApp(<TopBar />, {
      user: userOf(),
      at: '/account',
    });
    await user.click(await opener());
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible();
    expect(logOut).not.toHaveBeenCalled();
  });
});

it('§2 while the session is loading the top bar shows neither Login nor the avatar', () => {
  renderApp(<TopBar />, { user: undefined });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Skip to content',
    'Giftlists',
  ]);
});
