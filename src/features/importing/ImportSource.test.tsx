import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
