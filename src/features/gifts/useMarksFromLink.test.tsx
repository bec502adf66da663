import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pack, unpack } from '../../lib/packed.ts';
import { marksToText } from '../../model/marks/markTransfer.ts';
import { deferred } from '../../testing/deferred.ts';
import { renderApp } from '../../testing/render.tsx';
import { useMarksFromLink } from './useMarksFromLink.ts';

vi.mock('../../lib/packed.ts', { spy: true });

const mark = {
  listId: 'list-1',
  listName: 'Garden',
  itemId: 'item-1',
  itemName: 'Kite',
  name: 'Ann',
  pieces: 1,
  at: 0,
};

function Marks() {
  const [marks] = useMarksFromLink();
  return <p>{marks.map(({ itemName }) => itemName)}</p>;
}

/** A page that can be left. */
function Site() {
  const [hasLeft, setLeft] = useState(false);
  return hasLeft ? null : (
    <>
      <button onClick={() => setLeft(true)}>Leave</button>
      <Marks />
    </>
  );
}

async function open() {
  const packed = await pack(marksToText([mark]));
  const app = renderApp(<Site />, { user: null, at: `/gifts#marks=${packed}` });
  return app;
}

describe('F2 marks of another device', () => {
  it('are read from the fragment, which is removed', async () => {
    const { address } = await open();
    expect(await screen.findByText('Kite')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/gifts'));
  });

  it('do not lead back to a page that was left before they were read', async () => {
    const text = deferred<string>();
    vi.mocked(unpack).mockReturnValueOnce(text.promise);
    const { navigation } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await act(async () => text.resolve(marksToText([mark])));
    expect(navigation()).toBe('POP');
  });
});
