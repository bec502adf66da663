import { use, type ComponentType, type FunctionComponent } from 'react';
import { loadWithRetry, REQUIRED, OPTIONAL } from './loadWithRetry.ts';
import { afterFirstPaint } from './scheduling.ts';

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

/**
 * Creates a component whose script is loaded when it is first rendered, below a Suspense. After three
 * failures, rendering throws the error to the error boundary.
 * @param options.optional the page works without it: it is loaded after the first paint, with retries
 *   until it succeeds; the fallback of its Suspense is shown until then
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { optional = false }: { optional?: boolean } = {},
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let attempt: Promise<void> | undefined;
  let failedAt: number | undefined;

  const begin = (): Promise<void> => {
    failedAt = undefined;
    const script = optional
      ? loadWithRetry(() => afterFirstPaint().then(load), OPTIONAL)
      : loadWithRetry(load, REQUIRED);
    attempt = script.then(
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
