/**
 * Loads modules of `data/` for pages. They are imported dynamically because they import Firebase, and
 * no page may wait for that. Modals import `commands/` statically, because they are loaded lazily.
 */

export const loadSession = () => import('../data/auth/session.ts');

export async function loadLists() {
  const [{ listen }, lists] = await Promise.all([
    import('../data/firestore.ts'),
    import('../data/lists.ts'),
  ]);
  return { listen, ...lists };
}

export const loadOutbox = () => import('../device/outbox/outbox.ts');

export const loadSyncOutbox = () => import('../data/syncOutbox.ts');

export const loadListCommands = () => import('./commands/listCommands.ts');
