import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedTo, silence } from '../testing/logs.ts';
import { removeUserEntries } from './storage.ts';

/** The storage module as it starts on a page. */
async function opened() {
  vi.resetModules();
  return import('./storage.ts');
}

const entriesOf = (area: Storage) =>
  Object.fromEntries(Object.keys(area).map((key) => [key, area.getItem(key)]));

describe('entries that an earlier version stored under other keys', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each([
    ['giftViewer', 'giftlists.viewer'],
    ['giftListLastOpen', 'giftlists.openList'],
    ['giftListLastPublic', 'giftlists.guestList'],
    ['giftListsKeptFor', 'giftlists.cacheOwner'],
    ['giftListsEnded', 'giftlists.cacheClearing'],
    ['giftListsUnfinished', 'giftlists.unfinishedDeletion'],
    ['giftMark:list-1:item-1:Tom', 'giftlists.mark:list-1:item-1:Tom'],
  ])('%s is %s, and its old key is gone', async (former, key) => {
    localStorage.setItem(former, '"ann"');
    await opened();
    expect(entriesOf(localStorage)).toEqual({ [key]: '"ann"' });
  });

  it('those of a tab too', async () => {
    sessionStorage.setItem('giftListsAttempts', '{}');
    await opened();
    expect(entriesOf(sessionStorage)).toEqual({ 'giftlists.attempts': '{}' });
  });

  it('do not replace what has been stored since', async () => {
    localStorage.setItem('giftViewer', '"ann"');
    localStorage.setItem('giftlists.viewer', '"ben"');
    await opened();
    expect(entriesOf(localStorage)).toEqual({ 'giftlists.viewer': '"ben"' });
  });

  it('stay where they cannot be stored again: nothing is lost', async () => {
    localStorage.setItem('giftMark:list-1:item-1:Tom', '{}');
    const { logged } = silence('warn');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await opened();
    expect(localStorage.getItem('giftMark:list-1:item-1:Tom')).toBe('{}');
    expect(logged()[0]).toBe('Entries of an earlier version could not be renamed');
  });

  it('leave the entries of others alone', async () => {
    localStorage.setItem('giftLists', '{}');
    localStorage.setItem('giftViewerOfOthers', '{}');
    await opened();
    expect(Object.keys(localStorage).toSorted()).toEqual(['giftLists', 'giftViewerOfOthers']);
  });
});

it('a sign-out goes on where the storage is forbidden, and that is logged', () => {
  silence('warn');
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  removeUserEntries();
  expect(loggedTo('warn').map(([text]) => text)).toEqual([
    'The entry giftLists could not be removed',
    'The entry giftlists.openList could not be removed',
    'The entry giftlists.viewer could not be removed',
    'The entry giftlists.inviteLinks could not be removed',
  ]);
});
