import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startAttempt, setUnanswered, openAttempts } from '../../device/attempts.ts';
import { myMarks } from '../../device/myMarks.ts';
import { itemOf, listOf, markOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import type { List } from '../../model/list.ts';
import { useUnansweredMarks } from './useUnansweredMarks.ts';

function Page({ list }: { list: List }) {
  useUnansweredMarks(list, false);
  return null;
}

/** Tom marked two pieces of an item of which he had some, and no answer came. */
function loseAnswer(itemId: string, had: number): void {
  const what = `mark list-1 ${itemId} Tom`;
  startAttempt(what, { mark: markOf({ itemId, pieces: 2 }), had });
  setUnanswered(what);
}

/** An item of which Tom has three of five pieces. */
const threeOfFive = (id: string) =>
  itemOf({ id, quantity: 5, purchasedBy: ['Tom'], purchasedCounts: { Tom: 3 } });

describe('F2 a mark whose answer was lost', () => {
  it('is remembered with the pieces bought before, once it is on the list', async () => {
    loseAnswer('not-arrived', 3);
    loseAnswer('arrived', 1);
    const list = listOf({ items: ['not-arrived', 'arrived'].map(threeOfFive) });
    renderApp(<Page list={list} />, { user: null });
    expect(await screen.findByText('Kettle is marked as purchased. Thank you!')).toBeVisible();
    expect(myMarks()).toEqual([markOf({ itemId: 'arrived', pieces: 3 })]);
    expect(openAttempts('mark ').map(([what]) => what)).toEqual(['mark list-1 not-arrived Tom']);
  });
});
