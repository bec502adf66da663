import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const event = {
  listId: 'list-1',
  name: 'Ada, Ben; 30\\40\nBEGIN:VALARM',
  day: '2026-12-31',
  url: `https://gifts.example/public-list/${'1'.repeat(80)}`,
  daysBefore: 7,
};
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n');

describe('the calendar file of an event', () => {
  it('is a whole day without a time zone, with the link', () => {
    const lines = linesOf(calendarFile(event, new Date(0)));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain(`URL;VALUE=URI:${event.url}`);
    expect(lines).toContain('UID:list-1@giftlists');
    expect(lines).toContain('DTSTAMP:19700101T000000Z');
  });

  it('has no end on the last day that the format can write, so that it lasts that day', () => {
    const lines = linesOf(calendarFile({ ...event, day: '9999-12-31' }, new Date(0)));
    expect(lines).toContain('DTSTART;VALUE=DATE:99991231');
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
    const before = linesOf(calendarFile({ ...event, day: '9999-12-30' }, new Date(0)));
    expect(before).toContain('DTEND;VALUE=DATE:99991231');
  });

  it('reminds at 9 in the morning, some days before', () => {
    expect(linesOf(calendarFile(event, new Date(0)))).toContain('TRIGGER:-P6DT15H');
    const dayBefore = calendarFile({ ...event, daysBefore: 1 }, new Date(0));
    expect(linesOf(dayBefore)).toContain('TRIGGER:-PT15H');
  });

  it('has no reminder when there is none to choose', () => {
    const lines = linesOf(calendarFile({ ...event, daysBefore: null }, new Date(0)));
    expect(lines).not.toContain('BEGIN:VALARM');
    expect(lines).toContain('END:VEVENT');
  });

  it('has the name as it is: nothing in it becomes a line or a property of its own', () => {
    const lines = linesOf(calendarFile(event, new Date(0)));
    expect(lines).toContain('SUMMARY:Ada\\, Ben\\; 30\\\\40\\nBEGIN:VALARM');
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
  });

  it('has no line of more than 75 bytes', () => {
    const file = calendarFile({ ...event, name: 'Geburtstag für Ömer 🎁'.repeat(9) }, new Date(0));
    for (const line of file.trimEnd().split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });
});
