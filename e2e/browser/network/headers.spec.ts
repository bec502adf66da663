import { expect, test } from '../../fixtures/test.ts';
import { newList, newUser } from '../../fixtures/world.ts';

/** What Hosting sends with every page; the browser's own console tells what the policy refuses. */

test(
  '§9 every page comes with the security headers, HTML is never kept, hashed files for a year',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of ['/', '/about', '/login', '/public-list/any', '/lists/any', '/nowhere']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy'], path).not.toContain('unsafe');
      // App Check is not configured here, so nothing of it may run.
      expect(headers['content-security-policy'], path).not.toMatch(/recaptcha|gstatic|appcheck/);
      expect(headers['strict-transport-security'], path).toContain('max-age=63072000');
      expect(headers['referrer-policy'], path).toBe('no-referrer');
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['permissions-policy'], path).toContain('camera=()');
      expect(headers['cache-control'], path).toBe('no-cache');
    }
    const html = await (await request.get('/')).text();
    const entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const script = await request.get(entry);
    expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test(
  '§9 only files that are there are kept for a year: a script that is missing is asked for again',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of ['/assets/gone-AbCd1234.js', '/assets/app-AbCd1234.js', '/assets/']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['cache-control'], path).toBe('no-cache');
    }
    const html = await (await request.get('/')).text();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    expect(files.size).toBeGreaterThan(2);
    for (const file of files) {
      const { 'cache-control': kept } = (await request.get(file)).headers();
      expect(kept, file).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/sw.js', '/recover.js']) {
      expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
    }
  },
);

test(
  '§2 search engines index no list and no page of a user; services that show a preview of a link may read its page',
  { tag: '@desktop' },
  async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('User-agent: *');
    expect(robots).not.toMatch(/^Disallow: *\S/m);
    const tagOf = async (path: string) => (await request.get(path)).headers()['x-robots-tag'];
    const own = ['public-list/any', 'list-join?listId=a&token=b', 'lists', 'lists/any', 'gifts'];
    // What is served for an address of a list is there by its own name, too.
    const shells = ['shell/public-list', 'shell/list', 'shell/app', 'shell/public-list.html'];
    for (const path of [...own, 'account', 'add', 'import', ...shells]) {
      expect(await tagOf(`/${path}`), path).toBe('noindex');
    }
    for (const path of ['', 'about', 'sample', 'login', 'anyshop']) {
      expect(await tagOf(`/${path}`), path).toBeUndefined();
    }
  },
);

test(
  '§2 an unknown path is answered with the status 404, a page of ours with 200',
  { tag: '@desktop' },
  async ({ request }) => {
    expect((await request.get('/nowhere')).status()).toBe(404);
    expect((await request.get('/assets/gone.js')).status()).toBe(404);
    for (const path of [
      '/',
      '/lists',
      '/lists/any',
      '/public-list/any',
      '/account',
      '/list-join',
    ]) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  },
);

test(
  '§9 nothing on any page is refused by its own policy',
  { tag: '@desktop' },
  async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    const list = await newList('Family', [await newUser('Ada Byron')], [{ name: 'Kite' }]);
    for (const path of ['/about', '/login', '/signup', `/public-list/${list.id}`, '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    }
    expect(refused).toEqual([]);
  },
);
