import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberMark } from '../device/myMarks.ts';
import { markOf, userOf } from '../testing/fixtures.ts';
import { renderApp } from '../testing/render.tsx';
import { Footer } from './Footer.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.textContent);

it.each([
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
])('§2 footer links to %s', (name, href) => {
  renderApp(<Footer />, { user: null });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('leads a visitor to Your gifts once this device has marked something', async () => {
  rememberMark(markOf());
  renderApp(<Footer />, { user: null });
  expect(await screen.findByRole('link', { name: 'Your gifts' })).toHaveAttribute('href', '/gifts');
});

it('has no Your gifts for a visitor who marked nothing', () => {
  renderApp(<Footer />, { user: null });
  expect(links()).toEqual(['About', 'Contact', 'Privacy', 'Terms']);
});

it('has no Your gifts for somebody signed in, whose menu has it', () => {
  rememberMark(markOf());
  renderApp(<Footer />, { user: userOf() });
  expect(links()).toEqual(['About', 'Contact', 'Privacy', 'Terms']);
});
