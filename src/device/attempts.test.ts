import { afterEach, expect, it, vi } from 'vitest';
import {
  clearAttempts,
  endAttempt,
  findAttempt,
  startAttempt,
  openAttempts,
  setUnanswered,
} from './attempts.ts';

afterEach(() => clearAttempts());

it('an attempt is stored until its outcome is known, and is open when it is not running', () => {
  startAttempt('mark a', 1);
  startAttempt('mark b', 2);
  startAttempt('create c', 3);
  expect(openAttempts('mark ')).toEqual([]);
  setUnanswered('mark a');
  setUnanswered('create c');
  expect(openAttempts('mark ')).toEqual([['mark a', 1]]);
  expect(findAttempt('mark b')).toBe(2);
  endAttempt('mark a');
  expect(findAttempt('mark a')).toBeUndefined();
  expect(openAttempts('mark ')).toEqual([]);
});

it('an attempt is still stored after a reload', async () => {
  startAttempt('mark a', { had: 0 });
  vi.resetModules();
  const reloaded = await import('./attempts.ts');
  expect(reloaded.openAttempts('mark ')).toEqual([['mark a', { had: 0 }]]);
});

it('an attempt that has ended, or was never made, takes nothing else along', () => {
  startAttempt('mark a', 1);
  startAttempt('mark b', 2);
  endAttempt('mark c');
  endAttempt('mark a');
  endAttempt('mark a');
  expect(findAttempt('mark a')).toBeUndefined();
  expect(findAttempt('mark b')).toBe(2);
});

it('an attempt is noted as it was made last', () => {
  startAttempt('mark a', 1);
  startAttempt('mark a', 2);
  setUnanswered('mark a');
  expect(openAttempts('mark ')).toEqual([['mark a', 2]]);
  // Somebody waits again.
  startAttempt('mark a', 3);
  expect(openAttempts('mark ')).toEqual([]);
});

it('nobody waits any more after a logout', () => {
  startAttempt('mark a', 1);
  clearAttempts();
  sessionStorage.setItem('giftlists.attempts', JSON.stringify({ 'mark a': 2 }));
  expect(openAttempts('mark ')).toEqual([['mark a', 2]]);
});

it('nothing stays after a logout, not even an empty entry', () => {
  startAttempt('mark a', 1);
  clearAttempts();
  expect(findAttempt('mark a')).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});
