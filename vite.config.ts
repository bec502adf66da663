import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { addresses, currentPorts } from './scripts/ports.mjs';

const ports = currentPorts();

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // All styles are 6 KB compressed: one file is sooner there than the twenty it would fall into.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What is needed together travels together; left alone, sixty files of a few hundred bytes.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'firestore',
              test: /firebase[\\/](firestore|webchannel)|src[\\/]data[\\/](firestore|lists|items|members|purchases|users|online|converters|bytes)\.ts/,
            },
            { name: 'auth', test: /firebase[\\/]auth|src[\\/]data[\\/](auth|session)\.ts/ },
            {
              name: 'forms',
              test: /react-hook-form|@hookform|valibot|src[\\/]hooks[\\/]useSchemaForm|src[\\/]model[\\/]schemas|src[\\/]ui[\\/]Field|src[\\/]components[\\/]Form\./,
            },
            { name: 'modals', test: /src[\\/]modals[\\/]\w+Modal\.tsx|src[\\/]ui[\\/]Modal\.tsx/ },
          ],
        },
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
    projects: [
      {
        extends: true,
        test: {
          name: 'src',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testSetup.ts'],
          restoreMocks: true,
        },
      },
      {
        test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.mjs'] },
      },
    ],
  },
});
