import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu, MenuItem } from './Menu.tsx';

const entry = (name: string) => screen.getByRole('menuitem', { name });

function setUp() {
  const chosen = vi.fn<(name: string) => void>();
  render(
    <Menu label="Account menu" button="A">
      <MenuItem onClick={() => chosen('one')}>One</MenuItem>
      <MenuItem onClick={() => chosen('two')}>Two</MenuItem>
      <MenuItem onClick={() => chosen('three')}>Three</MenuItem>
    </Menu>,
  );
  const opener = screen.getByRole('button', { name: 'Account menu' });
  return { chosen, opener, user: userEvent.setup() };
}

describe('§4 avatar menu: open or closed', () => {
  it('opens by its button, which says so, and focuses the first entry', async () => {
    const { opener, user } = setUp();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(entry('One')).toHaveFocus();
  });

  it('closes when an entry is chosen, and gives the focus back', async () => {
    const { chosen, opener, user } = setUp();
    await user.click(opener);
    await user.click(entry('Two'));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('two');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('closes when Tab leaves it', async () => {
    const { opener, user } = setUp();
    await user.click(opener);
    await user.tab();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the menu by keyboard', () => {
  it.each([
    ['{ArrowDown}', 'Two'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'One'],
    ['{ArrowUp}', 'Three'],
    ['{End}', 'Three'],
    ['{End}{ArrowDown}', 'One'],
    ['{End}{Home}', 'One'],
    ['{End}{ArrowUp}', 'Two'],
  ])('%s goes to %s', async (keys, name) => {
    const { opener, user } = setUp();
    await user.click(opener);
    await user.keyboard(keys);
    expect(entry(name)).toHaveFocus();
  });

  it('Enter chooses', async () => {
    const { chosen, opener, user } = setUp();
    await user.click(opener);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('two');
  });
});
