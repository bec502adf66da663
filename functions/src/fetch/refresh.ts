/** A refresh counts as a redirect only if it happens almost at once and the page has little content. */
const MAX_DELAY_S = 5;
const MAX_STUB_CHARS = 20_000;

/** Comments and what is for browsers without scripts. A comment without an end goes on to the end of the page. */
const UNREAD = /<!--(?:[\s\S]*?-->|[\s\S]*)|<noscript[^<>]*>[\s\S]*?<\/noscript>/gi;

/**
 * The target of `<meta http-equiv="refresh" content="0; url=…">` of a stub page, as written there,
 * or null. A refresh inside `<noscript>` or a comment, a slow one, and one on a page full of content are not
 * redirects.
 */
export function refreshTarget(html: string): string | null {
  if (html.length > MAX_STUB_CHARS) return null;
  const visible = html.replace(UNREAD, '');
  const tag = /<meta\b[^<>]{0,300}http-equiv\s*=\s*["']?refresh\b[^<>]{0,3000}>/i.exec(
    visible,
  )?.[0];
  if (tag === undefined) return null;
  const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag);
  const value = content?.[1] ?? content?.[2] ?? content?.[3] ?? '';
  const parts =
    /^\s*(\d{1,4})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*|(?!url\s*=))["']?([^"'\s][^"']*)/i.exec(value);
  if (parts === null || Number(parts[1]) > MAX_DELAY_S) return null;
  return (parts[2] ?? '').trim().replaceAll('&amp;', '&');
}
