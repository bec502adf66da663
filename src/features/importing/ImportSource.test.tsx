import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { renderApp } from '../../testing/render.tsx';
import { ImportSource } from './ImportSource.tsx';

function choose(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const onRead = vi.fn<(text: string) => string | null>(() => null);
  renderApp(<ImportSource source="" onSource={() => undefined} onRead={onRead} />, { user: null });
  fireEvent.change(screen.getByLabelText('File'), {
    target: { files: [new File([bytes], name)] },
  });
  return onRead;
}

it('F6 a CSV that Excel on Windows saved keeps its letters with accents', async () => {
  const onRead = choose(Uint8Array.from([0x4e, 0xfc, 0x73, 0x73, 0x65]), 'wishes.csv');
  await waitFor(() => expect(onRead).toHaveBeenCalledExactlyOnceWith('Nüsse'));
});

it('F6 a workbook of Excel is no table yet: it says how to make one of it', async () => {
  const onRead = choose(Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]), 'wishes.xlsx');
  expect(await screen.findByRole('alert')).toHaveTextContent('save it as CSV');
  expect(onRead).not.toHaveBeenCalled();
});

/** A file whose content arrives when the test says so. */
function slowFile() {
  const content = deferred<ArrayBuffer>();
  const file = Object.assign(new File(['wishes'], 'wishes.csv'), {
    arrayBuffer: () => content.promise,
  });
  return { file, arrive: (text: string) => content.resolve(new TextEncoder().encode(text).buffer) };
}

it('F6 a slow file does not replace what was previewed after it was chosen', async () => {
  const onRead = vi.fn<(text: string) => string | null>(() => null);
  function Steps() {
    const [isPreview, setPreview] = useState(false);
    const read = (text: string) => {
      setPreview(true);
      return onRead(text);
    };
    return isPreview || <ImportSource source="Lamp" onSource={() => undefined} onRead={read} />;
  }
  const { user } = renderApp(<Steps />, { user: null });
  const { file, arrive } = slowFile();
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await act(async () => arrive('Kettle'));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('Lamp');
});

it('F6 of two files, the one that was chosen last is read', async () => {
  const onRead = vi.fn<(text: string) => string | null>(() => null);
  renderApp(<ImportSource source="" onSource={() => undefined} onRead={onRead} />, { user: null });
  const slow = slowFile();
  const quick = slowFile();
  for (const { file } of [slow, quick]) {
    fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });
  }
  await act(async () => quick.arrive('Lamp'));
  await act(async () => slow.arrive('Kettle'));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('Lamp');
});
