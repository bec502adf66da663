import { describe, expect, it } from 'vitest';
import { budgetsFor, formatBudget } from './budgets.ts';
import { categoriesOf } from './categories.ts';
import { currencyNote } from './currencyNote.ts';
import { itemOf } from '../../testing/fixtures.ts';
import {
  filterAndSort,
  applyViewOptions,
  isNarrowed,
  viewOptionsFrom,
  ORDERS,
  withViewOptions,
  type Order,
  type ViewOptions,
} from './viewOptions.ts';

const items = [
  itemOf({ id: 'a', price: 30, addedAt: 1 }),
  itemOf({ id: 'b', price: null, addedAt: null, mostWanted: true }),
  itemOf({ id: 'c', price: 10, addedAt: 3, purchasedBy: ['Tom'] }),
  itemOf({ id: 'd', price: 30, addedAt: 2, mostWanted: true }),
];

const options = (given: Partial<ViewOptions> = {}): ViewOptions => ({
  order: 'list',
  hidePurchased: false,
  budget: null,
  search: '',
  category: '',
  ...given,
});

const ids = (order: Order, hidePurchased = false) =>
  filterAndSort(items, options({ order, hidePurchased }))
    .map(({ id }) => id)
    .join('');

describe('F3 items can be filtered and sorted', () => {
  it.each([
    ['list', 'abcd'],
    ['wanted', 'bdac'],
    ['newest', 'cdab'],
    ['cheapest', 'cadb'],
    ['dearest', 'adcb'],
  ] as const)('by %s', (order, expected) => {
    expect(ids(order)).toBe(expected);
  });

  it('an item without a price comes after every price, however low', () => {
    for (const given of [
      [null, 0, 0.5],
      [0.5, 0, null],
    ]) {
      const priced = given.map((price) => itemOf({ price }));
      const prices = (order: Order) =>
        filterAndSort(priced, options({ order })).map(({ price }) => price);
      expect(prices('dearest')).toEqual([0.5, 0, null]);
      expect(prices('cheapest')).toEqual([0, 0.5, null]);
    }
  });

  it('each contributor’s by themselves', () => {
    const sections = [
      { uid: 'ann', name: 'Ann', items: items.slice(0, 2) },
      { uid: 'ben', name: 'Ben', items: items.slice(2) },
    ];
    expect(applyViewOptions(sections, options({ order: 'wanted', hidePurchased: true }))).toEqual([
      { uid: 'ann', name: 'Ann', items: [items[1], items[0]] },
      { uid: 'ben', name: 'Ben', items: [items[3]] },
    ]);
  });

  it('without what is purchased', () => {
    expect(ids('list', true)).toBe('abd');
  });

  it('an item that is wished for more than once is hidden when all of it is bought', () => {
    const glasses = itemOf({ quantity: 3, purchasedBy: ['Tom'], purchasedCounts: { Tom: 2 } });
    const full = { ...glasses, purchasedBy: ['Tom', 'Ann'] };
    expect(filterAndSort([glasses, full], options({ hidePurchased: true }))).toEqual([glasses]);
  });

  it('is the very array where nothing is asked for', () => {
    expect(filterAndSort(items, options())).toBe(items);
  });

  it('stands in the address, beside what else is there', () => {
    const all = options({
      order: 'cheapest',
      hidePurchased: true,
      budget: 50,
      search: 'red kite',
      category: 'Kites & fun',
    });
    const query = withViewOptions(new URLSearchParams('token=x'), all);
    expect(query.toString()).toBe(
      'token=x&order=cheapest&purchased=hidden&under=50&search=red+kite&category=Kites+%26+fun',
    );
    expect(viewOptionsFrom(query)).toEqual(all);
    expect(withViewOptions(query, options()).toString()).toBe('token=x');
    expect(withViewOptions(query, options({ search: ' ' })).toString()).toBe('token=x');
  });

  it.each(['list', 'wanted', 'newest', 'cheapest', 'dearest'] as const)(
    'an address can ask for %s',
    (order) => {
      expect(ORDERS).toContain(order);
      expect(viewOptionsFrom(new URLSearchParams({ order })).order).toBe(order);
    },
  );

  it('what an address says badly counts as not said', () => {
    expect(viewOptionsFrom(new URLSearchParams('order=price&purchased=1&under=30'))).toEqual(
      options(),
    );
  });
});

const shown = (given: Partial<ViewOptions>, among = items, known?: ReadonlySet<string>) =>
  filterAndSort(among, options(given), known)
    .map(({ id }) => id)
    .join('');

describe('a budget and a search', () => {
  it('leave out what costs as much or more, or has no price', () => {
    const priced = [
      itemOf({ id: 'a', price: 24.99 }),
      itemOf({ id: 'b', price: 25 }),
      itemOf({ id: 'c', price: null }),
      itemOf({ id: 'd', price: 0 }),
    ];
    expect(shown({ budget: 25 }, priced)).toBe('ad');
    expect(shown({ budget: 50 }, priced)).toBe('abd');
  });

  it('find all words in name, notes and shop, in any case', () => {
    const texts = [
      itemOf({ id: 'a', name: 'Red Kite', url: 'https://www.toys.example/1', notes: '' }),
      itemOf({ id: 'b', name: 'Kite', url: 'https://toys.example/red', notes: 'With a red tail' }),
      itemOf({ id: 'c', name: 'Lamp', url: 'no address', notes: 'Toys.example has it' }),
    ];
    expect(shown({ search: ' RED kite ' }, texts)).toBe('ab');
    expect(shown({ search: 'toys.example' }, texts)).toBe('abc');
    expect(shown({ search: 'tail kite' }, texts)).toBe('b');
    expect(shown({ search: 'www' }, texts)).toBe('');
    expect(shown({ search: '  ' }, texts)).toBe('abc');
  });

  it('find the words of a category, too', () => {
    const texts = [
      itemOf({ id: 'a', name: 'Red Kite', category: 'Outdoors' }),
      itemOf({ id: 'b', name: 'Tent' }),
    ];
    expect(shown({ search: 'outdoor kite' }, texts)).toBe('a');
    expect(shown({ search: 'outdoor tent' }, texts)).toBe('');
  });
});

describe('a category', () => {
  const sorted = [
    itemOf({ id: 'a', category: 'Books', price: 20 }),
    itemOf({ id: 'b', category: 'books', price: 10 }),
    itemOf({ id: 'c', category: 'Book' }),
    itemOf({ id: 'd' }),
    itemOf({ id: 'e', category: 'Ära', name: 'Books about vases' }),
  ];

  it('leaves out all others, and those that have none', () => {
    expect(shown({ category: 'Books' }, sorted)).toBe('ab');
    expect(shown({ category: 'BOOK' }, sorted)).toBe('c');
    expect(shown({ category: 'ära' }, sorted)).toBe('e');
    expect(shown({ category: 'Toys' }, sorted)).toBe('');
    expect(shown({}, sorted)).toBe('abcde');
  });

  it('goes together with an order, a budget and a search', () => {
    expect(shown({ category: 'Books', order: 'cheapest' }, sorted)).toBe('ba');
    expect(shown({ category: 'Books', search: 'vases' }, sorted)).toBe('');
    expect(isNarrowed(options({ category: 'Books' }))).toBe(true);
    expect(isNarrowed(options())).toBe(false);
  });

  it('is offered once, by name, as the list has it first', () => {
    expect(categoriesOf(sorted)).toEqual(['Ära', 'Book', 'Books']);
    expect(categoriesOf([])).toEqual([]);
  });
});

describe('what was purchased when the order was asked for', () => {
  const known = new Set(['c']);
  const shownNow = (given: Partial<ViewOptions>, among = items) => shown(given, among, known);

  it('stands last, in each order', () => {
    expect(shownNow({})).toBe('abdc');
    expect(shownNow({ order: 'cheapest' })).toBe('adbc');
    expect(shownNow({ hidePurchased: true })).toBe('abd');
  });

  it('keeps its place when it is unmarked, and what is marked since keeps its own', () => {
    const changed = items.map((item) => ({
      ...item,
      purchasedBy: item.id === 'a' ? ['Eve'] : [],
    }));
    expect(shownNow({}, changed)).toBe('abdc');
    expect(shownNow({ hidePurchased: true }, changed)).toBe('abdc');
  });

  it('changes nothing where nothing was', () => {
    expect(filterAndSort(items, options(), new Set())).toBe(items);
  });
});

describe('prices in several currencies', () => {
  const mixed = [
    itemOf({ id: 'a', price: 30, currency: 'EUR' }),
    itemOf({ id: 'b', price: 1, currency: 'USD' }),
    itemOf({ id: 'c', price: null }),
    itemOf({ id: 'd', price: 10, currency: 'EUR' }),
    itemOf({ id: 'e', price: 5000, currency: 'JPY' }),
    itemOf({ id: 'f', price: 20, currency: 'EUR' }),
    itemOf({ id: 'g', price: 900, currency: 'JPY' }),
  ];

  it('are compared within a currency, the usual one of the list first, and none is converted', () => {
    expect(shown({ order: 'cheapest' }, mixed)).toBe('dfagebc');
    expect(shown({ order: 'dearest' }, mixed)).toBe('afdegbc');
  });

  it('a budget is in the usual one; it leaves out no item in another', () => {
    expect(shown({ budget: 25 }, mixed)).toBe('dfbeg');
    expect(shown({ budget: 25, order: 'dearest' }, mixed)).toBe('fdegb');
    expect(shown({ budget: 25, order: 'newest' }, mixed)).toBe('dfbeg');
  });

  it('the usual one is that of the whole list, not of a contributor', () => {
    const sections = [
      { uid: 'ann', name: 'Ann', items: mixed },
      { uid: 'ben', name: 'Ben', items: [mixed[1], mixed[4], mixed[5]] as typeof mixed },
    ];
    const [, ben] = applyViewOptions(sections, options({ order: 'cheapest' }));
    expect(ben?.items.map(({ id }) => id).join('')).toBe('feb');
  });

  it('are said not to be converted, only where they would be compared', () => {
    const note = 'Prices in other currencies come after those in EUR. Nothing is converted.';
    expect(currencyNote(mixed, options({ order: 'cheapest' }))).toBe(note);
    expect(currencyNote(mixed, options({ order: 'dearest' }))).toBe(note);
    expect(currencyNote(mixed, options({ budget: 25 }))).toBe(note);
    expect(currencyNote(mixed, options({ order: 'newest', search: 'x' }))).toBeNull();
    expect(currencyNote(items, options({ order: 'cheapest', budget: 25 }))).toBeNull();
  });

  it.each([
    ['USD', [90_000], [25, 50, 100]],
    ['EUR', [20, 40, 60], [25, 50, 100]],
    ['SEK', [300, 500, 900], [250, 500, 1000]],
    ['JPY', [3000, 4000], [2500, 5000, 10_000]],
    ['KRW', [39_000], [25_000, 50_000, 100_000]],
    ['KWD', [2], [25, 50, 100]],
    ['EUR', [], [25, 50, 100]],
  ])('budgets in %s among %j are %j', (currency, prices, budgets) => {
    const priced = prices.map((price) => itemOf({ price, currency }));
    expect(budgetsFor([...priced, itemOf({ price: 1, currency: 'XAF' })], currency)).toEqual(
      budgets,
    );
  });

  it.each([
    ['2500', 2500],
    ['25', 25],
    ['30', null],
    ['2501', null],
    ['025', null],
    ['1000000000000', null],
  ])('an address can ask for a budget of %s: %s', (under, budget) => {
    expect(viewOptionsFrom(new URLSearchParams({ under })).budget).toBe(budget);
  });
});

it.each([
  [25, 'USD', '$25'],
  [25, 'EUR', '€25'],
  [2500, 'JPY', '¥2,500'],
  [25, 'KWD', 'KWD 25'],
])('a budget of %d %s is shown as %s', (budget, currency, shownAs) => {
  expect(formatBudget(budget, currency).replace(/\s/g, ' ')).toBe(shownAs);
});
