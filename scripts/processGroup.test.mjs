import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { killRemaining, processTree } from './processTree.mjs';
import { inProject } from './setup/paths.mjs';

/** Ignores SIGTERM and starts a program in a process group of its own, as the emulators do with Java. */
const STUBBORN = `
  const { spawn } = require('node:child_process');
  const below = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  process.on('SIGTERM', () => {});
  console.log('below ' + below.pid);
  setInterval(() => {}, 1000);
`;

/** Starts the stubborn program and waits until it has printed what runs below it. */
const START_STUBBORN = `
  let child;
  await new Promise((resolve) => {
    child = group.launch(process.execPath, ['-e', STUBBORN], { onLine: (line) => { console.log(line); resolve(); } });
  });
  group.onEnd(() => child.stop('SIGTERM', 300));
  console.log('child ' + child.process.pid);
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-group-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name of one of our scripts */
function url(name) {
  return pathToFileURL(inProject('scripts', name)).href;
}

/**
 * Runs a script that uses a process group, until it ends.
 * @param {string} body of its main function, with `group`, `STUBBORN` and `UserError` at hand
 * @param {(line: string, script: import('node:child_process').ChildProcess) => void} [onLine]
 * @returns {Promise<{ code: number | null, output: string, left: number[] }>} `left` are the
 *   processes it names that still run
 */
function runScriptWith(body, onLine) {
  const file = join(folder, 'script.mjs');
  writeFileSync(
    file,
    `import { runScript } from '${url('processGroup.mjs')}';
     import { UserError } from '${url('userError.mjs')}';
     const STUBBORN = ${JSON.stringify(STUBBORN)};
     await runScript(async (group) => { ${body} });`,
  );
  return new Promise((resolve) => {
    const script = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [script.stdout, script.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        for (const line of String(chunk).split('\n')) onLine?.(line, script);
      });
    }
    script.on('close', (code) => {
      const named = [...output.matchAll(/^(?:child|below) (\d+)$/gm)].map(([, pid]) => Number(pid));
      const left = named.filter((pid) => processTree(pid).length > 0);
      resolve({ code, output, left });
    });
  });
}

// Each starts three Nodes: on a busy machine that alone takes seconds.
describe('a script', { timeout: 60_000 }, () => {
  it('prints one sentence and ends with 1 when the user has to do something', async () => {
    const { code, output } = await runScriptWith(`throw new UserError('Install Java.');`);
    expect(output.trim()).toBe('Install Java.');
    expect(code).toBe(1);
  });

  it('leaves nothing running when it fails, and shows where an unexpected error came from', async () => {
    const { code, output, left } = await runScriptWith(
      `${START_STUBBORN} throw new Error('A defect.');`,
    );
    expect(code).toBe(1);
    expect(output).toContain('script.mjs');
    expect(output).toMatch(/^below \d+\nchild \d+$/m);
    expect(left).toEqual([]);
  });

  it.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
    'leaves nothing running when %s ends it, not even what is in another process group',
    async (signal) => {
      const { code, output, left } = await runScriptWith(
        `${START_STUBBORN} return child.exited;`,
        (line, script) => {
          if (line.startsWith('child')) script.kill(signal);
        },
      );
      expect(code).toBe(130);
      expect(output).toMatch(/^below \d+\nchild \d+$/m);
      expect(left).toEqual([]);
    },
  );

  it('takes the two signals of one Ctrl-C under npm for one, and cleans up in order', async () => {
    const { output } = await runScriptWith(
      `group.onEnd(() => console.log('second'));
       group.onEnd(async () => { await new Promise((r) => setTimeout(r, 300)); console.log('first'); });
       console.log('ready'); await new Promise((r) => setTimeout(r, 60_000)); return 0;`,
      (line, script) => {
        if (line !== 'ready') return;
        script.kill('SIGINT');
        setTimeout(() => script.kill('SIGINT'), 50);
      },
    );
    expect(output.trim().split('\n')).toEqual(['ready', 'first', 'second']);
  });

  it('starts nothing new while it ends', async () => {
    const { output } = await runScriptWith(
      `console.log('ready');
       await new Promise((r) => setTimeout(r, 200));
       group.launch(process.execPath, ['-e', STUBBORN], { show: true });
       return 0;`,
      (line, script) => {
        if (line === 'ready') script.kill('SIGINT');
      },
    );
    expect(output.trim()).toBe('ready');
  });
});

it('does not kill a later process that got the same number', () => {
  const [own] = processTree(process.pid);
  expect(own?.pid).toBe(process.pid);
  expect(killRemaining([{ pid: process.pid, started: 'before' }])).toBe(0);
});
