import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { archiveList } from '../../hooks/commands/listCommands.ts';
import { AppError } from '../../model/errors.ts';
import { deferred } from '../../testing/deferred.ts';
import { loggedOnce } from '../../testing/logs.ts';
import ArchiveModal from './ArchiveModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');

const modal = (archived: boolean) => (
  <ArchiveModal list={{ id: 'list-1', name: 'Garden', archived }} onClose={() => undefined} />
);

it('F7 goes on asking the same while the list changes behind it, and does not turn it around', async () => {
  const answer = deferred<void>();
  vi.mocked(archiveList).mockReturnValue(answer.promise);
  const { rerender } = render(modal(false));
  const user = userEvent.setup({ delay: null });
  const archive = screen.getByRole('button', { name: 'Archive' });
  await user.click(archive);
  // The list that is live arrives before the answer, which is then lost.
  rerender(modal(true));
  expect(screen.getByRole('dialog', { name: 'Archive List' })).toBeVisible();
  answer.reject(new AppError('offline'));
  await screen.findByRole('alert');
  expect(loggedOnce('error').slice(0, 2)).toEqual(['A command failed:', 'offline']);
  vi.mocked(archiveList).mockResolvedValue();
  await user.click(archive);
  expect(archiveList).toHaveBeenCalledTimes(2);
  expect(archiveList).toHaveBeenLastCalledWith('list-1', true);
});
