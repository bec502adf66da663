import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * How large a page may be, in kilobytes (1,000 bytes, gzip): its HTML, the styles that block it, and the
 * scripts named in its HTML, which load before the content or, on prerendered pages, right after it. The
 * limits leave room for another sentence or component, but not for another library. The same source differs
 * by up to 0.2 KB from one clone to another: other names of files, other settings.
 */
const PAGE = { html: 4.2, styles: 8.2, scripts: 97 };
/** The pages that need more, and the one that must be quickest. @type {Record<string, typeof PAGE>} */
const OTHERS = {
  'index.html': { html: 4.2, styles: 8.4, scripts: 101 },
  'sample.html': { html: 4.2, styles: 8.2, scripts: 99.5 },
  // Its text names all that is stored.
  'privacy.html': { html: 4.6, styles: 8.2, scripts: 97 },
  'login.html': { html: 4.2, styles: 8.3, scripts: 118 },
  'signup.html': { html: 4.2, styles: 8.3, scripts: 118 },
  'shell/list.html': { html: 4.2, styles: 8.3, scripts: 104.5 },
  'shell/public-list.html': { html: 4.2, styles: 6.7, scripts: 93.5 },
};
/** Scripts that no page may load before its content. */
const LATER = /\/(?:firebase|firestore|auth|session|dialogs|[a-z]\w*Modals)-/;

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

  const pages = files.filter((name) => name.endsWith('.html'));
  if (pages.length === 0) problems.push('no page was built');
  for (const page of pages) {
    const budget = OTHERS[page.replaceAll('\\', '/')] ?? PAGE;
    // A script is named by an element, or by an attribute of an inline script that loads it later.
    const html = readFileSync(join(folder, page), 'utf8');
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    for (const script of scripts.filter((name) => LATER.test(name))) {
      problems.push(`${page} asks for ${script} at once`);
    }
    check(`${page}, HTML`, [page], budget.html);
    check(`${page}, scripts`, scripts, budget.scripts);
    const styles = [...new Set(html.match(/\/assets\/[\w.-]+\.css/g))];
    check(`${page}, styles`, styles, budget.styles);
  }
  return { rows, problems };
}
