import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import { fetchPage } from './page.ts';
import { PAGE, code, html, local, setUpShop, shop, settings } from './page.testing.ts';

const MB = 1024 * 1024;

setUpShop();

describe('hostile servers', () => {
  it.each([
    ['a gzip bomb', 'gzip', (): Buffer => gzipSync(Buffer.alloc(64 * MB))],
    [
      'a brotli bomb',
      'br',
      (): Buffer =>
        brotliCompressSync(Buffer.alloc(16 * MB), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
        }),
    ],
  ])('§7 %s is cut off', async (_, encoding, make) => {
    shop.handler = html(make(), { 'content-encoding': encoding });
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it('§7 an endless body is cut off', async () => {
    shop.handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const block = Buffer.alloc(MB, 'x');
      const more = (): void => {
        while (!response.destroyed && response.write(block));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it.each(['x-foo', 'gzip, br', 'constructor'])(
    '§7 the encoding %j is not read',
    async (encoding) => {
      shop.handler = html(PAGE, { 'content-encoding': encoding });
      await expect(code(local())).resolves.toBe('unreachable');
    },
  );

  it('§7 a megabyte of headers is not read', async () => {
    shop.handler = (_, response) => {
      for (let i = 0; i < 100; i++) response.setHeader(`x-${i}`, 'y'.repeat(10_000));
      html(PAGE)(_, response);
    };
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it('§7 a connection that breaks is unreachable', async () => {
    shop.handler = (_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
        .write('<html>');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(code(local())).resolves.toBe('unreachable');
  });

  it('§7 what is no HTTP is unreachable', async () => {
    const raw = createTcpServer((socket) => socket.end('<html>no headers</html>'));
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const other = (raw.address() as AddressInfo).port;
    settings.allowed = new Set([`127.0.0.1:${other}`]);
    await expect(code(`http://127.0.0.1:${other}/`)).resolves.toBe('unreachable');
    await expect(code(`https://127.0.0.1:${other}/`)).resolves.toBe('unreachable');
    raw.close();
  });

  it('§7 silence after the headers is too slow', async () => {
    shop.handler = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write('<html>');
    await expect(fetchPage(local(), settings, 100)).rejects.toThrow(new Failure('too-slow'));
  });

  it('§7 a name server that is silent is too slow: the time is also for finding and connecting', async () => {
    const silent = createSocket('udp4').bind(0, '127.0.0.1');
    await once(silent, 'listening');
    settings.dnsServer = `127.0.0.1:${silent.address().port}`;
    const started = performance.now();
    const reading = fetchPage('http://shop.example.com/', settings, 100);
    await expect(reading).rejects.toThrow(new Failure('too-slow'));
    expect(performance.now() - started).toBeLessThan(2000);
    silent.close();
  });

  it('§7 a page that keeps trickling is too slow: the time is for everything together', async () => {
    shop.handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = setInterval(() => response.write('<p>'), 10);
      response.once('close', () => clearInterval(more));
    };
    await expect(fetchPage(local(), settings, 100)).rejects.toThrow(new Failure('too-slow'));
  });
});
