// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { safeParse, type GenericSchema } from 'valibot';
import { LIMITS } from '../limits.ts';
import { itemSchema } from '../itemForm/itemSchema.ts';
import { WIDEST } from '../../testing/names.ts';
import * as schemas from './schemas.ts';

/** Field → message, for whatever a schema has against an input. */
function complaints(schema: GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = safeParse(schema, input);
  const entries = issues.map((issue) => [String(issue.path?.[0]?.key), issue.message] as const);
  return Object.fromEntries(entries.toReversed());
}

const item = {
  name: 'Kettle',
  url: 'https://shop.example/kettle',
  price: '',
  currency: 'USD',
  size: '',
  color: '',
  notes: '',
  imageUrl: '',
};

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

describe('§5 item', () => {
  it('takes name and URL alone', () => {
    expect(safeParse(itemSchema, item).output).toEqual({
      ...item,
      price: null,
      quantity: 1,
      mostWanted: false,
      category: '',
    });
  });

  it.each(['', '  '])('item name required: %j', (name) => {
    expect(complaints(itemSchema, { ...item, name })).toEqual({
      name: 'Item Name is required',
    });
  });

  it.each(['', '  '])('item URL required: %j', (url) => {
    expect(complaints(itemSchema, { ...item, url })).toEqual({ url: 'URL is required' });
  });

  it.each(['kettle', 'shop.example', 'http://', '/kettle', 'javascript:alert(1)', 'ftp://a.b/c'])(
    'item URL must parse as a web address: %s',
    (url) => {
      expect(complaints(itemSchema, { ...item, url })).toEqual({
        url: 'Enter a valid URL',
      });
    },
  );

  it('item URL may have blanks around it', () => {
    expect(safeParse(itemSchema, { ...item, url: ' https://a.example ' }).output).toEqual({
      ...item,
      url: 'https://a.example',
      price: null,
      quantity: 1,
      mostWanted: false,
      category: '',
    });
  });

  it('an address that only a browser understands is spelled out, for item and image', () => {
    const given = { ...item, url: 'https:shop.example/x', imageUrl: 'http:/shop.example/x.png' };
    expect(safeParse(itemSchema, given).output).toMatchObject({
      url: 'https://shop.example/x',
      imageUrl: 'http://shop.example/x.png',
    });
  });

  it('an address is taken at its limit and not past it, spelled out or not', () => {
    const rest = 'x'.repeat(LIMITS.url - 'https://shop.example/'.length);
    for (const [url, message] of [
      [`https://shop.example/${rest}`, {}],
      [`https://shop.example/${rest}x`, { url: 'URL can be at most 2,048 characters' }],
      [`https:shop.example/${rest}x`, { url: 'URL can be at most 2,048 characters' }],
    ] as const) {
      expect(complaints(itemSchema, { ...item, url })).toEqual(message);
    }
  });

  it('a name is one line of what can be seen', () => {
    const given = { ...item, name: '\u200fKettle\r\nwith a lid\u200e' };
    expect(safeParse(itemSchema, given).output).toMatchObject({
      name: 'Kettle with a lid',
    });
    expect(complaints(itemSchema, { ...item, name: '\u200e\u200b' })).toEqual({
      name: 'Item Name is required',
    });
  });

  it('§3 price text becomes a number', () => {
    expect(safeParse(itemSchema, { ...item, price: '$1,234.50' }).output).toMatchObject({
      price: 1234.5,
    });
  });

  it('§3 a price may be as high as a thousand million', () => {
    expect(complaints(itemSchema, { ...item, price: '1000000000' })).toEqual({});
  });

  it.each(['ten', '1000000001'])('a price that cannot be is refused: %s', (price) => {
    expect(complaints(itemSchema, { ...item, price })).toEqual({
      price: 'Enter a price like 24.99, or leave it empty',
    });
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'picture.png'])(
    'an image URL that is no web address is refused: %s',
    (imageUrl) => {
      expect(complaints(itemSchema, { ...item, imageUrl })).toHaveProperty('imageUrl');
    },
  );

  it.each([
    ['name', LIMITS.itemName, 'Item Name can be at most 200 characters'],
    ['size', LIMITS.size, 'Size can be at most 100 characters'],
    ['color', LIMITS.color, 'Color can be at most 100 characters'],
    ['notes', LIMITS.notes, 'Notes can be at most 2,000 characters'],
  ])('%s is taken at its limit of %d and not past it', (field, limit, message) => {
    expect(complaints(itemSchema, { ...item, [field]: 'x'.repeat(limit) })).toEqual({});
    expect(complaints(itemSchema, { ...item, [field]: 'x'.repeat(limit + 1) })).toEqual({
      [field]: message,
    });
  });

  it('an image URL is taken at its limit and not past it, spelled out or not', () => {
    const rest = 'x'.repeat(LIMITS.url - 'https://shop.example/'.length);
    const message = { imageUrl: 'Image URL can be at most 2,048 characters' };
    for (const [imageUrl, expected] of [
      [`https://shop.example/${rest}`, {}],
      [`https://shop.example/${rest}x`, message],
      [`https:shop.example/${rest}x`, message],
    ] as const) {
      expect(complaints(itemSchema, { ...item, imageUrl })).toEqual(expected);
    }
  });

  it('a picture on a private network is refused, and says so', () => {
    expect(complaints(itemSchema, { ...item, imageUrl: 'http://192.168.1.1/a.png' })).toEqual({
      imageUrl: 'This picture is on a private network. Enter one on the web, or leave it empty',
    });
  });

  it('what cannot be seen in a name is refused, and says so', () => {
    expect(complaints(itemSchema, { ...item, name: 'Ket\u200btle' })).toEqual({
      name: 'Item Name has characters that cannot be seen. Type it again without them',
    });
  });

  it.each([
    ['', 1],
    [' 7 ', 7],
    ['99', 99],
    ['100', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['two', null],
  ])('quantity %j is %s', (quantity, number) => {
    const { output, success } = safeParse(itemSchema, { ...item, quantity });
    expect(success ? output.quantity : null).toBe(number);
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
