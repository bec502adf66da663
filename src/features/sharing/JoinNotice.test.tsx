import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOf } from '../../testing/fixtures.ts';
import { JoinNotice } from './JoinNotice.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const TEXT = "You've joined Birthday";

function Address() {
  const { search, state } = useLocation();
  const text = search + (state ? JSON.stringify(state) : '');
  return <output aria-label="Address">{text}</output>;
}

const pageOf = (listId: string) => (
  <MemoryRouter initialEntries={['/?joined=true']}>
    <JoinNotice list={listOf({ id: listId })} member />
    <Address />
  </MemoryRouter>
);

const advance = () => act(() => void vi.advanceTimersByTime(10_000));
const address = () => screen.getByRole('status', { name: 'Address' });

it('is told until the page is left, and not again after a reload: the address says it for a while', () => {
  const { rerender } = render(pageOf('list-1'));
  expect(screen.getByText(TEXT)).toBeVisible();
  expect(address()).toHaveTextContent('?joined=true');
  advance();
  expect(address()).toBeEmptyDOMElement();
  expect(screen.getByText(TEXT)).toBeVisible();
  rerender(pageOf('list-2'));
  expect(screen.queryByText(TEXT)).toBeNull();
});

it('the address stays as it is while a dialog is open, whose history entry it would replace', () => {
  render(pageOf('list-1'));
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  advance();
  expect(address()).toHaveTextContent('?joined=true');
  dialog.remove();
  advance();
  expect(address()).toBeEmptyDOMElement();
});

it('why joining failed stays in the history entry', async () => {
  const state = { joinFailure: { message: 'No such invite.' } };
  const page = (
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <JoinNotice list={listOf()} member={false} />
      <Address />
    </MemoryRouter>
  );
  await act(async () => render(page));
  advance();
  expect(address()).toHaveTextContent('No such invite.');
});
