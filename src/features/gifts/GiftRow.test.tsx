import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { myMarks, rememberMark } from '../../device/myMarks.ts';
import { markOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import { GiftRow } from './GiftRow.tsx';

it('what was removed from this device comes back with Undo, as it was', async () => {
  const mark = markOf({ state: 'bought' });
  rememberMark(mark);
  const { user } = renderApp(
    <ul>
      <GiftRow mark={mark} news="" isNameRemoved imageUrl="" onTakeOff={() => undefined} />
    </ul>,
    { user: null },
  );
  await user.click(screen.getByRole('button', { name: 'Remove from here' }));
  expect(await screen.findByText('Kettle was removed from Your gifts.')).toBeInTheDocument();
  expect(myMarks()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(myMarks()).toEqual([mark]);
});

const row = (isNameRemoved: boolean) => (
  <ul>
    <GiftRow
      mark={markOf()}
      news=""
      isNameRemoved={isNameRemoved}
      imageUrl=""
      onTakeOff={() => undefined}
    />
  </ul>
);

it('says in words what removes a gift: a wastebasket would delete something', async () => {
  renderApp(row(false), { user: null });
  expect(screen.getByRole('button', { name: 'Take my name off' })).toHaveTextContent(
    'Take my name off…',
  );
  cleanup();
  renderApp(row(true), { user: null });
  expect(screen.getByRole('button', { name: 'Remove from here' })).toHaveTextContent(
    'Remove from here',
  );
  expect(screen.getByRole('button', { name: 'Getting it' })).toBeVisible();
});
