import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchRemovedMarks } from '../../hooks/commands/markCommands.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { useRemovedMarks } from './useRemovedMarks.ts';

vi.mock('../../hooks/commands/markCommands.ts', () => ({
  watchRemovedMarks: vi.fn<typeof watchRemovedMarks>(() => () => undefined),
}));

it('asks without the names of what is a surprise for the viewer, and not where there is nothing else', async () => {
  const own = itemOf({ addedBy: 'ben', isSurprise: true });
  const { result, rerender } = renderHook(
    ({ items }) => useRemovedMarks(listOf({ items }), 'ben'),
    {
      initialProps: { items: [own] },
    },
  );
  expect(result.current).toEqual([]);
  expect(watchRemovedMarks).not.toHaveBeenCalled();
  rerender({ items: [own, itemOf({ id: 'item-2', addedBy: 'ann' })] });
  await waitFor(() => expect(watchRemovedMarks).toHaveBeenCalledOnce());
  expect(vi.mocked(watchRemovedMarks).mock.calls[0]?.[1]).toBe('ben');
});
