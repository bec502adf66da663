// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { avatarLetter, fullName, splitName, userFromAccount } from './user.ts';

describe('§4 session: first name is the first word of the display name', () => {
  it.each([
    ['Ann Lee', 'Ann', 'Lee'],
    ['Ann Mary van Lee', 'Ann', 'Mary van Lee'],
    ['  Ann   Lee ', 'Ann', 'Lee'],
    ['Ann', 'Ann', ''],
    ['Zoë Ünal', 'Zoë', 'Ünal'],
  ])('%j gives %j and last name %j, the remaining words', (name, firstName, lastName) => {
    expect(splitName(name, 'x@example.com')).toEqual({ firstName, lastName });
  });

  it.each([[null], [''], ['   ']])(
    'falls back to the part of the e-mail before the at-sign: %j',
    (name) => {
      expect(splitName(name, 'ann.lee@example.com')).toEqual({
        firstName: 'ann.lee',
        lastName: '',
      });
    },
  );

  it('§9 falls back to User when there is no e-mail either', () => {
    expect(splitName(null, '')).toEqual({ firstName: 'User', lastName: '' });
  });
});

describe('§4 session: the user set from the auth data', () => {
  it('keeps uid, e-mail, provider and photo of the account', () => {
    const account = {
      uid: 'ann',
      email: 'ann@example.com',
      displayName: ' Ann Lee ',
      photoUrl: 'https://photos.example/ann.png',
      provider: 'google',
    } as const;
    expect(userFromAccount(account)).toEqual({
      uid: 'ann',
      email: 'ann@example.com',
      displayName: 'Ann Lee',
      firstName: 'Ann',
      lastName: 'Lee',
      provider: 'google',
      photoUrl: 'https://photos.example/ann.png',
    });
  });

  it('has a display name even when the account has none', () => {
    const account = { uid: 'x', email: 'x@y.example', displayName: null, photoUrl: null };
    expect(userFromAccount({ ...account, provider: 'email' }).displayName).toBe('x');
  });
});

describe('full name', () => {
  it('has no stray blank when one part is missing', () => {
    expect(fullName({ firstName: 'Ann', lastName: '' })).toBe('Ann');
    expect(fullName({ firstName: '', lastName: 'Lee' })).toBe('Lee');
    expect(fullName({ firstName: 'Ann', lastName: 'Lee' })).toBe('Ann Lee');
  });
});

describe('§2 avatar: uppercase first letter of the display name, or of the e-mail', () => {
  it.each([
    ['ann lee', 'x@example.com', 'A'],
    ['', 'ben@example.com', 'B'],
    ['  ', 'ben@example.com', 'B'],
    ['  ', ' ben@example.com', 'B'],
    ['émile', '', 'É'],
    ['e\u0301mile', '', 'E\u0301'],
    ['x', '', 'X'],
    ['👩‍🚀 Sally', '', '👩‍🚀'],
    ['', '', ''],
  ])('%j, %j: %j', (displayName, email, letter) => {
    expect(avatarLetter({ displayName, email })).toBe(letter);
  });

  it('is a letter also in Firefox before 125, which has no Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(avatarLetter({ displayName: 'Émile', email: '' })).toBe('É');
  });
});
