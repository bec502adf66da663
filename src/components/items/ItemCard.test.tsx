import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../model/item.ts';
import { itemOf } from '../../testing/fixtures.ts';
import { CoreIcon } from '../../ui/CoreIcon.tsx';
import { ItemCard } from './ItemCard.tsx';
import { ItemPicture } from './ItemPicture.tsx';

/** The picture: it is decorative, as the card has the item's name as its heading. */
const picture = () => screen.queryByRole('presentation');

function setUp(fields: Partial<Item> = {}, badge?: string) {
  return render(
    <ul>
      <ItemCard item={itemOf(fields)} purchased badge={badge} />
    </ul>,
  ).container;
}

/** Expects the drawing of a gift and no other icon; an item without an address has none for its link. */
function expectGift(container: HTMLElement): void {
  const gift = render(<CoreIcon name="gift" />).container.querySelector('svg');
  const rendered = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(rendered).toEqual([gift?.innerHTML]);
}

const tintOf = (id: string) => setUp({ id }).querySelector('span')?.className;

describe('§9 price display on a card', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [7, '$7.00'],
    [0, '$0.00'],
  ])('%d is %s', (price, text) => {
    setUp({ price });
    expect(screen.getByText(text, { exact: true })).toBeVisible();
  });

  it('shows nothing when the price is not known', () => {
    expect(setUp({ price: null })).not.toHaveTextContent('$');
  });
});

describe('the link to the shop', () => {
  it('opens in a new tab and sends no referrer', () => {
    setUp({ url: 'https://www.shop.example/kettle?a=1' });
    const link = screen.getByRole('link', { name: /^Kettle/u });
    expect(link).toHaveAttribute('href', 'https://www.shop.example/kettle?a=1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('shop.example')).toBeVisible();
  });

  it.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'kettle', ''])(
    '§5 is no link when the URL is %j',
    (url) => {
      setUp({ url });
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByRole('heading', { name: 'Kettle' })).toBeVisible();
    },
  );
});

describe('an item’s picture', () => {
  it('is shown without referrer: the list’s link must not reach the shop', () => {
    setUp({ imageUrl: 'https://shop.example/k.png' });
    expect(picture()).toHaveAttribute('src', 'https://shop.example/k.png');
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', ''])(
    'is a gift when it is %j',
    (imageUrl) => {
      const container = setUp({ url: '', imageUrl });
      expect(picture()).toBeNull();
      expectGift(container);
    },
  );

  it('is a gift when it does not load', () => {
    const container = setUp({ url: '', imageUrl: 'https://shop.example/k.png' });
    fireEvent.error(screen.getByRole('presentation'));
    expect(picture()).toBeNull();
    expectGift(container);
  });

  it('has a tint that stays the same for an item, and differs between items', () => {
    expect(tintOf('a')).toBe(tintOf('a'));
    expect(new Set(['a', 'b', 'c'].map(tintOf)).size).toBe(3);
  });

  it('another picture is loaded after one that did not load', () => {
    const { rerender } = render(<ItemPicture imageUrl="https://shop.example/k.png" />);
    fireEvent.error(screen.getByRole('presentation'));
    rerender(<ItemPicture imageUrl="https://shop.example/new.png" />);
    expect(picture()).toHaveAttribute('src', 'https://shop.example/new.png');
  });
});

// e2e/browser/giving/public.spec.ts tests in a browser that they are dimmed.
describe('§4 purchased items', () => {
  it('have the badge that is given', () => {
    setUp({}, 'Purchased');
    expect(screen.getByText('Purchased')).toBeVisible();
  });

  it('have none without it', () => {
    setUp();
    expect(screen.queryByText('Purchased')).not.toBeInTheDocument();
  });
});

it('§3 shows color, size and notes where there are any', () => {
  const card = setUp({ color: 'Blue', size: 'XL', notes: 'With a lid' });
  expect(card).toHaveTextContent('Blue · XL');
  expect(screen.getByText('With a lid')).toBeVisible();
});

it('has each detail in an element of its own, which isolates its direction of writing', () => {
  const card = setUp({ category: 'Kitchen', color: '\u202eeulB', size: 'XL' });
  const isolated = [...card.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(isolated).toEqual(['Kitchen', '\u202eeulB', 'XL']);
});

it('puts nothing between color and size when one is missing', () => {
  expect(setUp({ color: 'Blue', size: '' })).not.toHaveTextContent('·');
});

it('shows markup in an item’s texts as text', () => {
  const container = setUp({ name: '<img src=x onerror=alert(1)>', notes: '<b>bold</b>' });
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent('<b>bold</b>');
});
