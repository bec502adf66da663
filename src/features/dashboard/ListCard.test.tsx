import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TestRouter } from '../../testing/TestRouter.tsx';
import { describe, expect, it, vi } from 'vitest';
import { localDay } from '../../model/format.ts';
import { summaryOf, type List } from '../../model/list.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { ToastProvider } from '../../ui/toasts/Toast.tsx';
import type { ListAction } from '../lists/exports.ts';
import { ListCard } from './ListCard.tsx';

function setUp(uid: string, fields: Partial<List> = {}) {
  const onAction = vi.fn<(action: ListAction) => void>();
  const { container } = render(
    <ToastProvider owner={null}>
      <ul>
        <ListCard list={summaryOf(listOf(fields), uid)} uid={uid} onAction={onAction} />
      </ul>
    </ToastProvider>,
    { wrapper: TestRouter },
  );
  return { container, onAction, user: userEvent.setup() };
}

/** The day in so many days, as the card counts them. */
function addDays(days: number): string {
  return new Date(Date.parse(localDay()) + days * 86_400_000).toISOString().slice(0, 10);
}

const items = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    itemOf({ id: `${i}`, imageUrl: `https://shop.example/${i}.png` }),
  );

describe('§2 list card', () => {
  it('shows name and description', () => {
    setUp('ann', { description: 'Turning forty' });
    expect(screen.getByRole('heading', { name: 'Birthday' })).toBeVisible();
    expect(screen.getByText('Turning forty')).toBeVisible();
  });

  it('renders nothing for an empty description', () => {
    setUp('ann', { description: '' });
    expect(screen.getAllByRole('paragraph')).toHaveLength(2);
  });

  it('describes what all cards offer by the name of the list', () => {
    setUp('ann');
    for (const name of ['Invite Members', 'Copy Public Link']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Birthday');
    }
    const link = screen.getByRole('link', { name: 'View Public List' });
    expect(link).toHaveAccessibleDescription('Birthday');
  });

  it('describes Bring Back by the name of the list', () => {
    setUp('ann', { archived: true });
    const button = screen.getByRole('button', { name: 'Bring Back' });
    expect(button).toHaveAccessibleDescription('Birthday');
  });

  it.each([
    ['ann', 'Admin'],
    ['ben', 'Member'],
    ['carl', 'Guest'],
  ])('role label for %s is %s', (uid, label) => {
    setUp(uid);
    expect(screen.getByText(label, { exact: true })).toBeVisible();
  });

  it.each([
    [['ann'], '1 Member'],
    [['ann', 'ben'], '2 Members'],
    [['ann', 'ben', 'carl'], '3 Members'],
  ])('member count of %j is %s', (members, text) => {
    const { container } = setUp('ann', { members });
    expect(container).toHaveTextContent(text);
    expect(container).not.toHaveTextContent(text === '1 Member' ? '1 Members' : `${text}s`);
  });

  it.each([
    [6, '+1 more item'],
    [7, '+2 more items'],
    [30, '+25 more items'],
  ])('%d items: 5 thumbnails and the note %s', (count, note) => {
    setUp('ann', { items: items(count) });
    expect(screen.getAllByRole('presentation')).toHaveLength(5);
    expect(screen.getByText(note, { exact: true })).toBeVisible();
  });

  it.each([0, 1, 5])('%d items: as many thumbnails and no note of more items', (count) => {
    const { container } = setUp('ann', { items: items(count) });
    expect(screen.queryAllByRole('presentation')).toHaveLength(count);
    expect(container).not.toHaveTextContent('more item');
  });

  it('Clicking the card opens the list: its name is a link', () => {
    setUp('ann');
    expect(screen.getByRole('link', { name: 'Birthday' })).toHaveAttribute('href', '/lists/list-1');
  });

  it('nests no interactive element in another', () => {
    const { container } = setUp('ann', { items: items(7) });
    expect(container.querySelector('a a, a button, button a, button button')).toBeNull();
  });

  it('View Public List opens a new tab', () => {
    setUp('ann');
    const link = screen.getByRole('link', { name: 'View Public List' });
    expect(link).toHaveAttribute('href', '/public-list/list-1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it.each([
    [addDays(0), 'today'],
    [addDays(1), 'tomorrow'],
    [addDays(12), 'in 12 days'],
    ['2020-02-03', 'Feb 3, 2020'],
  ])('the date %s reads %s', (eventDate, text) => {
    setUp('ann', { eventDate });
    expect(screen.getByText(text)).toHaveAttribute('datetime', eventDate);
  });

  it('without a date there is none', () => {
    setUp('ann');
    expect(screen.queryByRole('time')).toBeNull();
  });

  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [7, '7 items'],
  ])('%d items: %s', (count, text) => {
    setUp('ann', { items: items(count) });
    expect(screen.getByText(text, { exact: true })).toBeVisible();
  });

  it('copies the public link', async () => {
    const { user } = setUp('ann');
    await user.click(screen.getByRole('button', { name: 'Copy Public Link' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/public-list/list-1`,
    );
  });

  it('names another way to the public link, which is not on the card, when copying is forbidden', async () => {
    const { user } = setUp('ann');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Copy Public Link' }));
    expect(await screen.findByText(/Open the public list and copy its address\.$/u)).toBeVisible();
    expect(loggedOnce('warn')[0]).toBe('The clipboard refused');
  });

  it('an archived card offers its owner Bring Back instead of Invite Members', async () => {
    const { onAction, user } = setUp('ann', { archived: true });
    expect(screen.queryByRole('button', { name: 'Invite Members' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bring Back' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith('archive', expect.anything());
  });

  it('only the owner brings an archived list back', () => {
    setUp('ben', { archived: true });
    expect(screen.queryByRole('button', { name: 'Bring Back' })).toBeNull();
  });

  it('Invite Members is there for owner and member', async () => {
    const { onAction, user } = setUp('ben');
    await user.click(screen.getByRole('button', { name: 'Invite Members' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith(
      'invite',
      expect.objectContaining({ id: 'list-1' }),
    );
  });
});

describe('§2 edit and delete icons on a card are the owner’s only', () => {
  it.each([
    ['Edit Birthday', 'edit'],
    ['Delete Birthday', 'delete'],
  ])('the owner has %s', async (name, action) => {
    const { onAction, user } = setUp('ann');
    await user.click(screen.getByRole('button', { name }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith(
      action,
      expect.objectContaining({ id: 'list-1' }),
    );
  });

  it('the owner cannot leave', () => {
    setUp('ann');
    expect(screen.queryByRole('button', { name: /leave/iu })).not.toBeInTheDocument();
  });

  it('§4 a non-owner has Leave in their place, and neither edit nor delete', async () => {
    const { onAction, user } = setUp('ben');
    expect(screen.queryByRole('button', { name: /edit|delete/iu })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave Birthday' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith('leave', expect.anything());
  });
});
