/** A map of at most `max` entries that drops the one that was set longest ago. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  /** Stores a value as the newest one. */
  override set(key: string, value: Value): this {
    // A key that is stored again would keep its place.
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#max && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
