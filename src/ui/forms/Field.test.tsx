import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Field } from './Field.tsx';

describe('a field', () => {
  it('is found by its label', () => {
    render(<Field label="List Name" defaultValue="Birthday" />);
    expect(screen.getByRole('textbox', { name: 'List Name' })).toHaveValue('Birthday');
  });

  it('is described by its hint, and valid', () => {
    render(<Field label="Email" hint="Each link works once" />);
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAccessibleDescription('Each link works once');
    expect(input).toBeValid();
  });

  it('is invalid and described by its error as well, in that order', () => {
    render(<Field label="Email" hint="Each link works once" error="Email is required" />);
    const input = screen.getByLabelText('Email');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Each link works once Email is required');
  });

  it('without hint and error describes nothing', () => {
    render(<Field label="Email" />);
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps two fields of one label apart', () => {
    render(
      <>
        <Field label="Name" error="First" />
        <Field label="Name" error="Second" />
      </>,
    );
    const [first, second] = screen.getAllByLabelText('Name');
    expect(first).toHaveAccessibleDescription('First');
    expect(second).toHaveAccessibleDescription('Second');
  });

  it('takes several lines when it may', async () => {
    render(<Field label="Notes" multiline />);
    await userEvent.setup().type(screen.getByLabelText('Notes'), 'a{Enter}b');
    expect(screen.getByLabelText('Notes')).toHaveValue('a\nb');
  });
});

describe('§2 shared UI: the eye icon shows a password', () => {
  it('and hides it again, saying which', async () => {
    const user = userEvent.setup();
    render(<Field label="New Password" type="password" defaultValue="secret" />);
    const input = screen.getByLabelText('New Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide new password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('secret');
  });

  it('and even then no browser checks its spelling, for which some send it away, nor capitalizes it', async () => {
    render(<Field label="Password" type="password" />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocapitalize', 'none');
  });

  it('not where the field is disabled', async () => {
    render(<Field label="Password" type="password" disabled />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('is only on passwords', () => {
    render(<Field label="Email" type="email" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
