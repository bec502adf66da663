import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Incoming } from './fetchProduct.ts';

/** What the server in front of our code adds to a request. */
type Received = IncomingMessage & { rawBody?: Uint8Array };

/** Half of an IPv6 address is its network; the rest a single customer may choose anew each time. */
const NETWORK_GROUPS = 4;

/**
 * Leaves every body as it was sent. The server in front of our code (the functions framework) parses
 * bodies by their content type before it calls us: malformed JSON it answers itself, with an HTML
 * page, and a compressed body it unpacks to a gigabyte. It offers no setting against that. Bodies of
 * unknown bytes it hands on, so that is what it is told all of them are. `incomingFrom` reads the
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
      // Unlike `headers`, made from what was sent.
      'content-type': request.headersDistinct['content-type']?.[0],
    },
    rawBody: request.rawBody,
    ip: networkOf(callerAddress(request, env)),
  };
}

/**
 * Who connected to the platform. It appends that address to X-Forwarded-For; everything before it is
 * what the caller says. Anywhere else nobody appends, and the connection itself tells.
 */
function callerAddress(request: IncomingMessage, env: NodeJS.ProcessEnv): string {
  const isPlatform = env['K_SERVICE'] !== undefined && env['FUNCTIONS_EMULATOR'] !== 'true';
  const forwarded = isPlatform ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

/** An IPv4 address as it is, of an IPv6 address the network: one person has all the others in it. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? parsed.parts.slice(0, NETWORK_GROUPS).join(':') : parsed.toString();
}
