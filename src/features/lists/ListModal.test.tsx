import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { createList } from '../../hooks/commands/listCommands.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { paths } from '../../model/paths.ts';
import { userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import ListModal from './ListModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');

const hasModalEntry = () => (history.state as { modal?: boolean } | null)?.modal === true;

it('a new list is opened from the entry of its page, so that Back does not meet the modal’s', async () => {
  vi.mocked(createList).mockResolvedValue('list-2');
  const onClose = vi.fn<() => void>();
  let hadEntry: boolean | undefined;
  function Page() {
    if (useLocation().pathname === paths.list('list-2')) hadEntry ??= hasModalEntry();
    return useAuth().status === 'signed-in' && <ListModal onClose={onClose} />;
  }
  const { user, address, navigation } = renderApp(<Page />, { user: userOf() });
  await user.type(await screen.findByLabelText('List Name'), 'Garden');
  expect(hasModalEntry()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Create List' }));
  await waitFor(() => expect([address(), navigation()]).toEqual([paths.list('list-2'), 'PUSH']));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(hadEntry).toBe(false);
});
