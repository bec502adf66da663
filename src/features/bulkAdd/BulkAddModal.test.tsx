import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchProduct } from '../../data/autoFill/products.ts';
import { addItem } from '../../hooks/commands/listCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import type { Product } from '../../model/product.ts';
import { listOf, userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import BulkAddModal from './BulkAddModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../data/autoFill/products.ts');

const KITE: Product = {
  name: 'Kite',
  price: 24,
  currency: 'USD',
  imageUrl: null,
  color: null,
  size: null,
};

function WhenSignedIn({ links }: { links: readonly string[] }) {
  return (
    useAuth().status === 'signed-in' && (
      <BulkAddModal list={listOf()} links={links} onClose={() => undefined} />
    )
  );
}

it('the focus moves to the first item when the pages are read', async () => {
  vi.mocked(fetchProduct).mockReturnValue(new Promise(() => undefined));
  const { user } = renderApp(<WhenSignedIn links={[]} />, { user: userOf() });
  fireEvent.change(await screen.findByLabelText('Links'), {
    target: { value: 'https://shop.example/kite\nhttps://shop.example/lamp' },
  });
  await user.click(screen.getByRole('button', { name: 'Read the Pages' }));
  // It moves a moment after the items have appeared.
  await waitFor(() => expect(screen.getByLabelText('Name of item 1')).toHaveFocus());
});

it('a name keeps the focus while the items are added, and takes no more words', async () => {
  vi.mocked(fetchProduct).mockResolvedValue(KITE);
  vi.mocked(addItem).mockReturnValue(new Promise(() => undefined));
  const { user } = renderApp(<WhenSignedIn links={[]} />, { user: userOf() });
  fireEvent.change(await screen.findByLabelText('Links'), {
    target: { value: 'https://shop.example/kite\nhttps://shop.example/lamp' },
  });
  await user.click(screen.getByRole('button', { name: 'Read the Pages' }));
  const name = await screen.findByLabelText('Name of item 2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add 2 Items' })).toBeEnabled());
  await user.type(name, '!{Enter}x');
  expect(addItem).toHaveBeenCalled();
  // Browsers take the focus from a disabled field.
  expect(name).toBeEnabled();
  expect(name).toHaveValue('Kite!');
});
