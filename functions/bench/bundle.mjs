import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Bundles some modules of the function and of the extractor for a bench.
 *
 * @param {Record<string, string[]>} wanted what to export of each file, by its path from the project's folder
 * @param {string} file where the module goes
 * @param {import('rolldown').Plugin[]} plugins that change the sources
 */
export async function bundleOf(wanted, file, plugins = []) {
  const lines = Object.entries(wanted).map(
    ([path, names]) =>
      `export { ${names.join(', ')} } from ${JSON.stringify(fileURLToPath(new URL(`../../${path}`, import.meta.url)))};`,
  );
  const build = await rolldown({
    input: 'ours',
    platform: 'node',
    external: [/^firebase-/],
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === 'ours' ? '\0ours' : null),
        load: (id) => (id === '\0ours' ? lines.join('\n') : null),
      },
    ],
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
}
