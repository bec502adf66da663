// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { stoppedAt } from './account/accountDeletionMessages.ts';
import { imported } from './importing/importExportMessages.ts';
import { emailNotChanged, FORM_MESSAGES, tooLong } from './forms/formMessages.ts';
import { changedMeanwhile, markedMeanwhile, tooManyPieces } from './itemMessages.ts';
import { ERROR_MESSAGES, MESSAGES } from './messages.ts';
import { draftNotSavedAfterAll, notAddedAfterAll } from './unsentMessages.ts';

describe('the catalogue has the exact texts of the specification', () => {
  it.each([
    ['§5 list name required', 'listNameRequired', 'List name is required'],
    ['§5 item name required', 'itemNameRequired', 'Item Name is required'],
    ['§5 item URL required', 'urlRequired', 'URL is required'],
    ['§5 item URL must parse', 'urlInvalid', 'Enter a valid URL'],
    ['§5 invite e-mail required', 'emailRequired', 'Email is required'],
    ['§5 new and confirm must match', 'passwordsDiffer', 'New passwords do not match.'],
    ['§8 Google failure', 'google', 'Google sign-in failed. Please try again.'],
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
    expect({ ...MESSAGES, ...ERROR_MESSAGES, ...FORM_MESSAGES }[key]).toBe(text);
  });

  it('formats the limit of a text with separators', () => {
    expect(tooLong('Notes', 2000)).toBe('Notes can be at most 2,000 characters');
  });
});

describe('sentences with numbers', () => {
  it.each([
    [imported(1, 0), '1 item was added.'],
    [imported(0, 1), '0 items were added. 1 row was not.'],
    [imported(2, 3), '2 items were added. 3 rows were not.'],
    [tooManyPieces(-1, 2), 'None of 2 is left.'],
    [tooManyPieces(0, 2), 'None of 2 is left.'],
    [tooManyPieces(1, 2), 'Only 1 of 2 is left.'],
    [tooManyPieces(2, 3), 'Only 2 of 3 are left.'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

describe('sentences about something', () => {
  it.each([
    [stoppedAt('Garden', 'Why.'), 'Stopped at “Garden.” Why. Trying again continues from here.'],
    [emailNotChanged('why', true), 'Your name was saved, but your e-mail was not changed: why'],
    [emailNotChanged('why', false), 'Your e-mail was not changed: why'],
    [draftNotSavedAfterAll('Pot', 'Why.'), '“Pot” is saved on this device only. Why.'],
    [notAddedAfterAll('Pot', 'Why.'), '“Pot” could not be added after all. Why.'],
    [
      markedMeanwhile(['Tom', 'Ann']),
      'Tom and Ann marked this a moment ago. If you bought it, too, you can still add your name.',
    ],
    [
      changedMeanwhile(['name', 'url', 'imageUrl', 'mostWanted', 'notes']),
      'Item Name and URL and Image URL and Most wanted and Notes changed somewhere else in the meantime. Save again to replace that.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
