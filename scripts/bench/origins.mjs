import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { HOST } from '../ports.mjs';
import { UserError } from '../userError.mjs';

/** @typedef {import('../processGroup.mjs').ProcessGroup} ProcessGroup */

/** Milliseconds in which a distant origin answers: a data center, or a shop. */
const DELAY_MS = 150;

/** Headers of one connection or body, which are not passed on. */
const HOP_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|date|etag)$/;

/**
 * An origin in front of another one, as on the web: HTTP/2, compressed with Brotli.
 * @param {ProcessGroup} group
 * @param {string} target origin of the emulator or the demo shop
 * @param {object} [options]
 * @param {boolean} [options.distant] answers late, as far away, and to pages of other origins
 * @param {(text: string) => string} [options.rewrite] changes addresses in pages and their policy
 * @returns {Promise<string>} its origin
 */
export async function serveOrigin(group, target, { distant = false, rewrite } = {}) {
  /** @param {string} path */
  const answerTo = async (path) => {
    const wait = new Promise((resolve) => setTimeout(resolve, distant ? DELAY_MS : 0));
    const response = await fetch(target + path, { redirect: 'manual' });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !HOP_HEADERS.test(name)),
    );
    let body = Buffer.from(await response.arrayBuffer());
    const policy = headers['content-security-policy'];
    const type = headers['content-type'] ?? '';
    if (rewrite && policy) headers['content-security-policy'] = rewrite(policy);
    if (rewrite && /html/.test(type)) body = Buffer.from(rewrite(body.toString()));
    if (distant) headers['access-control-allow-origin'] = '*';
    if (/text|javascript|json|svg|manifest/.test(type)) {
      body = brotliCompressSync(body);
      headers['content-encoding'] = 'br';
    }
    await wait;
    return { status: response.status, headers, body };
  };
  /** @type {Map<string, ReturnType<typeof answerTo>>} */
  const known = new Map();
  const options = { ...certificate(), allowHTTP1: true };
  const server = createSecureServer(options, async (request, response) => {
    // Compressing takes long, and the files of the site do not change.
    const answer = (!distant && known.get(request.url)) || answerTo(request.url);
    known.set(request.url, answer);
    try {
      const { status, headers, body } = await answer;
      response.writeHead(status, headers).end(body);
    } catch (error) {
      console.error(error);
      response.writeHead(502).end();
    }
  });
  await new Promise((resolve) => server.listen(0, HOST, () => resolve(undefined)));
  group.onEnd(() => void server.close());
  const address = server.address();
  return `https://localhost:${typeof address === 'object' ? address?.port : 0}`;
}

/**
 * A certificate, which the browser is told to accept.
 * @throws {UserError} without openssl
 */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'giftlists-certificate-'));
  const options =
    'req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  try {
    execFileSync('openssl', options.split(' '), { cwd: folder, stdio: 'ignore' });
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(folder, name)));
    return { key, cert };
  } catch {
    throw new UserError(
      'HTTP/2 needs a certificate, which openssl makes: install openssl and run this again.',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
