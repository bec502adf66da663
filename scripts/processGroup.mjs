/**
 * Stops everything that a script has started: at its end, on an error, on Ctrl-C, and when its npm ends.
 */

import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { killRemaining, processTree, signalProcess } from './processTree.mjs';
import { Stopped, UserError } from './userError.mjs';

/**
 * @typedef {object} LaunchOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {string} [cwd]
 * @property {boolean} [show] print its output as it comes; otherwise only `onLine` and `log` get it
 * @property {(line: string) => void} [onLine] called for every line of output or error output
 * @property {string} [log] a file that collects the output
 */

/** Two signals closer than this are one Ctrl-C: the terminal sends one, npm passes on another. */
const SAME_SIGNAL_MS = 1000;
const KILL_ATTEMPTS = 60;
const KILL_INTERVAL_MS = 50;

/** A program this script has started. */
export class Child {
  /** @type {Map<number, import('./processTree.mjs').KnownProcess>} */
  #known = new Map();
  /** @type {((line: string) => void)[]} */
  #readers = [];

  /**
   * @param {string} command
   * @param {string[]} args
   * @param {LaunchOptions} options
   */
  constructor(command, args, { env = {}, cwd, show = false, onLine, log }) {
    if (onLine) this.#readers.push(onLine);
    const output = show ? 'inherit' : 'pipe';
    // In a process group of its own the terminal's Ctrl-C does not reach it. This script gets it and
    // stops things in order, because the emulators must save their data before they end.
    this.process = spawn(command, args, {
      cwd,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    });
    this.running = true;
    /** @type {Promise<number>} the exit code; 1 when a signal ended it, 127 when it cannot be run */
    this.exited = new Promise((resolve) => {
      this.process.once('error', () => resolve(127));
      this.process.once('close', (code) => resolve(code ?? 1));
      // One of its children may keep the output open, so that 'close' comes late or never.
      this.process.once('exit', (code) => setTimeout(() => resolve(code ?? 1), 1000).unref());
    }).then((code) => {
      this.running = false;
      return code;
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (log !== undefined) appendFileSync(log, `${line}\n`);
        for (const read of this.#readers) read(line);
      });
    }
  }

  /**
   * The first line of output, from now on, that matches.
   * @param {RegExp} pattern
   * @returns {Promise<string | undefined>} undefined when the program ends without one
   */
  lineLike(pattern) {
    return new Promise((resolve) => {
      this.#readers.push((line) => pattern.test(line) && resolve(line));
      void this.exited.then(() => resolve(undefined));
    });
  }

  /** Notes what runs below this program now, so that it can be ended even if the program dies. */
  remember() {
    if (!this.running || this.process.pid === undefined) return;
    for (const entry of processTree(this.process.pid)) this.#known.set(entry.pid, entry);
  }

  /**
   * Asks the program to end, waits, and kills what is left of it and below it.
   * @param {NodeJS.Signals} [signal]
   * @param {number} [timeoutMs]
   */
  async stop(signal = 'SIGTERM', timeoutMs = 5000) {
    this.remember();
    if (this.running && this.process.pid !== undefined) {
      signalProcess(this.process.pid, signal);
      await Promise.race([this.exited, delay(timeoutMs, undefined, { ref: false })]);
    }
    // A killed process takes a moment to end. Nothing may be left when this script ends.
    for (let attempt = 0; attempt < KILL_ATTEMPTS; attempt += 1) {
      if (killRemaining([...this.#known.values()]) === 0) return;
      await delay(KILL_INTERVAL_MS);
    }
  }

  /** Kills everything at once, for the moment when this script's own process exits. */
  kill() {
    this.remember();
    killRemaining([...this.#known.values()]);
  }
}

/** The programs and clean-ups of one run of a script. */
export class ProcessGroup {
  /** @type {Set<Child>} */
  #children = new Set();
  /** @type {(() => unknown)[]} */
  #cleanups = [];
  #ending = false;

  /** The exit code after Ctrl-C. A script that runs until then sets it to 0 once it is ready. */
  codeWhenStopped = 130;

  /**
   * Starts a program that will be ended with this group.
   * @param {string} command
   * @param {string[]} args
   * @param {LaunchOptions} [options]
   * @returns {Child}
   * @throws {Stopped} when the group is ending already
   */
  launch(command, args, options = {}) {
    this.check();
    const child = new Child(command, args, options);
    this.#children.add(child);
    return child;
  }

  /**
   * Starts a program and waits for its end.
   * @param {string} command
   * @param {string[]} args
   * @param {LaunchOptions} [options]
   * @returns {Promise<number>} its exit code
   * @throws {Stopped} when the group is ending
   */
  async run(command, args, options = {}) {
    const child = this.launch(command, args, options);
    const code = await child.exited;
    this.check();
    this.#children.delete(child);
    return code;
  }

  /**
   * @param {() => unknown} cleanup called at the end; the last one given is called first
   */
  onEnd(cleanup) {
    this.#cleanups.push(cleanup);
  }

  /** @throws {Stopped} when the group is ending, so that nothing new is begun */
  check() {
    if (this.#ending) throw new Stopped();
  }

  /** Stops everything, in the reverse order of its start. */
  async end() {
    this.#ending = true;
    for (let cleanup = this.#cleanups.pop(); cleanup; cleanup = this.#cleanups.pop()) {
      // Each may need what the next one ends.
      await cleanup();
    }
    await Promise.all([...this.#children].map((child) => child.stop()));
  }

  /** Kills what is left, at once. */
  kill() {
    this.#ending = true;
    for (const child of this.#children) child.kill();
  }
}

/**
 * Runs a script's main function with a process group and ends the process with the right exit code:
 * what `main` returns, 1 after an error, 130 when Ctrl-C came before `main` was ready.
 * @param {(group: ProcessGroup) => Promise<number>} main resolves to the exit code
 * @returns {Promise<never>}
 */
export async function runScript(main) {
  const group = new ProcessGroup();
  const abort = new AbortController();
  /** @type {Promise<never>} */
  const stopped = new Promise((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(new Stopped()));
  });
  let lastSignal = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const isSecond = lastSignal > 0 && Date.now() - lastSignal > SAME_SIGNAL_MS;
      lastSignal = Date.now();
      if (isSecond) process.exit(130);
      abort.abort();
    });
  }
  // If nobody reads the output any more, as after a closed terminal, the script ends.
  process.stdout.on('error', () => abort.abort());
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && abort.abort(), 1000).unref();
  }
  process.on('exit', () => group.kill());

  let code = 1;
  try {
    code = await Promise.race([main(group), stopped]);
  } catch (error) {
    if (error instanceof Stopped) code = group.codeWhenStopped;
    else console.error(error instanceof UserError ? `\n${error.message}` : error);
  }
  await group.end();
  process.exit(code);
}
