import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TestRouter } from '../../testing/TestRouter.tsx';
import { describe, expect, it, vi } from 'vitest';
import type { List } from '../../model/list.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { WishSections } from './WishSections.tsx';

// Parts of the page are loaded later, at a time of their own.
vi.mock('../../components/sorting/SortBar.tsx', () => ({
  SortBar: () => <p>The sort bar</p>,
}));
vi.mock('../../lib/loading/lazyWithRetry.tsx', () => ({ lazyPart: () => () => null }));

type Act = Parameters<typeof WishSections>[0]['onItemAction'];

const four: Partial<List> = {
  members: ['ann', 'zoe', 'bob', 'al', 'nameless'],
  memberInfo: [
    { uid: 'ann', displayName: 'Ann' },
    { uid: 'zoe', displayName: 'zoe' },
    { uid: 'bob', displayName: 'Bob' },
    { uid: 'al', displayName: 'al' },
  ],
  items: [
    itemOf({ id: '1', name: 'Kettle', addedBy: 'ann', purchasedBy: ['Aunt May'] }),
    itemOf({ id: '2', name: 'Lamp', addedBy: 'bob', purchasedBy: ['Uncle Bo'] }),
    itemOf({
      id: '3',
      name: 'Cups',
      addedBy: 'zoe',
      quantity: 3,
      purchasedBy: ['Uncle Bo'],
    }),
  ],
};

function setUp(viewer: string, fields: Partial<List> = four, eventIsOver = false, at = '/') {
  const onItemAction = vi.fn<Act>();
  const { container } = render(
    <WishSections
      list={listOf(fields)}
      viewer={viewer}
      eventIsOver={eventIsOver}
      hideReceived={eventIsOver}
      onItemAction={onItemAction}
    />,
    { wrapper: ({ children }) => <TestRouter at={at}>{children}</TestRouter> },
  );
  return { container, onItemAction, user: userEvent.setup() };
}

/** The titles on the screen, without those on paper. */
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => (heading.querySelector('[data-screen]') ?? heading).textContent);
/** The markup of Your Wish List, without generated ids, whose numbers go on. */
const ownMarkup = () =>
  screen.getByRole('region', { name: 'Your Wish List' }).innerHTML.replaceAll(/«\w+»/gu, '');
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('§2 list detail sections', () => {
  it('Your Wish List comes first, others sorted case-insensitively, fallback Member', async () => {
    setUp('ann');
    expect(titles()).toEqual([
      'Your Wish List',
      "al's Wish List",
      "Bob's Wish List",
      "Member's Wish List",
      "zoe's Wish List",
    ]);
  });

  it('Your Wish List shows the viewer’s own items and nobody else’s', async () => {
    setUp('ann');
    const own = section('Your Wish List');
    expect(own.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      expect.stringMatching(/^Kettle/u),
    ]);
  });

  it('Your Wish List says No items yet when there are none', async () => {
    setUp('nameless');
    expect(section('Your Wish List').getByText('No items yet')).toBeVisible();
    expect(section("al's Wish List").getByText('No wishes yet')).toBeVisible();
  });

  it('a guest has no own section and sees all others', async () => {
    setUp('stranger');
    expect(titles()).not.toContain('Your Wish List');
    expect(titles()).toContain("Ann's Wish List");
  });

  it('somebody who left without their items still sees them, under the fallback name', async () => {
    setUp('left', { ...four, members: ['ann'], items: [itemOf({ addedBy: 'left' })] });
    expect(titles()).toEqual(["Ann's Wish List", "Member's Wish List"]);
    expect(section("Member's Wish List").getByText('Kettle')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('F1 purchases', () => {
  it('of the viewer’s own items nothing is shown, not even in the markup', async () => {
    const bought = setUp('ann');
    const withPurchase = ownMarkup();
    expect(bought.container.innerHTML).not.toContain('Aunt May');
    expect(withPurchase).not.toMatch(/purchased/iu);
    cleanup();
    const items = four.items?.map((item) => ({ ...item, purchasedBy: [] })) ?? [];
    setUp('ann', { ...four, items });
    expect(ownMarkup()).toBe(withPurchase);
  });

  it('members see what is purchased of others’ items, without names, and a way to the very item', async () => {
    const { container } = setUp('ann');
    const lamp = section("Bob's Wish List");
    expect(lamp.getByText('Purchased')).toBeVisible();
    expect(lamp.getByRole('link', { name: /^Change/u })).toHaveAttribute(
      'href',
      '/public-list/list-1#item-2',
    );
    const cups = section("zoe's Wish List");
    expect(cups.getByText('1 of 3 purchased')).toBeVisible();
    expect(cups.getByRole('link', { name: 'Mark on public list' })).toHaveAccessibleDescription(
      /^Cups/u,
    );
    expect(container.innerHTML).not.toContain('Uncle Bo');
  });

  it('on an archived list nothing can be marked', async () => {
    setUp('ann', { ...four, archived: true });
    expect(section("Bob's Wish List").getByText('Purchased')).toBeVisible();
    expect(screen.queryByRole('link', { name: /public list/u })).toBeNull();
  });

  it('a guest sees none', async () => {
    const { container } = setUp('stranger');
    expect(container.innerHTML).not.toMatch(/ purchased|Purchased|public list/u);
  });

  it('received items leave the list, others stay; partly received ones are still wished for', async () => {
    const items = [
      itemOf({ id: '1', name: 'Kettle', addedBy: 'ann', purchasedBy: ['Aunt May'] }),
      itemOf({ id: '2', name: 'Cups', addedBy: 'ann', quantity: 2, purchasedBy: ['Aunt May'] }),
      itemOf({ id: '3', name: 'Lamp', addedBy: 'bob', purchasedBy: ['Uncle Bo'] }),
    ];
    setUp('ann', { ...four, items }, true);
    const names = screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
    expect(names).toEqual([expect.stringMatching(/^Cups/u), expect.stringMatching(/^Lamp/u)]);
    expect(section('Your Wish List').getByText('1 of 2 received')).toBeVisible();
    cleanup();
    setUp('ann', { ...four, items: items.slice(0, 1) }, true);
    const own = section('Your Wish List');
    expect(own.getByText('You received everything you wished for.')).toBeVisible();
  });
});

describe('F3 a filtered list', () => {
  it('F5 is printed with the purchased items, too', async () => {
    setUp('ann', four, false, '/?purchased=hidden');
    const bobs = section("Bob's Wish List");
    expect(bobs.getByText('Everything here is purchased.')).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(bobs.getByRole('heading', { name: /^Lamp/u })).toBeVisible();
    expect(bobs.queryByText('Everything here is purchased.')).toBeNull();
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    expect(bobs.queryByRole('heading', { name: /^Lamp/u })).toBeNull();
  });

  it.each([
    ['/', 0],
    ['/?category=Books', 1],
    ['/?purchased=hidden', 1],
  ])('keeps the bar with its filters when one item is left: %s', (at, count) => {
    setUp('ann', { ...four, items: [itemOf({ addedBy: 'ann' })] }, false, at);
    expect(screen.queryAllByText('The sort bar')).toHaveLength(count);
  });
});

describe('§6 other members’ items are read-only for the viewer', () => {
  it('their sections have no buttons', async () => {
    setUp('ann');
    expect(section("Bob's Wish List").getByText('Lamp')).toBeVisible();
    expect(section("Bob's Wish List").queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['Edit Kettle', 'edit'],
    ['Delete Kettle', 'delete'],
  ])('one’s own item has %s', async (name, kind) => {
    const { onItemAction, user } = setUp('ann');
    await user.click(section('Your Wish List').getByRole('button', { name }));
    expect(onItemAction).toHaveBeenCalledExactlyOnceWith({
      kind,
      item: expect.objectContaining({ id: '1' }),
    });
  });
});

describe('F11 people without an account', () => {
  const family: Partial<List> = {
    ...four,
    members: ['ann', 'bob'],
    people: { leo: 'Leo' },
    items: [
      itemOf({ id: '1', name: 'Kettle', addedBy: 'ann' }),
      itemOf({ id: '2', name: 'Kite', addedBy: 'ann', for: 'leo', purchasedBy: ['Tom'] }),
      itemOf({ id: '3', name: 'Globe', addedBy: 'bob', for: 'leo' }),
    ],
  };

  it('have sections among the others’; who added an item can change it there', async () => {
    const { onItemAction, user } = setUp('ann', family);
    expect(titles()).toEqual(['Your Wish List', "Bob's Wish List", "Leo's Wish List"]);
    const leos = section("Leo's Wish List");
    expect(leos.getByText('Purchased')).toBeVisible();
    expect(leos.getAllByRole('button')).toHaveLength(2);
    await user.click(leos.getByRole('button', { name: 'Edit Kite' }));
    expect(onItemAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'edit',
      item: expect.objectContaining({ id: '2' }),
    });
  });

  it('whose purchases are a surprise are shown like one’s own', () => {
    const items = family.items?.map((item) =>
      item.for ? { ...item, purchasedBy: [], isSurprise: true as const } : item,
    );
    setUp('ann', { ...family, items: items ?? [] });
    const leos = section("Leo's Wish List");
    expect(leos.queryByText('Purchased')).not.toBeInTheDocument();
    expect(leos.getByRole('button', { name: 'Delete Kite' })).toBeVisible();
  });

  it('after the event what they received leaves their section, for who wrote it', () => {
    setUp('ann', family, true);
    expect(section("Leo's Wish List").queryByText('Kite')).not.toBeInTheDocument();
    cleanup();
    setUp('bob', family, true);
    expect(section("Leo's Wish List").getByText('Kite')).toBeVisible();
  });

  it('who were removed leave their items to who added them', () => {
    setUp('ann', { ...family, people: {} });
    expect(section('Your Wish List').getByText('Kite')).toBeVisible();
    expect(section("Bob's Wish List").getByText('Globe')).toBeVisible();
  });
});
