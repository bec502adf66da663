import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { deleteDraft } from '../../hooks/commands/listCommands.ts';
import { download } from '../../lib/files/download.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import type { Draft } from '../../model/drafts/draft.ts';
import { readImport } from '../../model/importing/importRows.ts';
import { userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import DraftsModal from './DraftsModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');
vi.mock('../../lib/files/download.ts');

const draftOf = (name: string): Draft => ({
  id: name,
  listId: 'list-1',
  savedAt: 0,
  form: { name },
});

/** A page with a button that is there while there are drafts, and opens them. */
function Page() {
  const [drafts, setDrafts] = useState([draftOf('Kettle'), draftOf('Lamp')]);
  const [isOpen, setOpen] = useState(false);
  const { status } = useAuth();
  vi.mocked(deleteDraft).mockImplementation((_uid, removed) => {
    setDrafts((now) => now.filter(({ id }) => id !== removed));
    return Promise.resolve('sent');
  });
  return (
    <main id="main" tabIndex={-1}>
      {drafts.length > 0 && (
        <button type="button" onClick={() => setOpen(true)}>
          Drafts
        </button>
      )}
      {isOpen && status === 'signed-in' && (
        <DraftsModal drafts={drafts} onOpen={() => undefined} onClose={() => setOpen(false)} />
      )}
    </main>
  );
}

it('a deletion moves the focus to the next draft, and with the last one to the page', async () => {
  const { user } = renderApp(<Page />, { user: userOf() });
  await user.click(screen.getByRole('button', { name: 'Drafts' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the draft Kettle' }));
  await waitFor(() => expect(screen.queryByText('Kettle')).toBeNull());
  expect(screen.getByRole('button', { name: /^Lamp/u })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete the draft Lamp' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a deletion of the last of several moves the focus to Close', async () => {
  const { user } = renderApp(<Page />, { user: userOf() });
  await user.click(screen.getByRole('button', { name: 'Drafts' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the draft Lamp' }));
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

it('the second click of a double click does not delete the next draft', async () => {
  const { user } = renderApp(<Page />, { user: userOf() });
  await user.click(screen.getByRole('button', { name: 'Drafts' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the draft Kettle' }));
  await waitFor(() => expect(screen.queryByText('Kettle')).toBeNull());
  vi.mocked(deleteDraft).mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Delete the draft Lamp' }), { detail: 2 });
  expect(deleteDraft).not.toHaveBeenCalled();
});

function WhenSignedIn(props: Parameters<typeof DraftsModal>[0]) {
  return useAuth().status === 'signed-in' && <DraftsModal {...props} />;
}

it.each([
  [{ for: 'leo' }, 'Leo'],
  [{ for: 'somebody-of-another-list' }, ''],
  [{ for: 'new', newPerson: 'Mia' }, 'Mia'],
  [{ for: 'new' }, ''],
  [{}, ''],
])('F12 a downloaded draft with %j can be imported, and is then for “%s”', async (whom, name) => {
  const drafts = [{ ...draftOf('Kettle'), form: { name: 'Kettle', ...whom } }];
  const props = {
    drafts,
    people: { leo: 'Leo' },
    onOpen: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  };
  const { user } = renderApp(<WhenSignedIn {...props} />, { user: userOf() });
  await user.click(await screen.findByRole('button', { name: 'Download JSON' }));
  const [text = ''] = vi.mocked(download).mock.lastCall ?? [];
  expect(readImport(text).rows?.map(({ cells }) => cells)).toEqual([
    expect.objectContaining({ name: 'Kettle', for: name }),
  ]);
});
