import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inProject } from '../setup/paths.mjs';

/** @typedef {{ url: string, revision: string | null }} Entry */

/** The placeholder for the list in the built worker. */
const PLACE = 'self.__WB_MANIFEST';

/**
 * What the service worker caches: pages, scripts, styles, the font, and the images of the app itself. Not
 * the page that Hosting serves with the status 404, which cannot be cached; the app renders the same.
 */
const CACHED =
  /^(?!404\.html$)(?:assets\/[^/]+\.(?:js|css|woff2)|[^/]+\.html|shell\/[^/]+\.html|[^/]+\.svg|manifest\.webmanifest)$/;

/**
 * The files of a finished build that the service worker caches, each with a revision: the hash of its
 * content, or null where the name has one. A page is cached with its headers (its
 * Content-Security-Policy among them), so other headers make another revision.
 * @param {string} folder
 * @param {unknown} [headers] what Hosting sends; by default those of firebase.json
 * @returns {Entry[]} by address, as Hosting serves them: without '.html'
 */
export function filesToKeep(folder, headers = hostingHeaders()) {
  const sent = JSON.stringify(headers);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => CACHED.test(name))
    .toSorted()
    .map((name) => ({
      url: `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/'),
      revision: name.startsWith('assets/')
        ? null
        : hashOf(join(folder, name), name.endsWith('.html') ? sent : ''),
    }));
}

/**
 * Puts the list of files into the built worker.
 * @param {string} folder with the worker in it
 * @returns {void}
 * @throws {Error} when the worker has no single place for it
 */
export function fillIn(folder) {
  const file = join(folder, 'sw.js');
  const parts = readFileSync(file, 'utf8').split(PLACE);
  if (parts.length !== 2) throw new Error(`sw.js has no single ${PLACE}`);
  writeFileSync(file, parts.join(JSON.stringify(filesToKeep(folder))));
}

/** @returns {unknown} */
function hostingHeaders() {
  return JSON.parse(readFileSync(inProject('firebase.json'), 'utf8')).hosting.headers;
}

/**
 * @param {string} file
 * @param {string} sent the headers it is sent with
 */
function hashOf(file, sent) {
  return createHash('sha256').update(readFileSync(file)).update(sent).digest('hex').slice(0, 16);
}
