// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { complaints } from './complaints.testing.ts';
import * as schemas from './schemas.ts';

describe('§5 sign-up and login', () => {
  it('name, e-mail and password are required to sign up', () => {
    expect(complaints(schemas.signupSchema, { name: '', email: '', password: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  it('the password hint is not enforced by the form: the provider decides', () => {
    const weak = { name: 'Ann', email: 'ann@example.com', password: 'x' };
    expect(complaints(schemas.signupSchema, weak)).toEqual({});
  });

  it('a name is taken at its limit and not past it', () => {
    const ann = { name: 'x'.repeat(100), email: 'ann@example.com', password: 'x' };
    expect(complaints(schemas.signupSchema, ann)).toEqual({});
    expect(complaints(schemas.signupSchema, { ...ann, name: 'x'.repeat(101) })).toEqual({
      name: 'Name can be at most 100 characters',
    });
  });

  it('a forgotten password needs the e-mail', () => {
    expect(complaints(schemas.resetSchema, { email: ' ' })).toEqual({
      email: 'Email is required',
    });
  });

  it('a password keeps its blanks', () => {
    const input = { email: 'ann@example.com', password: ' two words ' };
    expect(safeParse(schemas.loginSchema, input).output).toEqual(input);
  });
});

describe('§5 account', () => {
  const account = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    current: '',
    next: '',
    confirm: '',
  };

  const schema = schemas.accountSchema({ firstName: 'Ann', lastName: 'Lee', email: 'a@b.example' });

  it('what was not edited is not judged: one name, and an address that no rule of ours would take', () => {
    const cher = { ...account, firstName: 'Cher', lastName: '', email: 'x'.repeat(300) };
    expect(complaints(schemas.accountSchema(cher), cher)).toEqual({});
    expect(complaints(schemas.accountSchema(cher), { ...cher, firstName: 'Cherilyn' })).toEqual({});
    expect(complaints(schemas.accountSchema(cher), { ...cher, email: '' })).toEqual({
      email: 'Email is required',
    });
  });

  it.each(["o'brien@example.com", 'a&b@example.com', 'zoë@example.com', 'ann@intranet'])(
    'e-mail syntax is the provider’s business: %s',
    (email) => {
      expect(complaints(schema, { ...account, email })).toEqual({});
      expect(complaints(schemas.loginSchema, { email, password: 'x' })).toEqual({});
      expect(complaints(schemas.resetSchema, { email })).toEqual({});
      expect(complaints(schemas.inviteSchema, { email })).toEqual({});
    },
  );

  it('first name, last name and e-mail are required', () => {
    const blank = { ...account, firstName: ' ', lastName: '', email: '' };
    expect(complaints(schema, blank)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
    });
  });

  it('of two names, the one that was not edited is not judged', () => {
    const saved = { firstName: '', lastName: 'x'.repeat(101), email: 'a@b.example' };
    const schemaOf = schemas.accountSchema(saved);
    expect(complaints(schemaOf, { ...account, ...saved })).toEqual({});
    expect(complaints(schemaOf, { ...account, ...saved, lastName: 'Lee' })).toEqual({});
    expect(complaints(schemaOf, { ...account, ...saved, firstName: 'Ann' })).toEqual({
      lastName: 'First and last name together can be at most 100 characters',
    });
  });

  it.each([
    ['firstName', 'First name can be at most 100 characters'],
    ['lastName', 'Last name can be at most 100 characters'],
  ])('a name that is too long by itself is told: %s', (field, message) => {
    expect(complaints(schema, { ...account, [field]: 'x'.repeat(101) })).toMatchObject({
      [field]: message,
    });
  });

  it('two names are the same when neither differs', () => {
    const ann = { firstName: 'Ann', lastName: 'Lee' };
    expect(schemas.hasSameNames(ann, { ...ann })).toBe(true);
    expect(schemas.hasSameNames(ann, { ...ann, firstName: 'Anna' })).toBe(false);
    expect(schemas.hasSameNames(ann, { ...ann, lastName: 'Poe' })).toBe(false);
    expect(schemas.hasSameNames(ann, { firstName: 'Eve', lastName: 'Poe' })).toBe(false);
  });

  it('the names fit together into the display name that is made of them', () => {
    const names = { ...account, firstName: 'x'.repeat(60), lastName: 'y'.repeat(39) };
    expect(complaints(schema, names)).toEqual({});
    expect(complaints(schema, { ...names, lastName: 'y'.repeat(40) })).toEqual({
      lastName: 'First and last name together can be at most 100 characters',
    });
  });

  it('the password section may stay empty', () => {
    expect(complaints(schema, account)).toEqual({});
  });

  it('new and confirm must match', () => {
    const input = { ...account, current: 'old', next: 'New-pass1', confirm: 'New-pass2' };
    expect(complaints(schema, input)).toEqual({
      confirm: 'New passwords do not match.',
    });
    expect(complaints(schema, { ...input, confirm: 'New-pass1' })).toEqual({});
  });

  it('a new password needs the current one', () => {
    expect(complaints(schema, { ...account, next: 'New', confirm: 'New' })).toEqual({
      current: 'Current password is required',
    });
  });

  it('the current password alone asks for a new one', () => {
    expect(complaints(schema, { ...account, current: 'old' })).toEqual({
      next: 'New password is required',
    });
  });

  it('a confirmation alone does not pass for an empty section', () => {
    expect(complaints(schema, { ...account, confirm: 'New' })).toEqual({
      current: 'Current password is required',
      next: 'New password is required',
      confirm: 'New passwords do not match.',
    });
  });
});

describe('§5 password hint: 8 characters, one uppercase letter, one number, one special', () => {
  it('has these four rules', () => {
    const rules = schemas.passwordRules('Abcdef1!').filter((rule) => rule.met);
    expect(rules.map((rule) => rule.text)).toEqual([
      'at least 8 characters',
      'one uppercase letter',
      'one number',
      'one special character',
    ]);
  });

  it.each([
    ['Abcde1!', 0],
    ['abcdefg1!', 1],
    ['Abcdefgh!', 2],
    ['Abcdefg12', 3],
    ['Abcdefg 12', 3],
  ])('%j lacks only rule %d', (password, missing) => {
    const ticks = schemas.passwordRules(password).map((rule) => rule.met);
    expect(ticks).toEqual([0, 1, 2, 3].map((rule) => rule !== missing));
  });
});
