import { once } from 'node:events';
import { Readable } from 'node:stream';
import * as zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Failure } from '../errors.ts';
import { usedMb } from '../../../src/testing/memory.ts';
import { ACCEPT_ENCODING, MAX_PAGE_BYTES, readBody } from './body.ts';

const PAGE = '<html><title>Mug</title></html>';
const UNREACHABLE = new Failure('unreachable');

/** A body that arrives in these parts. */
const arriving = (...parts: (string | Buffer)[]): Readable =>
  Readable.from(parts.map((part) => Buffer.from(part)));

const read = async (body: Readable, encoding: string | null = null): Promise<string> =>
  (await readBody(body, encoding)).toString();

/** A body of which these parts arrive, and then nothing for ever. */
function neverEnding(...parts: Buffer[]): Readable {
  return new Readable({
    read() {
      const next = parts.shift();
      if (next !== undefined) this.push(next);
    },
  });
}

/** Text that no compression makes much smaller, without an end of a page. */
const LONG = Array.from({ length: 20_000 }, (_, i) => `<p>${(i * 7919) % 10_007}`).join('');

const ENCODINGS = [
  ['gzip', zlib.gzipSync],
  ['deflate', zlib.deflateSync],
  ['br', zlib.brotliCompressSync],
] as const;

describe('the encoding of a body', () => {
  it('§7 is asked for among those that can be read', () => {
    expect(ACCEPT_ENCODING.split(', ')).toEqual(
      expect.arrayContaining(ENCODINGS.map(([name]) => name)),
    );
    expect(ACCEPT_ENCODING.split(', ').includes('zstd')).toBe('createZstdDecompress' in zlib);
  });

  it.each(ENCODINGS)('§7 %s is read', async (name, compress) => {
    await expect(read(arriving(compress(PAGE)), name)).resolves.toBe(PAGE);
    await expect(read(arriving(compress(PAGE)), ` ${name.toUpperCase()} `)).resolves.toBe(PAGE);
  });

  it.each(ENCODINGS)('§7 %s whose end is missing is read up to there', async (name, compress) => {
    const whole = compress(LONG);
    const text = await read(arriving(whole.subarray(0, whole.length - 20)), name);
    expect(text.length).toBeGreaterThan(10_000);
    expect(LONG.startsWith(text)).toBe(true);
  });

  it('§7 may be called by its old name', async () => {
    await expect(read(arriving(zlib.gzipSync(PAGE)), 'x-gzip')).resolves.toBe(PAGE);
  });

  it.each(['gx-zip', 'x-x-gzip', 'gzip, gzip', 'toString', 'none'])(
    '§7 %j is not one',
    async (name) => {
      await expect(read(arriving(zlib.gzipSync(PAGE)), name)).rejects.toThrow(UNREACHABLE);
    },
  );

  it('§7 that does not hold is an error', async () => {
    await expect(read(arriving(PAGE), 'gzip')).rejects.toThrow(/header/);
  });

  it('§7 a connection that breaks within it is an error', async () => {
    const body = neverEnding(zlib.gzipSync(LONG).subarray(0, 1000));
    const reading = read(body, 'gzip');
    setTimeout(() => body.destroy(new Error('broken')), 20);
    await expect(reading).rejects.toThrow('broken');
  });
});

describe('the size of a page', () => {
  it('§7 may be five megabytes and no byte more', async () => {
    const half = Buffer.alloc(MAX_PAGE_BYTES / 2, 'x');
    expect(MAX_PAGE_BYTES).toBe(5 * 1024 * 1024);
    await expect(readBody(arriving(half, half), null)).resolves.toHaveLength(MAX_PAGE_BYTES);
    await expect(readBody(arriving(half, half, 'x'), null)).rejects.toThrow(UNREACHABLE);
  });

  it('§7 counts once it is decoded', async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(MAX_PAGE_BYTES + 1, 'x'));
    await expect(readBody(arriving(bomb), 'gzip')).rejects.toThrow(UNREACHABLE);
  });

  it('§7 is what is kept of it, though its bytes come one by one among megabytes of others', async () => {
    const before = usedMb();
    let kept = Infinity;
    // A chunk may have a long extension (RFC 9112, 7.1.1), and what is read is a part of what was received.
    const parts = function* (): Generator<Buffer> {
      for (let i = 0; i < 1000; i++) yield Buffer.alloc(64 * 1024, 'x').subarray(0, 1);
      kept = usedMb() - before;
    };
    await expect(readBody(Readable.from(parts()), null)).resolves.toHaveLength(1000);
    expect(kept).toBeLessThan(20);
  });

  it('a body of anything but bytes is not read', async () => {
    await expect(readBody(Readable.from(['<p>']), null)).rejects.toThrow(UNREACHABLE);
  });
});

describe('the end of a page', () => {
  it.each(['</html>', '</HTML>', '</html> \r\n\t\n'])(
    '§7 is %j at the end of what has arrived',
    async (end) => {
      await expect(read(arriving(`<p>Mug${end}`, '<p>more'))).resolves.toBe(`<p>Mug${end}`);
    },
  );

  it.each(['</html><p>', '</html>.', 'html>', '</htm>'])('§7 is not %j', async (text) => {
    await expect(read(arriving(text, 'more'))).resolves.toBe(`${text}more`);
  });

  it('§7 may arrive in parts', async () => {
    const parts = ['<p>Mug</h', 'tm', 'l>', '\n'].map((part) => Buffer.from(part));
    await expect(read(neverEnding(...parts))).resolves.toMatch(/^<p>Mug<\/html>/);
  });

  it.each([
    [null, Buffer.from(PAGE)],
    ['gzip', zlib.gzipSync(PAGE)],
  ])('§7 ends the reading, though the connection stays open (%s)', async (encoding, bytes) => {
    const body = neverEnding(bytes);
    await expect(read(body, encoding)).resolves.toBe(PAGE);
    if (!body.closed) await once(body, 'close');
    expect(body.destroyed).toBe(true);
  });
});
