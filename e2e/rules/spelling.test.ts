import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveItem } from '../../src/data/itemOrder.ts';
import { addItem, deleteItem, updateItem } from '../../src/data/items.ts';
import { archiveList, renameList } from '../../src/data/lists.ts';
import { joinList } from '../../src/data/invites.ts';
import { leaveList } from '../../src/data/members.ts';
import { markPurchased, removePurchaser, unmarkPurchased } from '../../src/data/purchases.ts';
import type { Actor } from './harness/actors.ts';
import { loadRules, retire } from './harness/emulator.ts';
import { content, listNow, listWith, People } from './harness/people.ts';
import { Attacks, SEEDS } from './harness/attacks.ts';
import { Double, misspelledIn, readSpelled, writeSpelled } from './harness/spelled.ts';
import { World, type DocumentData } from './harness/world.ts';

/** Numbers that compare equal but are not identical, against the product's own commands. */
const people = new People('demo-giftlists-rules-spelling');
const visitor = people.visitor();
const server = people.server();

beforeAll(() => loadRules(people.projectId));
afterAll(async () => {
  await people.end();
  await retire(people.projectId);
});

const numbers = (w: World): DocumentData => ({
  items: w.items.map((item, i) => ({
    ...item,
    price: [0, 11, 12.5, null][i] ?? null,
    quantity: 9,
    addedAt: 1_700_000_000_000 + i,
    ...(i === 1 && { purchasedBy: ['Ben', 'Cem'], purchasedCounts: { Ben: 2, Cem: 3 } }),
  })),
});

const as = (w: World, actor: Actor) => people.as({ uid: w.uid(actor) });

/** A change of every kind, as the app makes it. */
const everyKind = async (w: World) => {
  const uid = w.uid('mem');
  const mem = as(w, 'mem');
  const { items } = await listNow(server, w.id);
  for (const { id } of items) {
    // oxlint-disable-next-line no-await-in-loop -- one write after the other
    await markPurchased(visitor, w.id, id, 'Last', { pieces: 2 });
  }
  const added = await addItem(mem, w.id, uid, content({ price: 7, quantity: 3 }));
  await updateItem(mem, w.id, added.id, content({ price: 8 }));
  await moveItem(mem, w.id, added.id, { before: items[0]?.id ?? '' });
  await removePurchaser(visitor, w.id, items[0]?.id ?? '', 'Last');
  await unmarkPurchased(visitor, w.id, items[0]?.id ?? '');
  await renameList(mem, w.id, 'Renamed');
  await archiveList(as(w, 'owner'), w.id, true);
  await archiveList(as(w, 'owner'), w.id, false);
  await leaveList(as(w, 'mem2'), w.id, w.uid('mem2'), { takeItems: false });
  const newcomer = { uid: w.uid('invitee'), displayName: 'New' };
  await joinList(as(w, 'invitee'), w.id, w.token, newcomer);
  await deleteItem(mem, w.id, added.id);
};

const stored = async (w: World) => misspelledIn(await readSpelled(w, `lists/${w.id}`));

const misspell = async (w: World) => {
  const items = w.items.map((item, i) => ({
    ...item,
    price: new Double([-0, 11, 12, 13][i] ?? 0),
    quantity: new Double(9),
    addedAt: new Double(1_700_000_000_000),
    ...(i === 1 && { purchasedCounts: { Ben: new Double(2), Cem: new Double(3) } }),
  }));
  await writeSpelled(w, 'server', items);
  expect((await stored(w)).length).toBeGreaterThan(10);
};

describe('whatever is written with whatever spelling', () => {
  test.each(SEEDS)(
    'leaves a list that browsers can change, seed %i',
    async (seed) => {
      const w = await new World(people.projectId, numbers).build();
      const attacks = new Attacks(w, seed);
      await attacks.run();
      expect(await stored(w)).toEqual([]);
      for (const { id } of (await listNow(server, w.id)).items) {
        // oxlint-disable-next-line no-await-in-loop -- few
        expect(misspelledIn(await readSpelled(w, `lists/${w.id}/items/${id}`))).toEqual([]);
      }
      // Otherwise nothing was tried.
      expect(attacks.accepted).toBeGreaterThan(10);
      expect(attacks.refused).toBeGreaterThan(30);
      await everyKind(w);
      await w.end();
    },
    60_000,
  );
});

describe('a list that was misspelled before today’s rules', () => {
  test.each<[string, (w: World) => Promise<unknown>]>([
    [
      'edits an item',
      (w) => updateItem(as(w, 'mem'), w.id, w.items[1]?.id ?? '', content({ price: 5 })),
    ],
    ['deletes an item', (w) => deleteItem(as(w, 'mem'), w.id, w.items[1]?.id ?? '')],
    [
      'moves an item',
      (w) => moveItem(as(w, 'mem'), w.id, w.items[1]?.id ?? '', { after: w.items[3]?.id ?? '' }),
    ],
    ['marks an item', (w) => markPurchased(visitor, w.id, w.items[2]?.id ?? '', 'Anna')],
    ['unmarks an item', (w) => unmarkPurchased(visitor, w.id, w.items[1]?.id ?? '')],
  ])('is put right by whoever %s', async (_what, act) => {
    const w = await new World(people.projectId, numbers).build();
    await misspell(w);
    await act(w);
    expect(await stored(w)).toEqual([]);
    await everyKind(w);
    await w.end();
  });

  test('is no obstacle to additions, renaming, archiving, leaving and joining', async () => {
    const w = await new World(people.projectId, numbers).build();
    await misspell(w);
    await everyKind(w);
    expect(await stored(w)).toEqual([]);
    await w.end();
  });
});

describe('archive keeps names', () => {
  test('also when the list is opened again', async () => {
    const owner = people.signedIn('Olga');
    const { listId } = await listWith(owner);
    const { id } = await addItem(owner.db, listId, owner.uid, content({ quantity: 3 }));
    await markPurchased(visitor, listId, id, 'Anna', { pieces: 2 });
    const before = (await listNow(server, listId)).items;
    await archiveList(owner.db, listId, true);
    expect((await listNow(server, listId)).items).toEqual(before);
    await archiveList(owner.db, listId, false);
    expect((await listNow(server, listId)).items).toEqual(before);
    expect(before[0]?.purchasedBy).toEqual(['Anna']);
  });
});

describe('givers with names like fields of Firestore’s own', () => {
  test.each(['__x__', '____', '__proto__', '__name__', 'constructor', '___'])(
    '%s gives two pieces, and takes them back',
    async (name) => {
      const owner = people.signedIn('Olga');
      const { listId } = await listWith(owner);
      const { id } = await addItem(owner.db, listId, owner.uid, content({ quantity: 5 }));
      await markPurchased(visitor, listId, id, 'Ben', { pieces: 3 });
      await markPurchased(visitor, listId, id, name, { pieces: 2 });
      const [item] = (await listNow(server, listId)).items;
      expect(item?.purchasedBy).toEqual(['Ben', name]);
      expect(Object.entries(item?.purchasedCounts ?? {})).toEqual(
        expect.arrayContaining([
          ['Ben', 3],
          [name, 2],
        ]),
      );
      await updateItem(owner.db, listId, id, content({ name: 'Edited' }));
      await removePurchaser(visitor, listId, id, 'Ben');
      await removePurchaser(visitor, listId, id, name);
      const [bare] = (await listNow(server, listId)).items;
      expect([bare?.purchasedBy, bare?.purchasedCounts]).toEqual([[], {}]);
    },
  );
});
