import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Incoming } from './fetchProduct.ts';

/** What the server in front of our code adds to a request. */
type Received = IncomingMessage & { rawBody?: Uint8Array };

/**
 * The first half of an IPv6 address is the network; a single customer can choose the rest freely.
 */
const NETWORK_GROUPS = 4;

/**
 * Leaves every body as it was sent. The functions framework parses bodies by their content type
 * before it calls us: it answers malformed JSON itself with an HTML page, and it unpacks a
 * compressed body of up to a gigabyte. There is no setting for that, but it passes on bodies of
 * unknown bytes unchanged, so every request is given that content type. `incomingFrom` reads the
 * headers that were really sent.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

/** A request as our handler reads it. `env` tells whether this runs on the platform. */
export function incomingFrom(request: Received, env: NodeJS.ProcessEnv = process.env): Incoming {
  return {
    method: request.method ?? '',
    headers: {
      ...request.headers,
      // Unlike `headers`, this holds what was really sent.
      'content-type': request.headersDistinct['content-type']?.[0],
    },
    rawBody: request.rawBody,
    ip: networkOf(callerAddress(request, env)),
  };
}

/**
 * The address that connected to the platform, which the platform appends to X-Forwarded-For;
 * everything before it is chosen by the caller. Outside the platform nothing is appended, and the
 * socket's address is used.
 */
function callerAddress(request: IncomingMessage, env: NodeJS.ProcessEnv): string {
  const isPlatform = env['K_SERVICE'] !== undefined && env['FUNCTIONS_EMULATOR'] !== 'true';
  const forwarded = isPlatform ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

/**
 * An IPv4 address as it is; of an IPv6 address the network, because one customer has all addresses
 * in it.
 */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? parsed.parts.slice(0, NETWORK_GROUPS).join(':') : parsed.toString();
}
