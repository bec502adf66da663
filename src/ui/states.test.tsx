import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

describe('§2 shared UI: icons', () => {
  it.each<IconName>(['edit', 'delete', 'invite', 'spinner', 'eye', 'lock', 'chevronRight'])(
    'icon %s is drawn, and hidden from screen readers',
    (name) => {
      const { container } = render(<Icon name={name} />);
      const svg = container.querySelector('svg');
      expect(svg).toHaveAttribute('aria-hidden', 'true');
      expect(svg?.childElementCount).toBeGreaterThan(0);
    },
  );

  it('are seven different drawings', () => {
    const names = ['edit', 'delete', 'invite', 'spinner', 'eye', 'lock', 'chevronRight'] as const;
    const drawings = names.map((name) => render(<Icon name={name} />).container.innerHTML);
    expect(new Set(drawings).size).toBe(7);
  });
});

describe('an empty state', () => {
  it('has a heading of the level its page needs, and what to do next', () => {
    render(
      <EmptyState icon="gift" title="List not found" level={1}>
        <a href="/">Home</a>
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'List not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it('is a section of its page unless told', () => {
    render(<EmptyState icon="gift" title="Nothing" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing' })).toBeVisible();
  });
});

describe('a notice', () => {
  it('interrupts a screen reader when it is an error', () => {
    render(<Notice tone="error">Failed</Notice>);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });

  it.each(['success', 'info'] as const)('waits its turn when it is %s', (tone) => {
    render(<Notice tone={tone}>Saved</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a success that comes while the page is open', () => {
  it('is said in a region that was there before, and shows nothing until then', () => {
    const { rerender } = render(<Notice tone="success">{false}</Notice>);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<Notice tone="success">Saved</Notice>);
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Saved');
  });
});

describe('waiting', () => {
  it('a spinner says what it waits for', () => {
    render(<Spinner label="Joining the list" />);
    expect(screen.getByRole('status')).toHaveTextContent('Joining the list');
  });

  it('a full-screen spinner is another one than that in a place', () => {
    const inPlace = render(<Spinner />).container.firstElementChild;
    const full = render(<Spinner fullScreen />).container.firstElementChild;
    expect(full?.className).toContain('fullScreen');
    expect(inPlace?.className).not.toContain('fullScreen');
  });

  it('a skeleton takes the size of what will come from a class and says nothing', () => {
    const { container } = render(<Skeleton className="heading" />);
    expect(container.firstElementChild).toHaveClass('heading');
    expect(container.firstElementChild).not.toHaveAttribute('style');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
