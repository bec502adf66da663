import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchRemovedMarks } from '../../hooks/commands/markCommands.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { useRemovedMarks } from './useRemovedMarks.ts';

vi.mock('../../hooks/commands/markCommands.ts', () => ({
  watchRemovedMarks: vi.fn<typeof watchRemovedMarks>(() => () => undefined),
}));

it('names are also looked for that went off an item while it was for a person of the list', async () => {
  // Leo's item became Ann's after names were taken off it: these are kept as Leo's.
  const list = listOf({
    people: { leo: 'Leo' },
    items: [itemOf({ addedBy: 'ann' }), itemOf({ id: 'item-2', addedBy: 'ben' })],
  });
  renderHook(() => useRemovedMarks(list, 'ben'));
  await waitFor(() => expect(watchRemovedMarks).toHaveBeenCalledOnce());
  expect(vi.mocked(watchRemovedMarks).mock.calls[0]?.[1]).toEqual(['ann', 'leo']);
});
