import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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

const dayIn = (days: number) => localDay(new Date(NOON.getTime() + days * DAY_MS));

/** Opens the modal for an event in so many days. */
function openFor(days: number) {
  const onClose = vi.fn<() => void>();
  const eventDate = dayIn(days);
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

/** Opens the modal for an event in 20 days, whose date another member changes. */
function openAndChange() {
  let change: ((eventDate: string) => void) | undefined;
  function Live() {
    const [eventDate, setEventDate] = useState(dayIn(20));
    change = setEventDate;
    return <CalendarModal list={listOf({ eventDate })} onClose={() => undefined} />;
  }
  const { user } = renderApp(<Live />, { user: null });
  return { user, change: (eventDate: string) => act(() => change?.(eventDate)) };
}

it('F17 a reminder that another member’s change of the date puts into the past is not kept', async () => {
  const { user, change } = openAndChange();
  expect(screen.getByLabelText('Remind me')).toHaveValue('7');
  change(dayIn(5));
  expect(screen.getByLabelText('Remind me')).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  // At 9 in the morning, 3 days before.
  await waitFor(() => expect(vi.mocked(download).mock.lastCall?.[0]).toContain('TRIGGER:-P2DT15H'));
});

it('F17 says so when another member removes the date, and downloads nothing', () => {
  openAndChange().change('');
  expect(screen.getByRole('alert')).toHaveTextContent('This list has no date anymore.');
  expect(screen.queryByText(/NaN/u)).toBeNull();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
});
