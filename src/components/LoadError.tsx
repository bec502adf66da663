import type { AppError } from '../model/errors.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface LoadErrorProps {
  error: AppError;
  onRetry: () => void;
}

/** Shows why a screen's data could not be loaded, with a button to try again. */
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
