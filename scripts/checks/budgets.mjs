import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What a page may weigh, in kilobytes (1,000 bytes, gzip): its HTML, and the scripts its HTML names.
 * Those come before the content, or, on prerendered pages, right after it. Every page besides
 * takes the one style sheet. Firebase is in none: no page waits for it. Each leaves half a kilobyte
 * of HTML and about one of scripts, so that it catches a library and not a sentence.
 */
const BUDGETS = /** @type {Record<string, Budget>} */ ({
  '404.html': { html: 2.7, scripts: 81 },
  'about.html': { html: 2.9, scripts: 81 },
  'contact.html': { html: 2.6, scripts: 81 },
  'index.html': { html: 2.4, scripts: 86 },
  'login.html': { html: 3.3, scripts: 101 },
  'privacy.html': { html: 3.8, scripts: 82 },
  'signup.html': { html: 3.5, scripts: 102 },
  'terms.html': { html: 3.1, scripts: 82 },
  'shell/app.html': { html: 2.3, scripts: 80 },
  'shell/list.html': { html: 2.4, scripts: 94 },
  'shell/public-list.html': { html: 2.5, scripts: 87 },
});
const STYLES = 6.6;
/** In no page's HTML. */
const LATER = /\/(?:firestore|auth|session|Modal)-/;

/** @typedef {{ html: number, scripts: number }} Budget */

/**
 * Weighs every page of a build.
 * @param {string} folder what Vite and the prerendering wrote
 * @returns {{ rows: string[], problems: string[] }} a table, and what is over its budget
 */
export function checkBudgets(folder) {
  /** @type {string[]} */
  const problems = [];
  /** @type {(what: string, weight: number, budget: number) => string} */
  const weigh = (what, weight, budget) => {
    if (!(weight <= budget))
      problems.push(`${what}: ${weight.toFixed(1)} KB, over its ${budget} KB`);
    return `${weight.toFixed(1)} of ${budget} KB`;
  };

  const pages = htmlFiles(folder);
  const rows = Object.entries(BUDGETS).map(([page, budget]) => {
    if (!pages.includes(page)) {
      problems.push(`${page} was not built`);
      return `${page} is missing`;
    }
    const html = readFileSync(join(folder, page));
    const scripts = scriptsIn(html.toString());
    for (const script of scripts)
      if (LATER.test(script)) problems.push(`${page} asks for ${script} at once`);
    const weight = scripts.reduce(
      (sum, script) => sum + kilobytes(readFileSync(join(folder, script))),
      0,
    );
    return [
      page.padEnd(24),
      `HTML ${weigh(`${page}, HTML`, kilobytes(html), budget.html)}`.padEnd(22),
      `scripts ${weigh(`${page}, scripts`, weight, budget.scripts)}`,
    ].join(' ');
  });
  for (const page of pages) if (!(page in BUDGETS)) problems.push(`${page} has no budget`);

  const styles = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
  const sheet = styles.reduce(
    (sum, name) => sum + kilobytes(readFileSync(join(folder, 'assets', name))),
    0,
  );
  return { rows: [...rows, `styles ${weigh('the styles', sheet, STYLES)}`], problems };
}

/**
 * @param {string} folder
 * @returns {string[]} relative to the folder
 */
function htmlFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'));
}

/**
 * The scripts a page asks for, by an element or by the names its inline script gets.
 * @param {string} html
 * @returns {string[]} paths
 */
function scriptsIn(html) {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
}

/** @param {Buffer} bytes */
function kilobytes(bytes) {
  return gzipSync(bytes, { level: 9 }).length / 1000;
}
