import type { Actor } from './fixture.ts';
import { commitSpelled, Double, RestError, writeSpelled } from './spelled.ts';
import type { DocumentData, StoredItem, Fixture } from './fixture.ts';
import { readDoc } from './read.ts';

/** Each seed gives the same run of the generator every time. */
export const SEEDS = [1, 2];

const ATTEMPTS = 60;

const ACTORS: readonly Actor[] = ['visitor', 'visitor', 'mem', 'mem2', 'owner'];

/** Random legal and illegal writes through REST, most with one number in another spelling. */
export class Attacks {
  accepted = 0;
  refused = 0;
  readonly #fixture: Fixture;
  #state: number;
  /** The index of the item that the current write changes. */
  #changed = 0;

  constructor(fixture: Fixture, seed: number) {
    this.#fixture = fixture;
    this.#state = seed * 7919;
  }

  /** Tries one write after the other. Each starts from what the accepted ones before it stored. */
  async run(): Promise<void> {
    for (let i = 0; i < ATTEMPTS; i += 1) {
      await this.#attempt(i);
    }
  }

  async #attempt(i: number): Promise<void> {
    const items = await this.#itemsNow();
    const actor = this.#oneOf(ACTORS);
    try {
      await this.#write(i, actor, items);
      this.accepted += 1;
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      if (!['permission-denied', 'invalid-argument'].includes(error.code)) throw error;
      this.refused += 1;
    }
  }

  async #write(i: number, actor: Actor, items: StoredItem[]): Promise<void> {
    const changes = [
      () => items,
      () => this.#change(items, (item) => marked(item, `Name ${i}`, this.#oneOf([1, 2, 3]))),
      () => this.#change(items, (item) => unmarked(item, this.#oneOf([...item.purchasedBy, '']))),
      () => this.#change(items, (item) => cleared(item)),
      () => this.#change(items, (item) => ({ ...item, price: this.#price(), name: `Item ${i}` })),
      () => [
        ...items,
        this.#fixture.item(actor, { price: this.#price(), quantity: 5, addedAt: i }),
      ],
      () => items.toSpliced(this.#below(items.length), items.length > 3 ? 1 : 0),
      () => moved(items, this.#below(items.length), this.#below(items.length)),
    ];
    this.#changed = items.length;
    const right: DocumentData[] = this.#oneOf(changes)();
    // Some writes respell no number, so that enough are accepted.
    const next = this.#random() < 0.3 ? right : this.#respell(right);
    const along = this.#oneOf<DocumentData>([
      {},
      {},
      {},
      {},
      { name: `List ${i}` },
      { itemBytes: i },
    ]);
    const [item] = this.#respell(items);
    if (item && this.#random() < 0.1) {
      await commitSpelled(this.#fixture, actor, [
        { path: `lists/${this.#fixture.id}/items/${String(item.id)}`, fields: item },
      ]);
    } else await writeSpelled(this.#fixture, actor, next, { listFields: along });
  }

  #change(items: StoredItem[], by: (item: StoredItem) => StoredItem): StoredItem[] {
    this.#changed = this.#below(items.length);
    return items.map((item, at) => (at === this.#changed ? by(item) : item));
  }

  /** The items with one number of one of them in another spelling, or no number any more. */
  #respell(items: DocumentData[]): DocumentData[] {
    const place = this.#random() < 0.6 ? this.#changed : this.#below(items.length);
    return items.map((item, at) => (at === place ? this.#respelled(item) : item));
  }

  #respelled(item: DocumentData): DocumentData {
    const counts = item.purchasedCounts as DocumentData | undefined;
    const names = Object.keys(counts ?? {});
    const key = this.#oneOf(['price', 'quantity', 'addedAt', ...names]);
    if (counts && names.includes(key)) {
      return { ...item, purchasedCounts: { ...counts, [key]: this.#otherwise(counts[key]) } };
    }
    return { ...item, [key]: this.#otherwise(item[key]) };
  }

  #otherwise(value: unknown): unknown {
    if (typeof value !== 'number') return value;
    const same = new Double(value === 0 ? this.#oneOf([0, -0]) : value);
    return this.#oneOf([same, same, same, new Double(value + 0.5), new Double(NaN), `${value}`]);
  }

  async #itemsNow(): Promise<StoredItem[]> {
    const items = (await readDoc(this.#fixture.ref('admin'))).get('items') as StoredItem[];
    // `writeSpelled` compares with the items of the fixture.
    this.#fixture.items.splice(0, this.#fixture.items.length, ...items);
    return items;
  }

  #price(): number | null {
    return this.#oneOf([null, 0, 5, 10, 10.5]);
  }

  #oneOf<T>(values: readonly T[]): T {
    return values[this.#below(values.length)] as T;
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** Mulberry32. */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
}

const countsOf = (item: StoredItem) => (item.purchasedCounts ?? {}) as Record<string, number>;

const bought = (item: StoredItem, names: string[], counts: Record<string, number>): StoredItem => {
  const { purchasedCounts: _, ...rest } = item;
  const kept = Object.entries(counts).filter(([name]) => names.includes(name));
  return {
    ...rest,
    id: item.id,
    name: item.name,
    price: item.price,
    addedBy: item.addedBy,
    purchasedBy: names,
    ...(kept.length > 0 && { purchasedCounts: Object.fromEntries(kept) }),
  };
};

const marked = (item: StoredItem, name: string, pieces: number) =>
  bought(item, [...item.purchasedBy, name], {
    ...countsOf(item),
    ...(pieces > 1 && { [name]: pieces }),
  });

const unmarked = (item: StoredItem, name: string) =>
  bought(
    item,
    item.purchasedBy.filter((other) => other !== name),
    countsOf(item),
  );

const cleared = (item: StoredItem) => bought(item, [], {});

const moved = (items: StoredItem[], from: number, to: number) => {
  const [item] = items.slice(from, from + 1);
  return item ? items.toSpliced(from, 1).toSpliced(to, 0, item) : items;
};
