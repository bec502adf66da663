import { execFileSync } from 'node:child_process';

/**
 * A process, told apart from a later one that got the same number by when it started.
 * @typedef {{ pid: number, started: string }} KnownProcess
 */

/**
 * A process and everything below it. The emulators put Java, and Playwright its browser, into
 * process groups of their own, so signalling a group is not enough to leave nothing behind.
 * @param {number} root process id
 * @returns {KnownProcess[]} the root first; empty where there is no `ps`, or the root has gone
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
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** @returns {Map<number, { parent: number, started: string }>} every process of this machine */
function processTable() {
  const table = new Map();
  if (process.platform === 'win32') return table;
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state=,lstart='], {
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  for (const line of listing.split('\n')) {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+?)\s*$/.exec(line);
    // A zombie (Z) has ended and only waits for its parent to notice.
    if (match && !match[3]?.startsWith('Z')) {
      table.set(Number(match[1]), { parent: Number(match[2]), started: match[4] });
    }
  }
  return table;
}
