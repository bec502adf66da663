import { Component, useState, type ErrorInfo, type ReactNode } from 'react';
import { retryFailedComponents } from '../lib/loading/lazyWithRetry.tsx';
import { useTitle } from '../lib/useTitle.ts';
import { reloadNewest } from './watchdog.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  /** When this changes, after navigating, also to the same page, the page is rendered again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * Shown when a page throws or its script cannot be loaded: explains that and offers a reload. Reloads by
 * itself when the browser is back online, because Firefox does not request a failed script again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A page failed', error, info.componentStack);
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#onOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#onOnline);
  }

  override componentDidUpdate(before: Props, { failed }: State): void {
    // Not when the new page itself has failed in the update that rendered it.
    if (!failed || before.resetKey === this.props.resetKey) return;
    retryFailedComponents();
    this.setState({ failed: false });
  }

  readonly #onOnline = () => {
    if (this.state.failed) reloadNewest();
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailedPage />;
  }
}

function FailedPage() {
  const title = 'This page could not be shown';
  useTitle(title);
  // Shown, because looking for a newer release takes seconds on a slow network.
  const [busy, setBusy] = useState(false);
  return (
    <EmptyState icon="error" title={title} level={1}>
      <p>Nothing you saved is lost. Check your connection, then load the page again.</p>
      <Button
        busy={busy}
        onClick={() => {
          setBusy(true);
          reloadNewest();
        }}
      >
        Reload the page
      </Button>
    </EmptyState>
  );
}
