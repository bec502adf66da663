import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { BUDGETS, checkBudgets } from './budgets.mjs';

const BIG = randomBytes(90_000).toString('latin1');
let folder = '';

/** @type {(path: string, content: string) => void} */
const put = (path, content) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-budgets-'));
  for (const page of Object.keys(BUDGETS)) put(page, '<script src="/assets/index-1.js"></script>');
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
  put('assets/style-2.css', BIG);
  expect(checkBudgets(folder).problems).toEqual([
    expect.stringMatching(/^about\.html, scripts: \d+\.\d KB, over/),
    expect.stringMatching(/^terms\.html, HTML: /),
    expect.stringMatching(/^styles: /),
  ]);
});

it('refuses a page that asks for Firebase at once, that has no budget or was not built', () => {
  put('assets/firestore-1.js', '');
  put('shell/list.html', '<script src="/assets/firestore-1.js"></script>');
  put('news.html', '');
  rmSync(join(folder, 'about.html'));
  expect(checkBudgets(folder).problems.toSorted()).toEqual([
    'about.html was not built',
    'news.html has no budget',
    'shell/list.html asks for /assets/firestore-1.js at once',
  ]);
});
