import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loggedOnce } from '../testing/logs.ts';
import { ToastProvider } from '../ui/toasts/Toast.tsx';
import { useCopy } from './useCopy.ts';

function CopyButton() {
  const copy = useCopy();
  return (
    <button type="button" onClick={() => copy('https://giftlists.example/public-list/1')}>
      Copy
    </button>
  );
}

function press() {
  render(
    <ToastProvider>
      <CopyButton />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
}

it('says that the text is copied', async () => {
  const writeText = vi.fn<Clipboard['writeText']>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  press();
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('https://giftlists.example/public-list/1');
});

it.each([
  ['forbids it', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['has no clipboard', {}],
])('says what to do when the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  press();
  expect(await screen.findByText(/did not allow copying/u)).toBeInTheDocument();
  expect(loggedOnce('warn')[0]).toBe('The clipboard refused');
});
