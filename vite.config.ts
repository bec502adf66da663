import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const offset = Number(process.env.GIFTLISTS_PORT_OFFSET ?? 0);

export default defineConfig({
  plugins: [react()],
  build: { target: 'baseline-widely-available', sourcemap: true },
  server: {
    host: '127.0.0.1',
    port: 5173 + offset,
    strictPort: true,
    // The same address the Hosting rewrite answers on in production.
    proxy: { '/api': `http://127.0.0.1:${5000 + offset}` },
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
