import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {Map<number, { parent: number, started: string }>} ProcessTable */
/**
 * A process. Its start time tells it apart from a later process that got the same number.
 * @typedef {{ pid: number, started: string }} KnownProcess
 */

/**
 * A process and everything below it. The emulators put Java, and Playwright its browser, into
 * process groups of their own, so signaling a group does not reach them.
 * @param {number} root process id
 * @returns {KnownProcess[]} the root first; empty when the root has ended
 */
export function processTree(root) {
  const table = processTable();
  /** @type {(pid: number) => KnownProcess[]} */
  const below = (pid) => {
    const children = [...table].filter(([child, { parent }]) => parent === pid && child !== pid);
    return [
      { pid, started: table.get(pid)?.started ?? '' },
      ...children.flatMap(([child]) => below(child)),
    ];
  };
  return table.has(root) ? below(root) : [];
}

/**
 * Kills those of the given processes that still run.
 * @param {KnownProcess[]} processes
 * @returns {number} how many there were
 */
export function killRemaining(processes) {
  const table = processTable();
  const remaining = processes.filter(({ pid, started }) => table.get(pid)?.started === started);
  for (const { pid } of remaining) signalProcess(pid, 'SIGKILL');
  return remaining.length;
}

/**
 * Sends a signal to a process, unless it has ended in the meantime.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** @returns {ProcessTable} every process of this machine, without those that ended (zombies) */
function processTable() {
  // A small Linux has no `ps`, and every Linux has /proc.
  return process.platform === 'linux' ? tableOfProc() : tableOfPs();
}

/** @returns {ProcessTable} */
function tableOfProc() {
  const table = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the program's name in brackets, which may hold blanks and brackets.
      const [state, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // The 22nd field of stat(5) is when the process started.
      if (state !== 'Z') table.set(Number(pid), { parent: Number(parent), started: fields[17] });
    } catch {
      // The process has ended since the folder was read.
    }
  }
  return table;
}

/** @returns {ProcessTable} */
function tableOfPs() {
  const table = new Map();
  const columns = 'pid=,ppid=,state=,lstart=';
  for (const line of execFileSync('ps', ['-A', '-o', columns], { encoding: 'utf8' }).split('\n')) {
    const [, pid, parent, state, started] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line) ?? [];
    if (pid && !state?.startsWith('Z')) table.set(Number(pid), { parent: Number(parent), started });
  }
  return table;
}
