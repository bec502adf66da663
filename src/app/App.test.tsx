import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loggedTo } from '../testing/logs.ts';
import { renderApp } from '../testing/render.tsx';
import { App } from './App.tsx';

vi.mock('../data/auth/session.ts');
vi.mock('./Footer.tsx', () => ({
  Footer: () => {
    throw new Error('The footer is broken');
  },
}));

it('a part outside the page that throws leaves a sentence and a way on, not an empty screen', () => {
  renderApp(<App />, { user: null, at: '/about' });
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(loggedTo('error').flat()).toContain('A page failed');
});
