import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePage } from './parse.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets every look at a clock find it so many milliseconds later. */
function slowBy(ms: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: now * 1000, system: 0 }));
}

describe('a page that takes long to parse', () => {
  const part = `<p>${'Some words. '.repeat(20)}</p>`;

  it('§7 is read whole as long as it has new elements', () => {
    const page = `<ul>${part.repeat(800)}</ul><img src="/end.jpg">`;
    slowBy(5);
    expect(parsePage(page).tagged('img')).toHaveLength(1);
  });

  it('§7 is cut where it has none for the time it takes', () => {
    const page = `<p ${'a '.repeat(150_000)}></p><img src="/end.jpg">`;
    slowBy(20);
    expect(parsePage(page).tagged('img')).toHaveLength(0);
  });

  it('§7 is cut at some time, whatever it has', () => {
    const page = `<ul>${part.repeat(800)}</ul><img src="/end.jpg">`;
    slowBy(60);
    expect(parsePage(page).tagged('img')).toHaveLength(0);
  });
});

describe('where processor time is not known, as in a browser', () => {
  it('F4 an ordinary page is read whole on a slow clock: the worker that reads it has its own limit', () => {
    const page = `<p ${'a '.repeat(150_000)}></p><img src="/end.jpg">`;
    slowBy(60);
    vi.stubGlobal('process', undefined);
    const { tagged } = parsePage(page);
    vi.unstubAllGlobals();
    expect(tagged('img')).toHaveLength(1);
  });
});
