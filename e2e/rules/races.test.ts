import { collection, doc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { changeLink, newLinkOf } from '../../src/data/changeLink.ts';
import { invitesRef, inviteTokenRef } from '../../src/data/converters.ts';
import { finishMove } from '../../src/data/finishMove.ts';
import { AppError, toAppError } from '../../src/model/errors.ts';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { newItem, sendItem } from '../../src/data/newItems.ts';
import { createList, newListId } from '../../src/data/lists.ts';
import { joinList } from '../../src/data/invites.ts';
import { deadlines } from '../../src/data/transactions.ts';
import { markPurchased } from '../../src/data/purchases.ts';
import type { Item } from '../../src/model/item.ts';
import {
  content,
  expectMirrored,
  inviteTo,
  listNow,
  listWith,
  TestUsers,
  type TestUser,
} from './harness/users.ts';
import { readAll, readDoc } from './harness/read.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

const users = await TestUsers.setUp('demo-giftlists-rules-races', { reloadsRules: true });
const admin = users.admin();

/** Errors of a busy list, after which the user tries again. */
const BUSY = new Set(['contention', 'offline', 'unanswered']);

const code = (command: Promise<unknown>) =>
  command.then(
    () => null,
    (error: unknown) => toAppError(error).code,
  );

/** Whether a command was acknowledged. */
const acknowledged = async (command: Promise<unknown>): Promise<boolean> => {
  try {
    await command;
    return true;
  } catch (error) {
    if (error instanceof AppError && BUSY.has(error.code)) return false;
    throw error;
  }
};

describe('§7 no acknowledged write is lost', () => {
  test('30 people on one list at once: join, add 3 items each, edit, mark', async () => {
    const owner = users.signedIn('Owner');
    const { listId } = await listWith(owner);
    const crowd = Array.from({ length: 30 }, (_, i) => users.signedIn(`P${i}`));
    const tokens = await Promise.all(
      crowd.map((one) => inviteTo(listId, owner, one.account.email)),
    );
    const items = new Map<string, string[]>();
    const marks = new Map<string, boolean>();
    // How many of the edits and marks succeed does not matter here.
    const { total } = deadlines;
    deadlines.total = 8_000;

    /** Sends an item as the outbox does: until the server acknowledges it. */
    const sent = async (one: TestUser, name: string): Promise<Item> => {
      const item = newItem(listId, one.uid, content({ name }), crypto.randomUUID());
      while (!(await acknowledged(sendItem(one.db, item))));
      return item;
    };

    const play = async (one: TestUser, i: number) => {
      // A user whose join fails because the list is busy tries again.
      while (!(await acknowledged(joinList(one.db, listId, tokens[i] ?? '', one))));
      const mine = await Promise.all(
        Array.from({ length: 3 }, (_, k) => sent(one, `${one.displayName} ${k}`)),
      );
      for (const { id, name } of mine) items.set(id, [name]);
      const [edited, target] = mine;
      if (!edited || !target) throw new Error('three items were added');
      const name = `${one.displayName} edited`;
      const done = await acknowledged(updateItem(one.db, listId, edited.id, content({ name }), {}));
      // Without an answer the name may be the old or the new one.
      items.set(edited.id, done ? [name] : [name, edited.name]);
      const giver = `Giver ${i}`;
      marks.set(giver, await acknowledged(markPurchased(one.db, listId, target.id, giver)));
    };
    await Promise.all(crowd.map(play));
    deadlines.total = total;

    const list = await listNow(admin, listId);
    expect(list.members.toSorted()).toEqual([owner.uid, ...crowd.map(({ uid }) => uid)].toSorted());
    expect(list.memberInfo.map(({ uid }) => uid)).toEqual(list.members);
    expect(list.items).toHaveLength(90);
    for (const { id, name } of list.items) expect(items.get(id)).toContain(name);
    const stored = list.items.flatMap(({ purchasedBy }) => purchasedBy);
    expect(new Set(stored).size).toBe(stored.length);
    const acknowledgedGivers = [...marks].filter(([, done]) => done).map(([giver]) => giver);
    expect(stored).toEqual(expect.arrayContaining(acknowledgedGivers));
    await expectMirrored(admin, listId);
    console.log(
      `race: 30 joined, 90 items added, ${acknowledgedGivers.length} of 30 marks acknowledged at once`,
    );
  }, 120_000);

  test('§4 twenty joiners with one token give one member', async () => {
    const owner = users.signedIn('Owner');
    const { listId } = await listWith(owner);
    const token = await inviteTo(listId, owner);
    const crowd = Array.from({ length: 20 }, (_, i) => users.signedIn(`J${i}`));
    const outcomes = await Promise.allSettled(
      crowd.map((one) => joinList(one.db, listId, token, one)),
    );
    const winners = crowd.filter((_, i) => outcomes[i]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    const losers = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(losers.map(({ reason }) => toAppError(reason).code)).toEqual(
      Array.from({ length: 19 }, () => 'invite-used'),
    );
    const list = await listNow(admin, listId);
    expect(list.members).toEqual([owner.uid, winners[0]?.uid]);
    const open = await readAll(invitesRef(admin, listId));
    expect(open.size).toBe(0);
  });

  test('two people marking one item: both names stay', async () => {
    const owner = users.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    await Promise.all([
      markPurchased(users.visitor(), listId, id, 'Anna'),
      markPurchased(users.visitor(), listId, id, 'Ben'),
    ]);
    const [item] = (await listNow(admin, listId)).items;
    expect(item?.purchasedBy.toSorted()).toEqual(['Anna', 'Ben']);
  });
});

describe('§7 when the connection breaks', () => {
  test('without a network an item and a mark are refused in bounded time; sent again, the item is there once', async () => {
    const owner = users.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One']);
    const { remote, proxy } = await users.behindProxy(owner);
    expect((await listNow(remote.db, listId)).items).toHaveLength(1);

    proxy.disconnect();
    const item = newItem(listId, remote.uid, content({ name: 'Waiting' }), crypto.randomUUID());
    const { silent } = deadlines;
    deadlines.silent = 1_000;
    await Promise.all([
      expect(sendItem(remote.db, item)).rejects.toMatchObject({ code: 'unanswered' }),
      expect(markPurchased(remote.db, listId, items[0]?.id ?? '', 'Anna')).rejects.toMatchObject({
        code: 'offline',
        message: expect.stringContaining('offline'),
      }),
    ]);
    deadlines.silent = silent;
    expect((await listNow(admin, listId)).items).toHaveLength(1);

    proxy.reconnect();
    await Promise.all([sendItem(remote.db, item), sendItem(remote.db, item)]);
    await sendItem(remote.db, item);
    const list = await listNow(admin, listId);
    expect(list.items.map(({ name }) => name)).toEqual(['One', 'Waiting']);
    expect(list.items[0]?.purchasedBy).toEqual([]);
    // Sending it again finds the item although somebody has marked it meanwhile.
    await markPurchased(users.visitor(), listId, item.id, 'Ben');
    await sendItem(remote.db, item);
    expect((await listNow(admin, listId)).items).toHaveLength(2);
    await expectMirrored(admin, listId);
  }, 60_000);

  test('cut in the middle of many writes and mended, each acknowledged one is there once', async () => {
    const owner = users.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One', 'Two', 'Gone']);
    const { remote, proxy } = await users.behindProxy(owner);
    expect((await listNow(remote.db, listId)).items).toHaveLength(3);

    const adding = Array.from({ length: 20 }, (_, i) =>
      sendNewItem(remote.db, listId, remote.uid, content({ name: `Item ${i}` })),
    );
    const marking = Array.from({ length: 5 }, (_, i) =>
      markPurchased(remote.db, listId, items[0]?.id ?? '', `Name ${i}`),
    );
    const deleting = deleteItem(remote.db, listId, items[2]?.id ?? '');
    proxy.disconnectAfter(4_000);
    setTimeout(() => proxy.reconnect(), 1_500);
    const marked = await Promise.allSettled(marking);
    const deleted = await Promise.allSettled([deleting]);
    const added = await Promise.all(adding);

    const list = await listNow(admin, listId);
    const ids = list.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(added.map(({ id }) => id)));
    const names = list.items[0]?.purchasedBy ?? [];
    expect(new Set(names).size).toBe(names.length);
    const sure = marked.flatMap(({ status }, i) => (status === 'fulfilled' ? [`Name ${i}`] : []));
    expect(names).toEqual(expect.arrayContaining(sure));
    expect(deleted[0]?.status === 'fulfilled' && ids.includes(items[2]?.id ?? '')).toBe(false);
    await expectMirrored(admin, listId);
  }, 60_000);

  test('a write whose answer was lost is done once and acknowledged', async () => {
    const owner = users.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One', 'Two']);
    const { remote, proxy } = await users.behindProxy(owner);
    const [one, two] = items;
    if (!one || !two) throw new Error('two items were added');
    /** Runs a command; the first answer to it is lost. */
    const withLostAnswer = async <T>(command: () => Promise<T>): Promise<T> => {
      // Connects first. Otherwise the lost answer would be that to the connection.
      await listNow(remote.db, listId);
      proxy.dropAnswersFor(400);
      return command();
    };

    const token = await withLostAnswer(() => inviteTo(listId, remote));
    const link = await readDoc(inviteTokenRef(admin, listId, token));
    expect(link.exists()).toBe(true);

    const other = await withLostAnswer(() =>
      createList(remote.db, remote, 'Housewarming', { id: newListId() }),
    );
    expect((await listNow(admin, other)).name).toBe('Housewarming');

    await withLostAnswer(() => markPurchased(remote.db, listId, one.id, 'Anna'));
    await withLostAnswer(() =>
      updateItem(remote.db, listId, one.id, content({ name: 'Edited' }), {}),
    );
    await withLostAnswer(() => deleteItem(remote.db, listId, two.id));
    const list = await listNow(admin, listId);
    expect(list.items).toEqual([{ ...one, ...content({ name: 'Edited' }), purchasedBy: ['Anna'] }]);
    await expectMirrored(admin, listId);
  }, 60_000);
});

describe('F13 a change of the link', () => {
  const owner = users.signedIn('Olga');
  const visitor = users.visitor();

  test('loses no mark that was made meanwhile', async () => {
    const { listId, items } = await listWith(owner, ['One', 'Two', 'Three', 'Four']);
    const to = newLinkOf(listId);
    const marked: string[] = [];
    const refusals: string[] = [];
    const mark = async ({ id }: { id: string }, i: number) => {
      const name = `Giver ${i}`;
      const outcome = await code(markPurchased(visitor, listId, id, name));
      if (outcome === null) marked.push(name);
      else refusals.push(outcome);
    };
    await Promise.all([
      ...items.map((item, i) => mark(item, i)),
      changeLink(owner.db, listId, owner.uid, to),
      ...items.map((item, i) => mark(item, i + 4)),
    ]);
    const names = (await listNow(admin, to)).items.flatMap(({ purchasedBy }) => purchasedBy);
    expect(names.toSorted()).toEqual(marked.toSorted());
    expect(refusals).toEqual(refusals.map(() => 'list-private'));
    await finishMove(owner.db, to);
    await expectMirrored(admin, to);
  });

  test('of two at once happens once', async () => {
    const { listId } = await listWith(owner, ['One']);
    const other = users.as(owner);
    const ids = [newLinkOf(listId), newLinkOf(listId)] as const;
    const codes = await Promise.all([
      code(changeLink(owner.db, listId, owner.uid, ids[0])),
      code(changeLink(other, listId, owner.uid, ids[1])),
    ]);
    expect(new Set(codes)).toEqual(new Set(['list-moved', null]));
    const lists = await readAll(collection(admin, 'lists'));
    expect(ids.filter((id) => lists.has(id))).toHaveLength(1);
    expect((await readDoc(doc(admin, 'lists', listId))).get('movedTo')).toBe(
      ids[codes.indexOf(null)],
    );
  });
});
