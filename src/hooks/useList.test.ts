import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscribeToList } from '../data/lists.ts';
import { notifyPurchase } from '../device/purchaseEvents.ts';
import { itemOf, listOf } from '../testing/fixtures.ts';
import { useList } from './useList.ts';

vi.mock('../data/firestore.ts');
vi.mock('../data/lists.ts');

const kite = itemOf({ id: 'kite', listId: 'list-1', purchasedBy: [] });
const bought = { ...kite, purchasedBy: ['Tom'] };

/** Renders a list; returns its purchasers, and a function that makes its listener report the item. */
async function openList() {
  vi.mocked(subscribeToList).mockReturnValue(() => undefined);
  const { result } = renderHook(() => useList('list-1', { hideFrom: null }));
  await waitFor(() => expect(subscribeToList).toHaveBeenCalled());
  const onList = vi.mocked(subscribeToList).mock.lastCall?.[2];
  const tell = (item: typeof kite) =>
    act(async () =>
      onList?.(listOf({ id: 'list-1', items: [item] }), { pending: false, fromCache: false }),
    );
  const buyers = () =>
    result.current.status === 'ready' ? result.current.list.items[0]?.purchasedBy : null;
  await tell(kite);
  return { buyers, tell };
}

afterEach(() => vi.clearAllMocks());

describe('§4 a purchase of this page', () => {
  it('is shown before the listener tells of it', async () => {
    const { buyers } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    expect(buyers()).toEqual(['Tom']);
  });

  it('stays when the listener then tells of the list as it was before', async () => {
    const { buyers, tell } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await tell({ ...kite, name: 'Red kite' });
    expect(buyers()).toEqual(['Tom']);
  });

  it('ends once the listener has told of it: what it tells next is what holds', async () => {
    const { buyers, tell } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await tell(bought);
    await tell({ ...kite, name: 'Red kite' });
    expect(buyers()).toEqual([]);
  });

  it('of somebody else’s is what the listener tells', async () => {
    const { buyers, tell } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await tell({ ...kite, purchasedBy: ['Eve', 'Tom'] });
    expect(buyers()).toEqual(['Eve', 'Tom']);
  });
});
