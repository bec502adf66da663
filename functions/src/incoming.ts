import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { MAX_BODY_BYTES, type Incoming } from './fetchProduct.ts';

/** A request with what the functions framework may have added to it. */
type Received = IncomingMessage & { rawBody?: Uint8Array };

/** The first half of an IPv6 address is the network; a customer can choose the rest freely. */
const NETWORK_GROUPS = 4;

/** A body has at most 16 KB. While one is awaited, it takes one of the few places of an instance. */
const BODY_MS = 5000;

/**
 * Stops the functions framework from reading bodies, so that only `incomingFrom` does. The framework parses
 * them before it calls us: it answers malformed JSON with an HTML page, decompresses bodies of up to a
 * gigabyte, and keeps up to 32 MB per caller in memory before any token is checked. It has no setting for
 * this, but it does not look for a body in a request without these headers.
 */
export function keepBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/**
 * A request as our handler reads it. `env` tells whether this runs on the platform; `bodyMs` is how long
 * the body is awaited.
 */
export async function incomingFrom(
  request: Received,
  env: NodeJS.ProcessEnv = process.env,
  bodyMs: number = BODY_MS,
): Promise<Incoming> {
  return {
    method: request.method ?? '',
    headers: request.headers,
    rawBody: request.rawBody ?? (await startOfBody(request, bodyMs)),
    ip: networkOf(callerAddress(request, env)),
  };
}

/** The body, or only its start if it is too large or too slow; the rest is not kept. */
function startOfBody(request: IncomingMessage, bodyMs: number): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let ended = false;
    const end = (): void => {
      ended = true;
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    };
    const timer = setTimeout(end, bodyMs);
    request.on('data', (chunk: Buffer) => {
      if (ended) return;
      size += chunk.length;
      chunks.push(chunk);
      if (size > MAX_BODY_BYTES) end();
    });
    request.once('end', end);
    // If the caller disconnects, 'end' is never emitted.
    request.once('close', end);
    if (request.destroyed) end();
  });
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
