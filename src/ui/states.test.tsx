import { render, screen } from '@testing-library/react';
import { ChevronRight, Eye, LoaderCircle, Lock, Pencil, Trash2, UserPlus } from 'lucide';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import { SvgIcon } from './CoreIcon.tsx';
import { Skeleton, Skeletons } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

describe('§2 shared UI: icons', () => {
  // e2e/browser/screens/appearance.spec.ts tests the icons that belong to a control.
  it.each([
    ['edit', Pencil],
    ['delete', Trash2],
    ['invite', UserPlus],
    ['spinner', LoaderCircle],
    ['eye', Eye],
    ['lock', Lock],
    ['chevronRight', ChevronRight],
  ] as const)(
    'icon %s is rendered as it should be, and hidden from screen readers',
    (name, icon) => {
      const svg = render(<Icon name={name} />).container.querySelector('svg');
      expect(svg).toHaveAttribute('aria-hidden', 'true');
      const rendered = render(<SvgIcon of={icon} />).container.querySelector('svg');
      expect(svg?.innerHTML).toBe(rendered?.innerHTML);
      expect(svg?.childElementCount).toBe(icon.length);
    },
  );
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

  it('skeletons say together what they stand for, as text: a mere name is not announced', () => {
    render(
      <Skeletons label="Loading the list" className="grid">
        <Skeleton className="heading" />
      </Skeletons>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading the list$/u);
  });

  it('a skeleton takes the size of what will come from a class and says nothing', () => {
    const { container } = render(<Skeleton className="heading" />);
    expect(container.firstElementChild).toHaveClass('heading');
    expect(container.firstElementChild).not.toHaveAttribute('style');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
