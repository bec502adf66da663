/** A map that removes the entry that was set longest ago when it has more than `max`. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  /** Stores a value as the newest one. */
  override set(key: string, value: Value): this {
    // Otherwise a key that is set again would keep its old position.
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#max && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
