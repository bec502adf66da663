import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../ui/Button.tsx';
import { useAskFirst } from './useAskFirst.ts';

const command = vi.fn<() => Promise<void>>();

function Row() {
  const { isAsking, button } = useAskFirst(command);
  return (
    <>
      <Button {...button}>{isAsking ? 'Discard for good' : 'Discard'}</Button>
      <button type="button">Other</button>
    </>
  );
}

beforeEach(() => {
  render(<Row />);
  // Safari does not focus a button that is clicked, and neither does this.
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('button', { name: 'Discard for good' })).toBeInTheDocument();
});

it('asks anew after another place was pressed, which does not move before it is released', async () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Other' }));
  expect(screen.getByRole('button', { name: 'Discard for good' })).toBeInTheDocument();
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Other' }));
  await screen.findByRole('button', { name: 'Discard' });
});

it('asks anew when the pressed place is scrolled', async () => {
  fireEvent.pointerDown(document.body);
  fireEvent.pointerCancel(document.body);
  await screen.findByRole('button', { name: 'Discard' });
});

it('is confirmed by a second press on it', async () => {
  const button = screen.getByRole('button', { name: 'Discard for good' });
  fireEvent.pointerDown(button);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  await waitFor(() => expect(command).toHaveBeenCalledOnce());
});

it('Escape answers no, and does not close the modal around it', () => {
  const isNotPrevented = fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isNotPrevented).toBe(false);
  expect(screen.getByRole('button', { name: 'Discard' })).toBeInTheDocument();
});
