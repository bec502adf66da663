import { Timestamp, writeBatch } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { listRef } from '../../src/data/converters.ts';
import { deleteList } from '../../src/data/listDeletion.ts';
import { archiveList } from '../../src/data/listSettings.ts';
import { createList, newListId, subscribeToLists } from '../../src/data/lists.ts';
import { TestUsers, type TestUser } from './harness/users.ts';

const users = await TestUsers.setUp('demo-giftlists-rules-many-lists');
const admin = users.admin();

const WAIT = { timeout: 10_000 };

/** A user with so many lists. `isArchived` gets the place of each, 1 for the oldest. */
async function ownerOf(
  name: string,
  count: number,
  isArchived: (place: number) => boolean = () => false,
): Promise<{ me: TestUser; ids: string[] }> {
  const me = users.signedIn(name);
  const ids = Array.from({ length: count }, (_, at) => `${1_700_000_000_001 + at}-${me.uid}`);
  const batch = writeBatch(admin);
  for (const [at, id] of ids.entries()) {
    batch.set(listRef(admin, id), {
      id,
      name: `List ${at + 1}`,
      ownerId: me.uid,
      members: [me.uid],
      memberInfo: [{ uid: me.uid, displayName: name }],
      items: [],
      ...(isArchived(at + 1) && { archivedAt: Timestamp.now() }),
    });
  }
  await batch.commit();
  return { me, ids };
}

/** What somebody's dashboard shows, as the server has it: the numbers in the names of the lists. */
function dashboardOf(me: TestUser) {
  const shown = { current: [] as number[], archived: [] as number[], hasMore: false };
  const { more, end } = subscribeToLists(
    me.db,
    me.uid,
    (lists, { fromCache, hasMore }) => {
      if (fromCache) return;
      const numbers = (isArchived: boolean) =>
        lists
          .filter(({ archived }) => archived === isArchived)
          .map(({ name }) => Number(name.replace('List ', '')));
      Object.assign(shown, { current: numbers(false), archived: numbers(true), hasMore });
    },
    (error) => {
      throw error;
    },
  );
  return { shown: () => ({ ...shown }), more, end };
}

/** From one number down to another. */
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => from - at);

describe('§2 Dashboard of many lists', () => {
  test('130 lists of which 110 are archived: those 20 that are not are all there', async () => {
    const { me } = await ownerOf('Ada', 130, (place) => place > 10 && place <= 120);
    const { shown, end } = dashboardOf(me);
    await expect.poll(shown, WAIT).toMatchObject({
      current: [...down(130, 121), ...down(10, 1)],
      archived: down(120, 11),
      hasMore: false,
    });
    end();
  });

  test('archived lists do not use up the hundred: a hundred others are there', async () => {
    const { me } = await ownerOf('Eva', 130, (place) => place > 105);
    const { shown, more, end } = dashboardOf(me);
    await expect
      .poll(shown, WAIT)
      .toMatchObject({ current: down(105, 6), archived: down(130, 106), hasMore: true });
    more();
    await expect.poll(shown, WAIT).toMatchObject({ current: down(105, 1), hasMore: false });
    end();
  });

  test('250 lists: the newest hundred, then a hundred more at a time, to the end', async () => {
    const { me } = await ownerOf('Ben', 250);
    const { shown, more, end } = dashboardOf(me);
    await expect.poll(shown, WAIT).toMatchObject({ current: down(250, 151), hasMore: true });
    more();
    await expect.poll(shown, WAIT).toMatchObject({ current: down(250, 51), hasMore: true });
    more();
    await expect.poll(shown, WAIT).toMatchObject({ current: down(250, 1), hasMore: false });
    end();
  });

  test('a hundred lists are all there is to show; a list more is told of', async () => {
    const { me } = await ownerOf('Cleo', 100);
    const { shown, end } = dashboardOf(me);
    await expect.poll(shown, WAIT).toMatchObject({ current: down(100, 1), hasMore: false });
    await createList(me.db, me, 'List 101', { id: newListId() });
    await expect.poll(shown, WAIT).toMatchObject({ current: down(101, 2), hasMore: true });
    end();
  });

  test('lists that come, go and are archived meanwhile leave no gap between the pages', async () => {
    const { me, ids } = await ownerOf('Dora', 150);
    const { shown, more, end } = dashboardOf(me);
    more();
    await expect.poll(shown, WAIT).toMatchObject({ current: down(150, 1), hasMore: false });
    await createList(me.db, me, 'List 151', { id: newListId() });
    await expect.poll(shown, WAIT).toMatchObject({ current: down(151, 1) });
    await deleteList(me.db, ids[119] ?? '', me.uid);
    await expect.poll(shown, WAIT).toMatchObject({ current: [...down(151, 121), ...down(119, 1)] });
    await archiveList(me.db, ids[9] ?? '', true);
    await expect.poll(shown, WAIT).toMatchObject({
      current: [...down(151, 121), ...down(119, 11), ...down(9, 1)],
      archived: [10],
    });
    end();
  });
});
