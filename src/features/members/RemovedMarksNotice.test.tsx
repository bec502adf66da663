import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listOf } from '../../testing/fixtures.ts';
import RemovedMarksNotice from './RemovedMarksNotice.tsx';
import { useRemovedMarks } from './useRemovedMarks.ts';

vi.mock('./useRemovedMarks.ts', () => ({ useRemovedMarks: vi.fn<typeof useRemovedMarks>() }));

it('the focus stays on the page when the notice is hidden', async () => {
  vi.mocked(useRemovedMarks).mockReturnValue([
    { itemId: 'item-1', id: 'r1', purchasedBy: ['Ben'], purchasedCounts: {}, at: new Date() },
  ]);
  render(
    <main id="main" tabIndex={-1}>
      <RemovedMarksNotice list={listOf()} viewer="ann" onShow={() => undefined} />
    </main>,
  );
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
