import { createServer, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyAppCheck, verifyUser } from './auth.ts';
import { Failure } from './errors.ts';

const PROJECT = 'demo-giftlists';
const SIGNED_OUT = new Failure('unauthenticated');

/** Stands in for the service of accounts, which the packages ask about an unsigned token. */
let accounts: Server;
let asked = 0;

beforeAll(async () => {
  accounts = createServer((_, response) => {
    asked++;
    const users = [{ localId: 'ann', validSince: '0' }];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ users }));
  });
  await new Promise<void>((resolve) => accounts.listen(0, '127.0.0.1', resolve));
  // With these the packages take unsigned tokens, as they do beside the local emulators.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] =
    `127.0.0.1:${(accounts.address() as AddressInfo).port}`;
  process.env['GCLOUD_PROJECT'] = PROJECT;
});

afterAll(() => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  delete process.env['GCLOUD_PROJECT'];
  accounts.closeAllConnections();
  accounts.close();
});

beforeEach(() => {
  asked = 0;
});

/** Signed by a key that has to be fetched first. */
const SIGNED = [
  { alg: 'RS256', typ: 'JWT', kid: 'key' },
  { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'ann' },
  'signature',
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/** An unsigned token of an account that signed in like this. */
function tokenOf(provider: string, changes: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'ann',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { sign_in_provider: provider },
    ...changes,
  };
  const encoded = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${encoded.join('.')}.`;
}

describe('who asks', () => {
  it.each(['password', 'google.com'])('§7 is the account that signed in with %s', async (how) => {
    await expect(verifyUser(`Bearer ${tokenOf(how)}`)).resolves.toBe('ann');
    await expect(verifyUser(`bearer ${tokenOf(how)}`)).resolves.toBe('ann');
  });

  it('§7 is nobody with an anonymous account', async () => {
    await expect(verifyUser(`Bearer ${tokenOf('anonymous')}`)).rejects.toThrow(SIGNED_OUT);
  });

  it.each([
    ['of another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['of nobody', { sub: '' }],
    ['that is over', { exp: 1 }],
  ])('§7 is nobody with a token %s', async (_, changes) => {
    await expect(verifyUser(`Bearer ${tokenOf('password', changes)}`)).rejects.toThrow(SIGNED_OUT);
  });

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['no token', 'Bearer '],
    ['another scheme', `Basic ${tokenOf('password')}`],
    ['something before it', `x Bearer ${tokenOf('password')}`],
    ['something behind it', `Bearer ${tokenOf('password')} x`],
    ['two tokens', `Bearer ${tokenOf('password')}, ${tokenOf('password')}`],
    ['what is no token', 'Bearer x'],
  ])('§7 is nobody with %s', async (_, header) => {
    await expect(verifyUser(header)).rejects.toThrow(SIGNED_OUT);
    expect(asked).toBe(0);
  });
});

it("is our own failure, not the caller's, when the keys that check tokens cannot be fetched", async () => {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const request = vi.spyOn(https, 'request').mockImplementation(() => {
    throw new Error('no network');
  });
  try {
    await expect(verifyUser(`Bearer ${SIGNED}`)).rejects.toMatchObject({ code: 'internal' });
  } finally {
    request.mockRestore();
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator;
  }
});

describe('App Check', () => {
  it.each([undefined, '', 'x', 'a.b.c'])('is not kept by %j', async (header) => {
    await expect(verifyAppCheck(header)).rejects.toThrow(SIGNED_OUT);
  });
});
