import { describe, expect, it } from 'vitest';
import { Failure } from './errors.ts';
import { extract } from '../../src/extract/extract.ts';
import { runSyncWithTimeout } from './runSyncWithTimeout.ts';

describe('runSyncWithTimeout', () => {
  it('§7 gives what the work gives, and throws what it throws', () => {
    const page = '<title>Blue Mug</title><h1>Blue Mug</h1><b class="price">$5</b>';
    const product = runSyncWithTimeout(() => extract(page, 'https://a.example/p'), 2000);
    expect(product).toMatchObject({ name: 'Blue Mug', price: 5 });
    expect(Object.getPrototypeOf(product)).toBe(Object.prototype);
    const failure = new Failure('internal');
    expect(() =>
      runSyncWithTimeout(() => {
        throw failure;
      }, 2000),
    ).toThrow(failure);
  });

  it('§7 ends a regular expression that would take hours', () => {
    const astray = new RegExp('^(?:\\d+)*$');
    const started = performance.now();
    expect(() => runSyncWithTimeout(() => astray.test(`${'1'.repeat(60)}x`), 100)).toThrow(
      new Failure('no-product'),
    );
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
