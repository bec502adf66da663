import type { AppError } from '../model/errors.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface LoadErrorProps {
  error: AppError;
  onRetry: () => void;
  /** The level of the heading; 1 when the error fills the whole page. */
  level?: 1 | 2;
}

/** Shows why a screen's data could not be loaded, with a button to try again. */
export function LoadError({ error: { code, message }, onRetry, level = 1 }: LoadErrorProps) {
  const isPrivate = code === 'list-private';
  return (
    <EmptyState
      icon={isPrivate ? 'lock' : code === 'offline' ? 'offline' : 'error'}
      title={isPrivate ? message : 'We could not load this'}
      level={level}
    >
      <p role="alert">{isPrivate ? 'Only its members can see it, once they log in.' : message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
