import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { addresses, currentPorts } from './scripts/ports.mjs';

const ports = currentPorts();

export default defineConfig({
  plugins: [react()],
  build: { target: 'baseline-widely-available', sourcemap: true },
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
