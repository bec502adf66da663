import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchProduct } from '../../data/autoFill/products.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { listOf, userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import BulkAddModal from './BulkAddModal.tsx';

vi.mock('../../data/auth/session.ts');
vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../data/autoFill/products.ts');

function WhenSignedIn() {
  return (
    useAuth().status === 'signed-in' && (
      <BulkAddModal list={listOf()} links={[]} onClose={() => undefined} />
    )
  );
}

it('the focus moves to the first item when the pages are read', async () => {
  vi.mocked(fetchProduct).mockReturnValue(new Promise(() => undefined));
  const { user } = renderApp(<WhenSignedIn />, { user: userOf() });
  fireEvent.change(await screen.findByLabelText('Links'), {
    target: { value: 'https://shop.example/kite\nhttps://shop.example/lamp' },
  });
  await user.click(screen.getByRole('button', { name: 'Read the Pages' }));
  expect(await screen.findByLabelText('Name of item 1')).toHaveFocus();
});
