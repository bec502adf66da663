/**
 * A URL as the WHATWG parser reads it, or null when it is none. Not `URL.parse`, which Safari has only
 * since version 18, and not `URL.canParse`: in Node 20 and 22 that says no to every name with letters
 * like 'ä' once it has been called a few thousand times.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
