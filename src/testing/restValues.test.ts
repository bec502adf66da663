import { expect, it } from 'vitest';
import { encodeValue } from './restValues.ts';

it('writes values with the types the web SDK would choose', () => {
  const value = {
    name: 'Kite',
    price: 27.5,
    count: 3,
    open: true,
    usedBy: null,
    at: new Date(0),
    tags: ['a', { b: 1 }],
  };
  expect(encodeValue(value)).toEqual({
    mapValue: {
      fields: {
        name: { stringValue: 'Kite' },
        price: { doubleValue: 27.5 },
        count: { integerValue: '3' },
        open: { booleanValue: true },
        usedBy: { nullValue: null },
        at: { timestampValue: '1970-01-01T00:00:00.000Z' },
        tags: {
          arrayValue: {
            values: [{ stringValue: 'a' }, { mapValue: { fields: { b: { integerValue: '1' } } } }],
          },
        },
      },
    },
  });
});

it('refuses what Firestore cannot hold', () => {
  expect(() => encodeValue(undefined)).toThrow(TypeError);
  expect(() => encodeValue(() => 1)).toThrow(TypeError);
});
