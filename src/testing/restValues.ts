/** Values as Firestore's REST interface writes them, for tests of what arrives or is sent without the SDK. */

/** A number that is sent as a double, whole or not. */
export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/**
 * A value with the type the web SDK would choose.
 * @param value strings, numbers, booleans, null, dates, arrays and plain objects of them
 * @throws {TypeError} for anything else
 */
export function encodeValue(value: unknown): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : double(value);
  }
  if (value instanceof Double) return double(value.value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`Firestore has no ${typeof value}.`);
}

/** @param value JSON has no form for some of them */
function double(value: number): Record<string, unknown> {
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

export function encodeFields(fields: object): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, encodeValue(value)]),
  );
}
