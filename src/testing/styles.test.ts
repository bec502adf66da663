import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Neither the compiler nor the build knows which classes a style sheet has.

const components = import.meta.glob<string>('/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
it('every class that a component takes from a style sheet is there', () => {
  const missing = Object.entries(components).flatMap(([path, source]) =>
    classesUsed(path, source).filter(
      ({ sheet, name }) => !new RegExp(`\\.${name}\\b`).test(readFileSync(sheet, 'utf8')),
    ),
  );
  expect(missing).toEqual([]);
});

it('uses of classes are found', () => {
  const uses = Object.entries(components).flatMap(([path, source]) => classesUsed(path, source));
  expect(uses.length).toBeGreaterThan(300);
});

/** Each `styles.title` of a component with the path of the style sheet. */
function classesUsed(path: string, source: string): { sheet: string; name: string }[] {
  const imports = source.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm);
  return [...imports].flatMap(([, styles = '', from = '']) => {
    // Below the project's root, where the tests run.
    const sheet = new URL(from, `file://${path}`).pathname.slice(1);
    const uses = source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'));
    return [...uses].map(([, name = '']) => ({ sheet, name }));
  });
}
