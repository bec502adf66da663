import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Chip } from './Chip.tsx';

it('a chip says whether it is the chosen one, and calls back', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <>
      <Chip pressed={false} onClick={() => undefined}>
        All
      </Chip>
      <Chip pressed onClick={onClick}>
        Ann
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ann', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
});
