import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { addresses, currentPorts } from './scripts/ports.mjs';

const ports = currentPorts();
const inPackages = (path: string) => `${import.meta.dirname}/node_modules/${path}`;

/** Which modules travel together, the first that fits; every other page is a chunk of its own. */
const CHUNKS = [
  // Export and import, with their parser: brought when they are opened.
  {
    name: 'exchange',
    test: /papaparse|src[\\/](model[\\/](exchange|import)|modals[\\/]ExchangeModal|components[\\/](Import|download)|hooks[\\/]useImport)/,
  },
  {
    name: 'firestore',
    test: /firebase[\\/](firestore|webchannel)|src[\\/]data[\\/](firestore|keptByVisitor|lists|items|members|purchases|users|online|converters|bytes)\.ts/,
  },
  { name: 'auth', test: /firebase[\\/]auth|src[\\/]data[\\/](auth|session)\.ts/ },
  {
    name: 'firebase',
    test: /firebase[\\/](app|component|logger|util)|node_modules[\\/]idb|src[\\/]data[\\/]deviceUser/,
  },
  {
    name: 'forms',
    test: /react-hook-form|@hookform|valibot|src[\\/]hooks[\\/]useSchemaForm|src[\\/]model[\\/]schemas|src[\\/]ui[\\/]Field|src[\\/]components[\\/](Form|AuthCard)\./,
  },
  // The end of an account: brought when it is opened, and that is once.
  {
    name: 'farewell',
    test: /src[\\/](model|data|modals|hooks)[\\/](departure|deleteAccount|DeleteAccountModal|useDeparture)/,
  },
  { name: 'modals', test: /src[\\/]modals[\\/]\w+Modal\.tsx|src[\\/]ui[\\/]Modal\.tsx/ },
  // Changes only when a library does: stays in the cache from one version of ours to the next.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  {
    name: 'dashboard',
    test: /src[\\/]pages[\\/]Dashboard|src[\\/]components[\\/](DashboardView|ListCard)\./,
  },
  {
    name: 'list',
    test: /src[\\/]components[\\/](Item|ListStates|LoadError)|src[\\/]hooks[\\/](useList|useGradually|useWhenIdle|withListCommands)\.ts/,
  },
  {
    name: 'app',
    test: /preload-helper|rolldown[\\/]runtime|lucide-react[\\/].*[\\/](shared[\\/].*|esm[\\/]\w+\.m?js|(arrow-up-right|check|circle-exclamation-point|gift|loader-circle|lock|wifi-off)\.m?js)|lucide-react[\\/]dist[\\/]esm[\\/](\w+\.m?js|icons[\\/](arrow-up-right|check|circle-alert|gift|loader-circle|lock|wifi-off)\.m?js)|src[\\/]ui[\\/](?!Icon|Notice|Menu|Avatar)|src[\\/]model[\\/]|src[\\/](App|routes|paths|start)\.|src[\\/]components[\\/](TopBar|Footer|Page|RequireAuth|SignedOut|OfflineBanner|ErrorBoundary)\.|src[\\/]hooks[\\/](useAuth|useOnline|useOpen|useTitle)\.|src[\\/]data[\\/](earlyList|idle|listShape|errors)\.ts/,
  },
  // What a first screen can do without.
  { name: 'icons', test: /lucide-react|src[\\/]ui[\\/](Icon|Notice)\./ },
  { name: 'session', test: /src[\\/]components[\\/]UserLinks|src[\\/]ui[\\/](Menu|Avatar)\./ },
];

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // All styles are 6 KB compressed: one file is sooner there than the twenty it would fall into.
    cssCodeSplit: false,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What is needed together travels together; left alone, sixty files of a few hundred bytes.
        codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
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
          // Its CommonJS build, which this pool would take, asks for the other build of react-router.
          alias: { 'react-router-dom': inPackages('react-router-dom/dist/index.mjs') },
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
