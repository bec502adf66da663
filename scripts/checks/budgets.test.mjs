import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkBudgets } from './budgets.mjs';

const PAGES = ['about.html', 'terms.html', 'shell/list.html'];
const BIG = randomBytes(110_000).toString('latin1');
let folder = '';

/** @type {(path: string, content: string) => void} */
const put = (path, content) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-budgets-'));
  for (const page of PAGES) {
    put(page, '<link href="/assets/style-1.css"><script src="/assets/index-1.js"></script>');
  }
  put('assets/index-1.js', 'start()');
  put('assets/style-1.css', 'a{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('accepts a small build', () => {
  expect(checkBudgets(folder).problems).toEqual([]);
});

it('refuses scripts, HTML and styles over their budget, also scripts that a page names for later', () => {
  put('about.html', '<script data-entry="/assets/index-1.js" data-modules="/assets/big-1.js">');
  put('assets/big-1.js', BIG);
  put('terms.html', BIG);
  put('shell/list.html', '<link href="/assets/big-1.css">');
  put('assets/big-1.css', BIG);
  expect(checkBudgets(folder).problems).toEqual([
    expect.stringMatching(/^about\.html, scripts: \d+\.\d KB, over/),
    expect.stringMatching(/^terms\.html, HTML: /),
    expect.stringMatching(/^shell\/list\.html, styles: /),
  ]);
});

it('refuses a page that asks for Firebase at once', () => {
  put('assets/firestore-1.js', '');
  put('shell/list.html', '<script src="/assets/firestore-1.js"></script>');
  expect(checkBudgets(folder).problems).toEqual([
    'shell/list.html asks for /assets/firestore-1.js at once',
  ]);
});

it('refuses a build without pages', () => {
  for (const page of PAGES) rmSync(join(folder, page));
  expect(checkBudgets(folder).problems).toEqual(['no page was built']);
});
