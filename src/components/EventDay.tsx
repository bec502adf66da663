import { formatDay, formatDaysUntil, formatMonthDay } from '../model/format.ts';

/**
 * The date of an event (YYYY-MM-DD): 'Dec 24 · in 12 days', short enough to share a line of a phone
 * with something else; with its year once it has passed, far ahead, and on paper.
 */
export function EventDay({ day }: { day: string }) {
  const until = formatDaysUntil(day);
  return (
    <time dateTime={day}>
      {until ? (
        <>
          <span data-screen>
            {formatMonthDay(day)} · {until}
          </span>
          <span data-print hidden>
            {formatDay(day)}
          </span>
        </>
      ) : (
        formatDay(day)
      )}
    </time>
  );
}
