import { types } from 'node:util';
import { createContext, Script } from 'node:vm';
import { Failure } from '../errors.ts';

/** Made once, at the first page: making a context takes longer than reading a small page. */
let runner: { script: Script; context: { work: (() => void) | null } } | null = null;

/**
 * Does synchronous work, and ends it from outside after `ms` with Failure 'no-product': a regular
 * expression that a page leads astray cannot look at a clock. The work runs in this thread, with
 * everything it has here; the context is only there for its timeout.
 */
export function runWithTimeout<Result>(work: () => Result, ms: number): Result {
  runner ??= { script: new Script('work()'), context: { work: null } };
  const { script, context } = runner;
  const results: Result[] = [];
  context.work = () => void results.push(work());
  try {
    script.runInContext(createContext(context), { timeout: ms });
  } catch (error) {
    if (isTimeout(error)) throw new Failure('no-product', { cause: error });
    throw error;
  } finally {
    context.work = null;
  }
  return results[0] as Result;
}

/** The error is the context's own, whose Error is another one than ours. */
function isTimeout(error: unknown): boolean {
  return (
    types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
