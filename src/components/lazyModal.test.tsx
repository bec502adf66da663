import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { loggedOnce } from '../testing/logs.ts';
import { renderApp } from '../testing/render.tsx';
import { Modal as Dialog } from '../ui/modals/Modal.tsx';
import { lazyModal } from './lazyModal.tsx';

interface Props {
  onClose: () => void;
}

function Greeting({ onClose }: Props) {
  return <button onClick={onClose}>Hello</button>;
}
const module = { default: Greeting };

function Question({ onClose }: Props) {
  return (
    <Dialog title="Question" onClose={onClose}>
      Well?
    </Dialog>
  );
}

function Page({ modal: Modal }: { modal: ComponentType<Props> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && <Modal onClose={() => setOpen(false)} />}
    </>
  );
}

/** A page with a button that opens the modal which `loadModule` loads. */
function page(loadModule: () => Promise<typeof module>) {
  const Modal = lazyModal(loadModule);
  const { user } = renderApp(<Page modal={Modal} />, { user: null });
  return { user, load: Modal.load, open: () => user.click(screen.getByText('Open')) };
}

it('shows a spinner until it is loaded, then the modal until it is closed', async () => {
  const { promise, resolve } = deferred<typeof module>();
  const { user, open } = page(() => promise);
  await open();
  expect(screen.queryByText('Hello')).toBeNull();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  resolve(module);
  await user.click(await screen.findByText('Hello'));
  expect(screen.queryByText('Hello')).toBeNull();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('does not open after Escape was pressed while it was loading, but opens when asked again', async () => {
  const { promise, resolve } = deferred<typeof module>();
  const { user, open, load } = page(() => promise);
  await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Loading')).toBeNull();
  resolve(module);
  await load();
  expect(screen.queryByText('Hello')).toBeNull();
  await open();
  expect(await screen.findByText('Hello')).toBeInTheDocument();
});

/** A module of a modal that shows its name. */
function named(name: string) {
  return { default: ({ onClose }: Props) => <button onClick={onClose}>{`${name} modal`}</button> };
}

function TwoButtons({
  first: First,
  second: Second,
}: Record<'first' | 'second', ComponentType<Props>>) {
  const [isFirst, setFirst] = useState(false);
  const [isSecond, setSecond] = useState(false);
  return (
    <>
      <button onClick={() => setFirst(true)}>First</button>
      <button onClick={() => setSecond(true)}>Second</button>
      {isFirst && <First onClose={() => setFirst(false)} />}
      {isSecond && <Second onClose={() => setSecond(false)} />}
    </>
  );
}

it.each(['First', 'Second'])(
  'of two that are opened while they load only the later one is shown: %s after the other',
  async (later) => {
    const loads = [deferred<typeof module>(), deferred<typeof module>()] as const;
    const first = lazyModal(() => loads[0].promise);
    const second = lazyModal(() => loads[1].promise);
    const { user } = renderApp(<TwoButtons first={first} second={second} />, { user: null });
    await user.click(screen.getByText(later === 'First' ? 'Second' : 'First'));
    await user.click(screen.getByText(later));
    loads[0].resolve(named('First'));
    loads[1].resolve(named('Second'));
    await user.click(await screen.findByText(`${later} modal`));
    expect(screen.queryByText(/modal/)).toBeNull();
    expect(screen.queryByText('Loading')).toBeNull();
  },
);

it('one that is loaded already takes the place of one that is still loading', async () => {
  const { promise, resolve } = deferred<typeof module>();
  const second = lazyModal(() => Promise.resolve({ default: Question }));
  await second.load();
  const first = lazyModal(() => promise);
  const { user } = renderApp(<TwoButtons first={first} second={second} />, { user: null });
  await user.click(screen.getByText('First'));
  await user.click(screen.getByText('Second'));
  resolve(module);
  await first.load();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(screen.queryByText('Hello')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
});

it('one that is asked for late does not open on top of another one', async () => {
  const first = lazyModal(() => Promise.resolve({ default: Question }));
  await first.load();
  const second = lazyModal(() => Promise.resolve(module));
  const { user } = renderApp(<TwoButtons first={first} second={second} />, { user: null });
  await user.click(screen.getByText('First'));
  // As from a part of the page that has arrived since: nobody can press it now.
  fireEvent.click(screen.getByText('Second'));
  await second.load();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(screen.queryByText('Hello')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
});

it.each([false, true])(
  'one inside another is shown, also when that is loaded already: %s',
  async (isLoaded) => {
    const Inner = lazyModal(() => Promise.resolve(module));
    const { open, load } = page(() =>
      Promise.resolve({ default: ({ onClose }: Props) => <Inner onClose={onClose} /> }),
    );
    if (isLoaded) await load();
    await open();
    expect(await screen.findByText('Hello')).toBeInTheDocument();
  },
);

it('is shown at once when it was loaded before', async () => {
  const loadModule = vi.fn<() => Promise<typeof module>>(() => Promise.resolve(module));
  const { open, load } = page(loadModule);
  await load();
  await open();
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(loadModule).toHaveBeenCalledOnce();
});

it.each([
  [true, 'This could not be loaded. Reload the page and try again.'],
  [false, 'You seem to be offline. Check your connection and try again.'],
])('says that loading failed, online: %j, and loads again the next time', async (online, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const loadModule = vi.fn<() => Promise<typeof module>>(() => Promise.resolve(module));
  const failure = new TypeError('Failed to fetch');
  for (let tries = 0; tries < 3; tries += 1) loadModule.mockRejectedValueOnce(failure);
  const { open } = page(loadModule);
  await open();
  expect(await screen.findByText(text, undefined, { timeout: 5_000 })).toBeInTheDocument();
  expect(loggedOnce('info')).toEqual(['A script did not load', failure]);
  expect(loggedOnce('warn')).toEqual(['A modal did not load', failure]);
  await open();
  await waitFor(() => expect(screen.getByText('Hello')).toBeInTheDocument());
});
