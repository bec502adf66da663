// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { LIMITS } from '../limits.ts';
import { WIDEST } from '../../testing/names.ts';
import { complaints } from './complaints.testing.ts';
import * as schemas from './schemas.ts';

const described = (description: string) =>
  safeParse(schemas.listSchema, { name: 'Birthday', description });

describe('§5 list', () => {
  it.each(['', '   '])('list name required: %j', (name) => {
    expect(complaints(schemas.listSchema, { name })).toEqual({ name: 'List name is required' });
  });

  it('takes a description of at most 2,000 characters, or none', () => {
    expect(described(' Ten years ').output).toEqual({ name: 'Birthday', description: 'Ten years' });
    expect(described('').success).toBe(true);
    expect(described('x'.repeat(2_000)).success).toBe(true);
    expect(described('x'.repeat(2_001)).issues?.[0].message).toBe(
      'Description can be at most 2,000 characters',
    );
  });

  it('takes a name without its outer blanks', () => {
    expect(safeParse(schemas.listSchema, { name: '  Birthday ' }).output).toEqual({
      name: 'Birthday',
    });
  });

  it('takes a name at the limit and not one past it', () => {
    expect(complaints(schemas.listSchema, { name: 'x'.repeat(LIMITS.listName) })).toEqual({});
    expect(complaints(schemas.listSchema, { name: 'x'.repeat(LIMITS.listName + 1) })).toEqual({
      name: 'List name can be at most 100 characters',
    });
  });
});

describe('F11 a person without an account', () => {
  it.each([
    ['Leo', true],
    ['茶'.repeat(60), true],
    ['茶'.repeat(61), false],
    [`${WIDEST.repeat(7)}xxxxx`, true],
    [`${WIDEST.repeat(7)}xxxxxx`, false],
  ])('is called %s: %s', (name, success) => {
    expect(safeParse(schemas.personSchema, { name }).success).toBe(success);
  });
});

describe('F1 the day of the occasion', () => {
  it.each(['', '2026-12-24'])('may be %j', (day) => {
    expect(complaints(schemas.eventDateSchema, { day })).toEqual({});
  });

  it.each(['24.12.2026', '2026-13-01', 'x', ' '])('may not be %j', (day) => {
    expect(complaints(schemas.eventDateSchema, { day })).toEqual({
      day: 'Enter a day, or leave it empty',
    });
  });
});

describe('§5 invite', () => {
  it.each(['', ' '])('invite e-mail required: %j', (email) => {
    expect(complaints(schemas.inviteSchema, { email })).toEqual({ email: 'Email is required' });
  });

  it.each(['ben@', '@example.com', 'ben', 'ben lee@example.com', 'ben@example com', 'a@b@c'])(
    'is not sent to what is no address: %s',
    (email) => {
      expect(complaints(schemas.inviteSchema, { email })).toEqual({
        email: 'Enter a valid email address',
      });
    },
  );

  it('takes an address up to its limit', () => {
    const long = `ben@${'x'.repeat(LIMITS.email - 4)}`;
    expect(complaints(schemas.inviteSchema, { email: long })).toEqual({});
    expect(complaints(schemas.inviteSchema, { email: `${long}x` })).toEqual({
      email: 'Email can be at most 254 characters',
    });
  });

  it('takes an address', () => {
    expect(complaints(schemas.inviteSchema, { email: 'ben@example.com' })).toEqual({});
  });
});

describe('§5 mark purchased', () => {
  it.each(['', ' ', '\t\n'])('a blank name is not submitted: %j', (name) => {
    expect(complaints(schemas.purchaseSchema, { name })).toEqual({ name: 'Your name is required' });
  });

  it('has room for the bytes of a name that is also a key in the database', () => {
    const name = `${WIDEST.repeat(55)}茶xx`;
    expect(complaints(schemas.purchaseSchema, { name })).toEqual({});
    expect(complaints(schemas.purchaseSchema, { name: `${name}x` })).toEqual({
      name: 'Your name can be at most 60 characters',
    });
  });

  it('takes 60 characters and not 61', () => {
    expect(complaints(schemas.purchaseSchema, { name: 'x'.repeat(60) })).toEqual({});
    expect(complaints(schemas.purchaseSchema, { name: 'x'.repeat(61) })).toEqual({
      name: 'Your name can be at most 60 characters',
    });
  });

  it('is of one piece unless something else is said', () => {
    expect(safeParse(schemas.purchaseSchema, { name: 'Tom' }).output).toEqual({
      name: 'Tom',
      pieces: 1,
    });
    expect(complaints(schemas.purchaseSchema, { name: 'Tom', pieces: '0' })).toEqual({
      pieces: 'Enter 1 to 99',
    });
  });
});
