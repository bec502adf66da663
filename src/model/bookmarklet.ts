/**
 * F4: the address of a bookmark that opens our Add page for the current page. The code runs inside
 * that page and under its Content-Security-Policy, so it does little and passes on only the address
 * and the title.
 */
export function bookmarklet(origin: string): string {
  const code = `open(${JSON.stringify(`${origin}/add?`)}+new URLSearchParams({url:location.href,title:document.title}),'_blank','noopener')`;
  // `void`: the browser would otherwise replace the page with the expression's value.
  return `javascript:void ${encodeURIComponent(code)}`;
}
