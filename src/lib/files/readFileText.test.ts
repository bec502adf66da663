import { expect, it } from 'vitest';
import { isBinary, readFileText } from './readFileText.ts';

const TABLE = 'Name;Preis\r\nTürkranz groß;12 €\r\n';

/** The bytes of a text in Windows-1252, as far as `TABLE` needs them. */
const windows = (text: string) =>
  Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : (sign.codePointAt(0) ?? 0)));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));

it.each([
  ['UTF-8', new TextEncoder().encode(TABLE)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${TABLE}`)],
  ['UTF-16, as Excel saves “Unicode text”', utf16(TABLE)],
  ['UTF-16 of the other byte order', utf16(TABLE).map((_, at, all) => all[at ^ 1] ?? 0)],
  ['Windows-1252, as Excel saves CSV', windows(TABLE)],
])('a table in %s is read with all its letters', async (_, bytes) => {
  expect(await readFileText(new Blob([bytes]))).toBe(TABLE);
});

it.each([
  ['UTF-8', (text: string) => new TextEncoder().encode(text)],
  ['UTF-16', utf16],
])('a letter that was lost before the file was saved in %s costs no others', async (_, bytesOf) => {
  const text = `${TABLE}Caf\uFFFD;3 €\r\n`;
  expect(await readFileText(new Blob([bytesOf(text)]))).toBe(text);
});

it('a workbook is told from a text', async () => {
  const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0]);
  expect(isBinary(await readFileText(new Blob([workbook])))).toBe(true);
  expect(isBinary(await readFileText(new Blob([TABLE])))).toBe(false);
});
