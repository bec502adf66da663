import { DEMO_PASSWORD, DEMO_USERS } from '../demo/data.mjs';
import { setDocuments } from '../demo/emulatorAdmin.mjs';
import { addresses } from '../ports.mjs';

/** @typedef {import('../ports.mjs').Ports} Ports */

const [owner] = DEMO_USERS;

/** Who the lists belong to. */
export const BENCH_USER = { email: owner?.email ?? '', password: DEMO_PASSWORD };

/**
 * Puts a list of so many items into the emulator: three contributors, a picture each, some
 * purchased.
 * @param {Ports} ports
 * @param {string} id
 * @param {number} count
 * @param {{ pictures?: string, name?: string }} [options] `pictures` is where they are served,
 *   unless by the demo shop
 * @returns {Promise<string>} the id
 */
export async function seedList(ports, id, count, { pictures, name = 'The garden party' } = {}) {
  const { shop } = addresses(ports);
  const items = Array.from({ length: count }, (_, n) => ({
    id: `${id}-${n}`,
    name: `Enamel kettle for the garden, number ${n + 1}`,
    url: `${shop}/kettle-${n}`,
    price: 10 + (n % 90) + 0.5,
    size: n % 3 === 0 ? 'Medium' : '',
    color: n % 2 === 0 ? 'Cream' : '',
    notes: n % 4 === 0 ? 'Any shade of cream would do.' : '',
    imageUrl: `${pictures ?? shop}/pictures/kettle.svg?${n}`,
    listId: id,
    addedBy: DEMO_USERS[n % DEMO_USERS.length]?.uid ?? '',
    purchasedBy: n % 5 === 0 ? ['Aunt May'] : [],
  }));
  const list = {
    id,
    name,
    description: 'For everything that grows, and for everybody who sits in it.',
    ownerId: owner?.uid ?? '',
    members: DEMO_USERS.map(({ uid }) => uid),
    memberInfo: DEMO_USERS.map(({ uid, displayName }) => ({ uid, displayName })),
    items,
  };
  await setDocuments(ports, { [`lists/${id}`]: list });
  return id;
}

/**
 * Puts so many lists of the bench's user into the emulator, with six items each.
 * @param {Ports} ports
 * @param {number} count
 */
export async function seedLists(ports, count) {
  for (let n = 1; n <= count; n++) {
    // The order of the ids is that of the lists.
    const id = `bench-list-${String(n).padStart(4, '0')}`;
    // The emulator is slow with many writes at once.
    await seedList(ports, id, 6, { name: `List number ${n}` });
  }
}
