import { defineConfig } from 'vite';
import { inProject } from '../setup/paths.mjs';

/** The service worker alone: one classic script, beside what the app's own build wrote. */
export default defineConfig({
  root: inProject(),
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: inProject('src', 'app', 'serviceWorker', 'serviceWorker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
