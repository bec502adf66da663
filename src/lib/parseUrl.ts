/** The URL of a text, or null when it is none. Safari has `URL.canParse` and `URL.parse` since 17 and 18. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
