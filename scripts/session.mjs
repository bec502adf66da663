/**
 * What a script starts, it stops: on its end, on an error, on Ctrl-C, and when npm above it dies.
 */

import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

import { killRemaining, processTree, signalProcess } from './processTree.mjs';
import { Refusal, Stopped } from './refusal.mjs';

/**
 * @typedef {object} LaunchOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {string} [cwd]
 * @property {boolean} [show] print its output as it comes (otherwise only `onLine` and `log` see it)
 * @property {(line: string) => void} [onLine] called for every line of output or error output
 * @property {string} [log] a file that collects the output
 */

/** Two signals closer than this are one Ctrl-C: the terminal sends one, npm passes on another. */
const SAME_SIGNAL_MS = 1000;

/** How often to look, every 50 ms, whether what was killed has gone. */
const KILL_ROUNDS = 60;

/** A program this script has started. */
export class Child {
  /** @type {Map<number, import('./processTree.mjs').KnownProcess>} */
  #known = new Map();

  /**
   * @param {string} command
   * @param {string[]} args
   * @param {LaunchOptions} options
   */
  constructor(command, args, { env = {}, cwd, show = false, onLine, log }) {
    // A group of its own, so that the terminal's Ctrl-C reaches this script first, which then
    // stops things in order (the emulators must save their data before they go).
    this.process = spawn(command, args, {
      cwd,
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    this.running = true;
    /** @type {Promise<number>} the exit code; 1 when a signal ended it, 127 when it cannot be run */
    this.exited = new Promise((resolve) => {
      this.process.once('error', () => resolve(127));
      this.process.once('close', (code) => resolve(code ?? 1));
      // A program below it may hold the output open for longer than it lives itself.
      this.process.once('exit', (code) => setTimeout(() => resolve(code ?? 1), 1000).unref());
    }).then((code) => {
      this.running = false;
      return code;
    });
    for (const [stream, target] of /** @type {const} */ ([
      [this.process.stdout, process.stdout],
      [this.process.stderr, process.stderr],
    ])) {
      stream.on('data', (chunk) => {
        if (show) target.write(chunk);
        if (log !== undefined) appendFileSync(log, chunk);
      });
      if (onLine) eachLine(stream, onLine);
    }
  }

  /** Notes what runs below this program now, so that it can be ended even if the program dies. */
  remember() {
    if (!this.running || this.process.pid === undefined) return;
    for (const entry of processTree(this.process.pid)) this.#known.set(entry.pid, entry);
  }

  /**
   * Asks the program to end, waits, and ends by force what is left of it and below it.
   * @param {NodeJS.Signals} [signal] what it understands as "please end"
   * @param {number} [patienceMs]
   */
  async stop(signal = 'SIGTERM', patienceMs = 5000) {
    this.remember();
    if (this.running && this.process.pid !== undefined) {
      signalProcess(this.process.pid, signal);
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      await Promise.race([
        this.exited,
        new Promise((resolve) => {
          timer = setTimeout(resolve, patienceMs);
        }),
      ]);
      clearTimeout(timer);
    }
    // Even a killed process takes a moment to go: whoever looks after us must find nothing.
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      if (killRemaining([...this.#known.values()]) === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- looking again is the point
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends everything at once, without waiting: the last resort while this process itself exits. */
  kill() {
    this.remember();
    killRemaining([...this.#known.values()]);
  }
}

/** The programs and clean-ups of one run of a script. */
export class Session {
  /** @type {Set<Child>} */
  #children = new Set();
  /** @type {(() => unknown)[]} */
  #cleanups = [];
  #ending = false;

  /** The exit code after Ctrl-C. A script that runs until then sets it to 0 once it is ready. */
  codeWhenStopped = 130;

  /**
   * Starts a program that will be ended with this session.
   * @param {string} command
   * @param {string[]} args
   * @param {LaunchOptions} [options]
   * @returns {Child}
   * @throws {Stopped} when the session is ending already
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
   * @throws {Stopped} when the session is ending
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

  /** @throws {Stopped} when the session is ending, so that nothing new is begun */
  check() {
    if (this.#ending) throw new Stopped();
  }

  /** Stops everything, in the reverse order of its start. */
  async end() {
    this.#ending = true;
    for (let cleanup = this.#cleanups.pop(); cleanup; cleanup = this.#cleanups.pop()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
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
 * Runs a script's main function inside a session and ends the process with the right exit code:
 * what `main` returns, 1 after a refusal or an error, 130 when Ctrl-C came before `main` was ready.
 * @param {(session: Session) => Promise<number>} main resolves to the exit code
 * @returns {Promise<never>}
 */
export async function runScript(main) {
  const session = new Session();
  let lastSignal = 0;
  const abort = new AbortController();
  /** @type {Promise<never>} */
  const stopped = new Promise((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(new Stopped()));
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const again = lastSignal > 0 && Date.now() - lastSignal > SAME_SIGNAL_MS;
      lastSignal = Date.now();
      if (again) process.exit(130);
      abort.abort();
    });
  }
  // Nobody reads any more (a closed pipe): treat it like a closed terminal.
  process.stdout.on('error', () => abort.abort());
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) abort.abort();
    }, 1000).unref();
  }
  process.on('exit', () => session.kill());

  let code = 1;
  try {
    code = await Promise.race([main(session), stopped]);
  } catch (error) {
    if (error instanceof Stopped) code = session.codeWhenStopped;
    else console.error(error instanceof Refusal ? `\n${error.message}` : error);
  }
  await session.end();
  process.exit(code);
}

/**
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} onLine
 */
function eachLine(stream, onLine) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  stream.on('data', (chunk) => {
    const lines = (rest + decoder.write(chunk)).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => {
    if (rest !== '') onLine(rest);
  });
}
