/** @typedef {import('./pages.mjs').Page} Page */
/**
 * What Vite tells of its chunks (`build.manifest`).
 * @typedef {Record<string, { file: string, imports?: string[] }>} Manifest
 */

/**
 * One page's HTML: the built index.html with the page's own head and what is drawn in it.
 *
 * A shell brings the app as soon as it can, but after styles and the early list, which go first on a
 * narrow line. A prerendered page is complete without it: its scripts are not asked for before it
 * has been painted.
 * @param {string} template the index.html that Vite built
 * @param {Page} page
 * @param {{ body: string, preloads: string[], lists: string, site: string, scripts: Scripts }} parts
 *   `preloads` are chunk files, `lists` the address where lists are read, `site` our own origin
 * @returns {string}
 * @throws {Error} when the template lacks a place to fill in
 */
export function pageHtml(template, page, { body, preloads, lists, site, scripts }) {
  const prerendered = page.shell ? '' : ` data-prerendered="${page.anywhere ? '*' : page.path}"`;
  let html = template;
  html = replaceOnce(html, '<div id="root"></div>', `<div id="root"${prerendered}>${body}</div>`);
  if (page.title) {
    html = replaceOnce(
      html,
      '<title>Giftlists</title>',
      `<title>${page.title} · Giftlists</title>`,
    );
  }
  if (page.description) {
    html = html.replace(
      /(<meta\s+name="description"\s+content=")[^"]*(")/,
      (_, before, after) => before + page.description + after,
    );
  }
  // Who fetches it has no page to resolve it against.
  html = html.replace('content="/share-card.png"', `content="${site}/share-card.png"`);
  const { without, entry, modules } = withoutScripts(html, preloads);
  const head = [
    // Before anything is painted: the other theme for a moment would be a flash.
    `<script>${scripts.theme}</script>`,
    // Before any script that may fail.
    `<script>${scripts.watchdog}</script>`,
    ...(page.earlyList
      ? [
          '<meta name="robots" content="noindex" />',
          // First of all requests, and not a module: it has to ask before anything else is there.
          `<script data-lists="${lists}">${scripts.earlyList}</script>`,
        ]
      : []),
    ...(page.shell
      ? [
          `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`,
          ...modules.map(
            (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`,
          ),
        ]
      : [
          `<script data-entry="${entry}" data-modules="${modules.join(' ')}">${scripts.afterPaint}</script>`,
        ]),
  ];
  return replaceOnce(without, '</title>', `</title>\n    ${head.join('\n    ')}`);
}

/** @typedef {{ theme: string, watchdog: string, earlyList: string, afterPaint: string }} Scripts texts that firebase.json knows by their hashes */

/**
 * Takes the entry and its preloads, as Vite wrote them, out of the HTML.
 * @param {string} html
 * @param {string[]} preloads further chunk files
 * @returns {{ without: string, entry: string, modules: string[] }} addresses
 */
function withoutScripts(html, preloads) {
  const scripts = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
  const links = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const addresses = (/** @type {RegExp} */ pattern) =>
    [...html.matchAll(pattern)].map(([, address = '']) => address);
  // What the entry imports may have a script element of its own before it.
  const entry = addresses(scripts).at(-1);
  if (!entry) throw new Error('index.html has no module script');
  const before = addresses(scripts).slice(0, -1);
  return {
    without: html.replaceAll(scripts, '').replaceAll(links, ''),
    entry,
    modules: [...before, ...addresses(links), ...preloads.map((file) => `/${file}`)],
  };
}

/**
 * The files of some modules and of all they import, without those the template brings anyway.
 * @param {Manifest} manifest
 * @param {string[]} modules paths in the project, each imported dynamically somewhere
 * @param {string} template
 * @returns {string[]}
 * @throws {Error} when a module has no chunk
 */
export function filesOf(manifest, modules, template) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`The build has no chunk for ${module}`);
    visit(module);
  }
  return [...files].filter((file) => !template.includes(`/${file}"`));
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
