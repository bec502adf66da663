import { Suspense, use, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { loadWithRetry, REQUIRED, OPTIONAL } from './loadWithRetry.ts';
import { afterFirstPaint } from '../scheduling.ts';

/** A component in a chunk of its own: a page, a dialog or a part of a page. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the script before rendering. Rejects when all tries have failed. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
};

/** Incremented when components that could not be loaded may try again. */
let retryGeneration = 0;

/**
 * Lets components that could not be loaded try again when they are rendered next. Called by the error
 * boundary that caught them: until then they throw the same error at each rendering, without loading
 * again.
 */
export function retryFailedComponents(): void {
  retryGeneration += 1;
}

/** Imports a component's module. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Creates a component whose script is loaded when it is first rendered, below a Suspense. After three
 * failures, rendering throws the error to the error boundary.
 */
export function lazyWithRetry<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  return lazyComponent<Props>(() => loadWithRetry(load, REQUIRED));
}

/**
 * Creates a part that its page works without: its script is loaded after the first paint, with retries
 * until it succeeds. Its `fallback` is shown until then.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
): FunctionComponent<Props & { fallback?: ReactNode }> {
  const Part = lazyComponent<Props>(() =>
    loadWithRetry(() => afterFirstPaint().then(load), OPTIONAL),
  );
  return ({ fallback, ...props }) => (
    <Suspense fallback={fallback}>
      <Part {...(props as unknown as Props)} />
    </Suspense>
  );
}

function lazyComponent<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let attempt: Promise<void> | undefined;
  let failedAt: number | undefined;

  const begin = (): Promise<void> => {
    failedAt = undefined;
    attempt = load().then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        failedAt = retryGeneration;
        throw error;
      },
    );
    return attempt;
  };

  /** The attempt to wait for; a new one only when the last has failed and a retry was allowed. */
  const current = (): Promise<void> =>
    attempt && (failedAt === undefined || failedAt === retryGeneration) ? attempt : begin();

  // Always the same component type: React would remount a component whose type changes.
  function Lazy(props: Props) {
    if (!Loaded) use(current());
    const Component = Loaded as ComponentType<Props>;
    return <Component {...props} />;
  }
  return Object.assign(Lazy, {
    load: () => (attempt && failedAt === undefined ? attempt : begin()),
    isLoaded: () => Loaded !== undefined,
  });
}
