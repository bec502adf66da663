import { randomUUID } from 'node:crypto';
import type {
  RulesTestContext,
  RulesTestEnvironment,
  TokenOptions,
} from '@firebase/rules-unit-testing';
import {
  doc,
  serverTimestamp,
  Timestamp,
  runTransaction,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { DAY_MS } from '../../../src/lib/time.ts';
import { adminOf, firestoreOf } from './environment.ts';

/**
 * Who acts in a case. `visitor` has no account, `anonymous` one of Firebase's anonymous accounts;
 * `stranger` and `invitee` are signed in and members of nothing; `departed` was a member once;
 * `noEmail` has an account without an e-mail address. For `admin` there are no rules: it prepares
 * the data.
 */
export type Actor =
  | 'visitor'
  | 'anonymous'
  | 'stranger'
  | 'invitee'
  | 'owner'
  | 'mem'
  | 'mem2'
  | 'departed'
  | 'noEmail'
  | 'admin';

const ACCOUNTS = [
  'anonymous',
  'stranger',
  'invitee',
  'owner',
  'mem',
  'mem2',
  'departed',
  'noEmail',
] as const;

/** The address an actor is signed in with. */
export function emailOf(uid: string): string {
  return `${uid}@example.com`;
}

/** The claims of an actor's token. */
export function claimsOf(actor: Actor, uid: string): TokenOptions {
  const provider = actor === 'anonymous' ? 'anonymous' : 'password';
  return {
    ...(actor === 'noEmail' ? {} : { email: emailOf(uid) }),
    firebase: { sign_in_provider: provider, identities: {} },
  };
}

/** What rules-unit-testing calls a context: the emulator as one actor sees it. */
export function contextOf(env: RulesTestEnvironment, actor: Actor, uid = ''): RulesTestContext {
  return actor === 'visitor'
    ? env.unauthenticatedContext()
    : env.authenticatedContext(uid, claimsOf(actor, uid));
}

/** One account for each actor. */
class Actors {
  readonly #env: RulesTestEnvironment;
  readonly #tag = randomUUID().slice(0, 8);
  readonly #firestores = new Map<Actor, Firestore>();

  constructor(env: RulesTestEnvironment) {
    this.#env = env;
  }

  uid(actor: Actor): string {
    return `${actor}-${this.#tag}`;
  }

  as(actor: Actor): Firestore {
    if (actor === 'admin') return adminOf(this.#env);
    const db =
      this.#firestores.get(actor) ?? firestoreOf(contextOf(this.#env, actor, this.uid(actor)));
    this.#firestores.set(actor, db);
    return db;
  }
}

/** Actors that no fixture uses now. A new context costs 20 ms, so the next fixture takes them over. */
const idleActors = new WeakMap<RulesTestEnvironment, Actors[]>();

/** Stored fields, valid or not. */
export type DocumentData = Record<string, unknown>;

/** One stored item, valid unless a test changes it. */
export interface StoredItem extends DocumentData {
  id: string;
  name: string;
  price: number | null;
  addedBy: string;
  purchasedBy: string[];
}

/**
 * What one case starts from: a list of owner, mem and mem2 with items 0 (owner's), 1 (mem's),
 * 2 (mem2's) and 3 (departed's, who left it behind), one open invite (`inviteId`, opened by `token`),
 * the token and proof with which departed once joined (`spent`), and the note that departed left an
 * hour and a half ago. No other case writes to this list or uses these actors at the same time.
 */
export class Fixture {
  readonly env: RulesTestEnvironment;
  readonly id = `${Date.now()}-${randomUUID()}`;
  readonly inviteId: string = randomUUID();
  readonly token: string = randomUUID();
  readonly spent: string = randomUUID();
  readonly items: StoredItem[];
  readonly list: DocumentData & {
    items: StoredItem[];
    members: string[];
    memberInfo: DocumentData[];
  };
  readonly #actors: Actors;

  constructor(env: RulesTestEnvironment, changes: (fixture: Fixture) => DocumentData = () => ({})) {
    this.env = env;
    this.#actors = idleActors.get(env)?.pop() ?? new Actors(env);
    this.items = (['owner', 'mem', 'mem2', 'departed'] as const).map((actor, i) =>
      this.item(actor, { name: `Item ${i}`, price: 10 + i }),
    );
    this.list = {
      id: this.id,
      name: 'Birthday',
      description: 'Small things',
      ownerId: this.uid('owner'),
      members: [this.uid('owner'), this.uid('mem'), this.uid('mem2')],
      memberInfo: [this.info('owner'), this.info('mem'), this.info('mem2')],
      items: this.items,
    };
    Object.assign(this.list, changes(this));
    this.items = this.list.items;
  }

  /** The uid of an actor in this case. */
  uid(actor: Actor): string {
    return this.#actors.uid(actor);
  }

  /** Firestore as this actor. */
  as(actor: Actor): Firestore {
    return this.#actors.as(actor);
  }

  /** An actor's entry in `memberInfo`. */
  info(actor: Actor): DocumentData {
    return { uid: this.uid(actor), displayName: `The ${actor}` };
  }

  /** A new item of an actor, in this list unless `changes` say otherwise. */
  item(actor: Actor, changes: DocumentData = {}): StoredItem {
    return {
      id: randomUUID(),
      name: 'Teapot',
      url: 'https://shop.example/teapot',
      price: 24.5,
      size: '',
      color: 'blue',
      notes: '',
      imageUrl: 'https://shop.example/teapot.jpg',
      listId: this.id,
      addedBy: this.uid(actor),
      purchasedBy: [],
      ...changes,
    };
  }

  /** A new invite by an actor; `days` from now until it expires. */
  invite(actor: Actor, changes: DocumentData = {}, days = 14): DocumentData {
    return {
      email: 'friend@example.com',
      createdBy: this.uid(actor),
      createdAt: serverTimestamp(),
      expiresAt: Timestamp.fromMillis(Date.now() + days * DAY_MS),
      ...changes,
    };
  }

  /** A reference of an actor to the list, or to `path` below it. */
  ref(actor: Actor, ...path: string[]): DocumentReference {
    return doc(this.as(actor), 'lists', this.id, ...path);
  }

  /** Commits writes of an actor, as the app does: in a transaction, which costs less than a batch. */
  async write(actor: Actor, fill: (batch: Transaction, db: Firestore) => void): Promise<void> {
    const db = this.as(actor);
    await runTransaction(db, async (batch) => fill(batch, db), { maxAttempts: 1 });
  }

  /** Writes the fixture to the emulator. */
  async build(): Promise<this> {
    await this.write('admin', (batch, db) => {
      // The actors may have been another case's, which may have left profiles and drafts.
      for (const actor of ACCOUNTS) {
        batch.delete(doc(db, 'users', this.uid(actor)));
        batch.delete(doc(db, 'users', this.uid(actor), 'drafts', 'all'));
      }
      const at = (...path: string[]) => doc(db, 'lists', this.id, ...path);
      batch.set(at(), this.list);
      if (this.items.length < 400) {
        for (const item of this.items) batch.set(at('items', item.id), item);
      }
      const { expiresAt, ...invite } = this.invite('owner');
      batch.set(at('invites', this.inviteId), { ...invite, expiresAt });
      batch.set(at('inviteTokens', this.token), { invite: this.inviteId, expiresAt });
      // The invite behind this token is gone, so the token opens nothing.
      batch.set(at('inviteTokens', this.spent), { invite: randomUUID(), expiresAt });
      batch.set(at('joins', this.uid('departed')), { token: this.spent });
      const left = Timestamp.fromMillis(Date.now() - 90 * 60_000);
      batch.set(at('leavers', this.uid('departed')), { at: left });
    });
    if (this.items.length >= 400) await this.#buildMirrors();
    return this;
  }

  /** Leaves the actors to the next fixture. */
  end(): void {
    idleActors.set(this.env, [...(idleActors.get(this.env) ?? []), this.#actors]);
  }

  async #buildMirrors(): Promise<void> {
    await this.write('admin', (batch, db) => {
      for (const item of this.items) batch.set(doc(db, 'lists', this.id, 'items', item.id), item);
    });
  }
}
