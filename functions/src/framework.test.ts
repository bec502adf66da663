import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request as send } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../rolldown.config.mjs';

/** The function as it is deployed, behind the server that runs it in production. */

const inFolder = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
// Below node_modules, so that the bundle finds the packages it leaves outside.
const BUNDLE = inFolder(`node_modules/.cache/framework-test-${process.pid}/index.mjs`);
const FRAMEWORK = inFolder('node_modules/@google-cloud/functions-framework/build/src/main.js');

let framework: ChildProcess;
let address = '';

beforeAll(async () => {
  await build({
    ...config,
    input: inFolder('src/index.ts'),
    output: { file: BUNDLE, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
  const port = await freePort();
  const args = [FRAMEWORK, '--target=fetchProduct', `--source=${BUNDLE}`, `--port=${port}`];
  framework = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'demo-giftlists', K_SERVICE: 'fetchproduct' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    framework.stdout?.on('data', (text: Buffer) => /URL:/.test(text.toString()) && resolve());
    framework.once('exit', () => reject(new Error('The framework did not start.')));
  });
  address = `http://127.0.0.1:${port}/`;
}, 60_000);

afterAll(async () => {
  const ended = once(framework, 'exit');
  framework.kill();
  await ended;
  await rm(fileURLToPath(new URL('.', `file://${BUNDLE}`)), { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const BAD_JSON = { error: { code: 'bad-json', message: 'Send well-formed JSON.' } };
const NOT_JSON = { error: { code: 'not-json', message: 'Send JSON.' } };
const SIGNED_OUT = {
  error: { code: 'unauthenticated', message: 'Sign in to read product details from a page.' },
};
const JSON_TYPE = { 'content-type': 'application/json' };
const bytes = (text: string | Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

it.each<[string, RequestInit, number, object]>([
  ['half an object', { body: '{"url":' }, 400, BAD_JSON],
  ['no JSON at all', { body: 'url=x' }, 400, BAD_JSON],
  ['a bare word', { body: 'nul' }, 400, BAD_JSON],
  ['nothing', {}, 400, BAD_JSON],
  [
    'a charset nobody knows',
    { body: '{', headers: { 'content-type': 'application/json; charset=x-none' } },
    400,
    BAD_JSON,
  ],
  [
    'a compression nobody knows',
    { body: '{}', headers: { ...JSON_TYPE, 'content-encoding': 'x-none' } },
    401,
    SIGNED_OUT,
  ],
  [
    'broken compressed bytes',
    { body: bytes('{'), headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
    400,
    BAD_JSON,
  ],
  ['JSON from a stranger', { body: '{"url":"https://shop.example.com/"}' }, 401, SIGNED_OUT],
  [
    'a form that is broken',
    { body: '%', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    NOT_JSON,
  ],
])('§7 in production %s is answered in our own shape', async (_, init, status, body) => {
  const response = await fetch(address, { method: 'POST', headers: JSON_TYPE, ...init });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect([response.status, await response.json()]).toEqual([status, body]);
});

it('§7 in production a body that unpacks to a thousand times as much stays packed', async () => {
  const body = bytes(gzipSync(Buffer.alloc(8 * 1024 * 1024)));
  const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
  const response = await fetch(address, { method: 'POST', headers, body });
  expect([response.status, await response.json()]).toEqual([400, BAD_JSON]);
});

it.each<[string, Record<string, string>]>([
  ['says how long it is', { 'content-length': '30000000' }],
  ['does not', { 'transfer-encoding': 'chunked' }],
])(
  '§7 in production a large body that %s is refused before all of it is there',
  async (_, length) => {
    const headers = { ...JSON_TYPE, ...length };
    const request = send(address, { method: 'POST', headers });
    request.on('error', () => {});
    request.write(Buffer.alloc(20_000, ' '));
    const answered = once(request, 'response').then(([{ statusCode }]) => statusCode as number);
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve('waits for the rest'), 2000).unref();
    });
    await expect(Promise.race([answered, late])).resolves.toBe(413);
    request.destroy();
  },
);

it('§7 in production a body may come in pieces', async () => {
  const request = send(address, { method: 'POST', headers: JSON_TYPE });
  request.write('{"url":');
  setTimeout(() => request.end('"https://shop.example.com/"}'), 100);
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(401);
  response.resume();
});
