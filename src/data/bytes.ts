/**
 * The size Firestore counts for a stored value, in bytes: strings are UTF-8 plus one, numbers and
 * dates eight, null and booleans one, maps the sum of their keys and values. A document adds its
 * path and 32 bytes, which `LIMITS.listBytes` leaves room for.
 */
export function storedBytes(value: unknown): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'string') return textBytes(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, v) => sum + storedBytes(v), 0);
  if (typeof value !== 'object' || value instanceof Date) return 8;
  return Object.entries(value).reduce((sum, [key, v]) => sum + textBytes(key) + storedBytes(v), 0);
}

const encoder = new TextEncoder();

function textBytes(text: string): number {
  return encoder.encode(text).length + 1;
}
