import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { findImportCycle } from './importCycles.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-cycles-'));
  writeFileSync(join(folder, 'page.js'), 'import{a as t}from"./list.js";import"./app.js";t()');
  writeFileSync(join(folder, 'app.js'), 'export const s=()=>import("./page.js")');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds none where scripts only load each other later', () => {
  writeFileSync(join(folder, 'list.js'), 'import{s}from"./app.js";export{s as a}');
  expect(findImportCycle(folder)).toEqual([]);
});

it('names the scripts of a cycle', () => {
  writeFileSync(join(folder, 'list.js'), 'export*from"./page.js"');
  expect(findImportCycle(folder)).toEqual(['list.js', 'page.js', 'list.js']);
});
