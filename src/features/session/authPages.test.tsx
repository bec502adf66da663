import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import { joinList } from '../../hooks/commands/listCommands.ts';
import { deferred } from '../../testing/deferred.ts';
import { userOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import * as session from '../../testing/session.ts';
import Join from '../sharing/JoinPage.tsx';
import Login from './LoginPage.tsx';
import Signup from './SignupPage.tsx';

vi.mock('../../hooks/commands/listCommands.ts');

const routes = (
  <Routes>
    <Route path="/login" element={<Login />} />
    <Route path="/signup" element={<Signup />} />
    <Route path="/list-join" element={<Join />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
);

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

describe('§2 login', () => {
  it('has e-mail, password and Sign in with Google, and signs in', async () => {
    const { user } = renderApp(routes, { user: null, at: '/login' });
    await user.type(field('Email'), 'ann@example.com');
    await user.type(field('Password'), 'Secret-1{Enter}');
    await waitFor(() =>
      expect(session.signIn.mock.calls[0]?.[0]).toEqual({
        email: 'ann@example.com',
        password: 'Secret-1',
      }),
    );
    expect(session.signIn).toHaveBeenCalledOnce();
    expect(button('Sign in with Google')).toBeVisible();
  });

  it('§8 login error: the provider’s message text is shown, what was typed stays', async () => {
    session.signIn.mockRejectedValue(new AppError('auth', 'The password is wrong.'));
    const { user } = renderApp(routes, { user: null, at: '/login' });
    await user.type(field('Email'), 'ann@example.com');
    await user.type(field('Password'), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The password is wrong.');
    expect(field('Email')).toHaveValue('ann@example.com');
    expect(loggedOnce('error')[1]).toBe('auth');
  });

  it('§8 Google sign-in failure: Google sign-in failed. Please try again.', async () => {
    session.signInWithGoogle.mockRejectedValue(new AppError('google'));
    const { user } = renderApp(routes, { user: null, at: '/login' });
    await user.click(button('Sign in with Google'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Google sign-in failed\. Please try again\.$/u,
    );
    expect(button('Sign in with Google')).not.toHaveAttribute('aria-busy');
    expect(loggedOnce('error')[1]).toBe('google');
  });

  it('links to sign-up, and sign-up to login, carrying the redirect', async () => {
    const { user, address } = renderApp(routes, { user: null, at: '/login?redirect=%2Faccount' });
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(address()).toBe('/signup?redirect=%2Faccount');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(address()).toBe('/login?redirect=%2Faccount');
  });

  it.each([
    ['/login?redirect=%2Flists%2F17-ab%3Fjoined%3Dtrue', '/lists/17-ab?joined=true'],
    ['/login', '/'],
    ['/signup?redirect=%2Faccount', '/account'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
    ['/signup?redirect=javascript%3Aalert(1)', '/'],
  ])('a logged-in user who visits %s is redirected to %s', async (at, target) => {
    const { address, navigation } = renderApp(routes, { user: userOf(), at });
    await waitFor(() => expect(address()).toBe(target));
    expect(navigation()).toBe('REPLACE');
  });

  it('§1 reset a password by e-mail: one neutral sentence whatever the address', async () => {
    const { user } = renderApp(routes, { user: null, at: '/login' });
    await user.type(field('Email'), 'ann@example.com');
    await user.click(button('Forgot password?'));
    await screen.findByRole('dialog', { name: 'Reset Password' });
    await user.click(button('Send link'));
    expect(await screen.findByText(/^If there is an account for that address/u)).toBeVisible();
    expect(session.resetPassword).toHaveBeenCalledExactlyOnceWith('ann@example.com');
    expect(button('Done')).toHaveFocus();
  });
});

describe('§2 sign-up', () => {
  it('adds a Name field, and signs up', async () => {
    const { user } = renderApp(routes, { user: null, at: '/signup' });
    await user.type(field('Name'), 'Ann Lee');
    await user.type(field('Email'), 'ann@example.com');
    await user.type(field('Password'), 'weak{Enter}');
    await waitFor(() => expect(session.signUp).toHaveBeenCalledOnce());
    expect(session.signUp.mock.calls[0]?.[0]).toEqual({
      name: 'Ann Lee',
      email: 'ann@example.com',
      password: 'weak',
    });
  });

  it('§8 sign-up error: the provider’s message text is shown', async () => {
    session.signUp.mockRejectedValue(new AppError('auth', 'Password is too short.'));
    const { user } = renderApp(routes, { user: null, at: '/signup' });
    await user.type(field('Name'), 'Ann');
    await user.type(field('Email'), 'ann@example.com');
    await user.type(field('Password'), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Password is too short.');
    expect(loggedOnce('error')[1]).toBe('auth');
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
  });

  it('§8 for an e-mail that is in use, a link to Login follows, with the redirect', async () => {
    const inUse = 'The email address is already in use by another account.';
    session.signUp.mockRejectedValue(new AppError('email-in-use', inUse));
    const { user, address } = renderApp(routes, {
      user: null,
      at: '/signup?redirect=%2Faccount',
    });
    await user.type(field('Name'), 'Ann');
    await user.type(field('Email'), 'ann@example.com');
    await user.type(field('Password'), 'x{Enter}');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(inUse, { exact: false })).toBeVisible();
    expect(loggedOnce('error')[1]).toBe('email-in-use');
    await user.click(alert.getByRole('link', { name: 'Login' }));
    expect(address()).toBe('/login?redirect=%2Faccount');
  });
});

describe('who was sent to log in reads why, on both pages', () => {
  it.each([
    ['/list-join?listId=1&token=2', 'Log in or sign up to join the list you were invited to.'],
    ['/add?url=https%3A%2F%2Fshop.example', 'Log in or sign up to add this item to your list.'],
  ])('%s: %s', async (target, notice) => {
    const { user, address } = renderApp(routes, {
      user: null,
      at: `/login?redirect=${encodeURIComponent(target)}`,
    });
    expect(await screen.findByText(notice)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(screen.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
    expect(address()).toBe(`/signup?redirect=${encodeURIComponent(target)}`);
  });

  it('who came alone reads the greeting', () => {
    renderApp(routes, { user: null, at: '/login' });
    expect(screen.getByText('Good to see you again.')).toBeVisible();
    expect(screen.queryByText(/^Log in or sign up/u)).not.toBeInTheDocument();
  });
});

it('what the product is stands beside Login and Sign Up, with the way to a sample', () => {
  renderApp(routes, { user: null, at: '/login' });
  const panel = within(
    screen.getByRole('region', { name: 'Wish lists from any shop, shared with one link.' }),
  );
  expect(panel.getAllByRole('listitem')).toHaveLength(3);
  expect(panel.getByText('Wool blanket')).toBeVisible();
  expect(panel.getByRole('link', { name: 'See how a list looks' })).toHaveAttribute(
    'href',
    '/sample',
  );
});

describe('§2 join', () => {
  const invite = '/list-join?listId=17-ab&token=t%26x';

  it('not logged in: redirect to /login?redirect= followed by this path and query', async () => {
    const { address, navigation } = renderApp(routes, { user: null, at: invite });
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(invite)}`));
    expect(navigation()).toBe('REPLACE');
    expect(joinList).not.toHaveBeenCalled();
  });

  it('logged in: joins with the token, a spinner meanwhile, then goes to the list with joined', async () => {
    const { promise, resolve } = deferred<void>();
    vi.mocked(joinList).mockReturnValue(promise);
    const { address, navigation } = renderApp(routes, { user: userOf(), at: invite });
    expect(await screen.findByText('Joining the list')).toBeInTheDocument();
    // The command is loaded lazily and may arrive after the spinner.
    await waitFor(() => expect(joinList).toHaveBeenCalledExactlyOnceWith('17-ab', 't&x', userOf()));
    resolve();
    await waitFor(() => expect(address()).toBe('/lists/17-ab?joined=true'));
    expect(navigation()).toBe('REPLACE');
  });

  it('§8 join failure: redirect to the list', async () => {
    vi.mocked(joinList).mockRejectedValue(new AppError('invite-invalid'));
    const { address } = renderApp(routes, { user: userOf(), at: invite });
    await waitFor(() => expect(address()).toBe('/lists/17-ab'));
    expect(loggedOnce('warn')[0]).toBe('Joining failed');
  });
});
