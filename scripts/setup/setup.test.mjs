import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { stalePackages } from './packages.mjs';
import { inProject } from './paths.mjs';
import { javaMajor, requireJava, requireNode } from './versions.mjs';
import { manifest, writeWrapperJar } from './wrapperJar.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-setup-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('versions', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('accepts Node %s', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['18.20.8', '20.18.3'])('says what to do with Node %s', (version) => {
    expect(() => requireNode(version)).toThrow(
      `Giftlists needs Node 20.19 or newer and this is ${version}: install a newer one`,
    );
  });

  /** @type {Record<string, string>} */
  const npmScripts = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).scripts;
  const ours = Object.entries(npmScripts).filter(([, command]) => /\bnode\b/.test(command));

  it.each(ours)('are looked at first by npm run %s', (_name, command) => {
    expect(command).toMatch(/^(?:exec )?node -r \.\/scripts\/setup\/nodeVersion\.cjs \S+\.mjs/);
  });

  it('are looked at before a script is read that an older Node does not understand', () => {
    const older = join(folder, 'older.cjs');
    writeFileSync(older, "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });");
    const script = join(folder, 'script.mjs');
    writeFileSync(script, "import { notThere } from 'node:zlib';\nnotThere();\n");
    const run = (/** @type {string[]} */ ...before) =>
      spawnSync(
        process.execPath,
        [...before, '-r', inProject('scripts', 'setup', 'nodeVersion.cjs'), script],
        { encoding: 'utf8' },
      );
    expect(run().stderr).toContain('SyntaxError');
    const { status, stderr } = run('-r', older);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^\nGiftlists needs Node 20\.19 or newer and this is 18\.20\.8: .+\n$/);
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

describe('the packages of a folder', () => {
  it('are stale when they were never installed', () => {
    writeLock(join(folder, 'package-lock.json'), {});
    expect(stalePackages(folder)).toBe('they are not there yet');
  });

  it('are stale when the lock file asks for another version, and current when it does not', () => {
    mkdirSync(join(folder, 'node_modules'));
    const installed = join(folder, 'node_modules', '.package-lock.json');
    writeLock(installed, { 'node_modules/a': { version: '1.0.0' } });
    writeLock(join(folder, 'package-lock.json'), {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
    });
    expect(stalePackages(folder)).toBeUndefined();
    writeLock(installed, { 'node_modules/a': { version: '0.9.0' } });
    expect(stalePackages(folder)).toBe('1 of them changed');
  });
});

describe('the lock files', () => {
  it.each(['package-lock.json', 'functions/package-lock.json'])(
    'name the packages for every system in %s, because npm ci refuses a lock file that lacks some',
    (file) => {
      /** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
      const packages = JSON.parse(readFileSync(inProject(file), 'utf8')).packages;
      const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter(
          (name) =>
            !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
        ),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(['package-lock.json', 'functions/package-lock.json'])('hold no address in %s', (file) => {
    expect(readFileSync(inProject(file), 'utf8')).not.toContain('"resolved"');
  });
});

describe('the wrapper of the Firestore emulator', () => {
  const target = join('/', 'opt', `a folder ${'with-a-long-name-'.repeat(8)}`, 'emulator.jar');

  it('has no manifest line over 72 bytes, and loses nothing by wrapping', () => {
    const text = manifest(target);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
    expect(text.replaceAll('\r\n ', '')).toContain('Class-Path: file:///opt/a%20folder%20with');
    expect(text.replaceAll('\r\n ', '')).toContain('emulator.jar\r\n');
  });

  it('is a JAR that Java starts, and that leads to the class in the other JAR', () => {
    const jar = join(folder, 'wrapper.jar');
    writeWrapperJar(jar, join(folder, 'missing.jar'));
    // With the other JAR missing, Java must have read the manifest to name this class.
    expect(() => execFileSync('java', ['-jar', jar], { encoding: 'utf8', stdio: 'pipe' })).toThrow(
      /com[./]google[./]cloud[./]datastore[./]emulator[./]firestore[./]CloudFirestore/,
    );
  });
});
