import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { inProject } from '../setup/paths.mjs';
import { filesOf, pageHtml } from './html.mjs';
import { PAGES } from './pages.mjs';

/**
 * The inline scripts, which firebase.json allows by their hashes. What differs from page to page is in
 * their data attributes.
 */
export const SCRIPTS = {
  theme: text('theme.js'),
  watchdog: text('watchdog.js'),
  earlyList: text('earlyList.js'),
  afterPaint: text('afterPaint.js'),
};

/** @param {string} name */
function text(name) {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** @param {import('./pages.mjs').Page} page */
function modulesOf({ module }) {
  return ['index.html', 'src/app/start.tsx', ...(module ? [`src/features/${module}`] : [])];
}

/**
 * Writes every page of `PAGES` into a finished build.
 * @param {string} outDir the client's build, with Vite's manifest
 * @param {string} serverDir the build of src/app/prerender.tsx for Node; removed when done
 * @returns {Promise<void>}
 */
export async function prerender(outDir, serverDir) {
  const manifestFile = inProject(outDir, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const template = readFileSync(inProject(outDir, 'index.html'), 'utf8');
  const { render, listsRestUrl, siteUrl } = await import(
    pathToFileURL(inProject(serverDir, 'prerender.js')).href
  );
  for (const page of PAGES) {
    const body = await render(page.path);
    // What React writes where a part could not be rendered and the browser has to.
    if (body.includes('<!--$!-->')) throw new Error(`${page.path} could not be prerendered whole`);
    const html = pageHtml(template, page, {
      body,
      ...filesOf(manifest, modulesOf(page), template),
      lists: listsRestUrl,
      site: siteUrl,
      scripts: SCRIPTS,
    });
    const file = join(inProject(outDir), page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  rmSync(inProject(serverDir), { recursive: true });
  rmSync(inProject(outDir, '.vite'), { recursive: true });
}
