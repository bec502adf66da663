import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useShowMore } from './useShowMore.ts';

function Names({ names }: { names: string[] }) {
  const { list, showMore } = useShowMore(names.length, () => undefined);
  return (
    <>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={showMore}>
        Show more
      </button>
      <input aria-label="Search" />
    </>
  );
}

const person = userEvent.setup({ delay: null });

it('the focus moves to the first entry that was loaded', async () => {
  const { rerender } = render(<Names names={['Ada']} />);
  await person.click(screen.getByRole('button'));
  rerender(<Names names={['Ada', 'Ben', 'Cleo']} />);
  expect(screen.getByRole('link', { name: 'Ben' })).toHaveFocus();
});

it('the focus stays where somebody has gone on to, when an entry comes much later', async () => {
  const { rerender } = render(<Names names={['Ada']} />);
  await person.click(screen.getByRole('button'));
  await person.type(screen.getByLabelText('Search'), 'B');
  rerender(<Names names={['Ada', 'Ben']} />);
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
