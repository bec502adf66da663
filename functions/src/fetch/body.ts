import { Readable, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { Failure } from '../errors.ts';

/** Most bytes of a page after decompression; a larger page is an attack or a mistake. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024;

const TAIL_BYTES = 64;

const DECODERS: Record<string, () => Transform> = {
  // Compressed data is often cut off at its end; what came before is still the page.
  gzip: () => zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  deflate: () => zlib.createInflate({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  br: () => zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }),
};
// Node supports zstd from 22.15 (and 23.8) on. Older versions do not offer it to the shop.
if (typeof zlib.createZstdDecompress === 'function') {
  DECODERS['zstd'] = () => zlib.createZstdDecompress();
}

/** The encodings we can decode. */
export const ACCEPT_ENCODING = Object.keys(DECODERS).join(', ');

/**
 * Reads a response's body, decoded, up to MAX_PAGE_BYTES. Stops early once `</html>` ends what has
 * arrived, because some servers keep the connection open after the page. Throws 'unreachable' for
 * an encoding we do not know, more than one encoding, broken data, or too many bytes.
 */
export async function readBody(body: Readable, contentEncoding: string | null): Promise<Buffer> {
  const decoder = decoderFor(contentEncoding);
  // Errors of the source are raised by the iteration below, through the decoder.
  const decoded =
    decoder === null ? body : body.on('error', (e) => decoder.destroy(e)).pipe(decoder);
  const chunks: Buffer[] = [];
  let size = 0;
  let tail = '';
  try {
    for await (const chunk of decoded) {
      if (!Buffer.isBuffer(chunk)) throw new Failure('unreachable');
      size += chunk.length;
      if (size > MAX_PAGE_BYTES) throw new Failure('unreachable');
      // A copy, because a small part keeps all in memory that was received with it.
      chunks.push(Buffer.from(chunk));
      // The end may have arrived in parts.
      tail = (tail + chunk.subarray(-TAIL_BYTES).toString('latin1')).slice(-TAIL_BYTES);
      if (/<\/html>\s*$/i.test(tail)) break;
    }
  } finally {
    decoder?.destroy();
    body.destroy();
  }
  return Buffer.concat(chunks, size);
}

function decoderFor(contentEncoding: string | null): Transform | null {
  const name = (contentEncoding ?? '').trim().toLowerCase().replace(/^x-/, '');
  if (name === '' || name === 'identity') return null;
  // hasOwn: the header is the shop's, and 'constructor' must not find anything.
  const create = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (create === undefined) throw new Failure('unreachable');
  return create();
}
