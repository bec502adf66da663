/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('vite').Manifest} Manifest */

/**
 * Texts of the inline scripts, which firebase.json allows by their hashes.
 * @typedef {{ theme: string, watchdog: string, earlyList: string, afterPaint: string }} Scripts
 */

/**
 * One page's HTML: the built index.html with the page's own head and its rendered content.
 *
 * A shell loads the app at once, but after styles and the early list, which are more urgent on a slow
 * line. A prerendered page is complete without the app, so its scripts load after the first paint.
 * The page for unknown addresses does not say that it is prerendered: the app may know the address,
 * e.g. in other letters, and then shows another page in its place.
 * @param {string} template the index.html that Vite built
 * @param {Page} page
 * @param {{ body: string, preloads: string[], styles: string[], lists: string, site: string, scripts: Scripts }} parts
 *   `preloads` and `styles` are files of the build, `lists` the address where lists are read, `site` our own origin
 * @returns {string}
 * @throws {Error} when the template lacks a place to fill in
 */
export function pageHtml(template, page, { body, preloads, styles, lists, site, scripts }) {
  const prerendered = page.shell || page.anywhere ? '' : ` data-prerendered="${page.path}"`;
  const root = `<div id="root"${prerendered}>${body}</div>`;
  let html = replaceOnce(template, '<div id="root"></div>', root);
  if (page.title) {
    const title = `<title>${page.title} · Giftlists</title>`;
    html = replaceOnce(html, '<title>Giftlists</title>', title);
  }
  if (page.description) {
    html = html.replace(
      /(<meta\s+name="description"\s+content=")[^"]*(")/,
      (_, before, after) => before + page.description + after,
    );
  }
  // Messengers need an absolute address for the picture beside a shared link.
  html = html.replace('content="/share-card.png"', `content="${site}/share-card.png"`);
  const { without, entry, modules } = withoutScripts(html, preloads);
  // The theme runs before the first paint, because a change of theme would flash, and the watchdog
  // before any script that may fail.
  const head = [`<script>${scripts.theme}</script>`, `<script>${scripts.watchdog}</script>`];
  if (page.earlyList) {
    // It is no module, because a module would run after the other scripts have loaded.
    head.push(`<script data-lists="${lists}">${scripts.earlyList}</script>`);
  }
  head.push(...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`));
  if (page.shell) {
    head.push(
      `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`,
      ...modules.map(
        (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`,
      ),
    );
  } else {
    const data = `data-entry="${entry}" data-modules="${modules.join(' ')}"`;
    head.push(`<script ${data}>${scripts.afterPaint}</script>`);
  }
  return replaceOnce(without, '</title>', `</title>\n    ${head.join('\n    ')}`);
}

/**
 * Takes the entry, its preloads and its styles, as Vite wrote them, out of the HTML.
 * @param {string} html
 * @param {string[]} preloads further chunk files
 * @returns {{ without: string, entry: string, modules: string[] }} addresses
 */
function withoutScripts(html, preloads) {
  const scripts = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
  const links = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const styles = /\s*<link rel="stylesheet" crossorigin href="[^"]+">/g;
  const addresses = (/** @type {RegExp} */ pattern) =>
    [...html.matchAll(pattern)].map(([, address = '']) => address);
  // The last script is the entry; before it may come scripts that the entry imports.
  const entry = addresses(scripts).at(-1);
  if (!entry) throw new Error('index.html has no module script');
  const before = addresses(scripts).slice(0, -1);
  return {
    without: html.replaceAll(scripts, '').replaceAll(links, '').replaceAll(styles, ''),
    entry,
    modules: [...before, ...addresses(links), ...preloads.map((file) => `/${file}`)],
  };
}

/**
 * The files of some modules and of all they import, without the scripts the template loads anyway.
 * @param {Manifest} manifest
 * @param {string[]} modules paths in the project, each imported dynamically somewhere
 * @param {string} template
 * @returns {{ preloads: string[], styles: string[] }} styles in the order of the imports, so that those of
 *   a page come after those of the components that it changes
 * @throws {Error} when a module has no chunk
 */
export function filesOf(manifest, modules, template) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`The build has no chunk for ${module}`);
    visit(module);
  }
  return {
    preloads: [...scripts].filter((file) => !template.includes(`/${file}"`)),
    styles: [...styles],
  };
}

/**
 * @param {string} text
 * @param {string} place
 * @param {string} filling
 */
function replaceOnce(text, place, filling) {
  const parts = text.split(place);
  if (parts.length !== 2) throw new Error(`index.html has no single ${place}`);
  return parts.join(filling);
}
