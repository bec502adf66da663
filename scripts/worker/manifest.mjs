import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inProject } from '../setup/paths.mjs';

/** @typedef {{ url: string, revision: string | null }} Entry */

/** Where the worker's own build left a place for the list. */
const PLACE = 'self.__WB_MANIFEST';

/** What a device keeps: pages, scripts, styles, and the drawings that the app itself shows. */
const KEPT =
  /^(?:assets\/[^/]+\.(?:js|css)|[^/]+\.html|shell\/[^/]+\.html|[^/]+\.svg|manifest\.webmanifest)$/;

/** Hosting answers for it with the status 404, so that it cannot be kept; the app draws it, too. */
const NOT_FOUND = '404.html';

/**
 * The files of a finished build that the service worker keeps, each with what tells its versions
 * apart: its content's hash, or, where the name has one, nothing. A page is kept with its headers
 * (its Content-Security-Policy among them), so other headers make it another version.
 * @param {string} folder
 * @param {unknown} [headers] what Hosting sends along; that of firebase.json by default
 * @returns {Entry[]} by address, as Hosting serves them: without '.html'
 */
export function filesToKeep(folder, headers = hostingHeaders()) {
  const sent = JSON.stringify(headers);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => KEPT.test(name) && name !== NOT_FOUND)
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
 * @param {string} sent what comes along with it
 */
function hashOf(file, sent) {
  return createHash('sha256').update(readFileSync(file)).update(sent).digest('hex').slice(0, 16);
}
