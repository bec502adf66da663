import type { AppError } from '../model/errors.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface LoadErrorProps {
  error: AppError;
  onRetry: () => void;
}

/** Why a screen's data did not come, with another try. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  return (
    <EmptyState
      icon={error.code === 'offline' ? 'offline' : 'error'}
      title="We could not load this"
      level={1}
    >
      <p role="alert">{error.message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
