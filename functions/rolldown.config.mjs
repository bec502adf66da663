import { defineConfig } from 'rolldown';

/**
 * One file, so that a cold start reads one file. firebase-functions and firebase-admin stay outside:
 * the deploy and the emulator look for them in node_modules. What is imported dynamically (undici,
 * firebase-admin) is inlined too, but only runs on the first request.
 */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: [/^firebase-functions(\/|$)/, /^firebase-admin(\/|$)/],
  output: { file: 'lib/index.js', format: 'esm', codeSplitting: false, cleanDir: true },
});
