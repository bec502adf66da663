import { useCallback, useEffect, useState } from 'react';
import { getDeletionPlan } from '../../hooks/commands/accountCommands.ts';
import { toAppError, type AppError } from '../../model/errors.ts';
import type { DeletionPlan } from '../../model/accountDeletion.ts';
import type { User } from '../../model/user.ts';

/** What deleting the account would do, or why that is not known. */
export type DeletionPlanState =
  | { status: 'loading' }
  | { status: 'error'; error: AppError }
  | { status: 'ready'; deletionPlan: DeletionPlan };

/** The lists the user would delete and leave; `look` asks again. */
export function useDeletionPlan(user: User): [DeletionPlanState, look: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<DeletionPlanState>({ status: 'loading' });
  useEffect(() => {
    let cancelled = false;
    const tell = (next: DeletionPlanState) => {
      if (!cancelled) setState(next);
    };
    getDeletionPlan(user).then(
      (deletionPlan) => tell({ status: 'ready', deletionPlan }),
      (error: unknown) => {
        // What was shown stays: a form stands on it.
        if (!cancelled) setState((before) => failed(before, toAppError(error)));
      },
    );
    return () => {
      cancelled = true;
    };
  }, [user, attempt]);
  const look = useCallback(() => {
    setState((before) => (before.status === 'error' ? { status: 'loading' } : before));
    setAttempt((count) => count + 1);
  }, []);
  return [state, look];
}

function failed(before: DeletionPlanState, error: AppError): DeletionPlanState {
  if (before.status !== 'ready') return { status: 'error', error };
  console.info('The lists are shown as they were', error);
  return before;
}
