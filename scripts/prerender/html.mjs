/** @typedef {import('./pages.mjs').Page} Page */
/**
 * What Vite tells of its chunks (`build.manifest`).
 * @typedef {Record<string, { file: string, imports?: string[] }>} Manifest
 */

/**
 * One page's HTML: the built index.html with the page's own head and what is drawn in it.
 * @param {string} template the index.html that Vite built
 * @param {Page} page
 * @param {{ body: string, preloads: string[], earlyList: { script: string, lists: string } }} parts
 *   `preloads` are chunk files; `script` is the inline script for pages that have an early list
 * @returns {string}
 * @throws {Error} when the template lacks a place to fill in
 */
export function pageHtml(template, page, { body, preloads, earlyList }) {
  const prerendered = page.shell ? '' : ` data-prerendered="${page.anywhere ? '*' : page.path}"`;
  const head = [
    ...(page.earlyList
      ? [
          '<meta name="robots" content="noindex" />',
          // First of all scripts, and not a module: it has to ask before anything else is there.
          `<script data-lists="${earlyList.lists}">${earlyList.script}</script>`,
        ]
      : []),
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
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
  html = replaceOnce(html, '</title>', `</title>\n    ${head.join('\n    ')}`);
  // The page is painted without any of it: styles and the early list go first on a narrow line.
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/**
 * The chunk files that some modules need at once, without those the template brings anyway.
 * @param {Manifest} manifest
 * @param {string[]} sources
 * @param {string} template
 * @returns {string[]}
 * @throws {Error} when a source has no chunk
 */
export function chunksOf(manifest, sources, template) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
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
