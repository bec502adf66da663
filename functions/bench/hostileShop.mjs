import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, constants, createGzip, gzipSync } from 'node:zlib';

/** The name the shop goes by; the DNS stand-in knows it. */
export const SHOP = 'shop.example';

const PAGE = '<html><title>Mug</title><h1>Mug</h1></html>';
const MB = 1024 * 1024;

/**
 * A shop on this machine that serves what a case says, well or badly.
 *
 * @param {string | { status?: number, headers?: Record<string, string>, body?: string, chain?: number }} serve
 */
export async function openShop(serve) {
  let requests = 0;
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const isRaw = typeof serve === 'string' && /^(?:proto|tls|hang:connect|headers)/.test(serve);
  const server = isRaw
    ? createTcpServer((socket) =>
        socket.on('error', () => socket.destroy()).once('data', () => raw(serve, socket)),
      )
    : createServer((_, response) => {
        requests++;
        answer(serve, response, requests, port);
      });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  const scheme = typeof serve === 'string' && serve.startsWith('tls') ? 'https' : 'http';
  return {
    port,
    url: `${scheme}://${SHOP}:${port}/`,
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve(undefined));
      }),
  };
}

/** @param {string} how @param {import('node:net').Socket} socket */
function raw(how, socket) {
  if (how === 'proto:0.9' || how.startsWith('tls')) socket.end(PAGE);
  else if (how.startsWith('headers')) {
    const lines =
      how === 'headers:1MB'
        ? [`x: ${'y'.repeat(MB)}`]
        : Array.from({ length: 10_000 }, (_, i) => `x-${i}: y`);
    socket.end(
      `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${lines.join('\r\n')}\r\n\r\n${PAGE}`,
    );
  }
  // 'hang:connect': nothing is ever said.
}

/**
 * @param {Parameters<typeof openShop>[0]} serve
 * @param {import('node:http').ServerResponse} response
 * @param {number} count which request this is
 * @param {number} port
 */
function answer(serve, response, count, port) {
  response.on('error', () => response.destroy());
  if (typeof serve === 'object') {
    const { status = 200, headers = {}, body = '', chain } = serve;
    const isHop = chain !== undefined && count <= chain;
    const location = isHop
      ? '/next'
      : headers['location']?.replace(/^https:\/\/shop\.example\/$/, `http://${SHOP}:${port}/`);
    response.writeHead(isHop ? 302 : status, {
      'content-type': 'text/html',
      ...headers,
      ...(location === undefined ? {} : { location }),
    });
    response.end(filled(body) || PAGE);
    return;
  }
  const [what = '', how = ''] = serve.split(':');
  /** @param {Record<string, string>} headers @param {string | Buffer} [body] */
  const send = (headers, body = PAGE) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  if (what === 'status') response.writeHead(Number(how)).end(how === '204' ? undefined : PAGE);
  else if (what === 'type') send({ 'content-type': how.replace('+html', '') });
  else if (what === 'charset') sendCharset(how, send);
  else if (what === 'gzip') bomb(response);
  else if (what === 'br') send({ 'content-encoding': 'br' }, brotliBomb());
  else if (what === 'encoding') {
    const body = how === 'gzip' ? gzipSync(PAGE) : how === 'br' ? brotliCompressSync(PAGE) : PAGE;
    send({ 'content-encoding': how }, body);
  } else if (what === 'hang')
    response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders();
  else if (what === 'reset') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '9999' });
    response.write(PAGE.slice(0, 9), () => response.destroy());
  } else if (how === 'lying-length') {
    // Written past the HTTP library, which would not lie.
    response.socket?.write(
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 10\r\n\r\n',
    );
    pour(response.socket, 'x'.repeat(64 * 1024), 1600);
  } else {
    response.writeHead(200, { 'content-type': 'text/html' });
    pour(response, '<p>'.repeat(20_000), Infinity);
  }
}

/** @param {string} how @param {(headers: Record<string, string>, body?: string | Buffer) => void} send */
function sendCharset(how, send) {
  if (how === 'bom') send({ 'content-type': 'text/html; charset=shift_jis' }, `\ufeff${PAGE}`);
  else if (how === 'broken')
    send({}, Buffer.concat([Buffer.from([0xff, 0xc0]), Buffer.from(PAGE)]));
  else if (how === 'meta-euc-jp') send({}, `<meta charset=euc-jp>${PAGE}`);
  else send(how === 'none' ? {} : { 'content-type': `TEXT/HTML;Charset="${how}"` });
}

/** @param {import('node:stream').Writable | null} to @param {string} piece @param {number} times */
function pour(to, piece, times) {
  if (to === null) return;
  let left = times;
  const go = () => {
    let isFlowing = true;
    while (isFlowing && left-- > 0 && !to.destroyed) isFlowing = to.write(piece);
    if (!isFlowing) to.once('drain', go);
  };
  to.on('error', () => to.destroy());
  go();
}

/** A gigabyte of nothing. @param {import('node:http').ServerResponse} response */
function bomb(response) {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
  const gzip = createGzip();
  gzip.on('error', () => gzip.destroy());
  response.on('close', () => gzip.destroy());
  gzip.pipe(response);
  pour(gzip, ' '.repeat(MB), 1024);
}

function brotliBomb() {
  return brotliCompressSync(Buffer.alloc(64 * MB), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  });
}

/** @param {string} body with '{1MB}' and '{nest:N}' written out */
function filled(body) {
  return body
    .replace('{1MB}', 'x'.repeat(MB))
    .replace(/\{nest:(\d+)\}/, (_, n) => '<div>'.repeat(Number(n)));
}
