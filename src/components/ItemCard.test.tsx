import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Item } from '../model/item.ts';
import { itemOf } from '../testing/fixtures.ts';
import { ItemCard } from './ItemCard.tsx';

function setUp(fields: Partial<Item> = {}, purchased = false) {
  return render(
    <ul>
      <ItemCard item={itemOf(fields)} purchased={purchased} />
    </ul>,
  ).container;
}

describe('§9 price display on a card', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [7, '$7.00'],
    [0, '$0.00'],
  ])('%d is %s', (price, text) => {
    setUp({ price });
    expect(screen.getByText(text, { exact: true })).toBeVisible();
  });

  it('says nothing of a price that is not known', () => {
    expect(setUp({ price: null })).not.toHaveTextContent('$');
  });
});

describe('the way to the shop', () => {
  it('opens in a new tab and tells the shop nothing', () => {
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
      const container = setUp({ url });
      expect(container.querySelector('[href]')).toBeNull();
      expect(screen.getByRole('heading', { name: 'Kettle' })).toBeVisible();
    },
  );
});

describe('an item’s picture', () => {
  it('is shown without referrer: the list’s link must not reach the shop', () => {
    const image = setUp({ imageUrl: 'https://shop.example/k.png' }).querySelector('img');
    expect(image).toHaveAttribute('src', 'https://shop.example/k.png');
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', ''])('is a gift when it is %j', (url) => {
    const container = setUp({ imageUrl: url });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('is a gift when it does not load', () => {
    const container = setUp({ imageUrl: 'https://shop.example/k.png' });
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('§4 purchased items render dimmed', () => {
  it('with a word for it, and a look of their own', () => {
    const container = setUp({}, true);
    expect(screen.getByText('Purchased')).toBeVisible();
    expect(container.querySelector('li')?.className).toContain('purchased');
  });

  it('others do not', () => {
    const container = setUp({}, false);
    expect(screen.queryByText('Purchased')).not.toBeInTheDocument();
    expect(container.querySelector('li')?.className).not.toContain('purchased');
  });
});

it('§3 shows color, size and notes where there are any', () => {
  setUp({ color: 'Blue', size: 'XL', notes: 'With a lid' });
  expect(screen.getByText('Blue · XL')).toBeVisible();
  expect(screen.getByText('With a lid')).toBeVisible();
});

it('puts nothing between color and size when one is missing', () => {
  expect(setUp({ color: 'Blue', size: '' })).not.toHaveTextContent('·');
});

it('shows markup in an item’s texts as text', () => {
  const container = setUp({ name: '<img src=x onerror=alert(1)>', notes: '<b>bold</b>' });
  expect(container.querySelector('img, b')).toBeNull();
  expect(container).toHaveTextContent('<b>bold</b>');
});
