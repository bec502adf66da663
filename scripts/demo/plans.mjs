/**
 * Who is in the demo and what they wish for, before the shop's address is known. Ids are fixed, so
 * that links stay the same between loads.
 *
 * @typedef {import('../../src/model/user.ts').UserRecord} UserRecord
 */

/** The password of all demo accounts. They exist on the Auth emulator only. */
export const DEMO_PASSWORD = 'Gift-list1!';

const maya = person('demo-maya-alvarez', 'Maya', 'Alvarez', 'maya@example.com', '2025-08-30');
const theo = person('demo-theo-lindqvist', 'Theo', 'Lindqvist', 'theo@example.com', '2025-08-31');
const priya = person('demo-priya-raman', 'Priya', 'Raman', 'priya@example.com', '2025-09-02');

/** The people; the first is the demo sign-in. @type {readonly UserRecord[]} */
export const DEMO_USERS = [maya, theo, priya];

/**
 * @typedef {object} Wish
 * @property {string} id
 * @property {UserRecord} by
 * @property {string} slug Of the product.
 * @property {string} [size] Absent: the product's first size, if it has any.
 * @property {string} [notes]
 * @property {string[]} [purchasedBy]
 * @property {Record<string, number>} [purchasedCounts] Pieces of a name that bought more than one.
 * @property {number} [quantity] Absent: one.
 * @property {true} [mostWanted]
 */

/**
 * @typedef {object} Plan A list before the shop's address is known.
 * @property {string} id
 * @property {string} name
 * @property {string} description
 * @property {UserRecord[]} members The owner first.
 * @property {Wish[]} wishes
 */

/** The lists. @type {readonly Plan[]} */
export const PLANS = [
  {
    id: '1764547200000-8dffee6f-7015-48dd-bb25-3e4f22ae8276',
    name: 'Winter at the cabin',
    description: 'Two weeks of snow, three of us, and a very small car. Small things welcome.',
    members: [maya, theo, priya],
    wishes: [
      {
        id: 'f6e27c15-79d0-4756-a96d-b72b94640198',
        by: maya,
        slug: 'wool-blanket',
        notes: 'The oat one, please: it has to live with the dog.',
        purchasedBy: ['Aunt Rosa'],
      },
      {
        id: '5ff19903-473c-47ef-be78-1c7c618d6ade',
        by: theo,
        slug: 'speaker',
        notes: 'For the evenings by the stove.',
      },
      {
        id: '78109d0c-0d7d-4706-a1ff-80b4bc5dff4e',
        by: priya,
        slug: 'camera',
        mostWanted: true,
        notes: 'Only if it is a serviced one.',
        purchasedBy: ['Grandma Leela', 'Uncle Dev'],
      },
      {
        id: '72960f49-f981-40ae-90d1-63fdfcc7957f',
        by: maya,
        slug: 'board-game',
        mostWanted: true,
        notes: 'We have the first edition; this is the one with the foxes.',
      },
      {
        id: '6f5df260-f205-4417-a24a-b6e515f6f893',
        by: maya,
        slug: 'scarf',
        purchasedBy: ['Jonas'],
      },
      {
        id: '83c61d1e-93d2-4182-9ee7-533e1cddb213',
        by: theo,
        slug: 'puzzle',
        notes: 'A thousand pieces. I have two weeks.',
        quantity: 3,
        purchasedBy: ['Maya'],
      },
      {
        id: '5d267ac9-0867-4dfa-a183-35e95be2cea4',
        by: priya,
        slug: 'fountain-pen',
        size: 'Medium',
      },
      {
        id: 'eeffa4f1-19cb-4659-9379-05411b7b2345',
        by: maya,
        slug: 'pyjamas',
        size: 'S',
        notes: 'Runs large, S is right.',
      },
      { id: 'a76f74da-2a80-49cb-b5b4-bc52e48a6573', by: theo, slug: 'watch' },
      {
        id: '0d039e47-fa0a-40ad-9263-51940628fd00',
        by: priya,
        slug: 'teapot',
        notes: 'For the long breakfasts.',
      },
      {
        id: 'c4cb317e-cc62-40a5-93aa-2261ecfd64c8',
        by: maya,
        slug: 'headphones',
      },
      {
        id: '262327d5-aa2d-4de2-a04e-d84ebd7c71d0',
        by: theo,
        slug: 'climbing-voucher',
        notes: 'Valid until March would be perfect.',
      },
    ],
  },
  {
    id: '1762300800000-6fe8a153-481b-4fba-8912-515c5c08211e',
    name: 'Maya’s birthday',
    description: 'Thirty-four on the ninth. Second hand is lovely too.',
    members: [maya],
    wishes: [
      {
        id: '29639682-8bb1-4538-b236-a6ae8805c385',
        by: maya,
        slug: 'running-shoes',
        notes: 'Half a size up from my usual 38.',
      },
      {
        id: '7c02f586-4481-48ce-b0ec-ee6c3f7edb86',
        by: maya,
        slug: 'plant-pot',
        size: 'Large',
        notes: 'North-facing window, so nothing that needs sun.',
      },
      {
        id: 'a5396dad-6b92-496d-a357-cbf0a0d3daca',
        by: maya,
        slug: 'bicycle-lamp',
        purchasedBy: ['Theo'],
      },
      { id: 'e730d8b0-050a-419e-9180-19f0195b543c', by: maya, slug: 'backpack' },
      {
        id: '70a288b4-4986-4d4e-8946-0bfae1f40486',
        by: maya,
        slug: 'yoga-mat',
        purchasedBy: ['Nina & Paul'],
      },
      {
        id: 'ef7d4a36-d1b0-4cf6-960e-69712193c3e7',
        by: maya,
        slug: 'perfume',
        notes: 'The small bottle.',
      },
      {
        id: '0a808cf4-ecc0-4d0c-b4fb-0d5db3d806e3',
        by: maya,
        slug: 'studio-seconds',
        notes: 'Whatever makes you smile. Not larger than a hand.',
      },
    ],
  },
  {
    id: '1761004800000-2ebd3f13-ac92-44ec-be66-4bff7280f654',
    name: 'The kitchen on Elm Street',
    description: '',
    members: [theo, maya],
    wishes: [
      {
        id: '419b504c-e8a9-4b9e-80b0-13ed5ad8e147',
        by: theo,
        slug: 'chef-knife',
        notes: 'I am left-handed; this one is ground on both sides.',
        purchasedBy: ['Mum and Dad'],
      },
      { id: 'a375eb33-418a-4aec-93be-6c6932e6cd46', by: maya, slug: 'kettle', size: '2.2 L' },
      { id: '7744130a-c132-423d-a709-cb336d24b538', by: theo, slug: 'baking-dish' },
      {
        id: '4268ad30-b30a-4801-8512-0f4de0e8df10',
        by: theo,
        slug: 'espresso-cup',
        notes: 'Four of them, if several people like the idea.',
        purchasedBy: ['Sam'],
      },
      { id: 'e34a7f08-86e6-4006-a50e-754f6a3dfea3', by: maya, slug: 'cookbook' },
      {
        id: '453926d7-f281-444c-90c8-4dbd83bf19cc',
        by: theo,
        slug: 'lamp',
        notes: 'For the corner next to the stove.',
      },
      {
        id: '8b455a44-f505-4c9e-9424-de5392246be9',
        by: maya,
        slug: 'mug-set',
        purchasedBy: ['Aunt Rosa'],
      },
    ],
  },
  {
    id: '1759708800000-ea80802b-05c8-4d42-b125-dddc99b5b91d',
    name: 'Leo turns seven',
    description: 'Things for Leo, and one for his mum.',
    members: [priya, theo],
    wishes: [
      {
        id: '46d36e94-4c74-40a5-b90b-cdfd2fcc12dd',
        by: priya,
        slug: 'bricks',
        size: '900 pieces',
        notes: 'He has the small box already.',
        purchasedBy: ['Grandma Leela'],
      },
      { id: 'c2bb6cd3-9fac-4d24-add6-6addecabfc73', by: priya, slug: 'kite' },
      {
        id: '649e9d67-51fd-4085-bc8c-1f0f13f1c35c',
        by: priya,
        slug: 'tent',
        notes: 'The living room has been measured.',
      },
      {
        id: '949beb25-1349-48e7-a9b0-220b5b032c45',
        by: priya,
        slug: 'guitar-pedal',
        notes: 'This one is mine.',
      },
    ],
  },
];

/** Open invitations, all to the first list; `age` in days keeps them open whenever they are loaded. */
export const INVITES = [
  { id: 'c3bd50a9-3488-44f9-b470-7c645e8f586e', email: 'rosa@example.com', by: maya, age: 1 },
  { id: '20847181-815b-48ba-b17c-d9ed7a99d4f6', email: 'jonas@example.com', by: theo, age: 6 },
];

/**
 * @param {string} uid
 * @param {string} firstName
 * @param {string} lastName
 * @param {string} email
 * @param {string} since
 * @returns {UserRecord}
 */
function person(uid, firstName, lastName, email, since) {
  const name = `${firstName} ${lastName}`;
  return {
    uid,
    name,
    email,
    createdAt: new Date(since),
    provider: 'email',
    firstName,
    lastName,
    displayName: name,
  };
}
