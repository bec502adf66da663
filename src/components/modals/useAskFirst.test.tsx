import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

const asking = () => screen.getByRole('button', { name: 'Discard for good' });
const atRest = () => screen.findByRole('button', { name: 'Discard' });

/** Presses the button once. Safari does not focus a button that is pressed, and neither does this. */
function pressOnce() {
  render(<Row />);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
}

it('asks anew after another place was pressed, which does not move before its click', async () => {
  vi.useFakeTimers();
  pressOnce();
  const other = screen.getByRole('button', { name: 'Other' });
  fireEvent.pointerDown(other);
  expect(asking()).toBeInTheDocument();
  fireEvent.pointerUp(other);
  // A browser may run timers before the click of a tap.
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  expect(asking()).toBeInTheDocument();
  fireEvent.click(other);
  expect(await atRest()).toBeInTheDocument();
});

it('asks anew when the press becomes a scroll', async () => {
  pressOnce();
  fireEvent.pointerDown(document.body);
  expect(asking()).toBeInTheDocument();
  fireEvent.pointerCancel(document.body);
  expect(await atRest()).toBeInTheDocument();
});

it('is confirmed by a second press on it', async () => {
  pressOnce();
  const button = asking();
  fireEvent.pointerDown(button);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  await waitFor(() => expect(command).toHaveBeenCalledOnce());
});

it('Escape answers no, and does not close the modal around it', async () => {
  pressOnce();
  const isNotPrevented = fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isNotPrevented).toBe(false);
  expect(await atRest()).toBeInTheDocument();
});

it('asks anew when the Tab key goes on, also after a press that had no click', async () => {
  pressOnce();
  asking().focus();
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  await userEvent.tab();
  expect(await atRest()).toBeInTheDocument();
});
