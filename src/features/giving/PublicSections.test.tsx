import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TestRouter } from '../../testing/TestRouter.tsx';
import { expect, it, vi } from 'vitest';
import { itemOf } from '../../testing/fixtures.ts';
import { PublicSections } from './PublicSections.tsx';

// Parts of the bar are loaded later, at a time of their own.
vi.mock('../../components/sorting/SortBar.tsx', () => ({
  SortBar: ({ children }: { children: ReactNode }) => children,
}));

it('Clear filters moves the focus to the first chip, because its button goes', async () => {
  window.history.replaceState(null, '', '/?search=yacht');
  const page = (
    <TestRouter at="/?search=yacht">
      <main>
        <PublicSections
          listId="list-1"
          sections={[{ uid: 'ann', name: 'Ann', items: [itemOf()] }]}
          marks={new Map()}
          archived={false}
          hiddenFrom={null}
          onAction={() => undefined}
        />
      </main>
    </TestRouter>
  );
  await act(async () => render(page));
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  await act(async () => clear.click());
  expect(screen.getByRole('heading', { name: /^Kettle/u })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All' })).toHaveFocus();
});

it('F5 Print has the purchased items, too, also where they are hidden on the screen', async () => {
  const sections = [
    { uid: 'ann', name: 'Ann', items: [itemOf({ purchasedBy: ['Tom'] })] },
    { uid: 'ben', name: 'Ben', items: [itemOf({ id: 'item-2', name: 'Lamp' })] },
  ];
  await act(async () =>
    render(
      <TestRouter at="/?purchased=hidden">
        <PublicSections
          listId="list-1"
          sections={sections}
          marks={new Map()}
          archived={false}
          hiddenFrom={null}
          onAction={() => undefined}
        />
      </TestRouter>,
    ),
  );
  expect(screen.getByText('Everything here is purchased.')).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('heading', { name: /^Kettle/u })).toBeVisible();
  expect(screen.queryByText('Everything here is purchased.')).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: /^Kettle/u })).toBeNull();
});
