import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAttempt, leaveAttempt, openAttempts } from '../../device/attempts.ts';
import { myMarks } from '../../device/myMarks.ts';
import { itemOf, listOf, markOf } from '../../testing/fixtures.ts';
import { useUnansweredMarks } from './useUnansweredMarks.ts';

/** Tom marked two pieces of an item of which he had some, and no answer came. */
function loseAnswer(itemId: string, had: number): void {
  const what = `mark list-1 ${itemId} Tom`;
  keepAttempt(what, { mark: markOf({ itemId, pieces: 2 }), had });
  leaveAttempt(what);
}

/** An item of which Tom has three of five pieces. */
const threeOfFive = (id: string) =>
  itemOf({ id, quantity: 5, purchasedBy: ['Tom'], purchasedCounts: { Tom: 3 } });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('F2 a mark whose answer was lost', () => {
  it('is remembered with the pieces bought before, once it is on the list', async () => {
    loseAnswer('not-arrived', 3);
    loseAnswer('arrived', 1);
    const list = listOf({ items: ['not-arrived', 'arrived'].map(threeOfFive) });
    const onArrived = vi.fn<(itemName: string) => void>();
    renderHook(() => useUnansweredMarks(list, onArrived));
    await waitFor(() => expect(onArrived).toHaveBeenCalledExactlyOnceWith('Kettle'));
    expect(myMarks()).toEqual([markOf({ itemId: 'arrived', pieces: 3 })]);
    expect(openAttempts('mark ').map(([what]) => what)).toEqual(['mark list-1 not-arrived Tom']);
  });
});
