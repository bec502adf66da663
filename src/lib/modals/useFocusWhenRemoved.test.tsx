import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusWhenRemoved } from './useFocusWhenRemoved.ts';

function Row({ name, onRemove }: { name: string; onRemove: () => void }) {
  const row = useFocusWhenRemoved();
  return (
    <li ref={row}>
      <button type="button">{name}</button>
      <button type="button" onClick={onRemove}>
        Remove {name}
      </button>
    </li>
  );
}

/** Rows of which each removes itself, in a dialog or on the page. */
function Rows({ inDialog = false }: { inDialog?: boolean }) {
  const [names, setNames] = useState(['Kettle', 'Lamp', 'Pan']);
  const rows = names.map((name) => (
    <Row key={name} name={name} onRemove={() => setNames(names.filter((one) => one !== name))} />
  ));
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">Other</button>
      {inDialog ? (
        <dialog open>
          <ul>{rows}</ul>
          <button type="button" data-autofocus>
            Done
          </button>
        </dialog>
      ) : (
        <ul>{rows}</ul>
      )}
    </main>
  );
}

const remove = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
const button = (name: string) => screen.getByRole('button', { name });

it('the focus moves on to the next row, after the last one to the row before, and then to the page', async () => {
  render(<Rows />);
  await remove('Lamp');
  expect(button('Pan')).toHaveFocus();
  await remove('Pan');
  expect(button('Kettle')).toHaveFocus();
  await remove('Kettle');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('in a dialog it stays there', async () => {
  render(<Rows inDialog />);
  await remove('Lamp');
  await remove('Pan');
  await remove('Kettle');
  expect(button('Done')).toHaveFocus();
});

it('a row that goes without it leaves the focus alone', () => {
  const { unmount } = render(<Row name="Kettle" onRemove={() => undefined} />);
  render(<input aria-label="Elsewhere" />);
  screen.getByLabelText('Elsewhere').focus();
  unmount();
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});
