import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { viewOptionsFrom } from '../model/viewOptions.ts';
import { itemOf } from '../testing/fixtures.ts';
import SortControls from './SortControls.tsx';

vi.mock('./NewItems.tsx', () => ({ NewItems: () => null }));

it('Escape closes the panel, but not while a modal is open, which it closes', async () => {
  render(
    <>
      <SortControls
        viewOptions={viewOptionsFrom(new URLSearchParams())}
        onChange={() => undefined}
        items={[itemOf()]}
      />
      <dialog aria-label="Shortcuts" />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Sort & filter' });
  const user = userEvent.setup();
  await user.click(opener);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.open = true;
  await user.keyboard('{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  dialog.open = false;
  await user.keyboard('{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
});
