/**
 * F4: the address of a bookmark that opens our Add page for the page it is pressed on. Runs there,
 * under that page's rules, so it does as little as it can and takes nothing but address and title.
 */
export function bookmarklet(origin: string): string {
  const code = `open(${JSON.stringify(`${origin}/add?`)}+new URLSearchParams({url:location.href,title:document.title}),'_blank','noopener')`;
  // The value of the expression would replace the page.
  return `javascript:void ${encodeURIComponent(code)}`;
}
