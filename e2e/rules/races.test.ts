import { getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitesRef, inviteTokenRef } from '../../src/data/converters.ts';
import { AppError, toAppError } from '../../src/model/errors.ts';
import { addItem, deleteItem, newItem, sendItem, updateItem } from '../../src/data/items.ts';
import { createList } from '../../src/data/lists.ts';
import { createInvite, joinList } from '../../src/data/invites.ts';
import { deadlines } from '../../src/data/transactions.ts';
import { markPurchased } from '../../src/data/purchases.ts';
import type { Item } from '../../src/model/item.ts';
import { keepForgetting, loadRules, retire } from './harness/emulator.ts';
import {
  content,
  expectMirrored,
  listNow,
  listWith,
  People,
  type Person,
} from './harness/people.ts';
import { Wire } from './harness/proxy.ts';

const people = new People('demo-giftlists-rules-races');
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

/** What a busy list may answer instead of doing it: try again. */
const BUSY = new Set(['contention', 'offline', 'unanswered']);

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
    const owner = people.signedIn('Owner');
    const { listId } = await listWith(owner);
    const crowd = Array.from({ length: 30 }, (_, i) => people.signedIn(`P${i}`));
    const tokens = await Promise.all(
      crowd.map((one) => createInvite(owner.db, listId, owner.uid, one.account.email)),
    );
    const items = new Map<string, string[]>();
    const marks = new Map<string, boolean>();
    // How many of the edits and marks get through is not what is asked here.
    const { longest } = deadlines;
    deadlines.longest = 8_000;

    /** Sends an item as the outbox does: until the server has said that it is there. */
    const sent = async (one: Person, name: string): Promise<Item> => {
      const item = newItem(listId, one.uid, content({ name }));
      // oxlint-disable-next-line no-await-in-loop
      while (!(await acknowledged(sendItem(one.db, item))));
      return item;
    };

    const play = async (one: Person, i: number) => {
      // Who is turned away by the crowd comes again, as a person would.
      // oxlint-disable-next-line no-await-in-loop
      while (!(await acknowledged(joinList(one.db, listId, tokens[i] ?? '', one))));
      const mine = await Promise.all(
        Array.from({ length: 3 }, (_, k) => sent(one, `${one.displayName} ${k}`)),
      );
      for (const { id, name } of mine) items.set(id, [name]);
      const [edited, target] = mine;
      if (!edited || !target) throw new Error('three items were added');
      const name = `${one.displayName} edited`;
      const done = await acknowledged(updateItem(one.db, listId, edited.id, content({ name })));
      // Without an answer it may be either.
      items.set(edited.id, done ? [name] : [name, edited.name]);
      const giver = `Giver ${i}`;
      marks.set(giver, await acknowledged(markPurchased(one.db, listId, target.id, giver)));
    };
    await Promise.all(crowd.map(play));
    deadlines.longest = longest;

    const list = await listNow(server, listId);
    expect(list.members.toSorted()).toEqual([owner.uid, ...crowd.map(({ uid }) => uid)].toSorted());
    expect(list.memberInfo.map(({ uid }) => uid)).toEqual(list.members);
    expect(list.items).toHaveLength(90);
    for (const { id, name } of list.items) expect(items.get(id)).toContain(name);
    const stored = list.items.flatMap(({ purchasedBy }) => purchasedBy);
    expect(new Set(stored).size).toBe(stored.length);
    const acknowledgedGivers = [...marks].filter(([, done]) => done).map(([giver]) => giver);
    expect(stored).toEqual(expect.arrayContaining(acknowledgedGivers));
    await expectMirrored(server, listId);
    console.log(
      `race: 30 joined, 90 items added, ${acknowledgedGivers.length} of 30 marks acknowledged at once`,
    );
  }, 120_000);

  test('§4 twenty joiners with one token give one member', async () => {
    const owner = people.signedIn('Owner');
    const { listId } = await listWith(owner);
    const token = await createInvite(owner.db, listId, owner.uid, 'friend@example.com');
    const crowd = Array.from({ length: 20 }, (_, i) => people.signedIn(`J${i}`));
    const outcomes = await Promise.allSettled(
      crowd.map((one) => joinList(one.db, listId, token, one)),
    );
    const winners = crowd.filter((_, i) => outcomes[i]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    const losers = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(losers.map(({ reason }) => toAppError(reason).code)).toEqual(
      Array.from({ length: 19 }, () => 'invite-used'),
    );
    const list = await listNow(server, listId);
    expect(list.members).toEqual([owner.uid, winners[0]?.uid]);
    const open = await getDocsFromServer(invitesRef(server, listId));
    expect(open.size).toBe(0);
  });

  test('two people marking one item: both names stay', async () => {
    const owner = people.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One']);
    const id = items[0]?.id ?? '';
    await Promise.all([
      markPurchased(people.visitor(), listId, id, 'Anna'),
      markPurchased(people.visitor(), listId, id, 'Ben'),
    ]);
    const [item] = (await listNow(server, listId)).items;
    expect(item?.purchasedBy.toSorted()).toEqual(['Anna', 'Ben']);
  });
});

describe('§7 when the connection breaks', () => {
  test('without a network an item and a mark are refused in bounded time; sent again, the item is there once', async () => {
    const wire = await Wire.lay();
    const owner = people.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One']);
    const far: Person = { ...owner, db: people.as(owner, wire.port) };
    expect((await listNow(far.db, listId)).items).toHaveLength(1);

    wire.cut();
    const item = newItem(listId, far.uid, content({ name: 'Waiting' }));
    const { silent } = deadlines;
    deadlines.silent = 1_000;
    await Promise.all([
      expect(sendItem(far.db, item)).rejects.toMatchObject({ code: 'unanswered' }),
      expect(markPurchased(far.db, listId, items[0]?.id ?? '', 'Anna')).rejects.toMatchObject({
        code: 'offline',
        message: expect.stringContaining('offline'),
      }),
    ]);
    deadlines.silent = silent;
    expect((await listNow(server, listId)).items).toHaveLength(1);

    wire.mend();
    await Promise.all([sendItem(far.db, item), sendItem(far.db, item)]);
    await sendItem(far.db, item);
    const list = await listNow(server, listId);
    expect(list.items.map(({ name }) => name)).toEqual(['One', 'Waiting']);
    expect(list.items[0]?.purchasedBy).toEqual([]);
    // Marked by others meanwhile, it is still known to be there.
    await markPurchased(people.visitor(), listId, item.id, 'Ben');
    await sendItem(far.db, item);
    expect((await listNow(server, listId)).items).toHaveLength(2);
    await expectMirrored(server, listId);
    await wire.end();
  }, 60_000);

  test('cut in the middle of many writes and mended, each acknowledged one is there once', async () => {
    const wire = await Wire.lay();
    const owner = people.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One', 'Two', 'Gone']);
    const far: Person = { ...owner, db: people.as(owner, wire.port) };
    expect((await listNow(far.db, listId)).items).toHaveLength(3);

    const adding = Array.from({ length: 20 }, (_, i) =>
      addItem(far.db, listId, far.uid, content({ name: `Item ${i}` })),
    );
    const marking = Array.from({ length: 5 }, (_, i) =>
      markPurchased(far.db, listId, items[0]?.id ?? '', `Name ${i}`),
    );
    const deleting = deleteItem(far.db, listId, items[2]?.id ?? '');
    wire.cutAfter(4_000);
    setTimeout(() => wire.mend(), 1_500);
    const marked = await Promise.allSettled(marking);
    const deleted = await Promise.allSettled([deleting]);
    const added = await Promise.all(adding);

    const list = await listNow(server, listId);
    const ids = list.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(added.map(({ id }) => id)));
    const names = list.items[0]?.purchasedBy ?? [];
    expect(new Set(names).size).toBe(names.length);
    const sure = marked.flatMap(({ status }, i) => (status === 'fulfilled' ? [`Name ${i}`] : []));
    expect(names).toEqual(expect.arrayContaining(sure));
    expect(deleted[0]?.status === 'fulfilled' && ids.includes(items[2]?.id ?? '')).toBe(false);
    await expectMirrored(server, listId);
    await wire.end();
  }, 60_000);

  test('a write whose answer was lost is done once and acknowledged', async () => {
    const wire = await Wire.lay();
    const owner = people.signedIn('Owner');
    const { listId, items } = await listWith(owner, ['One', 'Two']);
    const far: Person = { ...owner, db: people.as(owner, wire.port) };
    const [one, two] = items;
    if (!one || !two) throw new Error('two items were added');
    /** Runs a command; the first answer to it is lost. */
    const unheard = async <T>(command: () => Promise<T>): Promise<T> => {
      // Connected already: otherwise it is the greeting that is lost.
      await listNow(far.db, listId);
      wire.loseAnswers(400);
      return command();
    };

    const token = await unheard(() => createInvite(far.db, listId, far.uid, 'friend@example.com'));
    const link = await getDocFromServer(inviteTokenRef(server, listId, token));
    expect(link.exists()).toBe(true);

    const other = await unheard(() => createList(far.db, far, 'Housewarming'));
    expect((await listNow(server, other)).name).toBe('Housewarming');

    await unheard(() => markPurchased(far.db, listId, one.id, 'Anna'));
    await unheard(() => updateItem(far.db, listId, one.id, content({ name: 'Edited' })));
    await unheard(() => deleteItem(far.db, listId, two.id));
    const list = await listNow(server, listId);
    expect(list.items).toEqual([{ ...one, ...content({ name: 'Edited' }), purchasedBy: ['Anna'] }]);
    await expectMirrored(server, listId);
    await wire.end();
  }, 60_000);
});
