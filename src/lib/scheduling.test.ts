import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeOf } from '../testing/fakeTimers.ts';
import { afterFirstPaint, afterNextPaint, whenIdle } from './scheduling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void Reflect.deleteProperty(navigator, 'userActivation'));

/** The time between two frames here. */
const FRAME_MS = 16;

const hide = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

/** A browser that reports the paint of the largest element. @returns makes it report */
function reportsPaints({ hasBeenActive = false, types = ['largest-contentful-paint'] } = {}) {
  const observers = new Set<() => void>();
  class Observer {
    static readonly supportedEntryTypes = types;
    readonly #report: () => void;
    constructor(report: () => void) {
      this.#report = report;
    }
    observe({ type }: { type: string }) {
      if (type === 'largest-contentful-paint') observers.add(this.#report);
    }
    disconnect() {
      observers.delete(this.#report);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  });
  return { observers, report: () => observers.forEach((observer) => observer()) };
}

describe('§2 the first paint', () => {
  it('is over when the browser reports it', async () => {
    const { observers, report } = reportsPaints();
    const painted = afterFirstPaint();
    setTimeout(report, 120);
    expect(await timeOf(painted)).toBe(120);
    expect(observers.size).toBe(0);
  });

  it('counts as over after 300 ms in which the browser has reported nothing', async () => {
    const { observers } = reportsPaints();
    expect(await timeOf(afterFirstPaint())).toBe(300);
    expect(observers.size).toBe(0);
  });

  it.each([
    ['the user has already done something', { hasBeenActive: true }],
    ['the browser does not report paints', { types: ['paint'] }],
  ])('is over after two frames where %s', async (_what, browser) => {
    reportsPaints(browser);
    expect(await timeOf(afterFirstPaint())).toBeGreaterThan(FRAME_MS);
    expect(await timeOf(afterFirstPaint())).toBeLessThan(3 * FRAME_MS);
  });
});

it('§2 a page in the background, which has no frames, waits for none', async () => {
  hide();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  reportsPaints();
  expect(await timeOf(afterFirstPaint())).toBe(0);
  expect(await timeOf(afterNextPaint())).toBe(0);
});

it('§2 the answer to an input is painted in the next frame', async () => {
  const time = await timeOf(afterNextPaint());
  expect(time).toBeGreaterThan(0);
  expect(time).toBeLessThan(2 * FRAME_MS);
});

it('a page is idle when the browser says so, or after a moment where it does not say that', async () => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 400));
  expect(await timeOf(whenIdle())).toBeGreaterThanOrEqual(400);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  expect(await timeOf(whenIdle())).toBeLessThanOrEqual(FRAME_MS + 50);
});
