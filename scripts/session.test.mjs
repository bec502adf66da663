import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawn } from 'node:child_process';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { processTree } from './processTree.mjs';
import { inProject } from './setup/paths.mjs';

/** A program that starts another one in a group of its own, as the emulators do with Java. */
const STUBBORN = `
  const { spawn } = require('node:child_process');
  const below = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  console.log('below ' + below.pid);
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'giftlists-session-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a script that uses a session, until it ends.
 * @param {string} body of its main function, with `session`, `STUBBORN` and `Refusal` at hand
 * @param {(line: string, script: import('node:child_process').ChildProcess) => void} [onLine]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runScriptWith(body, onLine) {
  const file = join(folder, 'script.mjs');
  const session = pathToFileURL(inProject('scripts', 'session.mjs')).href;
  const refusal = pathToFileURL(inProject('scripts', 'refusal.mjs')).href;
  writeFileSync(
    file,
    `import { runScript } from '${session}';
     import { Refusal } from '${refusal}';
     const STUBBORN = ${JSON.stringify(STUBBORN)};
     await runScript(async (session) => { ${body} });`,
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
    script.on('close', (code) => resolve({ code, output }));
  });
}

/** @param {number} pid */
function isRunning(pid) {
  return processTree(pid).length > 0;
}

/** Starts the stubborn program and prints who runs below it; `stop` is what we test. */
const START_STUBBORN = `
  const child = session.launch(process.execPath, ['-e', STUBBORN], { show: true });
  session.onEnd(() => child.stop('SIGTERM', 300));
  console.log('child ' + child.process.pid);
`;

/**
 * @param {string} output
 * @returns {number[]} the processes it names
 */
function processesIn(output) {
  return [...output.matchAll(/^(?:child|below) (\d+)$/gm)].map((match) => Number(match[1]));
}

// Each starts three Nodes: on a busy machine that alone takes seconds.
describe('a script', { timeout: 60_000 }, () => {
  it('prints one sentence and ends with 1 when it refuses', async () => {
    const { code, output } = await runScriptWith(`throw new Refusal('Install Java.');`);
    expect(output.trim()).toBe('Install Java.');
    expect(code).toBe(1);
  });

  it('shows where an unexpected error came from, and ends with 1', async () => {
    const { code, output } = await runScriptWith(`throw new Error('A defect.');`);
    expect(output).toContain('script.mjs');
    expect(code).toBe(1);
  });

  it('leaves nothing behind when it refuses after starting programs', async () => {
    const { code, output } = await runScriptWith(
      `${START_STUBBORN} await new Promise((r) => child.process.stdout.once('data', r)); throw new Refusal('No.');`,
    );
    expect(code).toBe(1);
    expect(processesIn(output)).toHaveLength(2);
    expect(processesIn(output).filter((pid) => isRunning(pid))).toEqual([]);
  });

  it.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
    'leaves nothing behind when %s ends it, not even what is in another process group',
    async (signal) => {
      const { code, output } = await runScriptWith(
        `${START_STUBBORN} return child.exited;`,
        (line, script) => {
          if (line.startsWith('below')) script.kill(signal);
        },
      );
      expect(code).toBe(130);
      expect(processesIn(output)).toHaveLength(2);
      expect(processesIn(output).filter((pid) => isRunning(pid))).toEqual([]);
    },
  );

  it('takes the two signals of one Ctrl-C under npm for one, and still cleans up in order', async () => {
    const { output } = await runScriptWith(
      `session.onEnd(() => console.log('second'));
       session.onEnd(async () => { await new Promise((r) => setTimeout(r, 300)); console.log('first'); });
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
       session.launch(process.execPath, ['-e', STUBBORN], { show: true });
       return 0;`,
      (line, script) => {
        if (line === 'ready') script.kill('SIGINT');
      },
    );
    expect(processesIn(output)).toEqual([]);
  });
});
