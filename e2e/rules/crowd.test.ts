import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPurchased } from '../../src/data/purchases.ts';
import { LIMITS } from '../../src/model/limits.ts';
import { keepForgetting, loadRules, retire } from './harness/emulator.ts';
import { expectMirrored, listNow, listWith, People } from './harness/people.ts';
import { Wire } from './harness/proxy.ts';

/** Many people who do the same thing in the same instant, each over a line of their own. */

const people = new People('demo-giftlists-rules-crowd');
const server = people.server();

let stopForgetting: () => Promise<void>;

beforeAll(async () => {
  await loadRules(people.projectId);
  stopForgetting = keepForgetting(people.projectId);
});
afterAll(async () => {
  await people.end();
  await stopForgetting();
  await retire(people.projectId);
});

const GIVERS = 30;
const SHORTEST_MS = 30;
const LONGEST_MS = 800;

test('§4 30 givers who mark in the same instant over lines of 30 to 800 ms are all served within 30 s', async () => {
  const owner = people.signedIn('Owner');
  const { listId, items } = await listWith(owner, ['One', 'Two', 'Three']);
  const givers = await Promise.all(
    Array.from({ length: GIVERS }, async (_, i) => {
      // Each longer than the one before by the same factor: most lines are short, and few are long.
      const roundTrip = SHORTEST_MS * (LONGEST_MS / SHORTEST_MS) ** (i / (GIVERS - 1));
      const wire = await Wire.lay({ roundTrip });
      return { name: `Giver ${i}`, wire, db: people.visitor(wire.port) };
    }),
  );
  // Each has the list on the screen, so the connection is there.
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
  const names = (await listNow(server, listId)).items.flatMap(({ purchasedBy }) => purchasedBy);
  expect(names.toSorted()).toEqual(givers.map(({ name }) => name).toSorted());
  await expectMirrored(server, listId);
  await Promise.all(givers.map(({ wire }) => wire.end()));
}, 60_000);
