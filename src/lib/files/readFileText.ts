/**
 * The text of a file that a person chose. Spreadsheets save UTF-8, UTF-16 with a byte order mark, or
 * Windows-1252, as Excel on Windows does for CSV. Bytes that are not valid UTF-8 are read as
 * Windows-1252, so that accented letters are not lost.
 */
export async function readFileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    // Only invalid UTF-8 throws. The character that stands for a lost one is valid.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a text is from a file that holds something else, such as a picture or a workbook of Excel. */
export function isBinary(text: string): boolean {
  return text.includes('\0');
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
