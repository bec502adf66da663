import { expect, test } from 'vitest';
import { markPurchased } from '../../src/data/purchases.ts';
import { LIMITS } from '../../src/model/limits.ts';
import { expectMirrored, listNow, listWith, TestUsers } from './harness/users.ts';
import { FaultyProxy } from './harness/faultyProxy.ts';

/** Many users who do the same thing at the same time, each over a connection of their own. */

const users = await TestUsers.setUp('demo-giftlists-rules-crowd', { reloadsRules: true });
const admin = users.admin();

const GIVERS = 30;
const SHORTEST_MS = 30;
const LONGEST_MS = 800;

test('§4 30 givers who mark in the same instant over lines of 30 to 800 ms are all served within 30 s', async () => {
  const owner = users.signedIn('Owner');
  const { listId, items } = await listWith(owner, ['One', 'Two', 'Three']);
  const givers = await Promise.all(
    Array.from({ length: GIVERS }, async (_, i) => {
      // Each takes longer than the one before by the same factor, so that most are fast and few slow.
      const roundTrip = SHORTEST_MS * (LONGEST_MS / SHORTEST_MS) ** (i / (GIVERS - 1));
      const proxy = await FaultyProxy.start({ roundTrip });
      return { name: `Giver ${i}`, proxy, db: (await users.through(proxy.port)).visitor() };
    }),
  );
  // Each has read the list, so the connection is open.
  await Promise.all(givers.map(({ db }) => listNow(db, listId)));

  expect(LIMITS.purchasersPerItem).toBeGreaterThanOrEqual(GIVERS / items.length);
  const started = Date.now();
  const took = await Promise.all(
    givers.map(async ({ name, db }, i) => {
      await markPurchased(db, listId, items[i % items.length]?.id ?? '', name);
      return Date.now() - started;
    }),
  );
  console.log(`crowd: ${GIVERS} givers served within ${Math.max(...took)} ms`);
  expect(Math.max(...took)).toBeLessThan(30_000);
  const names = (await listNow(admin, listId)).items.flatMap(({ purchasedBy }) => purchasedBy);
  expect(names.toSorted()).toEqual(givers.map(({ name }) => name).toSorted());
  await expectMirrored(admin, listId);
  await Promise.all(givers.map(({ proxy }) => proxy.close()));
}, 60_000);
