import { useState } from 'react';
import { loggedError } from '../model/errors.ts';
import { useFailure } from './useFailure.ts';

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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const run = () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    command().then(
      () => setBusy(false),
      (error: unknown) => {
        setBusy(false);
        setFailure(loggedError(error));
      },
    );
  };
  return { run, reset: () => setFailure(null), busy, failure };
}
