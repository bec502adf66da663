import { describe, expect, it, vi } from 'vitest';
import { loggedOnce, loggedTo } from '../testing/logs.ts';
import {
  readJson,
  readText,
  removeTabEntries,
  removeUserEntries,
  STORAGE,
  suffixesOf,
  watchEntry,
  writeJson,
  writeText,
} from './storage.ts';

const keysOf = (area: Storage) => Object.keys(area).toSorted();

const changedTo = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const warned = () => loggedTo('warn').map(([text]) => text);

/** The browser blocks this from now on. */
function forbid(method: 'getItem' | 'setItem' | 'removeItem') {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
}

describe('§3 what this device stores', () => {
  it('is read as it was written, each under its own key', () => {
    expect(writeJson(STORAGE.visit, { last: 5 }, 'garden')).toBe(true);
    expect(writeText(STORAGE.giverName, 'Eve')).toBe(true);
    expect(readJson(STORAGE.visit, 'garden')).toEqual({ last: 5 });
    expect(readText(STORAGE.giverName)).toBe('Eve');
    expect([readJson(STORAGE.visit, 'kitchen'), readText(STORAGE.theme)]).toEqual([null, null]);
    expect(keysOf(localStorage)).toEqual(['giftlists.giverName', 'giftlists.visit:garden']);
  });

  it('counts as nothing, and is logged, where it is no JSON', () => {
    localStorage.setItem('giftLists', '{"uid":');
    expect(readJson(STORAGE.dashboard)).toBeNull();
    expect(loggedOnce('warn')[0]).toBe('The entry giftLists could not be read');
  });

  it('lists the keys of an entry that has many', () => {
    writeText(STORAGE.visit, '1', 'garden');
    writeText(STORAGE.visit, '2', 'kitchen');
    writeText(STORAGE.visitorVisit, '3', 'attic');
    localStorage.setItem('other:giftlists.visit:cellar', '4');
    expect(suffixesOf(STORAGE.visit).toSorted()).toEqual(['garden', 'kitchen']);
  });

  it('is removed when its owner goes: the user, the tab; what the device keeps stays', () => {
    const entries = Object.values(STORAGE);
    for (const entry of entries) writeText(entry, 'x', entry.key.endsWith(':') ? 'garden' : '');
    const left = () =>
      new Set(
        entries.flatMap((entry) => {
          const isLeft = readText(entry, entry.key.endsWith(':') ? 'garden' : '') !== null;
          return isLeft ? [entry.owner] : [];
        }),
      );
    expect(left()).toEqual(new Set(['user', 'device', 'tab', 'userOfTab']));
    removeUserEntries();
    expect(left()).toEqual(new Set(['device', 'tab']));
    removeTabEntries();
    expect(left()).toEqual(new Set(['device']));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is watched for what other tabs change, until that ends', () => {
    const seen: (string | null)[] = [];
    const stop = watchEntry(STORAGE.surprises, (text) => seen.push(text));
    changedTo('giftlists.surprises', 'mia');
    changedTo('giftlists.theme', 'dark');
    changedTo(null, null);
    expect(seen).toEqual(['mia', null]);
    stop();
    changedTo('giftlists.surprises', 'tom');
    expect(seen).toHaveLength(2);
  });
});

describe('§8 where the storage is forbidden', () => {
  it('nothing is read', () => {
    forbid('getItem');
    expect([readText(STORAGE.theme), readJson(STORAGE.dashboard)]).toEqual([null, null]);
    expect(warned()).toEqual([
      'The entry giftlists.theme could not be read',
      'The entry giftLists could not be read',
    ]);
  });

  it('nothing is stored, and who wanted that is told', () => {
    forbid('setItem');
    expect(writeJson(STORAGE.dashboard, {})).toBe(false);
    expect(warned()).toEqual(['The entry giftLists could not be written']);
  });

  it('there are no keys', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(suffixesOf(STORAGE.visit)).toEqual([]);
    vi.unstubAllGlobals();
    expect(warned()).toEqual(['The entries giftlists.visit: could not be read']);
  });

  it('a sign-out goes on', () => {
    forbid('removeItem');
    removeUserEntries();
    expect(warned()).toEqual([
      'The entry giftLists could not be removed',
      'The entry giftlists.openList could not be removed',
      'The entry giftlists.viewer could not be removed',
      'The entry giftlists.inviteLinks could not be removed',
    ]);
  });
});
