import { screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { silence } from '../testing/logs.ts';
import { renderApp } from '../testing/render.tsx';
import { lazyModal } from './lazyModal.tsx';

interface Props {
  onClose: () => void;
}

function Greeting({ onClose }: Props) {
  return <button onClick={onClose}>Hello</button>;
}
const module = { default: Greeting };

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
  const { logged } = silence('warn');
  const info = silence('info');
  const loadModule = vi.fn<() => Promise<typeof module>>(() => Promise.resolve(module));
  const failure = new TypeError('Failed to fetch');
  for (let tries = 0; tries < 3; tries += 1) loadModule.mockRejectedValueOnce(failure);
  const { open } = page(loadModule);
  await open();
  expect(await screen.findByText(text, undefined, { timeout: 5_000 })).toBeInTheDocument();
  expect(info.logged()).toEqual(['A script did not load', failure]);
  expect(logged()).toEqual(['A modal did not load', failure]);
  await open();
  await waitFor(() => expect(screen.getByText('Hello')).toBeInTheDocument());
});
