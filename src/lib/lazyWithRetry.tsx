import { use, type ComponentType, type FunctionComponent } from 'react';
import { loadWithRetry, ASKED_FOR, OPTIONAL } from './loadWithRetry.ts';
import { afterFirstPaint } from './scheduling.ts';

/** A component in a chunk of its own: a page, a dialog or a part of a page. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads it ahead: what is rendered after that does not wait. Rejects when the tries are used up. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
};

/** Grows each time that what has failed gets another chance. */
let chances = 0;

/**
 * Lets components that could not be loaded try again when they are rendered next. For the error
 * boundary that caught them: until then each of them throws the same error, however often React
 * renders it, and asks for nothing.
 */
export function retryFailedComponents(): void {
  chances += 1;
}

/**
 * Makes a component of a script that is loaded when it is first rendered, below a Suspense. After
 * three failures rendering throws the error, for the error boundary.
 * @param options.optional the page can do without it for a while: it is asked for after the page has
 *   been painted, and again until it is there; the fallback of its Suspense keeps its place
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
      : loadWithRetry(load, ASKED_FOR);
    attempt = script.then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        failedAt = chances;
        throw error;
      },
    );
    return attempt;
  };

  /** The attempt to wait for: another one only when the last has failed and there is a chance. */
  const current = (): Promise<void> =>
    attempt && (failedAt === undefined || failedAt === chances) ? attempt : begin();

  // One type, whether it had to wait or not: another type in its place would start it anew.
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
