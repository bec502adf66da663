import { describe, expect, it, vi } from 'vitest';
import { markOf } from '../testing/fixtures.ts';
import { loggedOnce } from '../testing/logs.ts';
import { setCacheOwner, clearCacheOwner } from './cacheOwner.ts';

/** Loads the module as on a newly opened page. */
async function opened() {
  vi.resetModules();
  return import('./myMarks.ts');
}

const without = (field: string) => JSON.stringify({ ...markOf(), [field]: '' });

describe('F2 the marks of this device', () => {
  it('are still there when the page is opened again, newest first', async () => {
    const before = await opened();
    before.rememberMark(markOf({ at: 1 }));
    before.rememberMark(markOf({ itemId: 'item-2', at: 3 }));
    before.rememberMark(markOf({ itemId: 'item-3', at: 2 }));
    const { myMarks } = await opened();
    expect(myMarks().map(({ itemId }) => itemId)).toEqual(['item-2', 'item-3', 'item-1']);
  });

  it('holds an item once under each name, as it was marked last', async () => {
    const { myMarks, rememberMark } = await opened();
    rememberMark(markOf({ at: 1 }));
    rememberMark(markOf({ at: 2, name: 'Thomas' }));
    rememberMark(markOf({ at: 3, listId: 'list-2' }));
    rememberMark(markOf({ at: 4, pieces: 2 }));
    expect(myMarks().map(({ listId, name, pieces }) => [listId, name, pieces])).toEqual([
      ['list-1', 'Tom', 2],
      ['list-2', 'Tom', 1],
      ['list-1', 'Thomas', 1],
    ]);
  });

  it('two tabs that mark at the same time do not overwrite each other', async () => {
    const [one, two] = [await opened(), await opened()];
    expect([one.myMarks(), two.myMarks()]).toEqual([[], []]);
    // Neither tab knows of the other's mark when it writes, because the event comes later.
    one.rememberMark(markOf({ itemId: 'item-1', at: 1 }));
    two.rememberMark(markOf({ itemId: 'item-2', at: 2 }));
    one.rememberMark(markOf({ itemId: 'item-3', at: 3 }));
    two.forgetMarks('list-1', 'item-2');
    for (const tab of [one, two, await opened()]) {
      expect(tab.myMarks().map(({ itemId }) => itemId)).toEqual(['item-3', 'item-1']);
    }
  });

  it('marks of a user are seen by nobody else, and go when another user signs in', async () => {
    const marks = await opened();
    marks.rememberMark(markOf({ itemId: 'visitors', at: 1 }));
    setCacheOwner('ann');
    marks.rememberMark(markOf({ itemId: 'anns', at: 2 }));
    const seen = () => marks.myMarks().map(({ itemId }) => itemId);
    const ofAnn = markOf({ itemId: 'anns' });
    expect(seen()).toEqual(['anns', 'visitors']);
    expect(marks.myMarkOf(ofAnn)).toMatchObject({ at: 2 });
    clearCacheOwner();
    expect(seen()).toEqual(['visitors']);
    expect(marks.myMarkOf(ofAnn)).toBeNull();
    // They return for the same user, and are removed for another user.
    setCacheOwner('ann');
    marks.forgetMarksOfOthers('ann');
    expect(seen()).toEqual(['anns', 'visitors']);
    setCacheOwner('ben');
    marks.forgetMarksOfOthers('ben');
    expect(seen()).toEqual(['visitors']);
    expect(Object.keys(localStorage).filter((key) => key.includes('anns'))).toEqual([]);
  });

  it('a visitor’s mark stays one when somebody who is signed in says that it is bought', async () => {
    const { myMarks, rememberMark } = await opened();
    rememberMark(markOf());
    setCacheOwner('ann');
    rememberMark(markOf({ state: 'bought' }));
    clearCacheOwner();
    expect(myMarks()).toEqual([markOf({ state: 'bought' })]);
  });

  it('removes a mark and notifies watchers', async () => {
    const { forgetMarks, myMarks, rememberMark, watchMyMarks } = await opened();
    const onChange = vi.fn<() => void>();
    const end = watchMyMarks(onChange);
    rememberMark(markOf());
    forgetMarks('list-1', 'item-1');
    expect(myMarks()).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    rememberMark(markOf());
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('removes one name of an item, or all of them', async () => {
    const { forgetMarks, myMarks, rememberMark } = await opened();
    for (const name of ['Tom', 'Ann', 'Eve']) rememberMark(markOf({ name }));
    rememberMark(markOf({ itemId: 'item-2' }));
    forgetMarks('list-1', 'item-1', 'Ann');
    expect(myMarks().map(({ itemId, name }) => `${itemId} ${name}`)).toEqual(
      expect.arrayContaining(['item-1 Tom', 'item-1 Eve', 'item-2 Tom']),
    );
    rememberMark(markOf({ listId: 'list-2' }));
    expect(myMarks()).toHaveLength(4);
    forgetMarks('list-1', 'item-1');
    expect(myMarks().map(({ listId, itemId }) => `${listId} ${itemId}`)).toEqual(
      expect.arrayContaining(['list-1 item-2', 'list-2 item-1']),
    );
    expect(myMarks()).toHaveLength(2);
  });

  it('puts back what was removed, also a visitor’s mark as one, and leaves a newer one', async () => {
    const { forgetMarks, myMarks, rememberMark } = await opened();
    rememberMark(markOf({ state: 'bought' }));
    rememberMark(markOf({ name: 'Eve' }));
    setCacheOwner('ann');
    const putBack = forgetMarks('list-1', 'item-1');
    expect(myMarks()).toEqual([]);
    rememberMark(markOf({ name: 'Eve', pieces: 2 }));
    putBack();
    const all = [markOf({ state: 'bought' }), markOf({ name: 'Eve', pieces: 2 })];
    expect(myMarks()).toHaveLength(2);
    expect(myMarks()).toEqual(expect.arrayContaining(all));
    // The new one is Ann's, the other one still everybody's.
    setCacheOwner('ben');
    expect(myMarks()).toEqual([markOf({ state: 'bought' })]);
    clearCacheOwner();
  });

  it('a user forgets their own marks only, and another’s by signing in', async () => {
    const marks = await opened();
    const onChange = vi.fn<() => void>();
    setCacheOwner('ann');
    marks.rememberMark(markOf({ itemId: 'anns' }));
    marks.watchMyMarks(onChange);
    marks.forgetMarksOfOthers('ann');
    expect(onChange).not.toHaveBeenCalled();
    setCacheOwner('ben');
    marks.forgetMarks('list-1', 'anns');
    setCacheOwner('ann');
    expect(marks.myMarks()).toEqual([markOf({ itemId: 'anns' })]);
    marks.forgetMarksOfOthers('ben');
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(marks.myMarks()).toEqual([]);
  });

  it('hears that everything was cleared, and of marks alone', async () => {
    const { watchMyMarks } = await opened();
    const onChange = vi.fn<() => void>();
    const end = watchMyMarks(onChange);
    for (const key of [null, 'giftlists.mark:x', 'xgiftlists.mark:']) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('of the same time stay as they are, and without a time or a number they are old and of one', async () => {
    const { listId, itemId, name } = markOf();
    localStorage.setItem(
      'giftlists.mark:list-1:item-1:Tom',
      JSON.stringify({ listId, itemId, name }),
    );
    const { myMarks } = await opened();
    expect(myMarks()).toEqual([
      { listId, itemId, name, listName: '', itemName: '', pieces: 1, at: 0 },
    ]);
  });

  it('keeps marks until the page is closed when they cannot be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { forgetMarks, myMarks, rememberMark } = await opened();
    rememberMark(markOf());
    expect(loggedOnce('warn')[0]).toContain('could not be written');
    expect(myMarks()).toEqual([markOf()]);
    forgetMarks('list-1', 'item-1');
    expect(myMarks()).toEqual([]);
  });

  it('a stored mark whose change cannot be stored is there once, as it was changed', async () => {
    const { myMarks, rememberMark } = await opened();
    rememberMark(markOf());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberMark(markOf({ pieces: 2 }));
    expect(loggedOnce('warn')[0]).toContain('could not be written');
    expect(myMarks()).toEqual([markOf({ pieces: 2 })]);
  });

  it.each([...['listId', 'itemId', 'name'].map(without), '7', '[1, null, {"listId": "x"}]'])(
    'what storage holds otherwise is nothing: %s',
    async (entry) => {
      localStorage.setItem('giftlists.mark:list-1:item-1:Tom', entry);
      const { myMarks } = await opened();
      expect(myMarks()).toEqual([]);
    },
  );
});
