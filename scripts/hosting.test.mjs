import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { headersOfBuild } from './hosting.mjs';
import { inProject } from './setup/paths.mjs';

/** @type {string} */
let folder;
const rules = [{ source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] }];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-hosting-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('scripts and styles of a build are kept for a year, each by its name', () => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['b-2.js', 'b-2.js.map', 'a-1.css'])
    writeFileSync(join(folder, 'assets', name), '');
  expect(headersOfBuild(rules, folder)).toEqual([
    ...rules,
    {
      source: '/assets/@(a-1.css|b-2.js)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ]);
});

it('a folder that is not built adds nothing', () => {
  expect(headersOfBuild(rules, join(folder, 'none'))).toEqual(rules);
  expect(headersOfBuild(rules, folder)).toEqual(rules);
});

it('firebase.json itself lets nothing be kept: it does not know which files there are', () => {
  const { hosting } = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  const kept = hosting.headers.flatMap((/** @type {any} */ rule) =>
    rule.headers.filter((/** @type {any} */ { key }) => key === 'Cache-Control'),
  );
  expect(kept).toEqual([{ key: 'Cache-Control', value: 'no-cache' }]);
});
