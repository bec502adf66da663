import { useCallback, useEffect, useState } from 'react';
import { lookAtLists } from '../../hooks/commands/accountCommands.ts';
import { toAppError, type AppError } from '../../model/errors.ts';
import type { Departure } from '../../model/accountDeletion.ts';
import type { User } from '../../model/user.ts';

/** What deleting the account would do, or why that is not known. */
export type DepartureState =
  | { status: 'loading' }
  | { status: 'error'; error: AppError }
  | { status: 'ready'; departure: Departure };

/** The lists the user would delete and leave; `look` asks again. */
export function useDeparture(user: User): [DepartureState, look: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<DepartureState>({ status: 'loading' });
  useEffect(() => {
    let ended = false;
    const tell = (next: DepartureState) => {
      if (!ended) setState(next);
    };
    lookAtLists(user).then(
      (departure) => tell({ status: 'ready', departure }),
      (error: unknown) => {
        // What was shown stays: a form stands on it.
        if (!ended) setState((before) => failed(before, toAppError(error)));
      },
    );
    return () => {
      ended = true;
    };
  }, [user, attempt]);
  const look = useCallback(() => {
    setState((before) => (before.status === 'error' ? { status: 'loading' } : before));
    setAttempt((count) => count + 1);
  }, []);
  return [state, look];
}

function failed(before: DepartureState, error: AppError): DepartureState {
  if (before.status !== 'ready') return { status: 'error', error };
  console.info('The lists are shown as they were', error);
  return before;
}
