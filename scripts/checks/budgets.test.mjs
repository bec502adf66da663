import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkBudgets } from './budgets.mjs';

const PAGES =
  '404 about contact index login privacy signup terms shell/app shell/list shell/public-list'.split(
    ' ',
  );

describe('page budgets', () => {
  let folder = '';
  /** @type {(path: string, content: string | Buffer) => void} */
  const put = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'giftlists-budgets-'));
    for (const page of PAGES) put(`${page}.html`, '<script src="/assets/index-1.js"></script>');
    put('assets/index-1.js', 'start()');
    put('assets/style-1.css', 'a{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('hold for a small build, of which every page is told', () => {
    const { rows, problems } = checkBudgets(folder);
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(PAGES.length + 1);
  });

  it('are broken by a script that grew, on each page that names it', () => {
    put('assets/index-1.js', randomBytes(90_000).toString('latin1'));
    const { problems } = checkBudgets(folder);
    expect(problems).toContainEqual(
      expect.stringMatching(/^about\.html, scripts: \d+\.\d KB, over/),
    );
  });

  it('count the scripts that are asked for after the first paint', () => {
    put('about.html', '<script data-entry="/assets/index-1.js" data-modules="/assets/big-1.js">');
    put('assets/big-1.js', randomBytes(90_000).toString('latin1'));
    expect(checkBudgets(folder).problems).toEqual([
      expect.stringMatching(/^about\.html, scripts: /),
    ]);
  });

  it('are broken by styles and HTML that grew', () => {
    put('assets/style-2.css', randomBytes(7_000).toString('latin1'));
    put('terms.html', randomBytes(4_000).toString('latin1'));
    expect(checkBudgets(folder).problems).toEqual([
      expect.stringMatching(/^terms\.html, HTML: /),
      expect.stringMatching(/^the styles: /),
    ]);
  });

  it('let no page ask for Firebase at once', () => {
    put('assets/firestore-1.js', '');
    put('shell/list.html', '<script src="/assets/firestore-1.js"></script>');
    expect(checkBudgets(folder).problems).toEqual([
      'shell/list.html asks for /assets/firestore-1.js at once',
    ]);
  });

  it('are asked of pages that are new or gone', () => {
    put('news.html', '');
    rmSync(join(folder, 'about.html'));
    expect(checkBudgets(folder).problems).toEqual([
      'about.html was not built',
      'news.html has no budget',
    ]);
  });
});
