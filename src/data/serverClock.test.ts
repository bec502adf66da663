// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { DAY_MS } from '../lib/time.ts';
import { loggedOnce } from '../testing/logs.ts';
import { isClockWrong } from './serverClock.ts';

const serverSays = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { headers })));

it.each([
  [3, true],
  [0.5, false],
  [0, false],
  [-3, false],
  [-15, true],
])('a clock that is %d days ahead is wrong: %s', async (days, wrong) => {
  serverSays({ date: new Date(Date.now() - days * DAY_MS).toUTCString() });
  expect(await isClockWrong()).toBe(wrong);
});

it('a clock is not called wrong by a response that a cache has stored for days', async () => {
  const age = 5 * DAY_MS;
  const date = new Date(Date.now() - age).toUTCString();
  serverSays({ date, age: String(age / 1000) });
  expect(await isClockWrong()).toBe(false);
});

it('a clock is not called wrong when the server’s time is not known', async () => {
  serverSays({});
  expect(await isClockWrong()).toBe(false);
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')));
  expect(await isClockWrong()).toBe(false);
  expect(loggedOnce('warn')).toContainEqual(new TypeError('offline'));
});
