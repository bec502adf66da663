/**
 * A modal's module together with the commands of `listCommands`: an open modal must not find out at
 * its submit that the network is gone and its command never came.
 */
export async function withListCommands<Module>(modal: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([
    modal,
    import('../data/firestore.ts'),
    import('../data/attempts.ts'),
    import('../data/syncOutbox.ts'),
    import('../data/lists.ts'),
    import('../data/items.ts'),
    import('../data/itemPlaces.ts'),
    import('../data/invites.ts'),
    import('../data/members.ts'),
    import('../data/purchases.ts'),
    import('../data/myMarks.ts'),
  ]);
  return loaded;
}
