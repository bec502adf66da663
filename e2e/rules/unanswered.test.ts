import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  doc,
  getDocFromServer,
  getDocs,
  Transaction,
  type DocumentReference,
} from 'firebase/firestore';
import { invitesRef, listRef } from '../../src/data/converters.ts';
import { deleteItem, newItem, sendItem, updateItem } from '../../src/data/items.ts';
import { restoreItem } from '../../src/data/itemOrder.ts';
import { deleteList, finishDeletion } from '../../src/data/listDeletion.ts';
import { createList, newListId } from '../../src/data/lists.ts';
import { createInvite, joinList, newInviteIds } from '../../src/data/invites.ts';
import { deadlines } from '../../src/data/transactions.ts';
import { markPurchased, unmarkPurchased } from '../../src/data/purchases.ts';
import type { Item } from '../../src/model/item.ts';
import { loadRules, retire } from './harness/emulator.ts';
import {
  content,
  expectMirrored,
  letIn,
  listNow,
  listWith,
  mirrorsNow,
  People,
  type Person,
} from './harness/people.ts';
import { Wire } from './harness/proxy.ts';

/** Commands that were carried out although the person never heard so, and are then done again. */

const people = new People('demo-giftlists-rules-unanswered');
const server = people.server();

const wires: Wire[] = [];
/** Lines on which no answer comes any more from a command's first write on, by who is at their end. */
const losing = new Map<unknown, Wire>();

beforeAll(async () => {
  await loadRules(people.projectId);
  Object.assign(deadlines, { silent: 4_000, busy: 2_000 });
  // A transaction writes after all it reads, and what it writes goes up at its end.
  for (const kind of ['set', 'update', 'delete'] as const) {
    const write = Transaction.prototype[kind] as (...args: unknown[]) => Transaction;
    vi.spyOn(Transaction.prototype, kind).mockImplementation(function lose(
      this: Transaction,
      ...args: unknown[]
    ) {
      losing.get((args[0] as DocumentReference).firestore)?.deafen();
      return write.apply(this, args);
    });
  }
});
afterAll(async () => {
  await Promise.all(wires.map((wire) => wire.end()));
  await people.end();
  await retire(people.projectId);
});

/** Someone, and the line at whose end they are. */
interface Far {
  far: Person;
  wire: Wire;
}

/** The same person behind a line on which answers can be lost. */
async function farAway(person: Person): Promise<Far> {
  const wire = await Wire.lay();
  wires.push(wire);
  return { far: { ...person, db: people.as(person, wire.port) }, wire };
}

/**
 * Runs a command whose answer never comes, as far as it is concerned; then the line is whole again.
 * @param hasArrived whether the server has carried it out
 */
async function unheard(
  { far, wire }: Far,
  command: () => Promise<unknown>,
  hasArrived: () => Promise<boolean>,
): Promise<void> {
  losing.set(far.db, wire);
  const [outcome] = await Promise.allSettled([command()]);
  losing.delete(far.db);
  expect(outcome).toMatchObject({ reason: { code: 'unanswered' } });
  await vi.waitFor(async () => expect(await hasArrived()).toBe(true), { timeout: 20_000 });
  wire.cut();
  wire.mend();
}

const exists = async (listId: string) => (await getDocFromServer(listRef(server, listId))).exists();
const itemOn = async (listId: string, itemId: string): Promise<Item | undefined> =>
  (await listNow(server, listId)).items.find(({ id }) => id === itemId);

describe.concurrent('an answer that is lost for good, and the same once more', () => {
  test('§7 create list: one list, under the name of the second try', async () => {
    const owner = people.signedIn('Owner');
    const { far, wire } = await farAway(owner);
    const id = newListId();
    await unheard(
      { far, wire },
      () => createList(far.db, far, 'Birthday', { id }),
      () => exists(id),
    );
    expect(await createList(far.db, far, 'Birthday', { id, isRetry: true })).toBe(id);
    expect((await listNow(server, id)).name).toBe('Birthday');
    await createList(far.db, far, 'My birthday', { id, isRetry: true });
    expect((await listNow(server, id)).name).toBe('My birthday');
  }, 120_000);

  test('§4 mark: one mark, which is not told to be there already', async () => {
    const owner = people.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    const { far, wire } = await farAway(owner);
    let had: number | null = null;
    const mark = () =>
      markPurchased(far.db, listId, id, 'Anna', {
        had,
        onSending: (now) => {
          had = now;
        },
      });
    await unheard(
      { far, wire },
      mark,
      async () => (await itemOn(listId, id))?.purchasedBy.length === 1,
    );
    await mark();
    expect((await itemOn(listId, id))?.purchasedBy).toEqual(['Anna']);
    await expect(markPurchased(far.db, listId, id, 'Anna')).rejects.toMatchObject({
      code: 'already-marked',
    });
    await unmarkPurchased(far.db, listId, id);
    expect((await itemOn(listId, id))?.purchasedBy).toEqual([]);
  }, 120_000);

  test('§4 join: one member, who is told to have joined', async () => {
    const owner = people.signedIn('Owner');
    const { listId } = await listWith(owner);
    const token = await createInvite(owner.db, listId, owner.uid, 'friend@example.com');
    const joiner = people.signedIn('Joiner');
    const { far, wire } = await farAway(joiner);
    await unheard(
      { far, wire },
      () => joinList(far.db, listId, token, far),
      async () => (await listNow(server, listId)).members.includes(joiner.uid),
    );
    await joinList(far.db, listId, token, far);
    expect((await listNow(server, listId)).members).toEqual([owner.uid, joiner.uid]);
  }, 120_000);

  test('§4 invite: one invite, and its link is good', async () => {
    const owner = people.signedIn('Owner');
    const { listId } = await listWith(owner);
    const { far, wire } = await farAway(owner);
    const ids = newInviteIds();
    const invite = (isRetry: boolean) =>
      createInvite(far.db, listId, far.uid, 'friend@example.com', { ids, isRetry });
    const invites = async () => (await getDocs(invitesRef(server, listId))).size;
    await unheard(
      { far, wire },
      () => invite(false),
      async () => (await invites()) === 1,
    );
    const token = await invite(true);
    expect(await invites()).toBe(1);
    const joiner = people.signedIn('Joiner');
    await joinList(joiner.db, listId, token, joiner);
    expect((await listNow(server, listId)).members).toEqual([owner.uid, joiner.uid]);
  }, 120_000);

  test('F6 delete and undo: the item is gone once, and back once', async () => {
    const owner = people.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One', 'Two']);
    const id = items[0]?.id ?? '';
    const { far, wire } = await farAway(owner);
    const isGone = async () => (await itemOn(listId, id)) === undefined;
    await unheard({ far, wire }, () => deleteItem(far.db, listId, id), isGone);
    await deleteItem(far.db, listId, id);
    await unheard(
      { far, wire },
      () => restoreItem(far.db, listId, id),
      async () => !(await isGone()),
    );
    await restoreItem(far.db, listId, id);
    expect((await listNow(server, listId)).items).toHaveLength(2);
    await expectMirrored(server, listId);
  }, 120_000);

  test('§7 add item: one item', async () => {
    const owner = people.signedIn('Owner');
    const { listId } = await listWith(owner);
    const { far, wire } = await farAway(owner);
    const item = newItem(listId, owner.uid, content());
    await unheard(
      { far, wire },
      () => sendItem(far.db, item),
      async () => (await itemOn(listId, item.id)) !== undefined,
    );
    await sendItem(far.db, item);
    expect((await listNow(server, listId)).items).toEqual([item]);
  }, 120_000);
});

describe('an item that is edited in two places', () => {
  test('§6 keeps what each of them changed; the same field is not overwritten unasked', async () => {
    const owner = people.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One']);
    const [seen] = items;
    if (!seen) throw new Error('one item was added');
    await updateItem(owner.db, listId, seen.id, { notes: 'From the phone' }, seen);
    await updateItem(owner.db, listId, seen.id, { price: 12 }, seen);
    expect(await itemOn(listId, seen.id)).toMatchObject({ notes: 'From the phone', price: 12 });
    await expect(
      updateItem(owner.db, listId, seen.id, { notes: 'From the laptop', size: 'L' }, seen),
    ).rejects.toMatchObject({
      code: 'changed-meanwhile',
      message: 'Notes changed in another place meanwhile. Save again to replace that.',
    });
    await updateItem(owner.db, listId, seen.id, { notes: 'From the laptop', size: 'L' });
    expect(await itemOn(listId, seen.id)).toMatchObject({ notes: 'From the laptop', size: 'L' });
  });
});

describe('a deletion that was cut short', () => {
  test('§4 is finished later, but a list that is still there stays', async () => {
    const [owner, friend] = [people.signedIn('Owner'), people.signedIn('Friend')];
    const { listId } = await listWith(owner, ['One', 'Two']);
    await letIn(listId, owner, friend);
    const { far, wire } = await farAway(owner);
    await finishDeletion(owner.db, listId);
    expect(await exists(listId)).toBe(true);
    const outcome = Promise.allSettled([deleteList(far.db, listId, owner.uid)]);
    // oxlint-disable-next-line no-await-in-loop
    while (await exists(listId));
    wire.cut();
    expect(await outcome).toMatchObject([{ status: 'rejected' }]);
    expect((await mirrorsNow(server, listId)).size).toBe(2);
    // Nobody else's business.
    await finishDeletion(friend.db, listId);
    expect((await mirrorsNow(server, listId)).size).toBe(2);
    await finishDeletion(owner.db, listId);
    expect((await mirrorsNow(server, listId)).size).toBe(0);
    const join = doc(listRef(server, listId), 'joins', friend.uid);
    expect((await getDocFromServer(join)).exists()).toBe(false);
  }, 120_000);
});
