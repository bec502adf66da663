import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  setLogLevel,
  terminate,
  collection,
  type Firestore,
} from 'firebase/firestore';
import { listFrom, listRef } from '../../../src/data/converters.ts';
import { addItem } from '../../../src/data/items.ts';
import { itemToFields } from '../../../src/model/serializers.ts';
import { createList } from '../../../src/data/lists.ts';
import { createInvite, joinList } from '../../../src/data/invites.ts';
import { expect } from 'vitest';
import type { Item, ItemContent } from '../../../src/model/item.ts';
import type { List } from '../../../src/model/list.ts';
import type { AuthAccount } from '../../../src/model/user.ts';
import { emailOf } from './actors.ts';
import { FIRESTORE } from './emulator.ts';

// The SDK prints every refused request; here many are meant to be refused.
setLogLevel('silent');

type MockUser = NonNullable<
  NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>['mockUserToken']
>;

/** Someone with the app open: the same SDK and the same commands as in the browser. */
export interface Person {
  db: Firestore;
  uid: string;
  displayName: string;
  account: AuthAccount;
}

/** All people of one test file, in one project of the emulator. */
export class People {
  readonly #ends: (() => Promise<void>)[] = [];

  readonly projectId: string;
  constructor(projectId: string) {
    this.projectId = projectId;
  }

  /** Someone signed in under a uid of their own. */
  signedIn(name: string): Person {
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

  /** The same person on another device, which may reach the emulator through another port. */
  as({ uid }: { uid: string }, port = FIRESTORE.port): Firestore {
    const firebase = { sign_in_provider: 'password', identities: {} } as const;
    return this.#open(port, { sub: uid, user_id: uid, email: emailOf(uid), firebase });
  }

  /** Someone without an account, who may reach the emulator through another port. */
  visitor(port = FIRESTORE.port): Firestore {
    return this.#open(port);
  }

  /** Past all rules, to look and to set the stage. */
  server(): Firestore {
    return this.#open(FIRESTORE.port, 'owner');
  }

  /** Closes every app. */
  async end(): Promise<void> {
    await Promise.all(this.#ends.map((end) => end()));
  }

  #open(port: number, mockUserToken?: MockUser): Firestore {
    const app = initializeApp({ projectId: this.projectId, apiKey: 'none' }, randomUUID());
    const db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, FIRESTORE.host, port, mockUserToken ? { mockUserToken } : {});
    this.#ends.push(async () => {
      await terminate(db);
      await deleteApp(app);
    });
    return db;
  }
}

/** What a form would send for an item. */
export function content(changes: Partial<ItemContent> = {}): ItemContent {
  return {
    name: 'Teapot',
    url: 'https://shop.example/teapot',
    price: 24.5,
    size: '',
    color: 'blue',
    notes: '',
    imageUrl: '',
    ...changes,
  };
}

/** The list as the server has it; throws when there is none. */
export async function listNow(db: Firestore, listId: string): Promise<List> {
  const list = listFrom(await getDocFromServer(listRef(db, listId)));
  if (!list) throw new Error(`no list ${listId}`);
  return list;
}

/** The mirrored items as the server has them, by id. `db` must be past the rules. */
export async function mirrorsNow(db: Firestore, listId: string): Promise<Map<string, unknown>> {
  const { docs } = await getDocsFromServer(collection(doc(db, 'lists', listId), 'items'));
  return new Map(docs.map((mirror) => [mirror.id, mirror.data()]));
}

/** Mirrors and embedded items must be one to one, whatever was done. `db` must be past the rules. */
export async function expectMirrored(db: Firestore, listId: string): Promise<void> {
  const { items } = await listNow(db, listId);
  const mirrors = await mirrorsNow(db, listId);
  expect([...mirrors.keys()].toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  for (const item of items) expect(mirrors.get(item.id)).toEqual(itemToFields(item));
}

/** A new list of `owner`, who also puts `names` on it. */
export async function listWith(
  owner: Person,
  names: string[] = [],
): Promise<{ listId: string; items: Item[] }> {
  const listId = await createList(owner.db, owner, 'Birthday');
  const items: Item[] = [];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    items.push(await addItem(owner.db, listId, owner.uid, content({ name })));
  }
  return { listId, items };
}

/** Brings someone into a list the way the product does. */
export async function letIn(listId: string, by: Person, newcomer: Person): Promise<void> {
  const token = await createInvite(by.db, listId, by.uid, newcomer.account.email);
  await joinList(newcomer.db, listId, token, newcomer);
}
