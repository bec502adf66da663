import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from '../../hooks/useAuth.tsx';
import { itemOf, listOf, userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import DuplicateModal from './DuplicateModal.tsx';

vi.mock('../../hooks/commands/listCommands.ts');

function WhenSignedIn({ wishes, ...more }: { wishes: number; name?: string; private?: boolean }) {
  const items = Array.from({ length: wishes }, (_, index) => itemOf({ id: String(index) }));
  const isKnown = useAuth().status === 'signed-in';
  return isKnown && <DuplicateModal list={listOf({ items, ...more })} onClose={() => undefined} />;
}

it.each([
  [0, 'Creates an empty list: you have no wishes on this one. Other'],
  [1, 'your one wish, not purchased. Other'],
  [2, 'your 2 wishes, none of them purchased. Other'],
])('says that of %d wishes no purchase is copied', async (wishes, text) => {
  renderApp(<WhenSignedIn wishes={wishes} />, { user: userOf() });
  expect(await screen.findByRole('dialog')).toHaveTextContent(text);
});

it('suggests another name than that of the list, and says that the duplicate of a private list is private', async () => {
  renderApp(<WhenSignedIn wishes={2} private />, { user: userOf() });
  expect(await screen.findByRole('dialog')).toHaveTextContent('It is private, too.');
  expect(screen.getByLabelText('List Name')).toHaveValue('Birthday (copy)');
});

it('suggests a name that is not too long', async () => {
  renderApp(<WhenSignedIn wishes={2} name={'x'.repeat(100)} />, { user: userOf() });
  expect(await screen.findByLabelText('List Name')).toHaveValue(`${'x'.repeat(93)} (copy)`);
});
