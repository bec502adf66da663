// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';

describe('limits', () => {
  it('let the fullest list that the byte limit allows stay below Firestore’s 1 MiB', () => {
    // Room for marks made after the last check: every item's names at their longest would not fit,
    // so the reserve is what counts.
    expect(LIMITS.listBytes).toBeLessThan(1024 * 1024);
    expect(1024 * 1024 - LIMITS.listBytes).toBeGreaterThan(100 * 1024);
  });

  it('let a purchaser’s name be a first and last name', () => {
    expect(LIMITS.purchaserName).toBe(60);
    expect(LIMITS.purchasersPerItem).toBe(20);
  });

  it('let an invite live for 14 days', () => {
    expect(LIMITS.inviteDays).toBe(14);
  });
});
