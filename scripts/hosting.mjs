import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule */

/** For files whose name changes with their content. */
const KEPT_FOR_A_YEAR = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

/**
 * Hosting's header rules for one build: those of firebase.json, and that browsers may keep its
 * scripts and styles for a year. Hosting gives headers by address, whether there is a file or not:
 * with a rule for the whole folder, an answer "404" would be kept for a year as well, and be there
 * still when a rollback brings the file back. So the rule names the files.
 * @template {HeaderRule} Rule
 * @param {Rule[]} rules of firebase.json
 * @param {string} folder what Hosting serves; it need not be built yet
 * @returns {(Rule | HeaderRule)[]}
 */
export function headersOfBuild(rules, folder) {
  const assets = join(folder, 'assets');
  const names = existsSync(assets)
    ? readdirSync(assets)
        .filter((name) => /\.(?:js|css)$/.test(name))
        .toSorted()
    : [];
  if (names.length === 0) return rules;
  return [...rules, { source: `/assets/@(${names.join('|')})`, headers: [KEPT_FOR_A_YEAR] }];
}
