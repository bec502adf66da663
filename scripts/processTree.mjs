import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {Map<number, { parent: number, started: string }>} ProcessTable */

/**
 * A process, told apart from a later one that got the same number by when it started.
 * @typedef {{ pid: number, started: string }} KnownProcess
 */

/**
 * A process and everything below it. The emulators put Java, and Playwright its browser, into
 * process groups of their own, so signalling a group is not enough to leave nothing behind.
 * @param {number} root process id
 * @returns {KnownProcess[]} the root first; empty where nobody can tell (neither `ps` nor `/proc`:
 *   Windows), or the root has gone
 */
export function processTree(root) {
  const table = processTable();
  /** @type {KnownProcess[]} */
  const found = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const entry = table.get(pid);
    if (entry) found.push({ pid, started: entry.started });
    for (const [child, { parent }] of table) {
      if (parent === pid && child !== pid) waiting.push(child);
    }
  }
  return found;
}

/**
 * Ends at once those of the given processes that still run.
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
 * Sends a signal; a process that has ended in the meantime is what we wanted anyway.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** @returns {ProcessTable} every process of this machine */
function processTable() {
  if (process.platform === 'win32') return new Map();
  try {
    return tableOf(
      execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state=,lstart='], {
        encoding: 'utf8',
        maxBuffer: 32 * 1024 * 1024,
      }),
    );
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    // A small Linux comes without procps, and says the same in /proc.
    return process.platform === 'linux' ? tableOfProc() : new Map();
  }
}

/**
 * @param {string} listing of `ps`
 * @returns {ProcessTable}
 */
function tableOf(listing) {
  const table = new Map();
  for (const line of listing.split('\n')) {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(line);
    // A zombie (Z) has ended and only waits for its parent to notice.
    if (match && !match[3]?.startsWith('Z')) {
      table.set(Number(match[1]), { parent: Number(match[2]), started: match[4] });
    }
  }
  return table;
}

/** @returns {ProcessTable} */
function tableOfProc() {
  const table = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(name);
    const [state = 'Z', parent] = fields;
    // The 22nd field of stat(5), of which the first two are cut off: ticks since the machine started.
    if (!state.startsWith('Z')) {
      table.set(Number(name), { parent: Number(parent), started: fields[19] });
    }
  }
  return table;
}

/**
 * @param {string} pid
 * @returns {string[]} what /proc/PID/stat says behind the program's name, which may hold blanks and
 *   brackets; nothing when the process has just gone
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return [];
    throw error;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
