/** A text as a URL, or null when it is not one: `URL.parse`, which Safari has only since version 18. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
