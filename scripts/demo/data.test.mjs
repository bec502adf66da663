import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/model/limits.ts';
import { demoData } from './data.mjs';
import { DEMO_PASSWORD } from './plans.mjs';
import { PRODUCTS } from './products.mjs';

const NOW = new Date('2026-02-01T12:00:00Z');
const { users, lists, invites } = demoData({ shopUrl: 'http://127.0.0.1:4321', now: NOW });
const items = lists.flatMap((list) => list.items);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

describe('the demo data', () => {
  it('has three users, four lists and thirty items', () => {
    expect([users.length, lists.length, items.length]).toEqual([3, 4, 30]);
  });

  it('§5 gives all accounts a password the hint is content with', () => {
    expect(DEMO_PASSWORD).toMatch(/^(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,}$/u);
  });

  it('makes Maya owner of two lists and member of a third', () => {
    const maya = users[0]?.uid ?? '';
    expect(users[0]?.email).toBe('maya@example.com');
    expect(lists.filter((list) => list.ownerId === maya)).toHaveLength(2);
    expect(lists.filter((list) => list.members.includes(maya))).toHaveLength(3);
  });

  it('§3 names every member of a list, the owner first, and takes items from members only', () => {
    for (const list of lists) {
      expect(list.memberInfo.map(({ uid }) => uid)).toEqual(list.members);
      expect(list.members[0]).toBe(list.ownerId);
      for (const { uid, displayName } of list.memberInfo) {
        expect(users.find((user) => user.uid === uid)?.displayName).toBe(displayName);
      }
      for (const item of list.items) {
        expect(item.listId).toBe(list.id);
        expect(list.members).toContain(item.addedBy);
      }
    }
  });

  it('§3 gives lists ids of time and uuid, items and invites uuids, each only once', () => {
    for (const { id } of lists) {
      expect(id.slice(0, 14)).toMatch(/^\d{13}-$/u);
      expect(id.slice(14)).toMatch(UUID);
    }
    const uuids = [...items.map(({ id }) => id), ...invites.map(({ invite }) => invite.id)];
    for (const id of uuids) expect(id).toMatch(UUID);
    const all = [...uuids, ...lists.map(({ id }) => id), ...users.map(({ uid }) => uid)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('keeps its ids between loads', () => {
    const again = demoData({ shopUrl: 'http://127.0.0.1:9321', now: NOW });
    expect(again.lists.flatMap((list) => list.items.map(({ id }) => id))).toEqual(
      items.map(({ id }) => id),
    );
    expect(again.lists[0]?.items[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:9321\/products\//u);
  });

  it('§3 has all keys of an item, within the limits', () => {
    const keys = 'addedBy,color,id,imageUrl,listId,name,notes,price,purchasedBy,size,url'.split(
      ',',
    );
    for (const item of items) {
      const optional = new Set(['mostWanted', 'quantity']);
      const stored = Object.keys(item).filter((key) => !optional.has(key));
      expect(stored.toSorted()).toEqual(keys);
      expect(item.name.length).toBeLessThanOrEqual(LIMITS.itemName);
      expect(item.price === null || item.price > 0).toBe(true);
      expect(new Set(item.purchasedBy).size).toBe(item.purchasedBy.length);
    }
  });

  it('shows the edges: bought and unbought, a very long name, no picture, no price', () => {
    const bought = items.filter((item) => item.purchasedBy.length > 0).length;
    expect(bought).toBeGreaterThan(5);
    expect(bought).toBeLessThan(15);
    expect(items.some((item) => item.purchasedBy.length > 1)).toBe(true);
    expect(items.some((item) => item.name.length > 120)).toBe(true);
    expect(items.filter((item) => item.imageUrl === '')).toHaveLength(2);
    expect(items.filter((item) => item.price === null)).toHaveLength(2);
    expect(lists.some((list) => list.description === '')).toBe(true);
  });

  it('has open invites on one list, made by its members', () => {
    expect(invites.length).toBeGreaterThan(0);
    expect(new Set(invites.map(({ listId }) => listId)).size).toBe(1);
    for (const { listId, invite } of invites) {
      const list = lists.find(({ id }) => id === listId);
      expect(list?.members).toContain(invite.createdBy);
      expect(invite.createdAt.getTime()).toBeLessThan(NOW.getTime());
      expect(invite.expiresAt.getTime()).toBeGreaterThan(NOW.getTime());
      const days = (invite.expiresAt.getTime() - invite.createdAt.getTime()) / 86_400_000;
      expect(days).toBe(LIMITS.inviteDays);
    }
  });
});

describe('the pictures', () => {
  it('are exactly those the products name, and most products on lists have one', async () => {
    const files = await readdir(new URL('pictures', import.meta.url));
    const named = PRODUCTS.filter(({ picture }) => picture).map(({ slug }) => `${slug}.svg`);
    expect(files.toSorted()).toEqual(named.toSorted());
    expect(files.length).toBeGreaterThanOrEqual(30);
  });

  const pictured = PRODUCTS.filter(({ picture }) => picture);
  it.each(pictured)(
    'are small, square, and load nothing from elsewhere: $slug',
    async ({ slug }) => {
      const svg = await readFile(new URL(`pictures/${slug}.svg`, import.meta.url), 'utf8');
      expect(svg.length).toBeLessThan(4096);
      expect(svg).toContain('viewBox="0 0 400 400"');
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /<script|<text|<image|<foreignObject|https?:|data:|\bon\w+=/iu,
      );
    },
  );
});
