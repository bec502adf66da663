/**
 * The few calls of Firestore's REST interface that loading data into the emulator needs.
 * `Bearer owner` is the emulator's own administrator: security rules do not apply to it, and no real
 * project accepts it.
 */

/**
 * @typedef {object} FirestoreTarget
 * @property {string} firestoreUrl origin of the Firestore emulator
 * @property {string} projectId
 */
/** @typedef {{ update: { name: string, fields: Record<string, object> } }} Write */

/** Headers of the emulators' administrator. */
export const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** A number that is sent as a double, whole or not. */
export class Double {
  /** @readonly */
  value;

  /** @param {number} value */
  constructor(value) {
    this.value = value;
  }
}

/**
 * A value as Firestore's REST interface writes it, with the types the web SDK would choose.
 * @param {unknown} value strings, numbers, booleans, null, dates, arrays and plain objects of them
 * @returns {Record<string, unknown>}
 * @throws {TypeError} for anything else
 */
export function encodeValue(value) {
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

/** @param {number} value JSON has no form for some of them */
function double(value) {
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

/**
 * @param {object} fields
 * @returns {Record<string, Record<string, unknown>>}
 */
export function encodeFields(fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, encodeValue(value)]),
  );
}

/**
 * The write that replaces a document, or creates it.
 * @param {FirestoreTarget} target
 * @param {string} path for example `users/maya`
 * @param {object} fields
 * @returns {Write}
 */
export function setWrite(target, path, fields) {
  return { update: { name: `${documentsName(target)}/${path}`, fields: encodeFields(fields) } };
}

/**
 * Commits all writes or none.
 * @param {FirestoreTarget} target
 * @param {Write[]} writes at most 500
 * @throws {Error} with the emulator's answer when it refuses
 */
export async function commit(target, writes) {
  const response = await fetch(`${documentsUrl(target)}:commit`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ writes }),
  });
  await succeeded(response, 'Firestore did not take the data');
}

/**
 * Whether a document exists.
 * @param {FirestoreTarget} target
 * @param {string} path
 * @throws {Error} with the emulator's answer when it gives neither yes nor no
 */
export async function documentExists(target, path) {
  const response = await fetch(`${documentsUrl(target)}/${path}`, { headers: OWNER });
  if (response.status === 404) return false;
  await succeeded(response, `Firestore did not answer for ${path}`);
  return true;
}

/**
 * Passes when an emulator's answer is a success.
 * @param {Response} response
 * @param {string} problem what to say when it is not
 * @throws {Error} the problem with the status and the answer
 */
export async function succeeded(response, problem) {
  if (!response.ok) throw new Error(`${problem} (${response.status}): ${await response.text()}`);
}

/** @param {FirestoreTarget} target */
function documentsName({ projectId }) {
  return `projects/${projectId}/databases/(default)/documents`;
}

/** @param {FirestoreTarget} target */
function documentsUrl(target) {
  return `${target.firestoreUrl}/v1/${documentsName(target)}`;
}
