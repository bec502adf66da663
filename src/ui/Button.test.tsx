import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

// e2e/browser/screens/appearance.spec.ts tests the look of the variants in a browser.
describe('§2 shared UI: button', () => {
  it('calls back on a click, Enter and Space', async () => {
    const onClick = vi.fn<() => void>();
    const user = userEvent.setup();
    render(<Button onClick={onClick}>Save</Button>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('disabled button ignores clicks and Enter', async () => {
    const onClick = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    screen.getByRole('button').focus();
    await user.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it('busy, it ignores clicks and Enter but keeps the focus', async () => {
    const onClick = vi.fn<() => void>();
    const user = userEvent.setup();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    screen.getByRole('button').focus();
    rerender(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    await user.keyboard('{Enter} ');
    await user.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    [{ disabled: true }, 0],
    [{ busy: true }, 0],
    [{}, 1],
  ])('as a submit button with %o it submits %d times', async (state, times) => {
    const onSubmit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault());
    const user = userEvent.setup();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" {...state}>
          Save
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(times);
  });

  it('does not submit a form it is not the submit button of', async () => {
    const onSubmit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
      </form>,
    );
    await userEvent.setup().click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
