import { useState } from 'react';
import { loggedError } from '../model/errors.ts';

const IDLE = { busy: false, failure: null };

/**
 * Runs one command of a button. `run` ignores further clicks while the command is running; the message
 * of its error becomes `failure`.
 */
export function useAction(command: () => Promise<void>): {
  run: () => void;
  /** Forgets the failure. */
  reset: () => void;
  busy: boolean;
  failure: string | null;
} {
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>(IDLE);
  const { busy } = state;
  const run = () => {
    if (busy) return;
    setState({ busy: true, failure: null });
    command().then(
      () => setState(IDLE),
      (error: unknown) => setState({ busy: false, failure: loggedError(error).message }),
    );
  };
  return { run, reset: () => setState(IDLE), busy, failure: state.failure };
}
