import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { javaMajor, requireJava } from './java.mjs';
import { stalePackages } from './packages.mjs';
import { inProject } from './paths.mjs';
import { writeWrapperJar } from './wrapperJar.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an old Node or Java', () => {
  it.each([
    ['18.20.8', 1],
    ['20.18.3', 1],
    ['20.19.0', 0],
    ['24.0.0', 0],
  ])('Node %s ends a script with %d before it is read', (version, code) => {
    const fake = join(folder, 'fake.cjs');
    writeFileSync(
      fake,
      `Object.defineProperty(process.versions, 'node', { value: '${version}' });`,
    );
    const script = join(folder, 'script.mjs');
    writeFileSync(script, code === 0 ? '' : "import { notThere } from 'node:zlib';");
    const check = inProject('scripts', 'setup', 'nodeVersion.cjs');
    const result = spawnSync(process.execPath, ['-r', fake, '-r', check, script]);
    expect(result.status).toBe(code);
    expect(String(result.stderr)).toMatch(
      code === 0 ? /^$/ : /^\nGiftlists needs Node 20\.19 or newer and this is 18|20\.18.+\n$/,
    );
  });

  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 8],
    ['something else', undefined],
  ])('reads %s', (output, major) => {
    expect(javaMajor(output)).toBe(major);
  });

  it('says what to install when there is no Java', () => {
    vi.stubEnv('PATH', folder);
    expect(() => requireJava()).toThrow(
      /^The Firestore emulator needs Java 17 or newer and no Java was found: install one .+\.$/,
    );
  });
});

/**
 * @param {string} path
 * @param {Record<string, object>} packages
 */
function writeLock(path, packages) {
  writeFileSync(path, JSON.stringify({ packages: { '': {}, ...packages } }));
}

it('installs packages that are missing or of another version than the lock file asks for', () => {
  writeLock(join(folder, 'package-lock.json'), {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
  });
  expect(stalePackages(folder)).toBe('they are not there yet');
  mkdirSync(join(folder, 'node_modules'));
  const installed = join(folder, 'node_modules', '.package-lock.json');
  writeLock(installed, { 'node_modules/a': { version: '0.9.0' } });
  expect(stalePackages(folder)).toBe('1 of them changed');
  writeLock(installed, { 'node_modules/a': { version: '1.0.0' } });
  expect(stalePackages(folder)).toBeUndefined();
});

describe.each(['package-lock.json', 'functions/package-lock.json'])('%s', (file) => {
  const text = readFileSync(inProject(file), 'utf8');

  it('has the packages of every system, without which npm ci refuses it', () => {
    /** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
    const packages = JSON.parse(text).packages;
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('holds no address of a registry', () => {
    expect(text).not.toContain('"resolved"');
  });
});

it('writes a wrapper with a manifest that leads to the class in the other JAR', async () => {
  const jar = join(folder, 'wrapper.jar');
  const target = join('/', 'opt', `a folder ${'with-a-long-name-'.repeat(8)}`, 'emulator.jar');
  await writeWrapperJar(jar, target);
  const manifest = strFromU8(
    unzipSync(readFileSync(jar))['META-INF/MANIFEST.MF'] ?? new Uint8Array(),
  );
  // Java reads no line of more than 72 bytes; a space begins the rest of the line before.
  expect(manifest.split('\r\n').filter((line) => Buffer.byteLength(line) > 72)).toEqual([]);
  expect(manifest.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(target).href}`,
    '',
    '',
  ]);
});
