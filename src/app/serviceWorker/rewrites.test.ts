import { describe, expect, it } from 'vitest';
import { REWRITES } from './rewrites.ts';

const pageFor = (address: string) => REWRITES.find(({ pattern }) => pattern.test(address))?.page;

describe('F8 the page for an address, offline, as Hosting serves it', () => {
  it.each([
    ['/lists', '/'],
    ['/lists?welcome', '/'],
    ['/lists/1764547200000-8dffee6f', '/shell/list'],
    ['/lists/1764547200000-8dffee6f?joined=true', '/shell/list'],
    ['/public-list/1764547200000-8dffee6f', '/shell/public-list'],
    ['/gifts', '/shell/app'],
    ['/list-join?listId=a&token=b', '/shell/app'],
  ])('%s: %s', (address, page) => {
    expect(pageFor(address)).toBe(page);
  });

  it.each(['/about', '/api/fetch-product', '/listsx', '/assets/x.js', '/nowhere?to=/gifts'])(
    '%s is none of these',
    (address) => {
      expect(pageFor(address)).toBeUndefined();
    },
  );
});
