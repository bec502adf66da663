import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { listOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import { MESSAGES } from '../../model/messages.ts';
import { summaryOf, type ListSummary } from '../../model/list.ts';
import { ListCards } from './ListCards.tsx';

const archived = summaryOf(listOf({ archived: true }), 'ann');

function open(hasMore: boolean) {
  const onMore = vi.fn<() => void>();
  const cards = (
    <ListCards
      lists={[archived]}
      uid="ann"
      onAction={() => undefined}
      hasMore={hasMore}
      onMore={onMore}
    />
  );
  const { user } = renderApp(cards, { user: null });
  return { user, onMore };
}

it('§2 when all of the newest lists are archived, the older ones can be shown', async () => {
  const { user, onMore } = open(true);
  expect(screen.queryByText(MESSAGES.noLists)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
});

it('§2 when all lists are archived, there is no list to show', () => {
  open(false);
  expect(screen.getByText(MESSAGES.noLists)).toBeVisible();
});

const [garden, kitchen] = ['Garden', 'Kitchen'].map((name) =>
  summaryOf(listOf({ id: name, name }), 'ann'),
) as [ListSummary, ListSummary];

/** Show more brings an archived list; the other button stands for another device. */
function Dashboard() {
  const [lists, setLists] = useState([garden]);
  return (
    <>
      <ListCards
        lists={lists}
        uid="ann"
        onAction={() => undefined}
        hasMore
        onMore={() => setLists([garden, archived])}
      />
      <button type="button" onClick={() => setLists([garden, kitchen, archived])}>
        Somebody else adds a list
      </button>
    </>
  );
}

it('a list that comes later does not take the focus after Show more brought only archived ones', async () => {
  const { user } = renderApp(<Dashboard />, { user: null });
  const more = screen.getByRole('button', { name: 'Show more' });
  await user.click(more);
  fireEvent.click(screen.getByText('Somebody else adds a list'));
  expect(screen.getByRole('link', { name: 'Kitchen' })).toBeInTheDocument();
  expect(more).toHaveFocus();
});
