import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ key: string, value: string }} Header */
/** @typedef {({ source: string } | { regex: string }) & { headers: Header[] }} HeaderRule */
/**
 * The parts of firebase.json that scripts change.
 * @typedef {object} FirebaseConfig
 * @property {{ public: string, headers?: HeaderRule[] } & Record<string, unknown>} hosting
 * @property {Record<string, unknown>} [emulators]
 */

/** For files whose name changes with their content. */
const CACHE_FOR_A_YEAR = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

/**
 * Hosting's header rules for one build: those of firebase.json, and one that lets browsers cache the build's
 * scripts and styles for a year. Hosting sends headers even if the file does not exist, so a rule for the
 * whole folder would let browsers cache a 404 for a year, also after a rollback has restored the file.
 * Therefore the rule names the files.
 * @template {HeaderRule} Rule
 * @param {Rule[]} rules of firebase.json
 * @param {string} folder what Hosting serves; it need not be built yet
 * @returns {(Rule | HeaderRule)[]}
 */
export function headersOfBuild(rules, folder) {
  const assets = join(folder, 'assets');
  const names = existsSync(assets)
    ? readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
    : [];
  if (names.length === 0) return rules;
  const source = `/assets/@(${names.toSorted().join('|')})`;
  return [...rules, { source, headers: [CACHE_FOR_A_YEAR] }];
}

/**
 * Changes each directive of the Content-Security-Policy.
 * @param {HeaderRule[]} rules
 * @param {(directive: string, name: string) => string} change returns the directive, or '' to drop it
 * @returns {HeaderRule[]}
 */
export function changePolicy(rules, change) {
  const changed = (/** @type {Header} */ { key, value }) => {
    if (!/^content-security-policy$/i.test(key)) return { key, value };
    const directives = value
      .split(';')
      .map((directive) => change(directive, directive.trim().split(/\s+/)[0] ?? ''));
    return { key, value: directives.filter((directive) => directive !== '').join(';') };
  };
  return rules.map((rule) => ({ ...rule, headers: rule.headers.map(changed) }));
}
