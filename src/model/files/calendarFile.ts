import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { DAY_MS } from '../../lib/time.ts';

const DAY_S = DAY_MS / 1000;

/** The last year that a date of the format can have: four digits. */
const LAST_YEAR = 9999;

interface CalendarEvent {
  listId: string;
  /** The list's name. */
  name: string;
  /** YYYY-MM-DD. */
  day: string;
  /** The address of the list for givers. */
  url: string;
  /** How many days before the event to remind, at 9 in the morning; at least 1. Null: no reminder. */
  daysBefore: number | null;
}

/** An event of a whole day as an iCalendar file (RFC 5545). It is in no time zone, as the day is in none. */
export function calendarFile(
  { listId, name, day, url, daysBefore }: CalendarEvent,
  now: Date,
): string {
  // Without a time zone the library takes the day of UTC.
  const start = new Date(`${day}T00:00:00Z`);
  const end = new Date(start.getTime() + DAY_MS);
  const calendar = ical({ prodId: { company: 'Giftlists', product: 'Giftlists', language: 'EN' } });
  const event = calendar.createEvent({
    // The same for each download, so that a second one replaces the event.
    id: `${listId}@giftlists`,
    stamp: now,
    allDay: true,
    start,
    // Without an end it lasts one day, too, but some calendars expect one.
    ...(end.getUTCFullYear() <= LAST_YEAR && { end }),
    summary: name,
    description: `Gifts: ${url}`,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  if (daysBefore === null) return calendar.toString();
  event.createAlarm({
    type: ICalAlarmType.display,
    description: `${name}: ${url}`,
    // Seconds before midnight, when the day begins; 9 in the morning is 15 hours before a midnight.
    trigger: (daysBefore - 1) * DAY_S + 15 * 60 * 60,
  });
  return calendar.toString();
}
