import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../lib/time.ts';
import { download } from '../../lib/files/download.ts';
import { localDay } from '../../model/format.ts';
import { listOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import CalendarModal from './CalendarModal.tsx';

vi.mock('../../lib/files/download.ts');

const NOON = new Date(2026, 5, 15, 12);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));

/** Opens the modal for an event in so many days. */
function openFor(days: number) {
  const onClose = vi.fn<() => void>();
  const eventDate = localDay(new Date(NOON.getTime() + days * DAY_MS));
  const shown = renderApp(<CalendarModal list={listOf({ eventDate })} onClose={onClose} />, {
    user: null,
  });
  return { ...shown, onClose };
}

it.each([
  [22, 7, ['3 weeks before', '2 weeks before', 'A week before', '3 days before', 'The day before']],
  [7, 3, ['3 days before', 'The day before']],
  [2, 1, ['The day before']],
])(
  'F17 %i days before, only reminders are offered that are still to come',
  (days, usual, texts) => {
    openFor(days);
    expect(screen.getByLabelText('Remind me')).toHaveValue(String(usual));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(texts);
  },
);

it.each([1, 0])('F17 %i days before, the event comes without a reminder', async (days) => {
  const { user, onClose } = openFor(days);
  expect(screen.queryByLabelText('Remind me')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [file] = vi.mocked(download).mock.calls[0] ?? [];
  expect(file).toContain('BEGIN:VEVENT');
  expect(file).not.toContain('BEGIN:VALARM');
});
