import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UpdateBar } from './UpdateBar.tsx';

it('the focus stays on the page when the bar is put off', async () => {
  const onReload = vi.fn<() => void>();
  render(
    <>
      <main id="main" tabIndex={-1} />
      <UpdateBar onReload={onReload} />
    </>,
  );
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(onReload).not.toHaveBeenCalled();
});

it('says that a new version is ready in a live region that was there before', async () => {
  render(<UpdateBar onReload={() => undefined} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await waitFor(() => expect(region).toHaveTextContent('A new version is ready.'));
});

it('a reload that was asked for cannot be put off', async () => {
  render(<UpdateBar onReload={() => undefined} />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
});
