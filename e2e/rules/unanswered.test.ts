import { beforeAll, describe, expect, test, vi } from 'vitest';
import { doc, Timestamp, Transaction, updateDoc, type DocumentReference } from 'firebase/firestore';
import { invitesRef, listRef } from '../../src/data/converters.ts';
import { setPrivate } from '../../src/data/listSettings.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { newItem, sendItem } from '../../src/data/newItems.ts';
import { restoreItem } from '../../src/data/trash.ts';
import { deleteList, finishDeletion } from '../../src/data/listDeletion.ts';
import { createList, newListId } from '../../src/data/lists.ts';
import { joinList, newInviteIds } from '../../src/data/invites.ts';
import { leaveList } from '../../src/data/members.ts';
import { deadlines } from '../../src/data/transactions.ts';
import { markPurchased, unmarkPurchased } from '../../src/data/purchases.ts';
import type { Item } from '../../src/model/item.ts';
import {
  content,
  expectMirrored,
  addMember,
  inviteTo,
  listNow,
  listWith,
  mirrorsNow,
  TestUsers,
  type Remote,
} from './harness/users.ts';
import type { FaultyProxy } from './harness/faultyProxy.ts';
import { readAll, readDoc } from './harness/read.ts';

/** Commands that the server carried out, whose answer was lost, and which are then sent again. */

const users = await TestUsers.setUp('demo-giftlists-rules-unanswered');
const admin = users.admin();

/** Proxies that drop all answers from a command's first write on, by the Firestore behind them. */
const losing = new Map<unknown, FaultyProxy>();

beforeAll(async () => {
  // The first commands against a cold emulator take longer than the deadlines below.
  await listWith(users.signedIn('First'), ['One']);
  Object.assign(deadlines, { silent: 8_000, busy: 2_000 });
  // A transaction reads first, then writes, and sends its writes at its end.
  for (const kind of ['set', 'update', 'delete'] as const) {
    const write = Transaction.prototype[kind] as (...args: unknown[]) => Transaction;
    vi.spyOn(Transaction.prototype, kind).mockImplementation(function lose(
      this: Transaction,
      ...args: unknown[]
    ) {
      losing.get((args[0] as DocumentReference).firestore)?.dropAnswers();
      return write.apply(this, args);
    });
  }
});

/**
 * Runs a command, loses its answer, waits until the server has carried it out, and reconnects.
 * @param hasArrived whether the server has carried it out
 */
async function withLostAnswer(
  { remote, proxy }: Remote,
  command: () => Promise<unknown>,
  hasArrived: () => Promise<boolean>,
): Promise<void> {
  losing.set(remote.db, proxy);
  const [outcome] = await Promise.allSettled([command()]);
  losing.delete(remote.db);
  expect(outcome).toMatchObject({ reason: { code: 'unanswered' } });
  await vi.waitFor(async () => expect(await hasArrived()).toBe(true), { timeout: 20_000 });
  proxy.disconnect();
  proxy.reconnect();
}

const exists = async (listId: string) => (await readDoc(listRef(admin, listId))).exists();
const itemOn = async (listId: string, itemId: string): Promise<Item | undefined> =>
  (await listNow(admin, listId)).items.find(({ id }) => id === itemId);

describe.concurrent('an answer that is lost for good, and the same once more', () => {
  test('§7 create list: one list, under the name of the second try', async () => {
    const owner = users.signedIn('Owner');
    const { remote, proxy } = await users.behindProxy(owner);
    const id = newListId();
    await withLostAnswer(
      { remote, proxy },
      () => createList(remote.db, remote, 'Birthday', { id }),
      () => exists(id),
    );
    expect(await createList(remote.db, remote, 'Birthday', { id, isRetry: true })).toBe(id);
    expect((await listNow(admin, id)).name).toBe('Birthday');
    await createList(remote.db, remote, 'My birthday', { id, isRetry: true });
    expect((await listNow(admin, id)).name).toBe('My birthday');
  }, 120_000);

  test('§4 mark: one mark, which is not told to be there already', async () => {
    const owner = users.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    const { remote, proxy } = await users.behindProxy(owner);
    let had: number | null = null;
    const mark = () =>
      markPurchased(remote.db, listId, id, 'Anna', {
        had,
        onSending: (now) => {
          had = now;
        },
      });
    await withLostAnswer(
      { remote, proxy },
      mark,
      async () => (await itemOn(listId, id))?.purchasedBy.length === 1,
    );
    await mark();
    expect((await itemOn(listId, id))?.purchasedBy).toEqual(['Anna']);
    await expect(markPurchased(remote.db, listId, id, 'Anna')).rejects.toMatchObject({
      code: 'already-marked',
    });
    await unmarkPurchased(remote.db, listId, id);
    expect((await itemOn(listId, id))?.purchasedBy).toEqual([]);
  }, 120_000);

  test('§4 join: one member, who is told to have joined', async () => {
    const owner = users.signedIn('Owner');
    const { listId } = await listWith(owner);
    const token = await inviteTo(listId, owner);
    const joiner = users.signedIn('Joiner');
    const { remote, proxy } = await users.behindProxy(joiner);
    await withLostAnswer(
      { remote, proxy },
      () => joinList(remote.db, listId, token, remote),
      async () => (await listNow(admin, listId)).members.includes(joiner.uid),
    );
    await joinList(remote.db, listId, token, remote);
    expect((await listNow(admin, listId)).members).toEqual([owner.uid, joiner.uid]);
  }, 120_000);

  test('§4 invite: one invite, and its link is good', async () => {
    const owner = users.signedIn('Owner');
    const { listId } = await listWith(owner);
    const { remote, proxy } = await users.behindProxy(owner);
    const ids = newInviteIds();
    const invite = () => inviteTo(listId, remote, 'friend@example.com', ids);
    const invites = async () => (await readAll(invitesRef(admin, listId))).size;
    await withLostAnswer({ remote, proxy }, invite, async () => (await invites()) === 1);
    const token = await invite();
    expect(await invites()).toBe(1);
    const joiner = users.signedIn('Joiner');
    await joinList(joiner.db, listId, token, joiner);
    expect((await listNow(admin, listId)).members).toEqual([owner.uid, joiner.uid]);
  }, 120_000);

  test('§4 invite: an invite that has expired meanwhile is not given as a new one', async () => {
    const owner = users.signedIn('Owner');
    const { listId } = await listWith(owner);
    const ids = newInviteIds();
    const invite = () => inviteTo(listId, owner, undefined, ids);
    await invite();
    await updateDoc(doc(invitesRef(admin, listId), ids.id), { expiresAt: Timestamp.now() });
    // As when it was used or revoked: the caller makes another one.
    await expect(invite()).rejects.toMatchObject({ code: 'permission-denied' });
  }, 120_000);

  test('F6 delete and undo: the item is gone once, and back once', async () => {
    const owner = users.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One', 'Two']);
    const id = items[0]?.id ?? '';
    const { remote, proxy } = await users.behindProxy(owner);
    const isGone = async () => (await itemOn(listId, id)) === undefined;
    await withLostAnswer({ remote, proxy }, () => deleteItem(remote.db, listId, id), isGone);
    await deleteItem(remote.db, listId, id);
    await withLostAnswer(
      { remote, proxy },
      () => restoreItem(remote.db, listId, id),
      async () => !(await isGone()),
    );
    await restoreItem(remote.db, listId, id);
    expect((await listNow(admin, listId)).items).toHaveLength(2);
    await expectMirrored(admin, listId);
  }, 120_000);

  test.each([
    ['their items stay', false],
    ['their items go', true],
  ])(
    '§4 leave, %s: who has left already is told that they have left',
    async (_what, takeItems) => {
      const [owner, member] = [users.signedIn('Owner'), users.signedIn('Member')];
      const { listId } = await listWith(owner);
      await addMember(listId, owner, member);
      const { remote, proxy } = await users.behindProxy(member);
      const leave = () => leaveList(remote.db, listId, member.uid, { takeItems });
      await withLostAnswer(
        { remote, proxy },
        leave,
        async () => !(await listNow(admin, listId)).members.includes(member.uid),
      );
      await leave();
      await setPrivate(owner.db, listId, true);
      await leave();
      expect((await listNow(admin, listId)).members).toEqual([owner.uid]);
    },
    120_000,
  );

  test('§7 add item: one item', async () => {
    const owner = users.signedIn('Owner');
    const { listId } = await listWith(owner);
    const { remote, proxy } = await users.behindProxy(owner);
    const item = newItem(listId, owner.uid, content(), crypto.randomUUID());
    await withLostAnswer(
      { remote, proxy },
      () => sendItem(remote.db, item),
      async () => (await itemOn(listId, item.id)) !== undefined,
    );
    await sendItem(remote.db, item);
    expect((await listNow(admin, listId)).items).toEqual([item]);
  }, 120_000);
});

describe('an item that is edited in two places', () => {
  test('§6 keeps what each of them changed; the same field is not overwritten unasked', async () => {
    const owner = users.signedIn('Owner');
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
      message: 'Notes changed somewhere else in the meantime. Save again to replace that.',
    });
    await updateItem(owner.db, listId, seen.id, { notes: 'From the laptop', size: 'L' }, {});
    expect(await itemOn(listId, seen.id)).toMatchObject({ notes: 'From the laptop', size: 'L' });
  });
});

describe('a deletion that was cut short', () => {
  test('§4 is finished later, but a list that is still there stays', async () => {
    const [owner, friend] = [users.signedIn('Owner'), users.signedIn('Friend')];
    const { listId } = await listWith(owner, ['One', 'Two']);
    await addMember(listId, owner, friend);
    const { remote, proxy } = await users.behindProxy(owner);
    await finishDeletion(owner.db, listId);
    expect(await exists(listId)).toBe(true);
    const outcome = Promise.allSettled([deleteList(remote.db, listId, owner.uid)]);
    while (await exists(listId));
    proxy.disconnect();
    expect(await outcome).toMatchObject([{ status: 'rejected' }]);
    expect((await mirrorsNow(admin, listId)).size).toBe(2);
    // Another member's device does not finish it.
    await finishDeletion(friend.db, listId);
    expect((await mirrorsNow(admin, listId)).size).toBe(2);
    await finishDeletion(owner.db, listId);
    expect((await mirrorsNow(admin, listId)).size).toBe(0);
    const join = doc(listRef(admin, listId), 'joins', friend.uid);
    expect((await readDoc(join)).exists()).toBe(false);
  }, 120_000);
});
