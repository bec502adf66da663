import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const OPEN = {
  FETCH_PRODUCT_ALLOW: '127.0.0.1:4321, Shop.test:80',
  FETCH_PRODUCT_DNS: '127.0.0.1:5353',
};

it('§7 private addresses are allowed while the emulator runs the function', () => {
  const settings = readSettings({ ...OPEN, FUNCTIONS_EMULATOR: 'true' });
  expect([...settings.allowed]).toEqual(['127.0.0.1:4321', 'shop.test:80']);
  expect(settings.dnsServer).toBe('127.0.0.1:5353');
});

it.each([undefined, 'false', '1', 'TRUE'])(
  '§7 and never while FUNCTIONS_EMULATOR is %j',
  (value) => {
    const settings = readSettings({ ...OPEN, FUNCTIONS_EMULATOR: value });
    expect(settings.allowed.size).toBe(0);
    expect(settings.dnsServer).toBeNull();
  },
);

it('App Check is demanded when it is configured', () => {
  expect(readSettings({}).appCheck).toBe(false);
  expect(readSettings({ FETCH_PRODUCT_APP_CHECK: 'true' }).appCheck).toBe(true);
});

it('nothing is allowed unless it is named', () => {
  const settings = readSettings({ FUNCTIONS_EMULATOR: 'true' });
  expect([...settings.allowed]).toEqual([]);
  expect(settings.dnsServer).toBeNull();
  const empty = readSettings({ FUNCTIONS_EMULATOR: 'true', FETCH_PRODUCT_ALLOW: ' ,a:1,, b:2 ' });
  expect([...empty.allowed]).toEqual(['a:1', 'b:2']);
});

it.each(['false', '1', ''])('App Check is not demanded when that is %j', (value) => {
  expect(readSettings({ FETCH_PRODUCT_APP_CHECK: value }).appCheck).toBe(false);
});
