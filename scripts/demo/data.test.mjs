import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { LIMITS } from '../../src/model/limits.ts';
import { PRODUCTS } from './catalog.mjs';
import { DEMO_PASSWORD, demoData } from './data.mjs';

const NOW = new Date('2026-02-01T12:00:00Z');
const { users, lists, invites } = demoData({ shopUrl: 'http://127.0.0.1:4321', now: NOW });
const items = lists.flatMap((list) => list.items);

it('gives all accounts a password that the sign-up form accepts', () => {
  expect(DEMO_PASSWORD).toMatch(/^(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,}$/u);
});

it('names every member of a list, the owner first, and takes items from members only', () => {
  for (const list of lists) {
    expect(list.memberInfo.map(({ uid }) => uid)).toEqual(list.members);
    expect(list.members[0]).toBe(list.ownerId);
    expect(list.items).not.toEqual([]);
    for (const { uid, displayName } of list.memberInfo) {
      expect(users.find((user) => user.uid === uid)?.displayName).toBe(displayName);
    }
    for (const item of list.items) {
      expect(item.listId).toBe(list.id);
      expect(list.members).toContain(item.addedBy);
      expect(item.name.length).toBeLessThanOrEqual(LIMITS.itemName);
      expect([undefined, ...Object.keys(list.people)]).toContain(item.for);
    }
  }
});

it('uses every id once', () => {
  const ids = [...items, ...lists, ...invites.map(({ invite }) => invite)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of items) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u);
});

it('has invites that are open as long as the product lets them be', () => {
  for (const { invite } of invites) {
    const days = (invite.expiresAt.getTime() - invite.createdAt.getTime()) / 86_400_000;
    expect(days).toBe(LIMITS.inviteDays);
    expect(invite.expiresAt.getTime()).toBeGreaterThan(NOW.getTime());
  }
});

it('has exactly the pictures that the products name', () => {
  const named = PRODUCTS.filter(({ picture }) => picture).map(({ slug }) => `${slug}.svg`);
  expect(readdirSync(new URL('pictures', import.meta.url)).toSorted()).toEqual(named.toSorted());
});
