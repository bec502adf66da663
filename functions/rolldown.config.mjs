import { defineConfig } from 'rolldown';

/**
 * One file, so that a cold start reads one file. firebase-admin stays outside, as the deploy wants
 * it; what is imported dynamically (undici, firebase-admin) only runs on the first request.
 *
 * firebase-functions is inside because its HTTPS provider imports firebase-admin's auth, 200 ms of
 * the start, for callable functions only. This one is none: what a callable needs is shaken off, and
 * the import with it, as long as importing firebase-admin counts as having no effect of its own.
 */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: [/^firebase-admin(\/|$)/],
  treeshake: { moduleSideEffects: [{ test: /^firebase-admin\//, sideEffects: false }] },
  output: { file: 'lib/index.js', format: 'esm', codeSplitting: false, cleanDir: true },
});
