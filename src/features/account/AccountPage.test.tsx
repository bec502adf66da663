import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';
import { AppError } from '../../model/errors.ts';
import { useAuth } from '../../hooks/useAuth.tsx';
import { userOf } from '../../testing/fixtures.ts';
import { loggedOnce, loggedTo } from '../../testing/logs.ts';
import { renderApp } from '../../testing/render.tsx';
import { changeEmail, changePassword, changeSession, saveNames } from '../../testing/session.ts';
import Account from './AccountPage.tsx';

function WhenSignedIn() {
  return useAuth().status === 'signed-in' ? <Account /> : null;
}

async function open(fields: Parameters<typeof userOf>[0] = {}) {
  const shown = renderApp(<WhenSignedIn />, { user: userOf(fields) });
  await screen.findByRole('heading', { name: 'Account Settings' });
  return shown;
}

const field = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const names = { firstName: 'Anna', lastName: 'Lee' };

async function typePasswords(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(field('Current Password'), 'old');
  await user.type(field('New Password'), 'New-pass1');
  await user.type(field('Confirm Password'), 'New-pass1');
}

describe('§2 account', () => {
  it('has avatar letter, first name, last name, e-mail and three password fields', async () => {
    await open();
    expect(screen.getByText('A')).toBeVisible();
    expect(field('First Name')).toHaveValue('Ann');
    expect(field('Last Name')).toHaveValue('Lee');
    expect(field('Email')).toHaveValue('ann@example.com');
    for (const label of ['Current Password', 'New Password', 'Confirm Password']) {
      expect(field(label)).toBeEnabled();
    }
  });

  it('avatar is the photo when there is one', async () => {
    const { container } = await open({ photoUrl: 'https://photos.example/ann.png' });
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://photos.example/ann.png');
  });

  it('for accounts whose provider is google, e-mail and password fields are disabled, with an explanation', async () => {
    await open({ provider: 'google' });
    for (const label of ['Email', 'Current Password', 'New Password', 'Confirm Password']) {
      expect(field(label)).toBeDisabled();
    }
    expect(screen.getAllByText(/You sign in with Google/u)[0]).toBeVisible();
    expect(field('First Name')).toBeEnabled();
  });

  it('says what was saved in live regions that were there before', async () => {
    const { user } = await open();
    const regions = screen.getAllByRole('status');
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Anna');
    await typePasswords(user);
    await user.click(save());
    await screen.findByText(FORM_MESSAGES.passwordUpdated);
    const said = regions.map(({ textContent }) => textContent);
    expect(said).toContain(FORM_MESSAGES.profileUpdated);
    expect(said).toContain(FORM_MESSAGES.passwordUpdated);
  });

  it('a google account still saves its names, with its e-mail unchanged', async () => {
    const { user } = await open({ provider: 'google' });
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Anna');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(saveNames.mock.calls[0]?.[1]).toEqual(names);
    expect(changePassword).not.toHaveBeenCalled();
  });
});

describe('§5 account', () => {
  it('first name, last name and e-mail are required', async () => {
    const { user } = await open();
    await user.clear(field('First Name'));
    await user.clear(field('Last Name'));
    await user.clear(field('Email'));
    await user.click(save());
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByText('Last name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(field('First Name')).toHaveFocus();
    expect(saveNames).not.toHaveBeenCalled();
  });

  it('new and confirm must match: New passwords do not match.', async () => {
    const { user } = await open();
    await user.type(field('Current Password'), 'old');
    await user.type(field('New Password'), 'New-pass1');
    await user.type(field('Confirm Password'), 'New-pass2');
    await user.click(save());
    expect(await screen.findByText('New passwords do not match.')).toBeVisible();
    expect(changePassword).not.toHaveBeenCalled();
    expect(saveNames).not.toHaveBeenCalled();
  });
});

describe('§8 account messages', () => {
  it('names of which a part was saved are saved again, also when the e-mail is changed again', async () => {
    const offline = new AppError('auth', 'You seem to be offline.');
    const { user } = await open();
    // The profile has them, the members' names of the lists do not.
    saveNames.mockRejectedValueOnce(offline);
    changeEmail.mockRejectedValueOnce(offline);
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Anna');
    await user.clear(field('Email'));
    await user.type(field('Email'), 'anna@example.com');
    await user.click(save());
    expect(await screen.findByText('Failed to update profile.')).toBeVisible();
    expect(loggedTo('error')).toHaveLength(2);
    act(() => changeSession(userOf({ ...names, displayName: 'Anna Lee' })));
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(saveNames.mock.calls.map(([, saved]) => saved)).toEqual([names, names]);
  });

  it('profile update: Profile updated successfully!', async () => {
    const { user } = await open();
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Anna');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(saveNames).toHaveBeenCalledOnce();
    expect(saveNames.mock.calls[0]?.[1]).toEqual(names);
    expect(field('First Name')).toHaveValue('Anna');
  });

  it('names that are read or changed elsewhere while the form is open are not replaced by older ones', async () => {
    const { user } = await open({ firstName: 'Mary', lastName: 'Ann Lee' });
    await user.type(field('First Name'), 'lou');
    act(() => changeSession(userOf({ firstName: 'Mary Ann', lastName: 'Lee' })));
    expect(field('First Name')).toHaveValue('Marylou');
    expect(field('Last Name')).toHaveValue('Lee');
    await user.click(save());
    await waitFor(() => expect(saveNames).toHaveBeenCalledOnce());
    expect(saveNames.mock.calls[0]?.[1]).toEqual({ firstName: 'Marylou', lastName: 'Lee' });
  });

  it('profile update failure: Failed to update profile.', async () => {
    saveNames.mockRejectedValue(new AppError('auth', 'Failed to update profile.'));
    const { user } = await open();
    await user.type(field('First Name'), 'a');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile.');
    expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
    expect(loggedOnce('error')[1]).toBe('auth');
  });

  it('an e-mail to be confirmed is announced', async () => {
    const { user } = await open();
    await user.type(field('Email'), 'x');
    await user.click(save());
    expect(await screen.findByText(/We sent a link to your new address/u)).toBeVisible();
  });

  it('an unconfirmed e-mail is not sent again by a later save', async () => {
    const { user } = await open();
    await user.type(field('Email'), 'x');
    await user.click(save());
    await screen.findByText(/We sent a link to your new address/u);
    expect(changeEmail).toHaveBeenCalledExactlyOnceWith('ann@example.comx');
    expect(saveNames).not.toHaveBeenCalled();
    await user.type(field('First Name'), 'a');
    await user.click(save());
    await waitFor(() => expect(saveNames).toHaveBeenCalledOnce());
    expect(changeEmail).toHaveBeenCalledOnce();
    expect(field('Email')).toHaveValue('ann@example.comx');
  });

  it('password update success: Password updated successfully!, and nothing else is saved', async () => {
    const { user } = await open();
    await typePasswords(user);
    await user.click(save());
    expect(await screen.findByText('Password updated successfully!')).toBeVisible();
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({ current: 'old', next: 'New-pass1' });
    expect(saveNames).not.toHaveBeenCalled();
    expect(field('New Password')).toHaveValue('');
  });

  it('password and name changed together are both saved', async () => {
    const { user } = await open();
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'Anna');
    await typePasswords(user);
    await user.click(save());
    expect(await screen.findByText('Password updated successfully!')).toBeVisible();
    expect(screen.getByText('Profile updated successfully!')).toBeVisible();
    expect(saveNames.mock.calls[0]?.[1]).toEqual(names);
  });

  it('password update failure: the error message, beside the password, what was typed stays', async () => {
    changePassword.mockRejectedValue(new AppError('auth', 'Firebase: wrong password.'));
    const { user } = await open();
    await typePasswords(user);
    await user.click(save());
    const section = within(await screen.findByRole('region', { name: 'Password' }));
    await waitFor(() =>
      expect(section.getByRole('alert')).toHaveTextContent('Firebase: wrong password.'),
    );
    expect(field('Current Password')).toHaveValue('old');
    expect(loggedOnce('error')).toContain('auth');
  });
});
