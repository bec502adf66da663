import { expect, it } from 'vitest';
import { ShortCache } from './cache.ts';
import { TokenBuckets } from './limits.ts';
import { usedMb } from '../../src/testing/memory.ts';

it('a bucket gives its burst, then says when the next one is there', () => {
  let now = 0;
  const buckets = new TokenBuckets({ burst: 3, perMinute: 6 }, () => now);
  expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 0]);
  expect(buckets.take('a')).toBe(10);
  now = 4000;
  expect(buckets.take('a')).toBe(6);
  now = 10_000;
  expect(buckets.take('a')).toBe(0);
  expect(buckets.take('a')).toBe(10);
});

it('one key does not use up what is another’s', () => {
  const buckets = new TokenBuckets({ burst: 1, perMinute: 1 }, () => 0);
  expect(buckets.take('a')).toBe(0);
  expect(buckets.take('b')).toBe(0);
  expect(buckets.take('a')).toBe(60);
});

it('a bucket never holds more than its burst', () => {
  let now = 0;
  const buckets = new TokenBuckets({ burst: 2, perMinute: 60 }, () => now);
  buckets.take('a');
  now = 3_600_000;
  expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 1]);
});

it('remembers ten thousand keys', () => {
  const buckets = new TokenBuckets({ burst: 1, perMinute: 1 }, () => 0);
  for (let i = 0; i < 10_000; i++) buckets.take(`key ${i}`);
  expect(buckets.take('key 0')).toBe(60);
});

it('forgets the keys unused for longest, so that memory stays flat', () => {
  const buckets = new TokenBuckets({ burst: 1, perMinute: 1 }, () => 0);
  buckets.take('first');
  for (let i = 0; i < 10_000; i++) buckets.take(`key ${i}`);
  expect(buckets.take('first')).toBe(0);
  expect(buckets.take('key 9999')).toBe(60);
});

it('a result is kept for ten minutes', () => {
  let now = 0;
  const cache = new ShortCache<string>(() => now);
  cache.set('a', 'x');
  now = 600_000;
  expect(cache.get('a')).toBe('x');
  now = 600_001;
  expect(cache.get('a')).toBeUndefined();
});

it('at most 500 results are kept, the least recently used goes first', () => {
  const cache = new ShortCache<number>(() => 0);
  for (let i = 0; i < 500; i++) cache.set(`key ${i}`, i);
  cache.get('key 0');
  cache.set('one more', 1);
  expect(cache.get('key 0')).toBe(0);
  expect(cache.get('key 1')).toBeUndefined();
});

it('a result does not keep the page in memory that it was cut out of', () => {
  const cache = new ShortCache<{ name: string }>(() => 0);
  const before = usedMb();
  for (let i = 0; i < 20; i++) {
    const page = `A mug for two, number ${i}. `.repeat(50_000);
    cache.set(`key ${i}`, { name: page.slice(0, 20) });
  }
  expect(usedMb() - before).toBeLessThan(10);
  expect(cache.get('key 7')).toEqual({ name: 'A mug for two, numbe' });
});
