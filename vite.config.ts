import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { emulatorProjects } from './e2e/vitest.projects.ts';
import { CHUNKS } from './scripts/chunks.mjs';
import { addresses, currentPorts } from './scripts/ports.mjs';
import { SCRIPTS } from './scripts/prerender/prerender.mjs';

const ports = currentPorts();

/** Generous, because the machine may be busy; tests end as soon as they can. */
const TEST_TIMEOUT_MS = 30_000;

/** The theme before the first paint, in development too: for the build, scripts/prerender puts it in. */
const themeInDevelopment: Plugin = {
  name: 'theme-in-development',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: SCRIPTS.theme, injectTo: 'head' }],
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), themeInDevelopment],
  css: {
    modules: {
      // The name in the file, so that a rule seen in the browser's tools can be found.
      generateScopedName: (name, file) => `${/(\w+)\.module\.css/.exec(file)?.[1]}-${name}`,
    },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // Pages name what they need in their HTML (scripts/prerender). What comes later finds its own
    // imports: Vite's help with that is a kilobyte before every first screen.
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        ...(!isSsrBuild && {
          codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
        }),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: ports.vite,
    strictPort: true,
    // The same address the Hosting rewrite answers on in production.
    proxy: { '/api': addresses(ports).hosting },
  },
  test: {
    // Vitest leaves one core to others, which is half of a small machine.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'src',
          environment: 'jsdom',
          // A context of its own for each file in two threads that stay: loading jsdom anew for each
          // file took longer than all tests.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/extract/**'],
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          // Nothing that a test mocks or stubs is left for the next one.
          restoreMocks: true,
          mockReset: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        // As in the function and in a worker: without a DOM.
        test: {
          name: 'extract',
          environment: 'node',
          include: ['src/extract/**/*.test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.mjs'],
          testTimeout: TEST_TIMEOUT_MS,
          unstubEnvs: true,
        },
      },
      ...emulatorProjects,
    ],
  },
}));
