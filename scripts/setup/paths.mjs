import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, from wherever a script is called. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * A path below the project's folder.
 * @param {...string} parts
 * @returns {string} absolute
 */
export function inProject(...parts) {
  return join(ROOT, ...parts);
}

/**
 * A file for things that can be made again; it goes when the packages are reinstalled.
 * @param {string} name
 * @returns {string} absolute; its folder exists
 */
export function cacheFile(name) {
  const folder = inProject('node_modules', '.cache', 'giftlists');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/**
 * @param {string} name of a program
 * @returns {string | undefined} its path, when it is on PATH
 */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
