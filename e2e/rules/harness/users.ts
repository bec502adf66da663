import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, expect } from 'vitest';
import { listFrom, listRef } from '../../../src/data/converters.ts';
import { createInvite, newInviteIds, joinList } from '../../../src/data/invites.ts';
import { documentsIn, type DocumentData } from '../../../src/model/deserializers.ts';
import { createList, newListId } from '../../../src/data/lists.ts';
import type { Item, ItemContent } from '../../../src/model/item.ts';
import type { List } from '../../../src/model/list.ts';
import type { AuthAccount } from '../../../src/model/user.ts';
import {
  adminOf,
  closeEnvironment,
  firestoreOf,
  loadRules,
  openEnvironment,
} from './environment.ts';
import { FaultyProxy } from './faultyProxy.ts';
import { contextOf, emailOf } from './fixture.ts';
import { readAll, readDoc } from './read.ts';
import { sendNewItem } from './sendNewItem.ts';

/** A signed-in user with the app open: the same SDK and the same commands as in the browser. */
export interface TestUser {
  db: Firestore;
  uid: string;
  displayName: string;
  account: AuthAccount;
}

/** A user and the proxy between them and the emulator. */
export interface Remote {
  remote: TestUser;
  proxy: FaultyProxy;
}

const RELOAD_MS = 4000;

/** The users of one test file. */
export class TestUsers {
  readonly env: RulesTestEnvironment;
  readonly #others: RulesTestEnvironment[] = [];
  readonly #proxies: FaultyProxy[] = [];

  private constructor(env: RulesTestEnvironment) {
    this.env = env;
  }

  /**
   * Opens an empty project for the tests of this file, loads the rules, and closes it afterwards.
   * @param options.reloadsRules loads the rules again and again, for tests that change long lists
   *   hundreds of times: their values would make the emulator's coverage report gigabytes long
   */
  static async setUp(projectId: string, { reloadsRules = false } = {}): Promise<TestUsers> {
    const users = new TestUsers(await openEnvironment(projectId));
    let timer: NodeJS.Timeout | undefined;
    let loading = Promise.resolve();
    const load = () => {
      loading = loading.then(() => loadRules(users.env));
    };
    beforeAll(async () => {
      await users.env.clearFirestore();
      load();
      await loading;
      if (reloadsRules) timer = setInterval(load, RELOAD_MS);
    });
    afterAll(async () => {
      clearInterval(timer);
      await loading;
      await Promise.all(users.#proxies.map((proxy) => proxy.close()));
      await Promise.all(users.#others.map((env) => env.cleanup()));
      await closeEnvironment(users.env);
    });
    return users;
  }

  /** A Firestore without rules, to read and to prepare data. */
  admin(): Firestore {
    return adminOf(this.env);
  }

  /** A new user. */
  signedIn(name: string): TestUser {
    const uid = `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}`;
    const account: AuthAccount = {
      uid,
      email: emailOf(uid),
      displayName: name,
      photoUrl: null,
      provider: 'email',
    };
    return { db: this.as({ uid }), uid, displayName: name, account };
  }

  /** The same user on another device. */
  as({ uid }: { uid: string }): Firestore {
    return firestoreOf(contextOf(this.env, 'mem', uid));
  }

  /** Somebody without an account. */
  visitor(): Firestore {
    return firestoreOf(contextOf(this.env, 'visitor'));
  }

  /** The same project reached through another port, such as that of a faulty proxy. */
  async through(port: number): Promise<TestUsers> {
    const users = new TestUsers(await openEnvironment(this.env.projectId, port));
    this.#others.push(users.env);
    return users;
  }

  /** The same user behind a proxy of their own, which can lose answers and break connections. */
  async behindProxy(user: TestUser): Promise<Remote> {
    const proxy = await FaultyProxy.start();
    this.#proxies.push(proxy);
    return { remote: { ...user, db: (await this.through(proxy.port)).as(user) }, proxy };
  }
}

/** An error with this code, for `toMatchObject`. */
export const code = (wanted: string) => ({ code: wanted });

/** What a form would send for an item. */
export function content(changes: Partial<ItemContent> = {}): ItemContent {
  return {
    name: 'Teapot',
    url: 'https://shop.example/teapot',
    price: 24.5,
    currency: 'USD',
    size: '',
    color: 'blue',
    notes: '',
    imageUrl: '',
    quantity: 1,
    mostWanted: false,
    category: '',
    for: '',
    ...changes,
  };
}

/** The list as the server stores it; throws when there is none. */
export async function listNow(db: Firestore, listId: string): Promise<List> {
  const list = listFrom(await readDoc(listRef(db, listId)));
  if (!list) throw new Error(`no list ${listId}`);
  return list;
}

/** The names of a list's items as the server stores them. */
export async function namesNow(db: Firestore, listId: string): Promise<string[]> {
  return (await listNow(db, listId)).items.map(({ name }) => name);
}

/** The mirrored items as the server stores them, by id. `db` must be without rules. */
export function mirrorsNow(db: Firestore, listId: string): Promise<Map<string, unknown>> {
  return readAll(collection(doc(db, 'lists', listId), 'items'));
}

/**
 * Expects one mirror for each embedded item. A write whose answer was lost may still arrive between
 * two reads, so it reads until the list has not changed meanwhile. `db` must be without rules.
 */
export async function expectMirrored(db: Firestore, listId: string): Promise<void> {
  let items: DocumentData[];
  let mirrors: Map<string, unknown>;
  do {
    items = await storedItems(db, listId);
    mirrors = await mirrorsNow(db, listId);
  } while (!isDeepStrictEqual(items, await storedItems(db, listId)));
  const ids = items.map(({ id }) => String(id));
  expect([...mirrors.keys()].toSorted()).toEqual(ids.toSorted());
  for (const item of items) expect(mirrors.get(String(item.id))).toEqual(item);
}

async function storedItems(db: Firestore, listId: string): Promise<DocumentData[]> {
  return documentsIn((await readDoc(listRef(db, listId))).get('items'));
}

/** Creates a list of `owner` with items of these names. */
export async function listWith(
  owner: TestUser,
  names: string[] = [],
): Promise<{ listId: string; items: Item[] }> {
  const listId = await createList(owner.db, owner, 'Birthday', { id: newListId() });
  const items: Item[] = [];
  for (const name of names) {
    items.push(await sendNewItem(owner.db, listId, owner.uid, content({ name })));
  }
  return { listId, items };
}

/** Invites somebody to a list. @returns the token of the invite's link */
export function inviteTo(
  listId: string,
  by: TestUser,
  email = 'friend@example.com',
  ids = newInviteIds(),
): Promise<string> {
  return createInvite(by.db, listId, by.uid, email, ids);
}

/** Makes someone a member of a list through an invite. */
export async function addMember(listId: string, by: TestUser, newcomer: TestUser): Promise<void> {
  const token = await inviteTo(listId, by, newcomer.account.email);
  await joinList(newcomer.db, listId, token, newcomer);
}
