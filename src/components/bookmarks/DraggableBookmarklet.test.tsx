import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { silence } from '../../testing/logs.ts';
import { ToastProvider } from '../../ui/Toast.tsx';
import { DraggableBookmarklet } from './DraggableBookmarklet.tsx';

/** Renders a bookmarklet; `press` presses the button that copies it. */
function setUp() {
  const user = userEvent.setup({ delay: null });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  render(
    <ToastProvider>
      <DraggableBookmarklet name="Add to Giftlists" code="javascript:void 0" />
    </ToastProvider>,
  );
  return { write, press: () => user.click(screen.getByRole('button')) };
}

it('F4 says what to do with the copied code', async () => {
  const { press } = setUp();
  await press();
  expect(
    await screen.findByText('Copied. Paste it as the address of a bookmark.'),
  ).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('javascript:void 0');
});

it('F4 says what to do instead when the browser forbids copying', async () => {
  const { logged } = silence('warn');
  const { write, press } = setUp();
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press();
  expect(
    await screen.findByText(/did not allow copying\. On a computer, drag/u),
  ).toBeInTheDocument();
  expect(logged()[0]).toBe('The clipboard refused');
});
