import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { forgetMark, takeMarkBack } from '../../hooks/commands/markCommands.ts';
import { AppError } from '../../model/errors.ts';
import { markOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import TakeOffModal from './TakeOffModal.tsx';

vi.mock('../../hooks/commands/markCommands.ts', () => ({
  forgetMark: vi.fn<typeof forgetMark>(),
  takeMarkBack: vi.fn<typeof takeMarkBack>(),
}));

const mark = markOf();

it('the mark of a list that is private now can be removed from this device', async () => {
  vi.mocked(takeMarkBack).mockRejectedValue(new AppError('list-private'));
  const onClose = vi.fn<() => void>();
  const { user } = renderApp(<TakeOffModal mark={mark} onClose={onClose} />, { user: null });
  await user.click(screen.getByRole('button', { name: 'Take my name off' }));
  expect(await screen.findByText('This list is private now')).toBeVisible();
  expect(loggedOnce('error')).toContain('list-private');
  expect(screen.getByRole('dialog')).toHaveTextContent('stays on Kettle');
  await user.click(screen.getByRole('button', { name: 'Remove from here' }));
  await vi.waitFor(() => expect(forgetMark).toHaveBeenCalledExactlyOnceWith(mark));
  expect(takeMarkBack).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
