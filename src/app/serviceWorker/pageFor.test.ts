// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageFor } from './pageFor.ts';

const { hosting } = JSON.parse(
  readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: { rewrites: { source: string; destination?: string }[] } };

const pages = hosting.rewrites.filter(({ destination }) => destination !== undefined);

describe('F8 the page for an address, offline', () => {
  it.each(pages.map(({ source, destination = '' }) => [source, destination] as const))(
    '%s is what Hosting gives: %s',
    (source, destination) => {
      const file = destination.replace(/\.html$/, '').replace(/^\/index$/, '/');
      expect(pageFor(source.replace('**', 'any'))).toBe(file);
    },
  );

  it.each(['/about', '/api/fetch-product', '/listsx', '/assets/x.js', '/nowhere'])(
    '%s is none of these',
    (path) => {
      expect(pageFor(path)).toBeNull();
    },
  );
});
