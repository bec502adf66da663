/**
 * What pages load of `data/` and when: it brings Firebase along, for which no page waits. Modals
 * import `commands/` instead, and bring it along when they are opened.
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
