/**
 * Milliseconds within which work on a hostile text is done: many times what work takes that grows with
 * the text's length, and little of what work takes that grows with the square of it.
 */
export const IN_TIME_MS = 250;

const MAX_RUNS = 5;

/**
 * Milliseconds of processor time that one run of some work takes: the clock would also count what else
 * the machine does.
 */
export function timeOfRun(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

/**
 * Milliseconds of processor time that some work takes: the least of several runs, because compiling
 * and collecting garbage add to single ones. A run within `enough` ends the measurement.
 */
export function processorTimeOf(work: () => unknown, enough = IN_TIME_MS): number {
  let least = Infinity;
  for (let run = 0; run < MAX_RUNS && least >= enough; run += 1) {
    least = Math.min(least, timeOfRun(work));
  }
  return least;
}
