import { expect, it } from 'vitest';
import { HostPauses } from './pauses.ts';

const START = Date.parse('Fri, 01 May 2026 12:00:00 GMT');

it.each<[string | null, number]>([
  ['120', 120],
  [' 5 ', 5],
  ['Fri, 01 May 2026 12:01:00 GMT', 60],
  ['86400', 900],
  ['Sat, 02 May 2026 12:00:00 GMT', 900],
  ['999999999', 900],
  ['0', 0],
  ['-5', 0],
  ['soon', 0],
  ['2026-05-01T13:00:00Z', 0],
  ['Fri, 01 May 2026 11:00:00 GMT', 0],
  ['', 0],
  [null, 0],
])('Retry-After: %j pauses a host for %d s', (header, seconds) => {
  let now = START;
  const pauses = new HostPauses(() => now);
  pauses.pause('a.example', header);
  now = START + seconds * 1000 - 1;
  expect(pauses.isPaused('a.example')).toBe(seconds > 0);
  expect(pauses.isPaused('b.example')).toBe(false);
  now = START + seconds * 1000;
  expect(pauses.isPaused('a.example')).toBe(false);
});

it('remembers a thousand hosts', () => {
  const pauses = new HostPauses(() => START);
  for (let at = 0; at <= 1000; at++) pauses.pause(`${at}.example`, '60');
  expect(pauses.isPaused('0.example')).toBe(false);
  expect(pauses.isPaused('1.example')).toBe(true);
  expect(pauses.isPaused('1000.example')).toBe(true);
});
