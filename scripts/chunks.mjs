/** @typedef {import('rolldown').ChunkingContext} Context */

const PAGE = /\/src\/features\/(\w+)\/\w+Page\.tsx$/;
const MODAL = /\/src\/features\/(\w+)\/\w+Modal\.tsx$/;
const PART = /\/src\/components\/(\w+)\/\w+\.tsx$/;
const DOMAIN = /\/src\/(?:model|device|lib)\//;
const RENDERED = /\/src\/(?:components|ui|hooks)\//;
/** The public list, which must load quickly because givers open it on a phone in a shop. */
const GIVERS_PAGE = /\/giving\/\w+Page\.tsx$/;
const FORM_LIBRARY = /\/node_modules\/(?:valibot|react-hook-form|@hookform)\//;

/**
 * Which modules share a chunk; the first group that takes a module counts. No rule names a file, so new files
 * need no entry (decision 100).
 * @satisfies {import('rolldown').CodeSplittingGroup[]}
 */
export const CHUNKS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@remix-run)[\\/]/,
  },
  { debugName: 'ours', name: chunkOf },
  {
    // What Auth and Firestore have in common.
    name: 'firebase',
    test: /node_modules[\\/]((@?firebase)[\\/](app|component|logger|util)|idb)[\\/]|src[\\/]data[\\/]project[\\/]/,
  },
  {
    name: 'firestore',
    test: /node_modules[\\/]@?firebase[\\/](firestore|webchannel)|src[\\/]data[\\/][^\\/]+$/,
  },
];

/**
 * Decides by what imports a module which chunk it goes into. Null leaves the module to the bundler, which puts
 * modules that are needed by the same pages and modals into one chunk.
 *
 * - `app`: what loads before any page, and what the givers' page and another page need before their content
 * - `…Modals`: what only modals of one feature need
 * - `…Parts`: what only lazily loaded components of one folder need
 *
 * Other modules that several pages need before their content:
 * - `forms`: the form library and modules that need it
 * - `domain`: modules that render nothing
 * - `…Pages` and `pages`: modules that render something, for pages of one feature or of several
 *
 * Modules that no page needs before its content, but three or more lazily loaded parts do:
 * - `dialogs`: those that render something or need the form library
 * - `later`: the others
 * @param {string} id
 * @param {Context} context
 */
function chunkOf(id, context) {
  if (FORM_LIBRARY.test(id)) return 'forms';
  if (!id.includes('/src/')) return null;
  const users = usersOf(id, context);
  const isEntry = (/** @type {string} */ user) => context.getModuleInfo(user)?.isEntry === true;
  const loadersOf = (/** @type {string} */ user) =>
    context.getModuleInfo(user)?.dynamicImporters ?? [];

  const lazyUsers = users.filter((user) => loadersOf(user).length > 0);
  const feature = commonFolder(lazyUsers, MODAL);
  if (feature) return `${feature}Modals`;
  const folder = commonFolder(lazyUsers, PART);
  if (folder) return `${folder}Parts`;

  // The entry, and what is loaded with import(), have chunks of their own.
  if (users.length === 1 || users.some(isEntry)) return null;
  // The entry loads the app with import().
  const loaders = lazyUsers.flatMap(loadersOf);
  if (loaders.some((loader) => usersOf(loader, context).some(isEntry))) return 'app';

  const pages = users.filter((user) => PAGE.test(user));
  if (pages.length === 0 && lazyUsers.length > 2) {
    if (DOMAIN.test(id) && !hasForms(id, context)) return 'later';
    return DOMAIN.test(id) || RENDERED.test(id) ? 'dialogs' : null;
  }
  if (pages.length < 2) return null;
  if (pages.some((page) => GIVERS_PAGE.test(page))) return 'app';
  if (hasForms(id, context)) return 'forms';
  if (DOMAIN.test(id)) return 'domain';
  const owners = new Set(pages.map((page) => PAGE.exec(page)?.[1]));
  return owners.size === 1 ? `${[...owners][0]}Pages` : 'pages';
}

/**
 * The folder that a pattern finds in all of these modules; undefined when there is none.
 * @param {string[]} ids
 * @param {RegExp} pattern
 */
function commonFolder(ids, pattern) {
  const folders = new Set(ids.map((id) => pattern.exec(id)?.[1]));
  return folders.size === 1 ? [...folders][0] : undefined;
}

/**
 * A module, and all that import it statically, directly or not.
 * @param {string} id
 * @param {Context} context
 */
function usersOf(id, context) {
  return reach(id, (user) => context.getModuleInfo(user)?.importers);
}

/**
 * @param {string} id
 * @param {Context} context
 */
function hasForms(id, context) {
  const imported = reach(id, (module) => context.getModuleInfo(module)?.importedIds);
  return imported.some((module) => FORM_LIBRARY.test(module));
}

/**
 * @param {string} id
 * @param {(id: string) => string[] | undefined} next
 */
function reach(id, next) {
  const found = new Set([id]);
  for (const module of found) next(module)?.forEach((neighbor) => found.add(neighbor));
  return [...found];
}
