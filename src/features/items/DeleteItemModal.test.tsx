import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ItemSection } from '../../components/ItemSection.tsx';
import type { Item } from '../../model/item.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import { OwnItem } from '../lists/WishItems.tsx';
import DeleteItemModal from './DeleteItemModal.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/listCommands.ts');

const KETTLE = itemOf({ id: 'item-1', name: 'Kettle' });
const LAMP = itemOf({ id: 'item-2', name: 'Lamp' });

/** A section with two items; a deleted one is gone when the question is closed. */
function Section() {
  const [items, setItems] = useState<readonly Item[]>([KETTLE, LAMP]);
  const [asked, setAsked] = useState<Item | null>(null);
  return (
    <>
      <ItemSection
        title="Your Wish List"
        count={items.length}
        visibleItems={items}
        firstIndex={0}
        renderItem={(item) => (
          <OwnItem
            key={item.id}
            item={item}
            eventIsOver={false}
            onItemAction={(action) => setAsked(action.item)}
          />
        )}
      />
      {asked && (
        <DeleteItemModal
          item={asked}
          anchor={null}
          onClose={() => {
            setItems(items.filter(({ id }) => id !== asked.id));
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

it('a deletion moves the focus to the next item, and after the last one to its section', async () => {
  const { person } = renderApp(<Section />, { user: null });
  const confirm = async () => {
    await person.keyboard('{Enter}');
    act(() => screen.getByRole('button', { name: 'Delete Item' }).focus());
    await person.keyboard('{Enter}');
  };
  act(() => screen.getByRole('button', { name: 'Delete Kettle' }).focus());
  await confirm();
  // The focus moves in an effect, after the dialog is gone.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Lamp' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  await confirm();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your Wish List' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});
