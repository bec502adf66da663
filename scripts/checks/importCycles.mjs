import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds scripts that import each other in a cycle. Which of them runs first depends on which is loaded
 * first, and one that uses another before that has run leaves an empty page.
 * @param {string} folder the assets of a build
 * @returns {string[]} the names along the first cycle; empty when there is none
 */
export function findImportCycle(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const imports = new Map(names.map((name) => [name, importsOf(join(folder, name))]));
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(name: string, path: string[]) => string[]} */
  const search = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const imported of imports.get(name) ?? []) {
      const cycle = search(imported, [...path, name]);
      if (cycle.length > 0) return cycle;
    }
    done.add(name);
    return [];
  };
  for (const name of names) {
    const cycle = search(name, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

/** @param {string} file a minified script */
function importsOf(file) {
  const statements = readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
  return [...statements].map(([, name = '']) => name);
}
