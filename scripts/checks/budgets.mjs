import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * How large a page may be, in kilobytes (1,000 bytes, gzip): its HTML, and the scripts its HTML
 * names, which arrive before the content or, on prerendered pages, right after it. Each leaves half
 * a kilobyte of HTML and about one of scripts, so that it catches a library and not a sentence.
 * @type {Record<string, { html: number, scripts: number }>}
 */
export const BUDGETS = {
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
};
/** The one style sheet, which every page loads. */
const STYLES = 6.6;
/** Scripts that no page may load before its content. */
const LATER = /\/(?:firestore|auth|firebase|modals)-/;

/**
 * Measures every page of a build.
 * @param {string} folder what Vite and the prerendering wrote
 * @returns {{ rows: string[], problems: string[] }} a table, and what is over its budget
 */
export function checkBudgets(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizeOf = (/** @type {string[]} */ names) =>
    names.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1000,
      0,
    );
  /** @type {string[]} */
  const rows = [];
  /** @type {string[]} */
  const problems = [];
  /** @type {(what: string, names: string[], budget: number) => void} */
  const check = (what, names, budget) => {
    const size = sizeOf(names);
    rows.push(`${what.padEnd(34)} ${size.toFixed(1)} of ${budget} KB`);
    if (size > budget) problems.push(`${what}: ${size.toFixed(1)} KB, over its ${budget} KB`);
  };

  for (const [page, budget] of Object.entries(BUDGETS)) {
    if (!files.includes(page)) {
      problems.push(`${page} was not built`);
      continue;
    }
    // A script is named by an element, or by an attribute of an inline script that loads it later.
    const html = readFileSync(join(folder, page), 'utf8');
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    for (const script of scripts.filter((name) => LATER.test(name))) {
      problems.push(`${page} asks for ${script} at once`);
    }
    check(`${page}, HTML`, [page], budget.html);
    check(`${page}, scripts`, scripts, budget.scripts);
  }
  for (const page of files) {
    if (page.endsWith('.html') && !(page in BUDGETS)) problems.push(`${page} has no budget`);
  }
  check(
    'styles',
    files.filter((name) => name.endsWith('.css')),
    STYLES,
  );
  return { rows, problems };
}
