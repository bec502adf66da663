/**
 * Adds styles that came with a script. What few people open brings its own look along, so that the
 * one style sheet, which every page waits for, stays small. Ours is no inline style: the
 * Content-Security-Policy has nothing against it. Call it once, where the module begins.
 */
export function adoptStyles(css: string): void {
  // At build time (src/app/prerender.tsx) there is nothing to style.
  if (typeof CSSStyleSheet === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
