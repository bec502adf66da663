import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { viewOptionsFrom } from '../../model/sorting/viewOptions.ts';
import { itemOf } from '../../testing/fixtures.ts';
import SortControls from './SortControls.tsx';

/** Opens the panel, with something behind its button. */
async function openPanel(behind?: ReactNode) {
  render(
    <main tabIndex={-1}>
      <SortControls
        viewOptions={viewOptionsFrom(new URLSearchParams())}
        onChange={() => undefined}
        items={[itemOf()]}
      />
      {behind}
    </main>,
  );
  const opener = screen.getByRole('button', { name: 'Sort & filter' });
  const user = userEvent.setup();
  await user.click(opener);
  return { opener, user };
}

it('Escape closes the panel, but not while a modal is open, which it closes', async () => {
  const { opener, user } = await openPanel(<dialog aria-label="Shortcuts" />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.open = true;
  await user.keyboard('{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  dialog.open = false;
  await user.keyboard('{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
});

it('closes when the focus leaves it with the Tab key, because it covers what comes next', async () => {
  const { opener, user } = await openPanel(<button type="button">Next</button>);
  await user.tab();
  expect(screen.getByLabelText('Order:')).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('stays open when a press between its controls focuses the page around it', async () => {
  const { opener } = await openPanel();
  act(() => screen.getByRole('main').focus());
  expect(opener).toHaveAttribute('aria-expanded', 'true');
});
