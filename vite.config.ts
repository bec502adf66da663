import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { emulatorProjects } from './e2e/vitest.projects.ts';
import { addresses, currentPorts } from './scripts/ports.mjs';
import { SCRIPTS } from './scripts/prerender/prerender.mjs';

const ports = currentPorts();
const inPackages = (path: string) => `${import.meta.dirname}/node_modules/${path}`;

/** Which modules travel together, the first that fits; every other page is a chunk of its own. */
const CHUNKS = [
  // What starts everything; without an import, so that all others are brought to life after it.
  {
    name: 'index',
    test: /src[\\/](main|data[\\/]idle|lib[\\/]loadWithRetry|ui[\\/]base)\.|preload-helper|rolldown[\\/]runtime/,
  },
  // Export and import, with their parser: brought when they are opened.
  {
    name: 'exchange',
    test: /papaparse|src[\\/](model[\\/](exchange|import)|modals[\\/]ExchangeModal|components[\\/](Import|download)|hooks[\\/]useImport)/,
  },
  // Several items at once: brought when that is opened.
  {
    name: 'several',
    test: /src[\\/](modals[\\/]SeveralModal|components[\\/]SeveralRow|hooks[\\/]useSeveral|model[\\/]linksSchema)/,
  },
  {
    name: 'firestore',
    test: /firebase[\\/](firestore|webchannel)|src[\\/]data[\\/](firestore|keptByVisitor|lists|listDeletion|items|itemPlaces|invites|members|memberName|purchases|thanks|copies|users|online|syncOutbox|converters|bytes)\.ts|src[\\/]model[\\/]itemMessages/,
  },
  { name: 'auth', test: /firebase[\\/]auth|src[\\/]data[\\/](auth|session|profile|localData)\.ts/ },
  {
    name: 'firebase',
    test: /firebase[\\/](app|component|logger|util)|node_modules[\\/]idb|src[\\/]data[\\/](app|config|deviceUser|indexedDb|outbox|attempts)\.ts/,
  },
  {
    name: 'forms',
    test: /react-hook-form|@hookform|valibot|src[\\/]hooks[\\/](useAwake|useSchemaForm)|src[\\/]model[\\/](schemas|formMessages|line\.)|src[\\/]ui[\\/]Field|src[\\/]components[\\/](Form|AuthCard)\./,
  },
  // The end of an account: brought when it is opened, and that is once.
  {
    name: 'farewell',
    test: /src[\\/](model|data|modals|hooks)[\\/](departure|deleteAccount|DeleteAccountModal|useDeparture)/,
  },
  // With the drawings that only they show.
  {
    name: 'modals',
    test: /src[\\/]modals[\\/](\w+Modal|modals)\.|src[\\/]hooks[\\/](listCommands|useAutoFill|useCommand|useInvites|useProductInfo)\.|src[\\/]ui[\\/](Modal\.tsx|Choices|QrCode|print)|src[\\/]components[\\/](ShareButton|useUndo)|src[\\/]model[\\/](mail|laterMessages|itemSchema|storedUrl)|lucide[\\/].*icons[\\/](printer|smartphone)\./,
  },
  {
    name: 'dashboard',
    test: /src[\\/]pages[\\/]Dashboard|src[\\/]components[\\/](DashboardView|ListCard)\.|src[\\/]hooks[\\/](useLists|useShowMore)\./,
  },
  // What both pages of a list draw travels with the public one, which is the one to be quick.
  {
    name: 'list',
    test: /src[\\/]pages[\\/]PublicList|src[\\/]components[\\/](ItemCard|PublicItem|PublicSections|Arranging|ItemSection|ListStates)\.|src[\\/]hooks[\\/](useList|useMyMarks|useUnansweredMarks|useArrangement|useChangeQuery|useGradually|useNoIndex)\.ts|src[\\/]data[\\/](earlyList|listShape|purchaseNews)\.ts|src[\\/]model[\\/](item|surprise|arrangement)\.ts/,
  },
  // What only members' pages need.
  {
    name: 'members',
    test: /src[\\/]modals[\\/]ListModals|src[\\/]ui[\\/]Menu|src[\\/]hooks[\\/](useLastSeen|useUnsentItems)\.|src[\\/]components[\\/]useCopy/,
  },
  // React and what every page has: one file, because a slow line takes the second only after the
  // first, and a whole round trip of it (docs/decisions/047).
  {
    name: 'app',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|lucide[\\/].*icons[\\/](arrow-up-right|check|circle-alert|gift|loader-circle|lock|wifi-off)\.|src[\\/]ui[\\/](?!Icon|Notice|Menu|Avatar|adoptStyles)|src[\\/]model[\\/](?!links\.|bookmarklet)|src[\\/](App|routes|paths|start|lib[\\/]\w+)\.|src[\\/]modals[\\/](Extras|onDemand)\.|src[\\/]components[\\/](TopBar|Footer|Page|RequireAuth|SignedOut|OfflineBanner|ErrorBoundary|ItemPicture|LoadError)\.|src[\\/]hooks[\\/](afterAnswer|late|useAuth|useFreshPage|useOnline|useOpen|useTitle|useWhenIdle|withListCommands)\.|src[\\/]data[\\/](earlyRequest|lastSeen|errors)\.ts/,
  },
  // What a first screen can do without.
  { name: 'icons', test: /[\\/]lucide[\\/]|src[\\/]ui[\\/](Icon|Notice)\./ },
  // With the settings that its menu changes, and what else comes by itself after a page.
  {
    name: 'session',
    test: /src[\\/]components[\\/](UserLinks|ListMenu|ThemeMenu)|src[\\/]ui[\\/](Menu|Avatar|adoptStyles)\.|src[\\/]hooks[\\/]useSetting|src[\\/]data[\\/](myMarks|settings|theme)|src[\\/]modals[\\/]PageExtras|src[\\/]components[\\/](TourCard|ArrangeBar|SurpriseBar|UnsentItems)|src[\\/]model[\\/]unsentMessages|src[\\/]hooks[\\/](useShortcuts|useLinks)|src[\\/]model[\\/]links\./,
  },
];

/**
 * Refuses scripts that import each other in a circle: the one that comes first runs before what it
 * needs is there, and the page stays empty. A file in no group, or in the wrong one, makes one.
 */
const noCircles: Plugin = {
  name: 'no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const seen = new Set<string>();
    const follow = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) {
        const circle = [...path.slice(path.indexOf(file)), file].join(' → ');
        this.error(`Scripts import each other, look for a file in no group: ${circle}`);
      }
      const chunk = bundle[file];
      if (seen.has(file) || chunk?.type !== 'chunk') return;
      seen.add(file);
      for (const next of chunk.imports) follow(next, [...path, file]);
    };
    for (const file of Object.keys(bundle)) follow(file, []);
  },
};

/**
 * react-router writes names for developers' tools to its components, and does not say that making
 * them has no effect: both keep components we do not use (forms, navigation links) in the bundle.
 */
const droppable: Plugin = {
  name: 'droppable-components',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/**
 * react-router has a build without its warnings for developers, and its package offers it to nobody:
 * three kilobytes before every first screen.
 */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: inPackages('react-router/dist/production/index.mjs'),
        },
        {
          find: /^react-router\/dom$/,
          replacement: inPackages('react-router/dist/production/dom-export.mjs'),
        },
      ],
    },
  }),
};

/** The theme before the first paint, in development too: for the build, scripts/prerender puts it in. */
const themeInDevelopment: Plugin = {
  name: 'theme-in-development',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: SCRIPTS.theme, injectTo: 'head' }],
};

export default defineConfig({
  plugins: [react(), droppable, routerWithoutWarnings, themeInDevelopment, noCircles],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // All styles are 6 KB compressed: one file is sooner there than the twenty it would fall into.
    cssCodeSplit: false,
    // Pages name what they need in their HTML (scripts/prerender). What comes later finds its own
    // imports: Vite's help with that is a kilobyte before every first screen.
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
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
      ...emulatorProjects,
    ],
  },
});
