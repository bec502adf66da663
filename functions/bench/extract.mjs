#!/usr/bin/env node
/**
 * Measures the extractor on real pages: `npm run bench:extract -- --bench DIR`, or BENCH_DIR. The
 * folder is given by whoever has the pages; nothing of it belongs to the project. It holds
 *   products/ (or products-dev.tar.xz)  pages and manifest.json with what is expected of each
 *   extract.mjs                         the harness that runs extractors and counts
 *   prices.json                         price strings
 *   peers/                              adapters for other extractors, measured where installed
 * One row more reads each shop without what only that shop has (leaveOneOut.mjs).
 * Everything is copied to a temporary folder first; other arguments go to the harness
 * (`--failures price`, `--repeat 5`).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleOf } from './bundle.mjs';
import { leaveOneOut } from './leaveOneOut.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--bench');
const given = at === -1 ? process.env['BENCH_DIR'] : args.splice(at, 2)[1];
if (given === undefined || !existsSync(join(given, 'extract.mjs'))) {
  console.error(
    'Say where the pages are: npm run bench:extract -- --bench DIR (or BENCH_DIR=DIR).',
  );
  process.exit(1);
}
const source = resolve(given);
const work = mkdtempSync(join(tmpdir(), 'giftlists-bench-'));
try {
  process.exitCode = await measure();
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** @returns {Promise<number>} the harness's exit code */
async function measure() {
  for (const name of ['extract.mjs', 'prices.json']) {
    if (existsSync(join(source, name))) cpSync(join(source, name), join(work, name));
  }
  const corpus = corpusFolder();
  await bundleOf(
    { 'src/extract/extract.ts': ['extract'], 'src/extract/price/money/money.ts': ['parsePrice'] },
    join(work, 'ours.mjs'),
  );
  const { file, markers, single, shops } = await leaveOneOut(corpus, work);
  console.log(
    `leave-1-out reads each of ${shops} shops without the markers that occur at no other: ${single} of ${markers}.\n`,
  );
  const extractors = [`giftlists=${join(work, 'ours.mjs')}`, `leave-1-out=${file}`, ...peers()];
  const harness = [join(work, 'extract.mjs'), '--corpus', corpus, '--prices', ...args];
  return spawnSync(process.execPath, [...harness, ...extractors], { stdio: 'inherit' }).status ?? 1;
}

/** The folder with manifest.json: as it is, or unpacked. */
function corpusFolder() {
  const open = ['products', '.'].map((name) => join(source, name));
  const found = open.find((folder) => existsSync(join(folder, 'manifest.json')));
  if (found !== undefined) return found;
  const folder = join(work, 'products');
  mkdirSync(folder);
  spawnSync('tar', ['xJf', join(source, 'products-dev.tar.xz'), '-C', folder], {
    stdio: 'inherit',
  });
  return folder;
}

/** Adapters whose packages are installed beside them. */
function peers() {
  const folder = join(source, 'peers');
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log(`Other extractors are left out: npm i --ignore-scripts in ${folder} first.\n`);
    return [];
  }
  return readdirSync(folder)
    .filter(
      (name) => name.endsWith('.mjs') && !['number.mjs', 'metascraper-amazon.mjs'].includes(name),
    )
    .map((name) => `${name.replace('.mjs', '')}=${join(folder, name)}`);
}
