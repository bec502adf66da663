import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { circleIn } from './circles.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-circles-'));
  writeFileSync(join(folder, 'page.js'), 'import{a as t}from"./list.js";import"./app.js";t()');
  writeFileSync(join(folder, 'app.js'), 'export const s=()=>import("./page.js")');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds none where scripts only load each other later', () => {
  writeFileSync(join(folder, 'list.js'), 'import{s}from"./app.js";export{s as a}');
  expect(circleIn(folder)).toEqual([]);
});

it('names the scripts of a circle', () => {
  writeFileSync(join(folder, 'list.js'), 'export*from"./page.js"');
  expect(circleIn(folder)).toEqual(['list.js', 'page.js', 'list.js']);
});
