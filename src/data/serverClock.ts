import { DAY_MS } from '../lib/time.ts';
import { LIMITS } from '../model/limits.ts';

const TIMEOUT_MS = 3000;

/**
 * Whether the rules refuse what this device dates, such as the expiry of an invite, because its clock is
 * too far off. False also when the server's time is not known.
 */
export async function isClockWrong(): Promise<boolean> {
  try {
    // Every response has the server's time, and one from a cache its age. This is one of the smallest files.
    const { headers } = await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const age = Number(headers.get('age')) * 1000;
    const daysAhead = (Date.now() - Date.parse(headers.get('date') ?? '') - age) / DAY_MS;
    return daysAhead > LIMITS.inviteClockSlackDays || daysAhead <= -LIMITS.inviteDays;
  } catch (error) {
    console.warn('The server’s time is not known', error);
    return false;
  }
}
