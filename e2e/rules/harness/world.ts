import { randomUUID } from 'node:crypto';
import {
  doc,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentReference,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { Session, type Actor } from './actors.ts';

/** Stored fields, as wrong as a test wants them to be. */
export type DocumentData = Record<string, unknown>;

/** One stored item, right unless a test changes it. */
export interface StoredItem extends DocumentData {
  id: string;
  name: string;
  price: number | null;
  addedBy: string;
  purchasedBy: string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The stage of one case, made anew for each: a list of owner, mem and mem2 with items 0 (owner's),
 * 1 (mem's), 2 (mem2's) and 3 (departed's, who left it behind), one open invite (`inviteId`, opened
 * by `token`), the token and proof with which departed once joined (`spent`), and since when departed
 * has been gone: an hour and a half. Uids are this stage's own.
 */
export class World {
  readonly projectId: string;
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
  readonly #sessions = new Map<Actor, Session>();
  readonly #tag = randomUUID().slice(0, 8);

  constructor(projectId: string, changes: (world: World) => DocumentData = () => ({})) {
    this.projectId = projectId;
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

  /** The uid of an actor on this stage. */
  uid(actor: Actor): string {
    return `${actor}-${this.#tag}`;
  }

  /** Firestore as this actor. */
  as(actor: Actor): Firestore {
    const session =
      this.#sessions.get(actor) ?? new Session(this.projectId, actor, this.uid(actor));
    this.#sessions.set(actor, session);
    return session.db;
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

  /** A reference below the list (`path` '' is the list itself), for an actor's use. */
  ref(actor: Actor, ...path: string[]): DocumentReference {
    return doc(this.as(actor), 'lists', this.id, ...path);
  }

  /** Writes of an actor, carried out together. */
  async write(actor: Actor, fill: (batch: WriteBatch, db: Firestore) => void): Promise<void> {
    const db = this.as(actor);
    const batch = writeBatch(db);
    fill(batch, db);
    await batch.commit();
  }

  /** Puts the stage into the emulator. */
  async build(): Promise<this> {
    await this.write('server', (batch, db) => {
      const at = (...path: string[]) => doc(db, 'lists', this.id, ...path);
      batch.set(at(), this.list);
      if (this.items.length < 400) {
        for (const item of this.items) batch.set(at('items', item.id), item);
      }
      const { expiresAt, ...invite } = this.invite('owner');
      batch.set(at('invites', this.inviteId), { ...invite, expiresAt });
      batch.set(at('inviteTokens', this.token), { invite: this.inviteId, expiresAt });
      // The invite is gone. That the token is still there makes it no better.
      batch.set(at('inviteTokens', this.spent), { invite: randomUUID(), expiresAt });
      batch.set(at('joins', this.uid('departed')), { token: this.spent });
      const left = Timestamp.fromMillis(Date.now() - 90 * 60_000);
      batch.set(at('leavers', this.uid('departed')), { at: left });
    });
    if (this.items.length >= 400) await this.#buildMirrors();
    return this;
  }

  /** Ends every session of this stage. */
  async end(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map((session) => session.end()));
  }

  async #buildMirrors(): Promise<void> {
    await this.write('server', (batch, db) => {
      for (const item of this.items) batch.set(doc(db, 'lists', this.id, 'items', item.id), item);
    });
  }
}
