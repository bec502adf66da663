import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { filesToKeep, fillIn } from './manifest.mjs';

/** @type {string} */
let folder;

/** @param {string} value of the policy */
const headersWith = (value) => [
  { source: '**', headers: [{ key: 'Content-Security-Policy', value }] },
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-worker-'));
  for (const name of ['assets', 'shell']) mkdirSync(join(folder, name));
  for (const name of [
    'index.html',
    'about.html',
    '404.html',
    'shell/list.html',
    'assets/app-abc.js',
    'assets/app-abc.js.map',
    'assets/style-abc.css',
    'favicon.svg',
    'icon-512.png',
    'robots.txt',
    'manifest.webmanifest',
  ]) {
    writeFileSync(join(folder, name), name);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('F8 what the service worker keeps', () => {
  it('pages, scripts, styles and drawings, by the addresses they are served at', () => {
    expect(filesToKeep(folder).map(({ url }) => url)).toEqual([
      '/about',
      '/assets/app-abc.js',
      '/assets/style-abc.css',
      '/favicon.svg',
      '/',
      '/manifest.webmanifest',
      '/shell/list',
    ]);
  });

  it('a page that changed is another version, a file with a hash in its name needs none', () => {
    const before = filesToKeep(folder);
    writeFileSync(join(folder, 'about.html'), 'new');
    const after = filesToKeep(folder);
    const changed = after.filter(({ revision }, i) => revision !== before[i]?.revision);
    expect(changed.map(({ url }) => url)).toEqual(['/about']);
    expect(after.filter(({ revision }) => revision === null)).toHaveLength(2);
  });

  it('a page with other headers is another version: its policy is kept with it', () => {
    const before = filesToKeep(folder, headersWith("default-src 'none'"));
    expect(filesToKeep(folder, headersWith("default-src 'none'"))).toEqual(before);
    const changed = filesToKeep(folder, headersWith("default-src 'self'")).filter(
      ({ revision }, i) => revision !== before[i]?.revision,
    );
    expect(changed.map(({ url }) => url)).toEqual(['/about', '/', '/shell/list']);
  });

  it('the list is put into the worker, in its one place', () => {
    writeFileSync(join(folder, 'sw.js'), 'keep(self.__WB_MANIFEST);');
    fillIn(folder);
    expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toMatch(/^keep\(\[\{"url":"\/about",/);
    expect(() => fillIn(folder)).toThrow('no single');
  });
});
