// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FORM_MESSAGES, tooLong } from './forms/formMessages.ts';
import { MESSAGES } from './messages.ts';

describe('the catalogue has the exact texts of the specification', () => {
  it.each([
    ['§5 list name required', 'listNameRequired', 'List name is required'],
    ['§5 item name required', 'itemNameRequired', 'Item Name is required'],
    ['§5 item URL required', 'urlRequired', 'URL is required'],
    ['§5 item URL must parse', 'urlInvalid', 'Enter a valid URL'],
    ['§5 invite e-mail required', 'emailRequired', 'Email is required'],
    ['§5 new and confirm must match', 'passwordsDiffer', 'New passwords do not match.'],
    ['§8 Google failure', 'googleFailed', 'Google sign-in failed. Please try again.'],
    ['§8 password update failure', 'passwordFailed', 'Failed to update password.'],
    ['§8 password update success', 'passwordUpdated', 'Password updated successfully!'],
    ['§8 profile update', 'profileUpdated', 'Profile updated successfully!'],
    ['§8 profile update failure', 'profileFailed', 'Failed to update profile.'],
    ['§8 invite creation failure', 'inviteFailed', 'Failed to create invite link.'],
    ['§8 invite success', 'inviteCreated', 'Invite link created!'],
    ['§2 dashboard empty state', 'noLists', 'Get started by creating a list!'],
    ['§2 empty section', 'noItems', 'No items yet'],
    ['§2 missing list', 'listMissing', 'List not found'],
    ['§2 visitor not logged in', 'signedOutOfList', 'You must be logged in to view this list.'],
  ] as const)('%s', (_row, key, text) => {
    expect({ ...MESSAGES, ...FORM_MESSAGES }[key]).toBe(text);
  });

  it('formats the limit of a text with separators', () => {
    expect(tooLong('Notes', 2000)).toBe('Notes can be at most 2,000 characters');
  });
});
