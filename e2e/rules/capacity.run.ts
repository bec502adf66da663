import { readFileSync, writeFileSync } from 'node:fs';
import { collection, getDocsFromServer, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteItem, updateItem } from '../../src/data/items.ts';
import { deleteList } from '../../src/data/listDeletion.ts';
import { editList } from '../../src/data/listSettings.ts';
import { createList, newListId, subscribeToList, subscribeToLists } from '../../src/data/lists.ts';
import { joinList, subscribeToInvites } from '../../src/data/invites.ts';
import { leaveList } from '../../src/data/members.ts';
import { markPurchased, unmarkPurchased } from '../../src/data/purchases.ts';
import { createUser, subscribeToUser } from '../../src/data/users.ts';
import { expressions, within } from './harness/coverage.ts';
import { loadRules } from './harness/environment.ts';
import {
  content,
  addMember,
  inviteTo,
  listWith,
  TestUsers,
  type TestUser,
} from './harness/users.ts';
import { FaultyProxy } from './harness/faultyProxy.ts';
import { sendNewItem } from './harness/sendNewItem.ts';

/**
 * Counts what each action of a user costs: documents received, writes and deletes sent (from the
 * SDK's own log of its requests), look-ups of the rules (from the emulator's report) and bytes
 * through the proxy. Writes the table in docs/capacity.md.
 */
const DOCUMENT = new URL('../../docs/capacity.md', import.meta.url);
const ITEMS = 60;

const users = await TestUsers.setUp('demo-giftlists-rules-capacity');
const owner = users.signedIn('Olga Berg');
const guest = users.signedIn('Gus Holm');

interface Cost {
  reads: number;
  writes: number;
  deletes: number;
  lookUps: number;
  up: number;
  down: number;
}

const rows: [string, Cost][] = [];
const requests: string[] = [];
let proxy: FaultyProxy;
let near: TestUser;
let remote: TestUser;
let listId: string;
let itemId: string;

const plainLog = console.log;

beforeAll(async () => {
  proxy = await FaultyProxy.start();
  const counted = await users.through(proxy.port);
  near = { ...owner, db: counted.as(owner) };
  remote = { ...guest, db: counted.as(guest) };
  const list = await listWith(
    owner,
    Array.from({ length: ITEMS }, (_, i) => `A thing somebody would like, number ${i}`),
  );
  listId = list.listId;
  itemId = list.items[30]?.id ?? '';
  for (const _ of [1, 2, 3, 4]) {
    await listWith(owner, ['One', 'Two']);
  }
  // At this level the SDK logs what it sends and receives.
  setLogLevel('debug');
  console.log = (...parts: unknown[]) => {
    requests.push(parts.join(' '));
  };
  // Connects first, so that no action includes the cost of it.
  await getDocsFromServer(collection(users.admin(), 'nothing'));
  await readProfile(near);
  await readProfile(remote);
}, 60_000);

afterAll(async () => {
  console.log = plainLog;
  setLogLevel('silent');
  await proxy.close();
});

/** Runs one action and records what it cost. */
async function cost(name: string, action: () => Promise<unknown>): Promise<void> {
  await loadRules(users.env);
  requests.length = 0;
  const { up, down } = proxy.bytes;
  await action();
  await until(() => unanswered().size === 0);
  const sent = requests.filter((one) => /RPC '(?:Commit|Write)'.* (?:request|sending):/.test(one));
  const received = requests.filter((one) => /RPC '?(?:BatchGetDocuments|Listen)\b/.test(one));
  const seen = (await expressions(users.env)).flatMap(within);
  const places = new Map(
    seen
      .filter(({ text }) => /^(?:get|exists|getAfter|existsAfter)\(\//.test(text))
      .map((one) => [`${one.from}-${one.to}`, one.count]),
  );
  rows.push([
    name,
    {
      reads: count(received, /^\s+(?:documentChange|found): \{/gm),
      writes: count(sent, /^\s+update: \{/gm),
      deletes: count(sent, /^\s+delete: /gm),
      lookUps: [...places.values()].reduce((sum, times) => sum + times, 0),
      up: proxy.bytes.up - up,
      down: proxy.bytes.down - down,
    },
  ]);
}

const count = (log: string[], pattern: RegExp) => log.join('\n').match(pattern)?.length ?? 0;

/**
 * The requests in the SDK's log that have no answer yet: calls, and targets of the listen stream that are
 * not up to date.
 */
function unanswered(): Set<string> {
  const open = new Set<string>();
  for (const one of requests) {
    const [, call = '', state] = /RPC '?\w+'? (\w+) (invoked|completed|failed)/.exec(one) ?? [];
    if (state === 'invoked') open.add(call);
    else if (state) open.delete(call);
    for (const id of added(one)) open.add(id);
    for (const id of changed(one, 'CURRENT|REMOVE')) open.delete(id);
  }
  return open;
}

/** The targets of the listen stream that are not removed yet. */
function targets(): Set<string> {
  const open = new Set<string>();
  for (const one of requests) {
    for (const id of added(one)) open.add(id);
    for (const id of changed(one, 'REMOVE')) open.delete(id);
  }
  return open;
}

const added = (one: string): string[] =>
  /sending:/.test(one) && one.includes('addTarget') ? (one.match(/(?<=targetId: )\d+/) ?? []) : [];

const changed = (one: string, types: string): string[] =>
  new RegExp(`targetChangeType: '(?:${types})'`).test(one)
    ? (/targetIds: \[([^\]]*)\]/.exec(one)?.[1]?.match(/\d+/g) ?? [])
    : [];

const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 10_000 });

/** Waits for the first answer of a subscription that comes from the server, then ends it. */
async function first(
  subscribe: (onNext: () => void, onError: (error: unknown) => void) => () => void,
): Promise<void> {
  let end: (() => void) | undefined;
  await new Promise<void>((resolve, reject) => {
    end = subscribe(resolve, reject);
  });
  // After an answer from the cache the SDK sends another request.
  await until(() => unanswered().size === 0);
  end?.();
  await until(() => targets().size === 0);
}

const readProfile = ({ db, uid }: TestUser) =>
  first((next, fail) =>
    subscribeToUser(db, uid, (_record, { fromCache }) => !fromCache && next(), fail),
  );

test('every action is counted', async () => {
  await cost('First login: profile created', () => createUser(near.db, near.account));
  await cost('Later login: profile read', () => readProfile(near));
  await cost('Dashboard of 5 lists, one of 60 items', () =>
    first((next, fail) => {
      const onLists = (_lists: unknown, meta: { fromCache: boolean }) => !meta.fromCache && next();
      return subscribeToLists(near.db, near.uid, onLists, fail).end;
    }),
  );
  await cost('List or public list opened, 60 items', () =>
    first((next, fail) =>
      subscribeToList(remote.db, listId, (_list, { fromCache }) => !fromCache && next(), fail),
    ),
  );
  await cost('List created', () => createList(near.db, near, 'Wedding', { id: newListId() }));
  await cost('List renamed', () => editList(near.db, listId, { name: 'Renamed' }));
  await cost('Item added', async () => {
    await sendNewItem(near.db, listId, near.uid, content());
  });
  await cost('Item edited', () =>
    updateItem(near.db, listId, itemId, content({ name: 'Edited' }), {}),
  );
  await cost('Item marked', () => markPurchased(remote.db, listId, itemId, 'Anna'));
  await cost('Item unmarked', () => unmarkPurchased(remote.db, listId, itemId));
  await cost('Item deleted', () => deleteItem(near.db, listId, itemId));
  let token = '';
  await cost('Invite created', async () => {
    token = await inviteTo(listId, near);
  });
  await cost('Invite modal opened, 1 open invite', () =>
    first((next, fail) => subscribeToInvites(near.db, { listId, viewer: near.uid }, next, fail)),
  );
  await cost('List joined', () => joinList(remote.db, listId, token, remote));
  await cost('List left, items stay', () =>
    leaveList(remote.db, listId, remote.uid, { takeItems: false }),
  );
  await addMember(listId, owner, guest);
  await cost('List of 60 items deleted', () => deleteList(near.db, listId, near.uid));

  const table = [
    '| Action | Reads | Writes | Deletes | Look-ups of the rules | Sent, bytes | Received, bytes |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows.map(
      ([name, { reads, writes, deletes, lookUps, up, down }]) =>
        `| ${name} | ${reads} | ${writes} | ${deletes} | ${lookUps} | ${up} | ${down} |`,
    ),
  ].join('\n');
  plainLog(table);
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, after] = [text.split('<!-- counted -->')[0], text.split('<!-- /counted -->')[1]];
  writeFileSync(DOCUMENT, `${before}<!-- counted -->\n\n${table}\n\n<!-- /counted -->${after}`);
  expect(rows).toHaveLength(16);
  expect(rows.every(([, { up, reads, writes }]) => up > 0 && reads + writes > 0)).toBe(true);
}, 120_000);
