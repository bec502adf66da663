import { useEffect, useState } from 'react';
import { getDeletionPlan } from '../../hooks/commands/accountCommands.ts';
import { watchPromise } from '../../lib/loading/watchPromise.ts';
import { toAppError, type AppError } from '../../model/errors.ts';
import type { DeletionPlan } from '../../model/account/accountDeletion.ts';
import type { User } from '../../model/user.ts';

/** The deletion plan, or why it could not be loaded. */
type DeletionPlanState =
  | { status: 'loading' }
  | { status: 'error'; error: AppError }
  | { status: 'ready'; deletionPlan: DeletionPlan };

/** The lists that the account deletion would delete and leave; `reload` loads them again. */
export function useDeletionPlan(user: User): [DeletionPlanState, reload: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<DeletionPlanState>({ status: 'loading' });
  useEffect(
    () =>
      watchPromise(
        getDeletionPlan(user.uid),
        (deletionPlan) => setState({ status: 'ready', deletionPlan }),
        // Keep a plan that is shown, because its form must not disappear.
        (error) => setState((before) => failed(before, toAppError(error))),
      ),
    [user, attempt],
  );
  const reload = () => {
    setState((before) => (before.status === 'error' ? { status: 'loading' } : before));
    setAttempt((count) => count + 1);
  };
  return [state, reload];
}

function failed(before: DeletionPlanState, error: AppError): DeletionPlanState {
  if (before.status !== 'ready') return { status: 'error', error };
  console.info('The lists are shown as they were', error);
  return before;
}
