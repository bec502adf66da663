/**
 * A text for the fragment of an address: compressed where the browser can, in URL-safe Base64, with a
 * first character that says which.
 */
export async function pack(text: string): Promise<string> {
  const { body } = new Response(text);
  const canCompress = body !== null && typeof CompressionStream === 'function';
  const stream = canCompress ? body.pipeThrough(new CompressionStream('deflate-raw')) : text;
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const base64 = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return (canCompress ? '1' : '0') + base64;
}

/** Three times what the bookmarklet collects at most: a longer text was not made by it. */
const MAX_BYTES = 6_000_000;

/**
 * The text that was packed, by `pack` or by the bookmarklet (`collectPage`).
 * @throws {Error} when it is damaged or far too large
 */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const pieces = inPieces(bytes);
  const isCompressed = packed.startsWith('1');
  return readText(
    isCompressed ? pieces.pipeThrough(new DecompressionStream('deflate-raw')) : pieces,
  );
}

/** A kilobyte unpacks to one megabyte at most. */
const PIECE_BYTES = 1024;

/** Browsers unpack all of a piece before any of it can be read, so a text too large must come in small ones. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(from, (from += PIECE_BYTES)));
    },
  });
}

/** Stops at the limit: a few kilobytes can be made to unpack into gigabytes. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('The page is too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}
