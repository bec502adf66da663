/** A shop and a DNS server on this machine, for the tests of reading a page. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Failure } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { DnsMock } from './dnsMock.testing.mjs';
import { fetchPage } from './page.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const PAGE = '<html><title>Mug</title></html>';
let server: Server;
export let port = 0;
export let settings: Settings;

export function html(body: string | Buffer, headers: Record<string, string> = {}): Handler {
  return (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
}

export async function code(url: string): Promise<string> {
  try {
    await fetchPage(url, settings);
    return 'ok';
  } catch (error) {
    return error instanceof Failure ? error.code : String(error);
  }
}

/** The shop of a test. */
export const shop = {
  /** How it answers. */
  handler: (() => {}) as Handler,
  /** The paths that were requested. */
  requests: [] as string[],
  /** What the DNS server answers, in turn; the last answer stays. */
  answers: [] as string[][],
};

export const dns = new DnsMock(() => shop.answers);
let dnsServer = '';

/** Starts both for the tests of a file. */
export function setUpShop(): void {
  beforeAll(async () => {
    server = createServer((request, response) => {
      shop.requests.push(request.url ?? '');
      shop.handler(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
    dnsServer = await dns.start();
  });

  beforeEach(() => {
    dns.asked = [];
    shop.requests = [];
    shop.answers = [];
    settings = {
      allowed: new Set([`127.0.0.1:${port}`, `shop.test:${port}`]),
      dnsServer,
      appCheck: false,
    };
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
    dns.stop();
  });
}

export const local = (path = '/'): string => `http://127.0.0.1:${port}${path}`;
