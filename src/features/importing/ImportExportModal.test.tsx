import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAuth } from '../../hooks/useAuth.tsx';
import { importer } from '../../hooks/commands/listCommands.ts';
import { deferred } from '../../testing/deferred.ts';
import { listOf, userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import ImportExportModal from './ImportExportModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../hooks/commands/peopleCommands.ts');

const list = listOf();

function WhenSignedIn({ onClose }: { onClose: () => void }) {
  return useAuth().status === 'signed-in' && <ImportExportModal list={list} onClose={onClose} />;
}

const button = (name: string) => screen.getByRole('button', { name });

/** Opens the modal, pastes an address, or what is given, and shows the preview. */
async function preview(source = 'https://shop.example/lamp') {
  const onClose = vi.fn<() => void>();
  const { user } = renderApp(<WhenSignedIn onClose={onClose} />, { user: userOf() });
  fireEvent.change(await screen.findByLabelText('Or paste'), { target: { value: source } });
  await user.click(button('Preview'));
  await screen.findByRole('heading', { name: 'Preview' });
  return { user, onClose };
}

describe('F6 an import of pasted rows', () => {
  it('is not discarded without a question, in its preview and after Back', async () => {
    const { user, onClose } = await preview();
    await user.click(button('Close'));
    await user.click(button('Keep editing'));
    await user.click(button('Back'));
    expect(screen.getByLabelText('Or paste')).toHaveValue('https://shop.example/lamp');
    await user.click(button('Close'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Discard'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is closed without a question once it was added', async () => {
    vi.mocked(importer).mockReturnValue(async () => undefined);
    const { user, onClose } = await preview();
    await user.click(button('Add 1 item'));
    await screen.findByRole('heading', { name: 'Report' });
    await waitFor(() => expect(button('Close')).toBeEnabled());
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('the focus stays in the dialog, in the preview and after Back', async () => {
  const { user } = await preview();
  expect(screen.getByRole('heading', { name: 'Preview' })).toHaveFocus();
  await user.click(button('Back'));
  expect(button('Download CSV')).toHaveFocus();
});

it('the second click of a double click on Add does not stop the import', async () => {
  const first = deferred<void>();
  vi.mocked(importer).mockReturnValue(() => first.promise);
  await preview('name,url\nKite,https://shop.example/kite\nRug,https://shop.example/rug');
  fireEvent.click(button('Add 2 items'), { detail: 1 });
  fireEvent.click(button('Stop'), { detail: 2 });
  first.resolve();
  expect(await screen.findByText('2 items were added.')).toBeVisible();
});
