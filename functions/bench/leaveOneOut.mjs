import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './bundle.mjs';

/**
 * The extractor learns nothing from pages, but who writes its patterns has seen some. This makes an
 * extractor that reads each shop's pages without the markers that occur at no other shop of the corpus:
 * what it could read had that shop never been seen.
 *
 * A marker is one alternative of a group of at least four in a regular expression that has a name of
 * its own ('related', 'upsell', …). It occurs on a page when it matches anywhere in the page's HTML.
 */

/** A regular expression, also one made of lines, as the value of a constant in capitals. */
const NAMED =
  /^((?:export )?const ([A-Z_\d]+)(?:: RegExp)? =\s*)(\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|(?:new RegExp|anyOf)\([\s\S]*?\));$/gm;
const MIN_GROUP = 4;
const MIN_LETTERS = 3;

/** Registers every named pattern of the extractor, so that it can be changed from outside. */
const registering = {
  name: 'register-patterns',
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    /src[\\/]extract[\\/](?:\w+[\\/])*\w+\.ts$/.test(id)
      ? code.replace(
          NAMED,
          (_, head, name, pattern) =>
            `${head}((p: RegExp) => (((globalThis as any).patterns ??= new Map()).set(${JSON.stringify(`${/(\w+)\.ts$/.exec(id)?.[1]} ${name}`)}, p), p))(${pattern});`,
        )
      : null,
};

/**
 * Where the alternatives of a pattern's larger groups stand, without those that contain such a group.
 *
 * @param {string} source
 * @returns {{ from: number, to: number, group: number }[]}
 */
function alternativesIn(source) {
  /** @type {{ from: number, to: number, group: number }[]} */
  const found = [];
  /** @type {{ start: number, cuts: number[] }[]} */
  const open = [{ start: 0, cuts: [] }];
  let isClass = false;
  const close = (/** @type {number} */ end) => {
    const group = open.pop() ?? { start: 0, cuts: [] };
    const edges = [group.start, ...group.cuts.map((cut) => cut + 1)];
    const parts = edges.map((from, at) => ({
      from,
      to: group.cuts[at] ?? end,
      group: group.start,
    }));
    const isLarge = parts.length >= MIN_GROUP;
    if (isLarge) {
      const inner = [...found];
      found.push(
        ...parts.filter(({ from, to }) => !inner.some((one) => one.from >= from && one.to <= to)),
      );
    }
  };
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') at++;
    else if (isClass) isClass = char !== ']';
    else if (char === '[') isClass = true;
    else if (char === '(') {
      const head = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at))?.[0] ?? '(';
      open.push({ start: at + head.length, cuts: [] });
    } else if (char === '|') open.at(-1)?.cuts.push(at);
    else if (char === ')') close(at);
  }
  close(source.length);
  return found.filter(
    ({ from, to }) =>
      (source.slice(from, to).replace(/\\./g, '').match(/\p{L}/gu) ?? []).length >= MIN_LETTERS,
  );
}

/**
 * A pattern without some of its alternatives: each becomes one that never matches.
 *
 * @param {string} source
 * @param {{ from: number, to: number }[]} removed
 */
function withoutAlternatives(source, removed) {
  return removed
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)}(?!)${text.slice(to)}`, source);
}

/**
 * Writes the extractor into a folder, as a module for the harness.
 *
 * @param {string} corpus folder with manifest.json and the pages
 * @param {string} work folder to write to
 * @returns {Promise<{ file: string, markers: number, single: number, shops: number }>}
 */
export async function leaveOneOut(corpus, work) {
  const bundle = join(work, 'patterns.mjs');
  await bundleOf({ 'src/extract/extract.ts': ['extract'] }, bundle, [registering]);
  await import(pathToFileURL(bundle).href);
  const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8'));
  /** @type {{ file: string, shop: string, url: string }[]} */
  const pages = Array.isArray(manifest) ? manifest : manifest.pages;
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { file, shop } of pages)
    texts.set(
      shop,
      `${texts.get(shop) ?? ''}\n${asRead(readFileSync(join(corpus, file), 'utf8'))}`,
    );

  /** For every shop the sources of the patterns that change, by name. */
  /** @type {Record<string, Record<string, string>>} */
  const changed = {};
  let markers = 0;
  let single = 0;
  const { patterns } = /** @type {{ patterns: Map<string, RegExp> }} */ (
    /** @type {unknown} */ (globalThis)
  );
  for (const [name, { source, flags }] of patterns) {
    /** @type {Map<string, { from: number, to: number }[]>} */
    const own = new Map();
    for (const alternative of alternativesIn(source)) {
      markers++;
      const one = new RegExp(
        source.slice(alternative.from, alternative.to),
        flags.replace('g', ''),
      );
      const shops = [];
      for (const [shop, text] of texts) {
        if (one.test(text)) shops.push(shop);
        if (shops.length > 1) break;
      }
      const [shop] = shops;
      if (shop === undefined || shops.length > 1) continue;
      single++;
      own.set(shop, [...(own.get(shop) ?? []), alternative]);
    }
    for (const [shop, removed] of own)
      (changed[shop] ??= {})[name] = withoutAlternatives(source, removed);
  }
  const shopOf = Object.fromEntries(pages.map(({ url, shop }) => [url, shop]));
  const file = join(work, 'leave-one-out.mjs');
  writeFileSync(
    file,
    `import { extract as read } from './patterns.mjs';
const changed = ${JSON.stringify(changed)};
const shopOf = ${JSON.stringify(shopOf)};
export function extract(html, url) {
  const kept = Object.entries(changed[shopOf[url]] ?? {}).map(([name, source]) => {
    const pattern = globalThis.patterns.get(name);
    const before = pattern.source;
    pattern.compile(source, pattern.flags);
    return () => pattern.compile(before, pattern.flags);
  });
  try {
    return read(html, url);
  } finally {
    for (const restore of kept) restore();
  }
}
`,
  );
  return { file, markers, single, shops: texts.size };
}

/** A page in the spellings that patterns are tested on: as it is, and with class names in words. @param {string} html */
function asRead(html) {
  return `${html}\n${html
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()}`;
}
