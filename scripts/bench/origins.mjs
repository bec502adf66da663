import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { HOST } from '../ports.mjs';
import { Refusal } from '../refusal.mjs';

/** @typedef {import('../session.mjs').Session} Session */

/** Milliseconds in which an origin that is not ours answers: a data centre, or a shop. */
const DELAY_MS = 150;

/** Headers that belong to a connection or a body, not to what is passed on. */
const OWN_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|date|etag)$/;

/**
 * The site as a host on the web would serve it: over HTTP/2, compressed with Brotli, with what the
 * Hosting emulator answers. The early GET of the page goes to `dataOrigin`.
 * @param {Session} session
 * @param {{ hosting: string, firestore: string, dataOrigin: string }} origins
 * @returns {Promise<string>} its origin
 */
export function serveSite(session, { hosting, firestore, dataOrigin }) {
  /** @type {Map<string, Answer>} */
  const known = new Map();
  return serve(session, async (path) => {
    const answer = known.get(path) ?? (await fetched(hosting + path, 'br'));
    known.set(path, answer);
    return answer;
  });

  /**
   * @param {string} url
   * @param {'br'} encoding
   */
  async function fetched(url, encoding) {
    const answer = await fetchAnswer(url);
    const policy = answer.headers['content-security-policy'];
    // The SDK goes on talking to the emulator itself: it comes after what is measured.
    if (policy) {
      answer.headers['content-security-policy'] = policy.replaceAll(
        firestore,
        `${firestore} ${dataOrigin}`,
      );
    }
    if (/html/.test(answer.headers['content-type'] ?? '')) {
      const html = answer.body
        .toString()
        .replace(`data-lists="${firestore}`, `data-lists="${dataOrigin}`);
      answer.body = Buffer.from(html);
    }
    return compressed(answer, encoding);
  }
}

/**
 * Firestore's REST interface on an origin of its own, as far away as a data centre.
 * @param {Session} session
 * @param {string} firestore origin of the emulator
 * @returns {Promise<string>} its origin
 */
export function serveData(session, firestore) {
  return serve(session, async (path) => {
    const answer = compressed(await fetchLate(firestore + path), 'gzip');
    answer.headers['access-control-allow-origin'] = '*';
    return answer;
  });
}

/** Content types of what a build consists of. */
const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
});

/**
 * A build without Hosting: its files, and index.html for every other address.
 * @param {Session} session
 * @param {string} folder absolute
 * @returns {Promise<string>} its origin
 */
export function serveFolder(session, folder) {
  return serve(session, async (path) => {
    const asked = join(folder, path.split('?')[0] ?? '');
    const file = extname(asked) && existsSync(asked) ? asked : join(folder, 'index.html');
    const headers = { 'content-type': TYPES[extname(file)] ?? 'image/png' };
    return compressed({ status: 200, headers, body: readFileSync(file) }, 'br');
  });
}

/**
 * A shop's pictures, on an origin of their own, as far away as the data: pictures that are there the
 * moment they are asked for would be counted among what the words wait for.
 * @param {Session} session
 * @param {string} shop origin of the demo shop
 * @returns {Promise<string>} its origin
 */
export function servePictures(session, shop) {
  return serve(session, async (path) => compressed(await fetchLate(shop + path), 'gzip'));
}

/**
 * An answer that takes as long as that of a distant server, however quick the emulator was.
 * @param {string} url
 */
async function fetchLate(url) {
  const later = new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  const [answer] = await Promise.all([fetchAnswer(url), later]);
  return answer;
}

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

/**
 * @param {string} url
 * @returns {Promise<Answer>}
 */
async function fetchAnswer(url) {
  const response = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !OWN_HEADERS.test(name)),
  );
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * @param {Answer} answer
 * @param {'br' | 'gzip'} encoding
 * @returns {Answer}
 */
function compressed(answer, encoding) {
  if (!/text|javascript|json|svg|manifest/.test(answer.headers['content-type'] ?? ''))
    return answer;
  const body = encoding === 'br' ? brotliCompressSync(answer.body) : gzipSync(answer.body);
  return { ...answer, headers: { ...answer.headers, 'content-encoding': encoding }, body };
}

/**
 * @param {Session} session
 * @param {(path: string) => Promise<Answer>} answerTo
 * @returns {Promise<string>}
 */
async function serve(session, answerTo) {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    answerTo(request.url).then(
      ({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(body);
      },
      (error) => {
        console.error(error);
        response.writeHead(502).end();
      },
    );
  });
  await new Promise((resolve) => {
    server.listen(0, HOST, () => resolve(undefined));
  });
  session.onEnd(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `https://localhost:${port}`;
}

/** @type {{ key: Buffer, cert: Buffer } | undefined} */
let made;

/**
 * A certificate for this run, which the browser is told to accept.
 * @throws {Refusal} without openssl
 */
function certificate() {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'giftlists-certificate-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const options = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert];
  try {
    const subject = [
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
    ];
    execFileSync('openssl', ['req', '-x509', ...options, ...subject], { stdio: 'ignore' });
    made = { key: readFileSync(key), cert: readFileSync(cert) };
    return made;
  } catch {
    throw new Refusal(
      'HTTP/2 needs a certificate, which openssl makes: install openssl and run this again.',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
