import { describe, expect, test } from 'vitest';
import { moveItem } from '../../src/data/itemOrder.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { archiveList, editList } from '../../src/data/listSettings.ts';
import { joinList } from '../../src/data/invites.ts';
import { leaveList } from '../../src/data/members.ts';
import { markPurchased, removePurchasers, unmarkPurchased } from '../../src/data/purchases.ts';
import type { Actor } from './harness/fixture.ts';
import { content, listNow, listWith, TestUsers } from './harness/users.ts';
import { Attacks, SEEDS } from './harness/attacks.ts';
import { Double, misspelledIn, readSpelled, writeSpelled } from './harness/spelled.ts';
import { Fixture, type DocumentData } from './harness/fixture.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

/** Numbers that compare equal but are not identical, and the app's own commands. */
const users = await TestUsers.setUp('demo-giftlists-rules-spelling');
const visitor = users.visitor();
const admin = users.admin();

const numbers = (f: Fixture): DocumentData => ({
  items: f.items.map((item, i) => ({
    ...item,
    price: [0, 11, 12.5, null][i] ?? null,
    quantity: 9,
    addedAt: 1_700_000_000_000 + i,
    ...(i === 1 && { purchasedBy: ['Ben', 'Cem'], purchasedCounts: { Ben: 2, Cem: 3 } }),
  })),
});

const as = (f: Fixture, actor: Actor) => users.as({ uid: f.uid(actor) });

/** A change of every kind, as the app makes it. */
const everyKind = async (f: Fixture) => {
  const uid = f.uid('mem');
  const mem = as(f, 'mem');
  const { items } = await listNow(admin, f.id);
  for (const { id } of items) {
    await markPurchased(visitor, f.id, id, 'Last', { pieces: 2 });
  }
  const added = await sendNewItem(mem, f.id, uid, content({ price: 7, quantity: 3 }));
  await updateItem(mem, f.id, added.id, { price: 8 }, {});
  await moveItem(mem, f.id, added.id, { before: items[0]?.id ?? '' });
  await removePurchasers(visitor, f.id, items[0]?.id ?? '', ['Last']);
  await unmarkPurchased(visitor, f.id, items[0]?.id ?? '');
  await editList(mem, f.id, { name: 'Renamed' });
  await archiveList(as(f, 'owner'), f.id, true);
  await archiveList(as(f, 'owner'), f.id, false);
  await leaveList(as(f, 'mem2'), f.id, f.uid('mem2'), { takeItems: false });
  const newcomer = { uid: f.uid('invitee'), displayName: 'New' };
  await joinList(as(f, 'invitee'), f.id, f.token, newcomer);
  await deleteItem(mem, f.id, added.id);
};

const stored = async (f: Fixture) => misspelledIn(await readSpelled(f, `lists/${f.id}`));

const misspell = async (f: Fixture) => {
  const items = f.items.map((item, i) => ({
    ...item,
    price: new Double([-0, 11, 12, 13][i] ?? 0),
    quantity: new Double(9),
    addedAt: new Double(1_700_000_000_000),
    ...(i === 1 && { purchasedCounts: { Ben: new Double(2), Cem: new Double(3) } }),
  }));
  await writeSpelled(f, 'admin', items);
  expect((await stored(f)).length).toBeGreaterThan(10);
};

describe('whatever is written with whatever spelling', () => {
  test.each(SEEDS)(
    'leaves a list that browsers can change, seed %i',
    async (seed) => {
      const f = await new Fixture(users.env, numbers).build();
      const attacks = new Attacks(f, seed);
      await attacks.run();
      expect(await stored(f)).toEqual([]);
      for (const { id } of (await listNow(admin, f.id)).items) {
        expect(misspelledIn(await readSpelled(f, `lists/${f.id}/items/${id}`))).toEqual([]);
      }
      // The generator must have tried enough of both.
      expect(attacks.accepted).toBeGreaterThan(10);
      expect(attacks.refused).toBeGreaterThan(30);
      await everyKind(f);
      f.end();
    },
    60_000,
  );
});

describe('a list that was misspelled before today’s rules', () => {
  test.each<[string, (f: Fixture) => Promise<unknown>]>([
    [
      'edits an item',
      (f) => updateItem(as(f, 'mem'), f.id, f.items[1]?.id ?? '', { price: 5 }, {}),
    ],
    ['deletes an item', (f) => deleteItem(as(f, 'mem'), f.id, f.items[1]?.id ?? '')],
    [
      'moves an item',
      (f) => moveItem(as(f, 'mem'), f.id, f.items[1]?.id ?? '', { after: f.items[3]?.id ?? '' }),
    ],
    ['marks an item', (f) => markPurchased(visitor, f.id, f.items[2]?.id ?? '', 'Anna')],
    ['unmarks an item', (f) => unmarkPurchased(visitor, f.id, f.items[1]?.id ?? '')],
  ])('is put right by whoever %s', async (_what, act) => {
    const f = await new Fixture(users.env, numbers).build();
    await misspell(f);
    await act(f);
    expect(await stored(f)).toEqual([]);
    await everyKind(f);
    f.end();
  });

  test('is no obstacle to additions, renaming, archiving, leaving and joining', async () => {
    const f = await new Fixture(users.env, numbers).build();
    await misspell(f);
    await everyKind(f);
    expect(await stored(f)).toEqual([]);
    f.end();
  });
});

describe('archive keeps names', () => {
  test('also when the list is opened again', async () => {
    const owner = users.signedIn('Olga');
    const { listId } = await listWith(owner);
    const { id } = await sendNewItem(owner.db, listId, owner.uid, content({ quantity: 3 }));
    await markPurchased(visitor, listId, id, 'Anna', { pieces: 2 });
    const before = (await listNow(admin, listId)).items;
    await archiveList(owner.db, listId, true);
    expect((await listNow(admin, listId)).items).toEqual(before);
    await archiveList(owner.db, listId, false);
    expect((await listNow(admin, listId)).items).toEqual(before);
    expect(before[0]?.purchasedBy).toEqual(['Anna']);
  });
});

describe('givers with names like fields of Firestore’s own', () => {
  test.each(['__x__', '____', '__proto__', '__name__', 'constructor', '___'])(
    '%s gives two pieces, and takes them back',
    async (name) => {
      const owner = users.signedIn('Olga');
      const { listId } = await listWith(owner);
      const { id } = await sendNewItem(owner.db, listId, owner.uid, content({ quantity: 5 }));
      await markPurchased(visitor, listId, id, 'Ben', { pieces: 3 });
      await markPurchased(visitor, listId, id, name, { pieces: 2 });
      const [item] = (await listNow(admin, listId)).items;
      expect(item?.purchasedBy).toEqual(['Ben', name]);
      expect(Object.entries(item?.purchasedCounts ?? {})).toEqual(
        expect.arrayContaining([
          ['Ben', 3],
          [name, 2],
        ]),
      );
      await updateItem(owner.db, listId, id, { name: 'Edited' }, {});
      await removePurchasers(visitor, listId, id, ['Ben']);
      await removePurchasers(visitor, listId, id, [name]);
      const [bare] = (await listNow(admin, listId)).items;
      expect([bare?.purchasedBy, bare?.purchasedCounts]).toEqual([[], {}]);
    },
  );
});
