/** How far into the page a `<meta charset>` is looked for; browsers stop at 1 KB, shops do not. */
const SNIFFED_BYTES = 4096;

/**
 * The page's bytes as text. The charset is the byte order mark's, else the header's, else the one a
 * `<meta>` names, else UTF-8; an unknown label is passed over. Bytes that fit no character become
 * U+FFFD.
 */
export function decodePage(bytes: Buffer, contentType: string | null): string {
  const label =
    bomLabel(bytes) ?? known(labelIn(contentType)) ?? known(metaLabel(bytes)) ?? 'utf-8';
  return label === 'windows-1252' ? decodeWestern(bytes) : new TextDecoder(label).decode(bytes);
}

/** The characters of windows-1252 where Latin-1 has control characters; five are undefined. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Windows-1252 as text. Some versions of Node decode it as Latin-1 and so lose the euro sign. Bytes are
 * looked up one by one, because replacing characters takes seconds if a page has nothing else.
 */
function decodeWestern(bytes: Buffer): string {
  const units = new Uint16Array(bytes);
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] ?? 0;
    if (unit >= 0x80 && unit < 0xa0) units[i] = WESTERN.charCodeAt(unit - 0x80);
  }
  return new TextDecoder('utf-16le').decode(units);
}

function bomLabel(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

function labelIn(contentType: string | null): string | null {
  return /charset\s*=\s*["']?([^\s"';,>]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

function metaLabel(bytes: Buffer): string | null {
  const head = bytes.subarray(0, SNIFFED_BYTES).toString('latin1');
  const label =
    /<meta[^>]{0,200}?charset\s*=\s*(?:["']\s*)?([\w:.-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1] ??
    null;
  // We could read the tag byte by byte, so the page is not UTF-16, whatever it says (HTML § 13.2.3.2).
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** The label when the platform knows it, else null. */
function known(label: string | null): string | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
