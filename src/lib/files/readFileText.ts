/**
 * The text of a file that a person chose. Files of spreadsheets are in UTF-8, in UTF-16 with a byte
 * order mark, or in Windows-1252, in which Excel on Windows saves CSV: bytes that are no UTF-8 are taken
 * for that, and its letters with accents would be lost otherwise.
 */
export async function readFileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** Whether a text is from a file that holds something else, such as a picture or a workbook of Excel. */
export function isBinary(text: string): boolean {
  return text.includes('\0');
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
