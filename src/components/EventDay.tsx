import { formatDay, formatDaysUntil } from '../model/format.ts';

/** The date of an event (YYYY-MM-DD): 'Dec 24, 2026 · in 12 days'. On paper only the date. */
export function EventDay({ day }: { day: string }) {
  const until = formatDaysUntil(day);
  return (
    <time dateTime={day}>
      {formatDay(day)}
      {until && <span data-screen> · {until}</span>}
    </time>
  );
}
