import { types } from 'node:util';
import { createContext, Script, type Context } from 'node:vm';
import { Failure } from './errors.ts';

/** Created once, at the first page: creating a context takes longer than parsing a small page. */
let runner: { script: Script; context: Context } | null = null;

/**
 * Runs synchronous work and interrupts it after `ms` with Failure 'no-product', because a regular expression
 * that backtracks endlessly cannot be stopped in another way. The work runs in this thread and with its own
 * closure; the context is needed only for its timeout.
 */
export function runSyncWithTimeout<Result>(work: () => Result, ms: number): Result {
  runner ??= { script: new Script('work()'), context: createContext({ work: null }) };
  const { script, context } = runner;
  const results: Result[] = [];
  context['work'] = () => void results.push(work());
  try {
    script.runInContext(context, { timeout: ms });
  } catch (error) {
    if (isTimeout(error)) throw new Failure('no-product', { cause: error });
    throw error;
  } finally {
    context['work'] = null;
  }
  return results[0] as Result;
}

/** The error comes from the context's own realm, so `instanceof Error` does not hold. */
function isTimeout(error: unknown): boolean {
  return (
    types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
