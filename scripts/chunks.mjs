/**
 * Which modules share a chunk, from what imports them: no rule names a file, and a new file needs no
 * entry anywhere.
 */

/** @typedef {import('rolldown').ChunkingContext} Context */

const PAGE = /\/src\/features\/\w+\/\w+Page\.tsx$/;
const MODAL = /\/src\/features\/(\w+)\/\w+Modal\.tsx$/;
/** The page that strangers open on a phone in a shop. */
const GIVERS_PAGE = /\/giving\/\w+Page\.tsx$/;
const FORM_LIBRARY = /\/node_modules\/(?:valibot|react-hook-form|@hookform)\//;

/**
 * Of what several pages need before their content: 'app' for what loads before any page, 'list' for what
 * the givers' page shares with others, 'forms' for what only pages with forms share, and the form
 * library, 'pages' for the rest. Null for all else.
 * @param {string} id
 * @param {Context} context
 */
export function chunkBeforeContent(id, context) {
  if (FORM_LIBRARY.test(id)) return 'forms';
  if (!id.includes('/src/')) return null;
  const users = usersOf(id, context);
  const isEntry = (/** @type {string} */ user) => context.getModuleInfo(user)?.isEntry;
  const loaded = users.filter((user) => context.getModuleInfo(user)?.dynamicImporters.length);
  const features = new Set(loaded.map((root) => MODAL.exec(root)?.[1] ?? ''));
  const [feature] = features;
  if (feature && features.size === 1) return `${feature}Modals`;
  // The entry, and what is loaded with import(), have chunks of their own.
  if (users.length === 1 || users.some(isEntry)) return null;
  // The entry loads the app with import().
  const loaders = users.flatMap((user) => context.getModuleInfo(user)?.dynamicImporters ?? []);
  if (loaders.some((loader) => usersOf(loader, context).some(isEntry))) return 'app';
  const pages = users.filter((user) => PAGE.test(user));
  if (pages.length === 0 && loaded.length > 2) return sharedLater(id);
  if (pages.length < 2) return null;
  if (pages.some((page) => GIVERS_PAGE.test(page))) return 'list';
  return pages.every((page) => hasForms(page, context)) ? 'forms' : 'pages';
}

/** @param {string} id */
function sharedLater(id) {
  if (/\/src\/(?:components|ui|hooks)\//.test(id)) return 'dialogs';
  return /\/src\/(?:model|device|lib)\//.test(id) ? 'domain' : null;
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
 * @param {string} page
 * @param {Context} context
 */
function hasForms(page, context) {
  return reach(page, (one) => context.getModuleInfo(one)?.importedIds).some((one) =>
    FORM_LIBRARY.test(one),
  );
}

/**
 * @param {string} id
 * @param {(id: string) => string[] | undefined} next
 */
function reach(id, next) {
  const found = new Set([id]);
  for (const one of found) next(one)?.forEach((other) => found.add(other));
  return [...found];
}
