import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { subscribeToList } from '../data/lists.ts';
import { notifyPurchase } from '../device/purchaseEvents.ts';
import { itemOf, listOf } from '../testing/fixtures.ts';
import { useList } from './useList.ts';

vi.mock('../data/auth/auth.ts');
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
  const report = (item: typeof kite) =>
    act(async () => onList?.(listOf({ id: 'list-1', items: [item] }), { fromCache: false }));
  const buyers = () =>
    result.current.status === 'ready' ? result.current.list.items[0]?.purchasedBy : null;
  await report(kite);
  return { buyers, report };
}

describe('§4 a purchase of this page', () => {
  it('is shown before the listener reports it', async () => {
    const { buyers } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    expect(buyers()).toEqual(['Tom']);
  });

  it('stays when the listener then reports the list as it was before', async () => {
    const { buyers, report } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await report({ ...kite, name: 'Red kite' });
    expect(buyers()).toEqual(['Tom']);
  });

  it('is dropped once the listener has reported it, so that later snapshots apply', async () => {
    const { buyers, report } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await report(bought);
    await report({ ...kite, name: 'Red kite' });
    expect(buyers()).toEqual([]);
  });

  it('does not replace another purchase that the listener reports', async () => {
    const { buyers, report } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await report({ ...kite, purchasedBy: ['Eve', 'Tom'] });
    expect(buyers()).toEqual(['Eve', 'Tom']);
  });

  it('that was taken back is not shown when the listener reports only the end', async () => {
    const { buyers, report } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await act(async () => notifyPurchase(bought, kite));
    expect(buyers()).toEqual([]);
    await report({ ...kite, name: 'Red kite' });
    expect(buyers()).toEqual([]);
  });

  it('that was taken back stays so when the listener reports what was between', async () => {
    const { buyers, report } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await act(async () => notifyPurchase(bought, kite));
    await report(bought);
    expect(buyers()).toEqual([]);
  });

  it('that the listener reported first is not shown again once others have removed it', async () => {
    const { buyers, report } = await openList();
    await report(bought);
    await act(async () => notifyPurchase(kite, bought));
    expect(buyers()).toEqual(['Tom']);
    await report(kite);
    expect(buyers()).toEqual([]);
  });

  it('is given up when it is not known what became of a later one', async () => {
    const { buyers, report } = await openList();
    await act(async () => notifyPurchase(kite, bought));
    await act(async () => notifyPurchase(bought, null));
    expect(buyers()).toEqual(['Tom']);
    await report({ ...kite, name: 'Red kite' });
    expect(buyers()).toEqual([]);
  });
});

it.each(['a/b', '__x__', '..'])(
  'the id of a damaged link is that of no list, and is not asked for: %s',
  async (id) => {
    const { result } = renderHook(() => useList(id, { hideFrom: null }));
    expect(result.current.status).toBe('missing');
    await act(async () => undefined);
    expect(subscribeToList).not.toHaveBeenCalled();
  },
);
