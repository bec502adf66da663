import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { REWRITES } from '../../src/app/serviceWorker/rewrites.ts';
import { paths } from '../../src/model/paths.ts';
import { inProject } from '../setup/paths.mjs';
import { filesOf, pageHtml } from './html.mjs';
import { PAGES } from './pages.mjs';
import { SCRIPTS } from './prerender.mjs';

const firebase = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));

const template = `<head><title>Giftlists</title>
    <meta name="description" content="Everything" />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head><body><div id="root"></div></body>`;

const parts = {
  body: '<h1>Hello</h1>',
  preloads: ['assets/page.js'],
  styles: ['assets/app.css', 'assets/page.css'],
  lists: 'https://data.example/lists/',
  site: 'https://gifts.example',
  scripts: { theme: 'wear()', watchdog: 'watch()', earlyList: 'ask()', afterPaint: 'later()' },
};

/** @param {string} file */
function pageNamed(file) {
  const page = PAGES.find((known) => known.file === file);
  if (!page) throw new Error(`No page ${file}`);
  return page;
}

describe('prerendered pages', () => {
  it('a static page says where it may be taken over, and asks for no script before it is painted', () => {
    const html = pageHtml(template, pageNamed('about.html'), parts);
    expect(html).toContain('<div id="root" data-prerendered="/about"><h1>Hello</h1></div>');
    expect(html).toContain('<title>About · Giftlists</title>');
    expect(html).not.toContain('content="Everything"');
    expect(html).not.toMatch(/modulepreload"|type="module"|src=/);
    expect(html).toContain(
      '<script data-entry="/assets/index.js" data-modules="/assets/react.js /assets/page.js">later()</script>',
    );
  });

  it('has the styles of its page, in their order, and not those of the template', () => {
    const html = pageHtml(template, pageNamed('about.html'), parts);
    expect(html.match(/[^/]+\.css/g)).toEqual(['app.css', 'page.css']);
  });

  it('a shell brings its chunks at once, after styles', () => {
    const html = pageHtml(template, pageNamed('shell/list.html'), parts);
    expect(html).toContain('<div id="root"><h1>Hello</h1></div>');
    for (const file of ['react', 'page']) {
      expect(html).toContain(
        `<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${file}.js">`,
      );
    }
    expect(html.indexOf('page.css')).toBeLessThan(html.indexOf('page.js'));
    expect(html).not.toContain('ask()');
  });

  it('a public list is asked for before anything else', () => {
    const html = pageHtml(template, pageNamed('shell/public-list.html'), parts);
    expect(html).toContain('<script data-lists="https://data.example/lists/">ask()</script>');
    expect(html.indexOf('ask()')).toBeLessThan(html.indexOf('/assets/'));
  });

  it('F5: the picture beside a shared link has an absolute address, and no page says more than another', () => {
    const built = readFileSync(inProject('index.html'), 'utf8').replace(
      /<script type="module"[^>]*>/,
      '<script type="module" crossorigin src="/assets/index.js">',
    );
    const tags = PAGES.map((page) =>
      pageHtml(built, page, parts).match(/<meta (?:property="og|name="twitter):[^>]*>/g),
    );
    expect(tags[0]).toContain(
      '<meta property="og:image" content="https://gifts.example/share-card.png" />',
    );
    // A list's page as well: whoever sees only the link must not learn what the list is called.
    for (const other of tags) expect(other).toEqual(tags[0]);
  });

  it('a template without a place to fill in is refused', () => {
    const page = pageNamed('about.html');
    expect(() => pageHtml('<title>Giftlists</title>', page, parts)).toThrow('no single');
  });

  it('needs the files of its modules with all they import, except what the template has', () => {
    const page = 'src/features/info/AboutPage.tsx';
    const manifest = {
      [page]: {
        file: 'assets/about.js',
        imports: ['_prose.js', '_react.js'],
        css: ['assets/about.css'],
      },
      '_prose.js': { file: 'assets/prose.js', imports: ['_react.js'], css: ['assets/prose.css'] },
      '_react.js': { file: 'assets/react.js' },
    };
    expect(filesOf(manifest, [page], template)).toEqual({
      preloads: ['assets/about.js', 'assets/prose.js'],
      styles: ['assets/prose.css', 'assets/about.css'],
    });
    expect(() => filesOf(manifest, ['src/gone.tsx'], template)).toThrow('no chunk');
  });
});

/** Whether Hosting serves a page of another name for this address. */
const isRewritten = (/** @type {string} */ address) =>
  REWRITES.some(({ pattern }) => pattern.test(address));

describe('firebase.json', () => {
  const headers = firebase.hosting.headers.flatMap((/** @type {any} */ rule) => rule.headers);
  /** @type {string} */
  const policy = headers.find(
    (/** @type {any} */ header) => header.key === 'Content-Security-Policy',
  ).value;

  it.each(Object.entries(SCRIPTS))(
    'the policy knows the inline script %s by its hash',
    (_, script) => {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    },
  );

  it('the policy knows no other inline script, and allows none', () => {
    expect(policy.match(/'sha256-/g)).toHaveLength(Object.keys(SCRIPTS).length);
    expect(policy).not.toMatch(/unsafe|\*(?!\.firebaseapp\.com)/);
  });

  it('every rewrite leads to a page that is built', () => {
    const files = PAGES.map(({ file }) => `/${file}`);
    const destinations = firebase.hosting.rewrites
      .map((/** @type {{ destination?: string }} */ { destination }) => destination)
      .filter((/** @type {string | undefined} */ destination) => destination !== undefined);
    expect(destinations).not.toEqual([]);
    expect(files).toEqual(expect.arrayContaining(destinations));
  });

  const addresses = Object.values(paths)
    .map((path) => (typeof path === 'string' ? path : path('any', 'any')))
    .map((address) => address.replace(/[?#].*/, ''));

  it.each([...new Set(addresses)])('there is HTML for the address %s of the app', (address) => {
    const own = PAGES.filter(({ shell }) => !shell).map(({ path }) => path);
    expect(isRewritten(address) || ['/', ...own].includes(address)).toBe(true);
  });

  it('search engines index no page that is served by a rewrite, because it shows data', () => {
    const { regex } = firebase.hosting.headers.find((/** @type {any} */ rule) =>
      rule.headers.some((/** @type {any} */ { key }) => key === 'X-Robots-Tag'),
    );
    const rewritten = addresses.filter(isRewritten);
    expect(rewritten).not.toEqual([]);
    expect(rewritten.filter((path) => !new RegExp(regex).test(path))).toEqual([]);
  });

  it('every page that is no shell is served for its own address', () => {
    const own = PAGES.filter(({ shell, anywhere }) => !shell && !anywhere);
    expect(own.map(({ file }) => `/${file}`)).toEqual(own.map(({ path }) => `${path}.html`));
  });
});
