import { describe, expect, it } from 'vitest';
import { coverage } from './specCoverage.mjs';
import { SPEC_ROWS } from './specRows.mjs';

/** @type {Record<string, import('./specRows.mjs').Row[]>} */
const rows = {
  '§5 Validation rules': [
    ['list-name', 'List name is required', /§5 list name required/u],
    ['item-url', 'Enter a | valid <URL>', /§5 item URL must parse/u],
  ],
};

describe('the coverage of the specification', () => {
  it('cites the tests of a row, file by file', () => {
    const { text, uncovered } = coverage(rows, [
      { name: '§5 list name required: blank', file: 'b.test.ts' },
      { name: '§5 list name required: empty', file: 'b.test.ts' },
      { name: '§5 list name required', file: 'a.spec.ts' },
      { name: '§5 item URL must parse', file: 'b.test.ts' },
      { name: '§5 something else', file: 'c.test.ts' },
    ]);
    expect(uncovered).toEqual([]);
    expect(text).toContain(
      '| List name is required | `a.spec.ts`: §5 list name required<br>`b.test.ts`: §5 list name required: blank (and 1 more) |',
    );
    expect(text).not.toContain('c.test.ts');
  });

  it('names the rows without a test, and shows them in the document', () => {
    const tests = [{ name: '§5 list name required', file: 'a.test.ts' }];
    const { text, uncovered } = coverage(rows, tests);
    expect(uncovered).toEqual(['§5.item-url']);
    expect(text).toContain('| **none** |');
  });

  it('keeps a table a table', () => {
    expect(coverage(rows, []).text).toContain('| Enter a \\| valid &lt;URL> |');
  });
});

describe('the rows', () => {
  const keys = Object.entries(SPEC_ROWS).flatMap(([part, entries]) =>
    entries.map(([key]) => `${part} ${key}`),
  );

  it('have each a key of their own in their part', () => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reach from §2 to §9', () => {
    const sections = new Set(Object.keys(SPEC_ROWS).map((part) => part.slice(0, 2)));
    expect([...sections]).toEqual(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  });

  it('ask for a phrase: no expression matches any name', () => {
    const loose = Object.values(SPEC_ROWS)
      .flat()
      .filter(([, , pattern]) => pattern.test('') || pattern.test('a test of anything'));
    expect(loose).toEqual([]);
  });
});
