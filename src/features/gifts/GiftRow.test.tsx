import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { myMarks } from '../../device/myMarks.ts';
import { forgetMark, takeMarkBack } from '../../hooks/commands/markCommands.ts';
import { AppError } from '../../model/errors.ts';
import { deferred } from '../../testing/deferred.ts';
import { markOf } from '../../testing/fixtures.ts';
import { silence } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import { GiftRow } from './GiftRow.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/markCommands.ts', () => ({
  forgetMark: vi.fn<typeof forgetMark>(),
  takeMarkBack: vi.fn<typeof takeMarkBack>(),
}));

const mark = markOf();

it('the mark of a list that is private now can be removed from this device', async () => {
  const { logged } = silence('error');
  vi.mocked(takeMarkBack).mockRejectedValue(new AppError('list-private'));
  const { user } = renderApp(<GiftRow mark={mark} news="" isOff={false} />, { user: null });
  await user.click(screen.getByRole('button', { name: 'Take my name off' }));
  expect(await screen.findByText('This list is private now')).toBeVisible();
  expect(logged()).toContain('list-private');
  await user.click(screen.getByRole('button', { name: 'Remove from here' }));
  await vi.waitFor(() => expect(forgetMark).toHaveBeenCalledExactlyOnceWith(mark));
  expect(takeMarkBack).toHaveBeenCalledOnce();
});

it('is not remembered again by a press on Bought while its name is being taken off', async () => {
  const taken = deferred<void>();
  vi.mocked(takeMarkBack).mockReturnValueOnce(taken.promise);
  const { user } = renderApp(<GiftRow mark={mark} news="" isOff={false} />, { user: null });
  await user.click(screen.getByRole('button', { name: 'Take my name off' }));
  await vi.waitFor(() => expect(takeMarkBack).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Bought' }));
  taken.resolve();
  expect(await screen.findByText('Your name was removed from Kettle.')).toBeInTheDocument();
  expect(myMarks()).toEqual([]);
  // It can be pressed again.
  await user.click(screen.getByRole('button', { name: 'Bought' }));
  await vi.waitFor(() => expect(myMarks()).toEqual([{ ...mark, state: 'bought' }]));
});
