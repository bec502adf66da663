import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { killRemaining, processTree } from './processTree.mjs';

/** Starts a program that runs another one, and waits until both are there. */
async function startTwo() {
  const two = `
    const below = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log(below.pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', two], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, pids: [child.pid, Number(line)] };
}

afterEach(() => vi.unstubAllEnvs());

describe.runIf(process.platform === 'linux')('a Linux without ps', { timeout: 60_000 }, () => {
  it('knows what runs below a program all the same, and ends it', async () => {
    const { child, pids } = await startTwo();
    const empty = mkdtempSync(join(tmpdir(), 'giftlists-path-'));
    vi.stubEnv('PATH', empty);
    const found = processTree(pids[0] ?? 0);
    expect(found.map(({ pid }) => pid)).toEqual(pids);
    // Told apart from a later process of the same number.
    expect(killRemaining(found.map(({ pid }) => ({ pid, started: 'before' })))).toBe(0);
    expect(killRemaining(found)).toBe(2);
    await once(child, 'exit');
    expect(processTree(pids[0] ?? 0)).toEqual([]);
    rmSync(empty, { recursive: true });
  });
});
