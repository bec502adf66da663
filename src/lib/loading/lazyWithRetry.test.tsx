import { act, render, screen } from '@testing-library/react';
import { Component, StrictMode, Suspense, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { loggedTo } from '../../testing/logs.ts';
import {
  lazyPart,
  lazyWithRetry,
  retryFailedComponents,
  type LazyComponent,
} from './lazyWithRetry.tsx';

beforeEach(() => void vi.useFakeTimers());

interface Props {
  name: string;
}

const module = { default: ({ name }: Props) => <p>Hello {name}</p> };

function loading(failures: number) {
  const load = vi.fn<() => Promise<typeof module>>(() => Promise.resolve(module));
  for (let n = 0; n < failures; n += 1) load.mockRejectedValueOnce(new TypeError(`${n}`));
  return load;
}

/** An error boundary that renders its content again when `attempt` changes. */
class Boundary extends Component<
  { attempt: number; children: ReactNode },
  { failedAt: number | null }
> {
  override state: { failedAt: number | null } = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: 0 };
  }

  override componentDidUpdate(before: { attempt: number }) {
    if (before.attempt === this.props.attempt) return;
    retryFailedComponents();
    this.setState({ failedAt: null });
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : <p>Failed</p>;
  }
}

function page(Lazy: LazyComponent<Props>, attempt = 0) {
  return (
    <StrictMode>
      <Boundary attempt={attempt}>
        <Suspense fallback={<p>Waiting</p>}>
          <Lazy name="Ada" />
        </Suspense>
      </Boundary>
    </StrictMode>
  );
}

/** Renders it in an awaited `act`, because it suspends. */
const draw = (element: ReactNode) => act(() => Promise.resolve(render(element)));

/** Advances the clock and lets React render, which keeps a fallback for a short time. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(400));
}

it('waits for its script, then renders the component with its props', async () => {
  const { promise, resolve } = deferred<typeof module>();
  const load = vi.fn<() => typeof promise>(() => promise);
  await draw(page(lazyWithRetry(load)));
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  resolve(module);
  await pass(0);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('is rendered at once when it was prefetched', async () => {
  const load = loading(0);
  const Lazy = lazyWithRetry(load);
  expect(Lazy.isLoaded()).toBe(false);
  await Lazy.load();
  expect(Lazy.isLoaded()).toBe(true);
  render(page(Lazy));
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('a script that loads at the second try is rendered', async () => {
  const load = loading(1);
  await draw(page(lazyWithRetry(load)));
  await pass(500);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(loggedTo('info')).toEqual([['A script did not load', new TypeError('0')]]);
});

it('a script that fails is tried three times, and again only after retryFailedComponents', async () => {
  const load = loading(3);
  const Lazy = lazyWithRetry(load);
  const { rerender } = await draw(page(Lazy));
  await pass(60_000);
  expect(screen.getByText('Failed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
  rerender(page(Lazy));
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(3);

  await act(() => Promise.resolve(rerender(page(Lazy, 1))));
  await pass(60_000);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(4);
  expect(loggedTo('info')).toHaveLength(1);
  // React logs the error too.
  expect(loggedTo('error')).not.toEqual([]);
});

it('a failed prefetch is requested again by the next load', async () => {
  const load = loading(3);
  const Lazy = lazyWithRetry(load);
  const first = Lazy.load().catch((error: unknown) => error);
  await pass(60_000);
  expect(await first).toEqual(new TypeError('2'));
  await Lazy.load();
  render(page(Lazy));
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(loggedTo('info')).toHaveLength(1);
});

it('a part shows its fallback until its script is loaded, which is tried until it succeeds', async () => {
  const load = loading(5);
  const Part = lazyPart(load);
  await draw(<Part name="Ada" fallback={<p>Waiting</p>} />);
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  await pass(10 * 60_000);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(6);
  expect(loggedTo('info')).toHaveLength(1);
});
