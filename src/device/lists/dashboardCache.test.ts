import { describe, expect, it } from 'vitest';
import { removeUserEntries } from '../../lib/storage.ts';
import { summaryOf } from '../../model/list.ts';
import { itemOf, listOf } from '../../testing/fixtures.ts';
import { readDashboardCache, writeDashboardCache } from './dashboardCache.ts';

const entry = {
  uid: 'ann',
  firstName: 'Ann',
  lists: [summaryOf(listOf({ items: [itemOf()] }), 'ann')],
};

describe('§3 local storage: the key giftLists', () => {
  it('is written and read locally', () => {
    writeDashboardCache(entry);
    expect(JSON.parse(localStorage.getItem('giftLists') ?? '')).toEqual(entry);
    expect(readDashboardCache()).toEqual(entry);
  });

  it('is empty at first, and after sign-out', () => {
    expect(readDashboardCache()).toBeNull();
    writeDashboardCache(entry);
    removeUserEntries();
    expect(localStorage.getItem('giftLists')).toBeNull();
    expect(readDashboardCache()).toBeNull();
  });

  it('belongs to one user: another user’s entry replaces it', () => {
    writeDashboardCache(entry);
    writeDashboardCache({ ...entry, uid: 'ben' });
    expect(readDashboardCache()?.uid).toBe('ben');
  });

  it.each([
    ['another shape', { lists: [] }],
    ['a list without members', { ...entry, lists: [{ ...entry.lists[0], members: undefined }] }],
    ['a list without name', { ...entry, lists: [{ ...entry.lists[0], name: 7 }] }],
    ['a thumbnail without picture', { ...entry, lists: [{ ...entry.lists[0], thumbnails: [{}] }] }],
    ['a list without date', { ...entry, lists: [{ ...entry.lists[0], eventDate: undefined }] }],
    ['a list without names', { ...entry, lists: [{ ...entry.lists[0], memberInfo: undefined }] }],
    ['null for a list', { ...entry, lists: [null] }],
    ['a list without id', { ...entry, lists: [{ ...entry.lists[0], id: undefined }] }],
    ['a list without owner', { ...entry, lists: [{ ...entry.lists[0], ownerId: null }] }],
    ['a list without a number', { ...entry, lists: [{ ...entry.lists[0], itemCount: '1' }] }],
    ['a list without thumbnails', { ...entry, lists: [{ ...entry.lists[0], thumbnails: {} }] }],
    ['a thumbnail that is null', { ...entry, lists: [{ ...entry.lists[0], thumbnails: [null] }] }],
    ['one list of several', { ...entry, lists: [entry.lists[0], { ...entry.lists[0], name: 7 }] }],
    [
      'one thumbnail of several',
      { ...entry, lists: [{ ...entry.lists[0], thumbnails: [{ imageUrl: '' }, {}] }] },
    ],
    ['lists that are none', { ...entry, lists: { 0: entry.lists[0] } }],
    ['no uid', { ...entry, uid: undefined }],
    ['no name', { ...entry, firstName: 7 }],
    ['nothing', null],
    ['a text', 'x'],
  ])('another version’s entry is not shown: %s', (_what, stored) => {
    localStorage.setItem('giftLists', JSON.stringify(stored));
    expect(readDashboardCache()).toBeNull();
  });
});
